import { constantSources } from '../../data/constant-sources.ts';
import * as core from '../../calculation/value.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { UnitsError } from '../../model/error.ts';
import { countIn } from '../../calculation/unit-of.ts';
import { exactly } from '../../model/decimal.ts';
import { siFactorOf } from '../../definition/definition.ts';
import { countOf } from '../../measured/constant.ts';
import { relativeDeviationsOf } from '../../measured/constant-deviations.ts';
import { combine, none, type Deviations } from '../../measured/deviations.ts';
import { deviationsOfUnit } from '../../measured/measured-units.ts';
import { dimensionless, readDimension, sameDimension } from '../../model/dimension.ts';
import { minus, one, over, plus, ratio, toNumber, zero, type Ratio } from '../../model/rational.ts';
import { catalogue } from '../../text/catalogue.ts';
import type { ConstantRow } from '../../data/constants.ts';
import type { Unit } from '../../model/unit.ts';
import { pluralName } from '../../definition/symbol.ts';
import { isCountedOutIn } from '../../text/units/countable.ts';
import type { Span } from '../../text/span.ts';
import type { Node, Uncertainty } from './node.ts';
import { floorOf, functions, isNumber, logarithmOf } from './functions.ts';
import { plusDaysOf, plusMonthsOf } from './moment.ts';
import { exchange } from '../../model/rates.ts';
import { scopeOf } from './scope.ts';
import { Refused, type Value } from './value.ts';
import {
  cannotAddTo,
  exponentHasUnit,
  faultOf,
  momentTaken,
  momentsAdded,
  momentsUnlike,
  notOfMoment,
  notOfMoney,
  partOfMonth,
  partOfScale,
  partOfZero,
  rootOfUnit,
  severalCurrencies,
  uncertainExponent,
  sideIsNoLength,
} from './refusal.ts';

const plain = { currency: undefined, money: 0, isPercent: false, deviations: none };
/** The number one. */
export const bare: Value = { ...core.bare, ...plain };

/** Runs a calculation and adds the place in the text to its error. */
const at = <T>(place: Span, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw error instanceof UnitsError ? new Refused(faultOf(error, place)) : error;
  }
};

/** Returns a description of a value, for a sentence. */
export const describe = (value: Value): string =>
  value.moment
    ? value.moment.kind === 'clock'
      ? 'a time of the clock'
      : 'a day'
    : value.money === 0
      ? core.describe(value)
      : sameDimension(value.dimension, dimensionless)
        ? `an amount of ${value.currency!}`
        : `a price in ${value.currency!}`;

/** Returns the double nearest to a value in coherent SI units. */
export const sizeOf = ({ n, d, piPower }: Pick<core.Value, 'n' | 'd' | 'piPower'>): number =>
  toNumber({ n, d }) * Math.PI ** piPower;

/** Returns the size of a unit in coherent SI units. For a scale, the size of its degree. */
export const sizeOfUnit = (unit: Unit): number => {
  const { ratio: size, piPower } = siFactorOf(unit);
  return sizeOf({ ...size, piPower });
};

const isExact = ({ deviations }: Value): boolean => deviations.size === 0;

/** Returns a value in a unit, with the uncertainty of the unit itself. */
export const ofUnit = (unit: Unit, value: Ratio, place: Span): Value =>
  at(place, () => {
    const measure = core.bounded(core.ofUnit(unit, value, unitIndex.byId));
    const relative = deviationsOfUnit(unit, catalogue);
    return { ...plain, ...measure, deviations: relative.size === 0 ? none : combine(relative, sizeOf(measure)) };
  });

/** Returns the uncertainty of a number or a measure as written, in coherent SI units. */
const writtenDeviations = (
  { size, isPercent, divisor, unit: own, source, place }: Uncertainty,
  value: Value,
  unit: Unit | undefined,
  meanings: readonly Unit[],
): Deviations => {
  const each = toNumber(size) / divisor;
  const by = (deviation: number): Deviations => (deviation === 0 ? none : new Map([[source, deviation]]));
  const other = own && meanings[own.index]!;
  // ± 25 ppm of a length is relative; of a ratio, it is absolute
  const isPart = other?.quantity?.id === 'ratio' && !sameDimension(value.dimension, dimensionless);
  const part = isPercent ? 0.01 : isPart ? sizeOfUnit(other) : undefined;
  if (part !== undefined) {
    if (value.scale) throw new Refused(partOfScale(place));
    if (value.n === 0n) throw new Refused(partOfZero(place));
    return by(each * part * sizeOf(value));
  }
  if (other && !sameDimension(siFactorOf(other).dimension, value.dimension)) {
    throw new Refused(cannotAddTo(own.unit, describe(value), describe(ofUnit(other, one, own.unit))));
  }
  const counted = other ?? unit;
  return by(each * (counted ? sizeOfUnit(counted) : 1));
};

/** Returns a value with the uncertainty that was written with it. */
const uncertain = (value: Value, written: Deviations): Value => ({
  ...value,
  deviations: isExact(value) ? written : combine(value.deviations, 1, written, 1),
});

/** Returns an amount in the currency of another, if exchange rates are given. */
const inCurrencyOf = (a: Value, b: Value, place: Span): Value => {
  if (a.money !== 1 || b.money !== 1 || a.currency === b.currency) return b;
  const rate = exchange(scopeOf(place)?.rates, b.currency!, a.currency!);
  return rate ? { ...b, n: b.n * rate.n, d: b.d * rate.d, currency: a.currency } : b;
};

/** Returns the one currency of two values. Throws {@link Refused} if they differ. */
const currencyOf = (a: Value, b: Value, place: Span): string | undefined => {
  if (a.money !== 0 && b.money !== 0 && a.currency !== b.currency) {
    throw new Refused(severalCurrencies(place, a.currency!, b.currency!));
  }
  return a.money === 0 ? b.currency : a.currency;
};

/** Returns the deviations of a product or a quotient. */
const deviationsOfProduct = (a: Value, b: Value, exponent: 1 | -1): Deviations => {
  if (isExact(a) && isExact(b)) return none;
  const [x, y] = [sizeOf(a), sizeOf(b)];
  return exponent > 0
    ? combine(a.deviations, y, b.deviations, x)
    : combine(a.deviations, 1 / y, b.deviations, -x / y ** 2);
};

/** Returns a · b, or a / b for the exponent -1. */
export const multiply = (a: Value, b: Value, exponent: 1 | -1, place: Span): Value => {
  noMoments([a, b], place);
  return {
    ...at(place, () => core.multiply(a, b, exponent)),
    deviations: deviationsOfProduct(a, b, exponent),
    currency: currencyOf(a, b, place),
    money: a.money + exponent * b.money,
    isPercent: false,
  };
};

/** Adds a percentage of the value on its left: 80 + 15 %. */
const addPercent = (a: Value, b: Value, sign: 1n | -1n): Value => {
  const factor: Value = { ...b, n: b.d + sign * b.n, deviations: combine(b.deviations, Number(sign)) };
  return {
    ...a,
    ...core.multiply(a, { ...core.bare, n: factor.n, d: factor.d }, 1),
    deviations: deviationsOfProduct(a, factor, 1),
  };
};

const second = unitIndex.byId('second')!;

const momentOf = (seconds: number, fraction = zero): Value => ({
  ...bare,
  ...core.ofUnit(second, plus(exactly(seconds), fraction), unitIndex.byId),
});

const unixOf = (value: Value, place: Span): Value => {
  if (!isNumber(value) || value.moment || value.money !== 0) throw new Refused(notOfMoment(place));
  const { n, d } = core.withoutPi(value);
  return { ...momentOf(0), n, d, moment: { kind: 'instant', zone: 'UTC' } };
};

/** The number of months in units without a fixed number of days. */
const monthsIn = new Map([
  ['month', 1],
  ['quarter', 3],
  ['year', 12],
  ['decade', 120],
  ['century', 1200],
]);

/** Returns the whole seconds of a moment, and the part of a second after them. */
const secondsIn = (value: Value): readonly [whole: number, fraction: Ratio] => {
  const whole = floorOf(value);
  return [Number(whole), minus(value, ratio(whole))];
};

/** Adds a duration to a date, a time or an instant, or returns the time between two. */
const addToMoment = (a: Value, b: Value, sign: 1n | -1n, place: Span): Value => {
  const [start, end] = [a.moment, b.moment];
  if (!start) {
    if (sign < 0n) throw new Refused(momentTaken(place));
    return addToMoment(b, a, 1n, place);
  }
  if (end) {
    if (sign > 0n) throw new Refused(momentsAdded(place));
    return between(a, b, place);
  }
  const unit = b.unit ?? second;
  // today + 14 does not say 14 of what
  const isTime = unit.quantity?.id === 'time' && sameDimension(a.dimension, b.dimension) && b.money === 0;
  if (!isTime) throw new Refused(cannotAddTo(place, describe(a), describe(b)));
  if (!isExact(b)) throw new Refused(notOfMoment(place));
  const { n, d } = countIn(b, unit).ratio;
  const [seconds, fraction] = secondsIn(a);
  const months = monthsIn.get(unit.id);
  const isWhole = d === 1n && (n < 0n ? -n : n) < 10n ** 9n;
  if (months !== undefined) {
    if (!isWhole || start.kind === 'clock') throw new Refused(partOfMonth(place));
    return { ...a, ...momentOf(plusMonthsOf(seconds, start, Number(sign * n) * months, place), fraction) };
  }
  const days = unit.id === 'day' ? 1 : unit.id === 'week' ? 7 : undefined;
  if (isWhole && days !== undefined && start.kind === 'instant')
    return { ...a, ...momentOf(plusDaysOf(seconds, start, Number(sign * n) * days, place), fraction) };
  const moved = { ...a, ...core.bounded({ ...a, n: a.n * b.d + sign * b.n * a.d, d: a.d * b.d }) };
  const isMidnight = moved.n % (moved.d * 86_400n) === 0n;
  // A date plus hours is an instant
  return start.kind === 'day' && !isMidnight ? { ...moved, moment: { kind: 'instant', zone: 'UTC' } } : moved;
};

/** Returns the time from one moment to another: days between two dates, else hours. */
const between = (a: Value, b: Value, place: Span): Value => {
  const [start, end] = [a.moment!, b.moment!];
  if ((start.kind === 'clock') !== (end.kind === 'clock')) throw new Refused(momentsUnlike(place));
  const unit = unitIndex.byId(start.kind === 'day' && end.kind === 'day' ? 'day' : 'hour')!;
  const each = ofUnit(unit, one, place);
  return { ...each, ...core.bounded({ ...each, n: a.n * b.d - b.n * a.d, d: a.d * b.d }) };
};

/** Returns true for a unit of torque and false for a unit of energy, because they convert but cannot be added. */
const isTorque = ({ unit }: Value): boolean | undefined => {
  const quantity = unit?.quantity?.id;
  return quantity === 'torque' ? true : quantity === 'energy' ? false : undefined;
};

/** Returns a + b, or a − b, with their money, their percent and their uncertainty. Throws {@link Refused}. */
export const add = (a: Value, given: Value, sign: 1n | -1n, place: Span): Value => {
  const b = inCurrencyOf(a, given, place);
  if (a.moment || b.moment) return addToMoment(a, b, sign, place);
  if (b.isPercent && !a.isPercent) return at(place, () => addPercent(a, b, sign));
  const isOtherPrice = a.money !== 0 && !sameDimension(a.dimension, b.dimension);
  if (a.money !== b.money || isOtherPrice) throw new Refused(cannotAddTo(place, describe(a), describe(b)));
  const [left, right] = [isTorque(a), isTorque(b)];
  if (left !== undefined && right !== undefined && left !== right)
    throw new Refused(cannotAddTo(place, describe(a), describe(b)));
  const currency = currencyOf(a, b, place);
  const sum = at(place, () => core.add(a, b, sign, unitIndex));
  const isSure = isExact(a) && isExact(b);
  const deviations = isSure ? none : combine(a.deviations, 1, b.deviations, Number(sign));
  return { ...sum, currency, money: a.money, isPercent: a.isPercent && b.isPercent, deviations };
};

/** Throws {@link Refused} if one of the values is a date or a time, which cannot be multiplied. */
const noMoments = (values: readonly Value[], place: Span): void => {
  if (values.some(({ moment }) => moment)) throw new Refused(notOfMoment(place));
};

const raise = (a: Value, exponent: Ratio, place: Span): Value => {
  noMoments([a], place);
  const money = (a.money * Number(exponent.n)) / Number(exponent.d);
  if (!Number.isInteger(money)) throw new Refused(rootOfUnit(place));
  const raised = at(place, () => core.raise(a, exponent));
  const power = toNumber(exponent);
  const deviations = isExact(a) ? none : combine(a.deviations, power === 0 ? 0 : power * sizeOf(a) ** (power - 1));
  return { ...raised, currency: a.currency, money, isPercent: false, deviations };
};

/** Returns a constant with its uncertainty, which it shares with the constants that it is derived from. */
const ofConstant = (row: ConstantRow, place: Span): Value => {
  const { ratio: count, piPower } = countOf(row);
  const unit = row.unit === 'part' ? undefined : catalogue.findUnit(row.unit);
  const value = unit ? ofUnit(unit, count, place) : { ...bare, n: count.n, d: count.d };
  const all = { ...value, piPower: value.piPower + piPower };
  return { ...all, deviations: combine(relativeDeviationsOf(row.id, constantSources), sizeOf(all)) };
};

/** Returns the unit of the last measure of an expression. */
const lastUnit = (node: Node, meanings: readonly Unit[]): Unit | undefined =>
  node.kind === 'measure' ? meanings[node.unit.index] : node.kind === '+' ? lastUnit(node.right, meanings) : undefined;

/** Throws {@link Refused} for adjacent measures that are not a sum: 6 in 5 ft. */
const checkMixed = (
  { left, right, place }: { readonly left: Node; readonly right: Node; readonly place: Span },
  meanings: readonly Unit[],
): void => {
  const [whole, part] = [lastUnit(left, meanings), lastUnit(right, meanings)];
  if (whole && part && !isCountedOutIn(whole, part))
    throw new Refused(cannotAddTo(place, pluralName(whole), pluralName(part)));
};

/** Returns an exponent as a bare number. With π or a logarithm, it has far more correct digits than a double. */
const exponentOf = (value: Value, place: Span): Ratio => {
  if (!isNumber(value) || value.money !== 0) throw new Refused(exponentHasUnit(place));
  const { n, d } = value.piPower === 0 ? value : core.withoutPi(value);
  return ratio(n, d);
};

/** Returns an amount of money without its units, where they cancel: dollars per kilogram times grams are dollars. */
const asAmount = (value: Value): Value =>
  value.money !== 0 && value.factors.length > 0 && sameDimension(value.dimension, dimensionless)
    ? { ...value, factors: [], unit: undefined }
    : value;

/** Applies a function to values, with uncertainties to first order. */
const applied = (name: string, given: readonly Value[], place: Span): Value => {
  const values = given.map(asAmount);
  const known = functions.get(name)!;
  if (!/^m(?:in|ax)$/.test(name)) noMoments(values, place);
  const isMoney = values.some(({ money }) => money !== 0);
  if (isMoney && !known.keeps) throw new Refused(notOfMoney(place, name));
  const [first, ...others] = values as [Value, ...Value[]];
  for (const other of isMoney && name !== 'round' ? others : []) {
    if (other.money !== first.money) throw new Refused(cannotAddTo(place, describe(first), describe(other)));
    currencyOf(first, other, place);
  }
  const result = at(place, () => known.work(...values));
  // The result is one of the values
  const own = values.find((value) => value === result);
  if (own) return own;
  const all = {
    ...plain,
    ...result,
    currency: first.currency,
    money: first.money,
    isPercent: known.keeps ? first.isPercent : false,
  };
  return { ...all, deviations: deviationsOf(name, values, place) };
};

/** The relative step of a difference quotient. */
const step = ratio(1n, 1n << 40n);

/** The step functions, whose difference quotients are useless. */
const steps = new Set(['round', 'floor', 'ceil', 'trunc']);

/** Returns the deviations of a function's result, by difference quotients. */
const deviationsOf = (name: string, values: readonly Value[], place: Span): Deviations => {
  const { work } = functions.get(name)!;
  return values.reduce<Deviations>((sum, value, index) => {
    if (isExact(value)) return sum;
    // Rounding does not reduce the uncertainty
    if (steps.has(name)) return index === 0 ? value.deviations : sum;
    // The step is relative, except at zero
    const { n, d } = value.n === 0n ? one : core.withoutPi(value);
    const moved = (sign: 1n | -1n): Ratio => {
      const { n: from, d: below } = core.withoutPi(value);
      const near = { ...value, ...plus(ratio(from, below), ratio(sign * n * step.n, d * step.d)), piPower: 0 };
      const result = at(place, () =>
        work(...values.map((each, other) => (other === index ? core.bounded(near) : each))),
      );
      return core.withoutPi(result);
    };
    // Subtract fractions, because doubles would keep hardly a digit
    const difference = minus(moved(1n), moved(-1n));
    const slope = toNumber(over(difference, ratio(2n * n * step.n, d * step.d)));
    return combine(sum, 1, value.deviations, slope);
  }, none);
};

/** Returns the measures of one amount: 1 year and 2 months. */
export const partsOf = (node: Node): readonly Node[] =>
  node.kind === '+' && node.isMixed ? [...partsOf(node.left), node.right] : [node];

const lengthAlone = /* @__PURE__ */ readDimension('L');

/** The parameter values of a user-defined function. */
type Given = ReadonlyMap<string, Value>;

/** Evaluates an expression, with the chosen meaning of each unit. Throws {@link Refused}. */
export const evaluate = (node: Node, meanings: readonly Unit[], given?: Given): Value => {
  switch (node.kind) {
    case 'name':
      return node.value;
    case 'moment':
      return { ...momentOf(node.seconds, node.fraction), moment: node.moment };
    case 'unix':
      return unixOf(evaluate(node.of, meanings, given), node.place);
    case 'parameter':
      return given!.get(node.name)!;
    case 'function':
      return applied(
        node.name,
        node.arguments.map((each) => evaluate(each, meanings, given)),
        node.place,
      );
    case 'own': {
      const { own, from } = node;
      const values = node.arguments.map((each) => evaluate(each, meanings, given));
      const isSide = ({ dimension }: Value): boolean =>
        sameDimension(dimension, dimensionless) || sameDimension(dimension, lengthAlone);
      if (own.isOfLengths === true && !values.every(isSide)) throw new Refused(sideIsNoLength(node.place));
      const bound = new Map(own.parameters.map((name, index) => [name, values[index]!]));
      return evaluate(own.root, meanings.slice(from, from + own.units.length), bound);
    }
    case 'number': {
      const { value, isPercent, uncertainty } = node;
      const number = { ...bare, n: value.n, d: isPercent ? value.d * 100n : value.d, isPercent };
      if (!uncertainty) return number;
      const percent = isPercent && !uncertainty.isPercent ? unitIndex.byId('percent') : undefined;
      return uncertain(number, writtenDeviations(uncertainty, number, percent, meanings));
    }
    case 'constant':
      return ofConstant(node.row, node.place);
    case 'money':
      return { ...bare, n: node.value.n, d: node.value.d, currency: node.currency, money: 1 };
    case 'pi':
      return { ...bare, piPower: 1 };
    case 'unit':
      return ofUnit(meanings[node.index]!, one, node.unit);
    case 'measure': {
      const { unit, value, uncertainty } = node;
      const meaning = meanings[unit.index]!;
      const measure = ofUnit(meaning, value, unit.unit);
      if (!uncertainty) return measure;
      return uncertain(measure, writtenDeviations(uncertainty, measure, meaning, meanings));
    }
    case 'logarithm': {
      const of = evaluate(node.of, meanings, given);
      noMoments([of], node.place);
      if (of.money !== 0) throw new Refused(notOfMoney(node.place, node.base === undefined ? 'ln' : 'log'));
      const logarithm = at(node.place, () => logarithmOf(of, node.base));
      const slope = 1 / (sizeOf(of) * (node.base === undefined ? 1 : Math.log(toNumber(node.base))));
      return { ...bare, ...logarithm, deviations: isExact(of) ? none : combine(of.deviations, slope) };
    }
    case 'mod':
    case 'div': {
      const [left, right] = [evaluate(node.left, meanings, given), evaluate(node.right, meanings, given)];
      const quotient = multiply(left, right, -1, node.place);
      if (quotient.money !== 0 || quotient.piPower !== 0 || !isNumber(quotient))
        throw new Refused(cannotAddTo(node.place, describe(left), describe(right)));
      const whole = { ...bare, n: floorOf(quotient) };
      return node.kind === 'div' ? whole : add(left, multiply(right, whole, 1, node.place), -1n, node.place);
    }
    case 'negative': {
      const of = evaluate(node.of, meanings, given);
      noMoments([of], node.place);
      return { ...of, ...at(node.place, () => core.negate(of)), deviations: combine(of.deviations, -1) };
    }
    case 'percent': {
      const of = evaluate(node.of, meanings, given);
      return {
        ...of,
        ...at(node.place, () => core.multiply(of, { ...core.bare, d: 100n }, 1)),
        deviations: combine(of.deviations, 0.01),
        isPercent: of.factors.length === 0 && of.money === 0,
      };
    }
    case 'power': {
      const [base, exponent] = [evaluate(node.of, meanings, given), evaluate(node.exponent, meanings, given)];
      const raised = raise(base, exponentOf(exponent, node.place), node.place);
      if (isExact(exponent)) return raised;
      if (!isNumber(base) || base.money !== 0 || base.n <= 0n) throw new Refused(uncertainExponent(node.place));
      const slope = sizeOf(raised) * Math.log(sizeOf(base));
      return { ...raised, deviations: combine(raised.deviations, 1, exponent.deviations, slope) };
    }
    case '+':
    case '-': {
      if (node.isMixed) checkMixed(node, meanings);
      const left = evaluate(node.left, meanings, given);
      // today + 1 year 2 months: each part by the calendar
      return (left.moment ? partsOf(node.right) : [node.right]).reduce(
        (sum, part) => add(sum, evaluate(part, meanings, given), node.kind === '+' ? 1n : -1n, node.place),
        left,
      );
    }
    default:
      return multiply(
        evaluate(node.left, meanings, given),
        evaluate(node.right, meanings, given),
        node.kind === '*' ? 1 : -1,
        node.place,
      );
  }
};
