import * as core from '../../calculation/value.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { UnitsError } from '../../model/error.ts';
import { siFactorOf } from '../../definition/definition.ts';
import { countOf } from '../../measured/constant.ts';
import { relativeDeviationsOf } from '../../measured/constant-deviations.ts';
import { combine, none, type Deviations } from '../../measured/deviations.ts';
import { deviationsOfUnit } from '../../measured/measured-units.ts';
import { sameDimension } from '../../model/dimension.ts';
import { one, toNumber, type Ratio } from '../../model/rational.ts';
import { catalogue } from '../../text/catalogue.ts';
import type { ConstantRow } from '../../data/constants.ts';
import type { Unit } from '../../model/unit.ts';
import { pluralName } from '../../definition/symbol.ts';
import { isCountedOutIn } from '../../text/units/countable.ts';
import type { Diagnostic } from '../../text/diagnostics/diagnostic.ts';
import type { Span } from '../../text/span.ts';
import type { Node, Uncertainty } from './expression.ts';
import { floorOf, isNumber, logarithmOf } from './functions.ts';
import { cannotAddTo, faultOf, partOfScale, partOfZero, rootOfUnit, severalCurrencies } from './refusal.ts';

/** A value on the way, with the money and the percent that only typed sums have. */
export interface Value extends core.Value {
  readonly currency: string | undefined;
  /** The power of the currency. */
  readonly money: number;
  readonly isPercent: boolean;
  /** The amounts by which it moves with each of its sources of uncertainty, in coherent SI units. */
  readonly deviations: Deviations;
}

/** Thrown within: the first diagnostic ends the evaluation. */
export class Refused extends Error {
  readonly diagnostic: Diagnostic;
  constructor(diagnostic: Diagnostic) {
    super();
    this.diagnostic = diagnostic;
  }
}

const plain = { currency: undefined, money: 0, isPercent: false, deviations: none };
const bare: Value = { ...core.bare, ...plain };

/** What is worked out, or the reason why it is not, at a place of the text. */
const at = <T>(place: Span, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw error instanceof UnitsError ? new Refused(faultOf(error, place)) : error;
  }
};

/** What a value is, for a sentence. */
export const describe = (value: Value): string =>
  value.money === 0 ? core.describe(value) : `an amount of ${value.currency!}`;

/** The double nearest to a value in coherent SI units. */
export const sizeOf = ({ n, d, piPower }: Pick<core.Value, 'n' | 'd' | 'piPower'>): number =>
  toNumber({ n, d }) * Math.PI ** piPower;

/** One of a unit in coherent SI units: of a scale, one of its degrees. */
export const sizeOfUnit = (unit: Unit): number => {
  const { ratio: size, piPower } = siFactorOf(unit);
  return sizeOf({ ...size, piPower });
};

const isExact = ({ deviations }: Value): boolean => deviations.size === 0;

const ofUnit = (unit: Unit, value: Ratio, place: Span): Value =>
  at(place, () => {
    const measure = core.bounded(core.ofUnit(unit, value, unitIndex.byId));
    const relative = deviationsOfUnit(unit, catalogue);
    return { ...plain, ...measure, deviations: relative.size === 0 ? none : combine(relative, sizeOf(measure)) };
  });

/** The uncertainty of a number or a measure as it was written, in coherent SI units. */
const writtenDeviations = (
  { size, isPercent, divisor, unit: own, source, place }: Uncertainty,
  value: Value,
  unit: Unit | undefined,
  meanings: readonly Unit[],
): Deviations => {
  const each = toNumber(size) / divisor;
  const by = (deviation: number): Deviations => (deviation === 0 ? none : new Map([[source, deviation]]));
  if (isPercent) {
    if (value.scale) throw new Refused(partOfScale(place));
    if (value.n === 0n) throw new Refused(partOfZero(place));
    return by((each / 100) * sizeOf(value));
  }
  const other = own && meanings[own.index]!;
  if (other && !sameDimension(siFactorOf(other).dimension, value.dimension)) {
    throw new Refused(cannotAddTo(own.unit, describe(value), describe(ofUnit(other, one, own.unit))));
  }
  const counted = other ?? unit;
  return by(each * (counted ? sizeOfUnit(counted) : 1));
};

/** A value with the uncertainty that was written with it. */
const uncertain = (value: Value, written: Deviations): Value => ({
  ...value,
  deviations: isExact(value) ? written : combine(value.deviations, 1, written, 1),
});

/** The one currency of two values. */
const currencyOf = (a: Value, b: Value, place: Span): string | undefined => {
  if (a.money !== 0 && b.money !== 0 && a.currency !== b.currency) {
    throw new Refused(severalCurrencies(place, a.currency!, b.currency!));
  }
  return a.money === 0 ? b.currency : a.currency;
};

/** The deviations of a product or a quotient. */
const deviationsOfProduct = (a: Value, b: Value, exponent: 1 | -1): Deviations => {
  if (isExact(a) && isExact(b)) return none;
  const [x, y] = [sizeOf(a), sizeOf(b)];
  return exponent > 0
    ? combine(a.deviations, y, b.deviations, x)
    : combine(a.deviations, 1 / y, b.deviations, -x / y ** 2);
};

const multiply = (a: Value, b: Value, exponent: 1 | -1, place: Span): Value => ({
  ...at(place, () => core.multiply(a, b, exponent)),
  deviations: deviationsOfProduct(a, b, exponent),
  currency: currencyOf(a, b, place),
  money: a.money + exponent * b.money,
  isPercent: false,
});

/** A part of a hundred of the value on its left: 80 + 15 %. */
const addPercent = (a: Value, b: Value, sign: 1n | -1n): Value => {
  const factor: Value = { ...b, n: b.d + sign * b.n, deviations: combine(b.deviations, Number(sign)) };
  return {
    ...a,
    ...core.multiply(a, { ...core.bare, n: factor.n, d: factor.d }, 1),
    deviations: deviationsOfProduct(a, factor, 1),
  };
};

const add = (a: Value, b: Value, sign: 1n | -1n, place: Span): Value => {
  if (b.isPercent && !a.isPercent) return at(place, () => addPercent(a, b, sign));
  if (a.money !== b.money) throw new Refused(cannotAddTo(place, describe(a), describe(b)));
  const currency = currencyOf(a, b, place);
  const sum = at(place, () => core.add(a, b, sign, unitIndex));
  const isSure = isExact(a) && isExact(b);
  const deviations = isSure ? none : combine(a.deviations, 1, b.deviations, Number(sign));
  return { ...sum, currency, money: a.money, isPercent: a.isPercent && b.isPercent, deviations };
};

const raise = (a: Value, exponent: Ratio, place: Span): Value => {
  const money = (a.money * Number(exponent.n)) / Number(exponent.d);
  if (!Number.isInteger(money)) throw new Refused(rootOfUnit(place));
  const raised = at(place, () => core.raise(a, exponent));
  const power = toNumber(exponent);
  const deviations = isExact(a) ? none : combine(a.deviations, power === 0 ? 0 : power * sizeOf(a) ** (power - 1));
  return { ...raised, currency: a.currency, money, isPercent: false, deviations };
};

/** A constant with its uncertainty, which it shares with those that it follows from. */
const ofConstant = (row: ConstantRow, place: Span): Value => {
  const { ratio: count, piPower } = countOf(row);
  const unit = row.unit === 'part' ? undefined : catalogue.findUnit(row.unit);
  const value = unit ? ofUnit(unit, count, place) : { ...bare, n: count.n, d: count.d };
  const all = { ...value, piPower: value.piPower + piPower };
  return { ...all, deviations: combine(relativeDeviationsOf(row.id), sizeOf(all)) };
};

/** The unit of the last measure of an expression. */
const lastUnit = (node: Node, meanings: readonly Unit[]): Unit | undefined =>
  node.kind === 'measure' ? meanings[node.unit.index] : node.kind === '+' ? lastUnit(node.right, meanings) : undefined;

/** Throws {@link Refused} for measures side by side that are several and no sum: 6 in 5 ft. */
const checkMixed = (
  { left, right, place }: { readonly left: Node; readonly right: Node; readonly place: Span },
  meanings: readonly Unit[],
): void => {
  const [whole, part] = [lastUnit(left, meanings), lastUnit(right, meanings)];
  if (whole && part && !isCountedOutIn(whole, part))
    throw new Refused(cannotAddTo(place, pluralName(whole), pluralName(part)));
};

/** Works an expression out, each of its units in the meaning that was chosen for it. Throws {@link Refused}. */
export const evaluate = (node: Node, meanings: readonly Unit[]): Value => {
  switch (node.kind) {
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
      const of = evaluate(node.of, meanings);
      return { ...bare, ...at(node.place, () => logarithmOf(of, node.base)) };
    }
    case 'mod': {
      const [left, right] = [evaluate(node.left, meanings), evaluate(node.right, meanings)];
      const quotient = multiply(left, right, -1, node.place);
      if (quotient.money !== 0 || quotient.piPower !== 0 || !isNumber(quotient))
        throw new Refused(cannotAddTo(node.place, describe(left), describe(right)));
      const whole = { ...bare, n: floorOf(quotient) };
      return add(left, multiply(right, whole, 1, node.place), -1n, node.place);
    }
    case 'negative': {
      const of = evaluate(node.of, meanings);
      return { ...of, ...at(node.place, () => core.negate(of)), deviations: combine(of.deviations, -1) };
    }
    case 'absolute': {
      const of = evaluate(node.of, meanings);
      return of.n < 0n ? { ...of, n: -of.n, deviations: combine(of.deviations, -1) } : of;
    }
    case 'percent': {
      const of = evaluate(node.of, meanings);
      return {
        ...of,
        ...at(node.place, () => core.multiply(of, { ...core.bare, d: 100n }, 1)),
        deviations: combine(of.deviations, 0.01),
        isPercent: of.factors.length === 0 && of.money === 0,
      };
    }
    case 'power':
      return raise(evaluate(node.of, meanings), node.exponent, node.place);
    case '+':
      if (node.isMixed) checkMixed(node, meanings);
      return add(evaluate(node.left, meanings), evaluate(node.right, meanings), 1n, node.place);
    case '-':
      return add(evaluate(node.left, meanings), evaluate(node.right, meanings), -1n, node.place);
    default:
      return multiply(
        evaluate(node.left, meanings),
        evaluate(node.right, meanings),
        node.kind === '*' ? 1 : -1,
        node.place,
      );
  }
};
