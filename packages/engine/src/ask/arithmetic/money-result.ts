import { unitIndex } from '../../conversion/catalogue.ts';
import { merged } from '../../calculation/value.ts';
import { meeting } from '../../conversion/relation.ts';
import { kindOf, siFactorOf } from '../../definition/definition.ts';
import { dimensionless, invert, sameDimension } from '../../model/dimension.ts';
import { ratio, times, type Ratio } from '../../model/rational.ts';
import { exchanged, type Rates } from '../../model/rates.ts';
import type { Unit } from '../../model/unit.ts';
import type { Span } from '../../text/span.ts';
import { meaningsAlone } from '../../text/units/alone.ts';
import type { Target } from '../../text/units/target.ts';
import { idOf } from '../../text/units/unit-id.ts';
import { Refused, type Value } from './value.ts';
import { hoursOfWork, moneyTimesMeasure, notConvertible, severalCurrencies } from './refusal.ts';
import { measureOf, unitOfResult, type Result, type Wanted } from './result.ts';

/** The seconds in a day. */
const day = 86_400n;

/** Returns true if a unit of time is a day or longer, and so has more hours than working hours. */
const isLong = (unit: Unit): boolean => {
  const { n, d } = siFactorOf(unit).ratio;
  return n >= day * d;
};

/** Matches the word before the unit of a price: $3/lb in per kg. */
export const perOne = /^per\s+/i;

/** Returns the requested unit of a price, in the first meaning that converts to the known unit. */
const findBelow = (known: Unit, { readings, place }: Target): Unit => {
  const [spelling, ...others] = readings[0]!;
  const units = others.length > 0 ? [] : meaningsAlone(spelling!.replace(perOne, ''), place.lexicon!);
  const unit = units.find((one) => kindOf(one) === 'linear' && meeting(known, one, unitIndex));
  if (!unit) throw new Refused(notConvertible(place, `a price for one ${idOf(known, unitIndex)}`, place.text));
  const isTime = known.quantity?.id === 'time' && unit.quantity?.id === 'time';
  if (isTime && isLong(known) !== isLong(unit)) throw new Refused(hoursOfWork(place));
  return unit;
};

/** Returns the unit that a price is per, as written. */
const writtenBelow = (value: Value): Unit =>
  unitOfResult({
    ...value,
    factors: value.factors.map((factor) => ({ ...factor, exponent: -factor.exponent })),
    dimension: invert(value.dimension),
  });

/** Returns an amount in the requested currency, with the rates that were used. */
const inCurrency = (
  amount: Ratio,
  from: string,
  wanted: Wanted | undefined,
  rates: Rates | undefined,
): { readonly amount: Ratio; readonly currency: string; readonly rates?: Rates } => {
  const isAsked = wanted?.kind === 'currency' || wanted?.kind === 'price';
  if (!isAsked || wanted.currency === from) return { amount, currency: from };
  const other = exchanged(rates, amount, from, wanted.currency);
  if (!other) throw new Refused(severalCurrencies(wanted.place, from, wanted.currency));
  return { amount: other, currency: wanted.currency, ...(rates ? { rates } : {}) };
};

const notMoney = ({ currency = '' }: Value, wanted: Wanted, known: Unit | undefined): Refused => {
  const place = wanted.kind === 'units' ? wanted.target.place : wanted.place;
  const from = known ? `a price for one ${idOf(known, unitIndex)}` : `an amount of ${currency}`;
  return new Refused(notConvertible(place, from, /^(?:units|price)$/.test(wanted.kind) ? place.text : 'a number'));
};

/** Returns the result of an amount of money or a price. Throws {@link Refused}. */
export const moneyOf = (value: Value, wanted: Wanted | undefined, rates: Rates | undefined, whole: Span): Result => {
  const { currency: given = '', money, piPower } = value;
  if (money !== 1) throw new Refused(notConvertible(whole, 'a product of money', 'an amount of money'));
  const factors = merged(value.factors);
  if (factors.length > 0 && factors.every(({ exponent }) => exponent > 0)) throw new Refused(moneyTimesMeasure(whole));
  const known = sameDimension(value.dimension, dimensionless) ? undefined : writtenBelow(value);
  // "A price per pound in kilograms" asks for a price per kilogram
  const asked = wanted?.kind === 'price' ? wanted.below : wanted?.kind === 'units' ? wanted.target : undefined;
  const isMoney = wanted === undefined || wanted.kind === 'currency' || (asked !== undefined && known !== undefined);
  if (!isMoney) throw notMoney(value, wanted, known);
  const { amount, currency, ...by } = inCurrency(ratio(value.n, value.d), given, wanted, rates);
  if (!known)
    return {
      measures: [measureOf({ ratio: amount, piPower }, currency, whole)],
      money: { currency },
      isBare: false,
      ...by,
    };
  const below = asked ? findBelow(known, asked) : known;
  const size = siFactorOf(below);
  const each = { ratio: times(amount, size.ratio), piPower: piPower + size.piPower };
  return {
    measures: [measureOf(each, `${currency}/${idOf(below, unitIndex)}`, whole)],
    money: { currency, below },
    isBare: false,
    ...by,
  };
};
