import { countIn, unitOf, unitsOf, type Count } from '../../calculation/unit-of.ts';
import { withoutPi } from '../../calculation/value.ts';
import { roundWithPi } from '../../conversion/exact-function.ts';
import { meeting } from '../../conversion/relation.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { siFactorOf } from '../../definition/definition.ts';
import { dimensionless, sameDimension } from '../../model/dimension.ts';
import { UnitsError } from '../../model/error.ts';
import { nearest, ratio, type Ratio } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import type { Diagnostic } from '../../text/diagnostics/diagnostic.ts';
import { ExactValue, Measure } from '../../text/format/measure.ts';
import { descending, splitRatio } from '../../text/format/split.ts';
import { convertExactly, convertToRatio } from '../../text/numbers/exact.ts';
import type { Span } from '../../text/span.ts';
import { catalogue } from '../../text/catalogue.ts';
import { meaningsAlone } from '../../text/units/meaning.ts';
import type { Target } from '../../text/units/target.ts';
import { idOf } from '../../text/units/unit-id.ts';
import { areCountable } from '../../text/units/countable.ts';
import { exchanged, type Rates } from '../../model/rates.ts';
import { describe, evaluate, Refused, type Value } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { faultOf, notConvertible, severalCurrencies, tooLarge } from './refusal.ts';

/** What an expression comes to: a bare number where there is no unit. */
export interface Result {
  readonly measures: readonly Measure[];
  /** An amount of money, or of money over something else: the unit is a currency. */
  readonly isMoney: boolean;
  readonly isBare: boolean;
  /** The rates that led from one currency to another. */
  readonly rates?: Rates;
}

/** A result with the units that it was reckoned from. */
export interface Worked extends Result {
  readonly given: readonly Unit[];
}

/** What a result is asked in. */
export type Wanted =
  | { readonly kind: 'fraction' | 'decimal'; readonly place: Span }
  /** So many digits behind the point. */
  | { readonly kind: 'places'; readonly digits: number; readonly place: Span }
  | { readonly kind: 'units'; readonly target: Target }
  | { readonly kind: 'currency'; readonly currency: string; readonly place: Span };

/** Meanings of all units together that are tried. */
const mostChoices = 16;

/** The choices of a meaning for each unit, the first meanings first. */
const choicesOf = (units: readonly Span[]): readonly (readonly Unit[])[] => {
  let choices: (readonly Unit[])[] = [[]];
  for (const { plain, lexicon } of units) {
    const meanings = meaningsAlone(plain, lexicon!).slice(0, 4);
    choices = choices.flatMap((choice) => meanings.map((unit) => [...choice, unit])).slice(0, mostChoices);
  }
  return choices;
};

const part = unitIndex.byId('part')!;

/** The unit of a result: a bare number counts parts. */
const unitOfResult = (value: Value): Unit => unitOf(value, unitIndex) ?? part;

const plain = (count: Count): Ratio => {
  const { n, d } = withoutPi({ ...count.ratio, piPower: count.piPower });
  return count.piPower === 0 ? count.ratio : ratio(n, d);
};

const measureOf = ({ ratio: count, piPower }: Count, unit: string, place: Span): Measure => {
  const value = roundWithPi(count, piPower, nearest);
  if (!Number.isFinite(value)) throw new Refused(tooLarge(place));
  return new Measure(value, unit, new ExactValue(count, piPower));
};

/** To so many digits behind the point, half away from zero, as it is taught. */
const roundedTo = (count: Count, digits: number): Count => {
  const { n, d } = plain(count);
  const power = 10n ** BigInt(digits);
  const size = (2n * (n < 0n ? -n : n) * power + d) / (2n * d);
  return { ratio: ratio(n < 0n ? -size : size, power), piPower: 0 };
};

/** A difference of temperatures is asked in degrees. */
const asDifference = (from: Unit, to: Unit): Unit =>
  from.quantity?.id === 'temperature-difference' && to.quantity?.id === 'temperature'
    ? (unitIndex.byId(`delta-${to.id}`) ?? to)
    : to;

/** The value of one unit in a target; undefined where they do not meet. */
const convertFrom = (
  from: Unit,
  value: Value,
  { readings, place }: Target,
  whole: Span,
): readonly Measure[] | undefined => {
  const count = countIn(value, from);
  const fits = (unit: Unit): boolean => meeting(from, unit, unitIndex) !== undefined;
  for (const reading of readings) {
    const units = reading.map((spelling) =>
      meaningsAlone(spelling, place.lexicon!)
        .map((unit) => asDifference(from, unit))
        .find(fits),
    );
    if (!units.every((unit) => unit !== undefined)) continue;
    if (units.length === 1) {
      const [to] = units;
      if (to === from) return [measureOf(count, idOf(from, unitIndex), whole)];
      return [convertExactly(plain(count), catalogue.between(from, to!), idOf(to!, unitIndex))];
    }
    if (!areCountable(units)) continue;
    const sorted = descending(units);
    return splitRatio(convertToRatio(plain(count), catalogue.between(from, sorted.at(-1)!))!, sorted, catalogue);
  }
  return undefined;
};

const convertTo = (value: Value, target: Target, whole: Span): readonly Measure[] => {
  const [first = part, ...others] = unitsOf(value, unitIndex);
  for (const from of [first, ...others]) {
    const measures = convertFrom(from, value, target, whole);
    if (measures) return measures;
  }
  const { place, readings } = target;
  const to = place.lexicon!.meaningsOf(readings[0]![0]!).units[0]!;
  throw new Refused(
    notConvertible(
      place,
      describe({ ...value, factors: first === part ? [] : [{ unit: first, exponent: 1 }] }),
      to.quantity?.name.toLowerCase() ?? place.text,
    ),
  );
};

const moneyOf = (value: Value, wanted: Wanted | undefined, rates: Rates | undefined, whole: Span): Result => {
  const { currency = '', money } = value;
  const isPlain = sameDimension(value.dimension, dimensionless);
  if (money !== 1 || (!isPlain && wanted))
    throw new Refused(notConvertible(whole, 'a product of money', 'an amount of money'));
  const amount = ratio(value.n, value.d);
  if (wanted?.kind === 'units')
    throw new Refused(notConvertible(wanted.target.place, `an amount of ${currency}`, wanted.target.place.text));
  if (wanted && wanted.kind !== 'currency')
    throw new Refused(notConvertible(wanted.place, `an amount of ${currency}`, 'a number'));
  if (wanted && wanted.currency !== currency) {
    const other = rates && exchanged(rates, amount, currency, wanted.currency);
    if (!other) throw new Refused(severalCurrencies(wanted.place, currency, wanted.currency));
    return {
      measures: [measureOf({ ratio: other, piPower: value.piPower }, wanted.currency, whole)],
      isMoney: true,
      isBare: false,
      rates,
    };
  }
  if (isPlain)
    return {
      measures: [measureOf({ ratio: amount, piPower: value.piPower }, currency, whole)],
      isMoney: true,
      isBare: false,
    };
  const below = unitOfResult({
    ...value,
    factors: value.factors.map((factor) => ({ ...factor, exponent: -factor.exponent })),
    dimension: value.dimension.map((count) => 0 - count),
  });
  const { ratio: size, piPower } = siFactorOf(below);
  const each = { ratio: ratio(amount.n * size.n, amount.d * size.d), piPower: value.piPower + piPower };
  return { measures: [measureOf(each, `${currency}/${idOf(below, unitIndex)}`, whole)], isMoney: true, isBare: false };
};

const resultOf = (value: Value, wanted: Wanted | undefined, rates: Rates | undefined, whole: Span): Result => {
  if (value.money !== 0) return moneyOf(value, wanted, rates, whole);
  if (wanted?.kind === 'currency')
    throw new Refused(notConvertible(wanted.place, describe(value), `an amount of ${wanted.currency}`));
  if (wanted?.kind === 'units')
    return { measures: convertTo(value, wanted.target, whole), isMoney: false, isBare: false };
  if (value.isPercent && !wanted) {
    const percent = unitIndex.byId('percent')!;
    return { measures: [measureOf(countIn(value, percent), 'percent', whole)], isMoney: false, isBare: false };
  }
  const unit = unitOfResult(value);
  if (wanted?.kind === 'places') {
    const rounded = roundedTo(countIn(value, unit), wanted.digits);
    return { measures: [measureOf(rounded, idOf(unit, unitIndex), whole)], isMoney: false, isBare: unit === part };
  }
  if (wanted && unit !== part) throw new Refused(notConvertible(wanted.place, describe(value), `a ${wanted.kind}`));
  return {
    measures: [measureOf(countIn(value, unit), idOf(unit, unitIndex), whole)],
    isMoney: false,
    isBare: unit === part,
  };
};

/** Works an expression out, with the first meanings of its units that fit together. */
export const calculate = (
  { root, units }: Expression,
  wanted: Wanted | undefined,
  rates: Rates | undefined,
  whole: Span,
): Worked | Diagnostic => {
  let diagnostic: Diagnostic | undefined;
  for (const choice of choicesOf(units)) {
    try {
      return { ...resultOf(evaluate(root, choice), wanted, rates, whole), given: choice };
    } catch (error) {
      if (error instanceof Refused) {
        diagnostic ??= error.diagnostic;
        // 20 C + 10 C are no coulombs because their sum as degrees is none
        if (choice.some((unit) => unit.entry?.offset !== undefined)) return diagnostic;
      } else if (error instanceof UnitsError) diagnostic ??= faultOf(error, whole);
      else throw error;
    }
  }
  return diagnostic!;
};
