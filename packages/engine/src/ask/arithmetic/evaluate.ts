import { names } from '../../conversion/catalogue.ts';
import { takeApart } from '../../definition/expand.ts';
import { kindOf, scaleOf } from '../../definition/definition.ts';
import { pi } from '../../arithmetic/pi.ts';
import { dimensionless, multiplyDimensions, sameDimension, type Dimension } from '../../model/dimension.ts';
import { one, ratio, type Ratio } from '../../model/rational.ts';
import type { Factor, Unit } from '../../model/unit.ts';
import type { Fault } from '../../text/diagnostics/diagnostic.ts';
import type { Source } from '../../text/span.ts';
import type { Node } from './expression.ts';
import {
  addsPoints,
  cannotAddTo,
  dividesByZero,
  exponentNotWhole,
  rootOfNegative,
  rootOfUnit,
  scalesLevel,
  scalesPoint,
  severalCurrencies,
  tooLarge,
} from './refusal.ts';

/** A value on the way: n/d · π^turns in coherent SI units, not in lowest terms. */
export interface Value {
  readonly n: bigint;
  readonly d: bigint;
  readonly turns: number;
  readonly dimension: Dimension;
  /** The units that it was written in, for the unit of the result. */
  readonly factors: readonly Factor[];
  readonly currency: string | undefined;
  /** The power of the currency. */
  readonly money: number;
  /** A temperature on a scale, in kelvin: its unit. */
  readonly scale: Unit | undefined;
  readonly isPercent: boolean;
}

/** Thrown within: the first fault ends the evaluation. */
export class Refused extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super();
    this.fault = fault;
  }
}

const mostBits = 8192;
const bitsOf = (n: bigint): number => n.toString(16).length * 4;
const largest = 10n ** 400n;
const mostExponent = 100;

const bare: Value = {
  n: 1n,
  d: 1n,
  turns: 0,
  dimension: dimensionless,
  factors: [],
  currency: undefined,
  money: 0,
  scale: undefined,
  isPercent: false,
};

/** Within the bounds. Nothing is reduced on the way: a hundred operations with what people type stay far below them. */
const bounded = (value: Value, place: Source): Value => {
  const [n, d] = value.d < 0n ? [-value.n, -value.d] : [value.n, value.d];
  if (bitsOf(n) > mostBits || bitsOf(d) > mostBits) throw new Refused(tooLarge(place));
  const size = n < 0n ? -n : n;
  if (size >= d * largest || (n !== 0n && size * largest <= d)) throw new Refused(tooLarge(place));
  return { ...value, n, d };
};

/** π to 512 bits. */
const precision = 512;

export const withoutPi = ({ n, d, turns }: Pick<Value, 'n' | 'd' | 'turns'>): { n: bigint; d: bigint } => {
  const power = BigInt(Math.abs(turns));
  const [top, below] = [pi(precision) ** power, (1n << BigInt(precision)) ** power];
  return turns >= 0 ? { n: n * top, d: d * below } : { n: n * below, d: d * top };
};

/** What a value is, for a sentence. */
export const describe = ({ factors, currency, money, dimension }: Value): string => {
  if (money !== 0) return `an amount of ${currency!}`;
  const quantity = factors.length === 1 && factors[0]!.exponent === 1 ? factors[0]!.unit.quantity : undefined;
  if (quantity) return `${/^[aeiou]/i.test(quantity.name) ? 'an' : 'a'} ${quantity.name.toLowerCase()}`;
  return sameDimension(dimension, dimensionless) ? 'a bare number' : 'a quantity of another dimension';
};

const ofUnit = (unit: Unit, value: Ratio, place: Source): Value => {
  const kind = kindOf(unit);
  if (kind === 'logarithmic') throw new Refused(scalesLevel(place));
  const { ratio: size, turns, dimension } = scaleOf(unit);
  const offset = unit.row?.offset;
  if (kind === 'affine' && offset !== undefined) {
    const { n, d } = offset;
    // (value + offset) · size
    return { ...bare, n: (value.n * d + n * value.d) * size.n, d: value.d * d * size.d, dimension, scale: unit };
  }
  const product = { constant: one, factors: [{ unit, exponent: 1 }] };
  return {
    ...bare,
    n: value.n * size.n,
    d: value.d * size.d,
    turns,
    dimension,
    factors: takeApart(product, names.byId).factors,
  };
};

/** The one currency of two values. */
const currencyOf = (a: Value, b: Value, place: Source): string | undefined => {
  if (a.money !== 0 && b.money !== 0 && a.currency !== b.currency) {
    throw new Refused(severalCurrencies(place, a.currency!, b.currency!));
  }
  return a.money === 0 ? b.currency : a.currency;
};

const multiply = (a: Value, b: Value, exponent: 1 | -1, place: Source): Value => {
  if (a.scale || b.scale) throw new Refused(scalesPoint(place));
  if (exponent < 0 && b.n === 0n) throw new Refused(dividesByZero(place));
  const [n, d] = exponent > 0 ? [b.n, b.d] : [b.d, b.n];
  const result = {
    ...bare,
    n: a.n * n,
    d: a.d * d,
    turns: a.turns + exponent * b.turns,
    dimension: multiplyDimensions(a.dimension, b.dimension, exponent),
    factors: [...a.factors, ...b.factors.map((factor) => ({ ...factor, exponent: factor.exponent * exponent }))],
    currency: currencyOf(a, b, place),
    money: a.money + exponent * b.money,
  };
  return bounded(result, place);
};

/** A part of a hundred of the value on its left: 80 + 15 %. */
const addPercent = (a: Value, b: Value, sign: 1n | -1n, place: Source): Value => {
  if (a.scale) throw new Refused(scalesPoint(place));
  return bounded({ ...a, n: a.n * (b.d + sign * b.n), d: a.d * b.d }, place);
};

const scaleAfter = (a: Value, b: Value, sign: 1n | -1n, place: Source): Unit | undefined => {
  if (a.scale && b.scale && sign > 0n) throw new Refused(addsPoints(place));
  if (b.scale && !a.scale && sign < 0n) throw new Refused(scalesPoint(place));
  return a.scale && b.scale ? undefined : (a.scale ?? b.scale);
};

/** The difference of two points counts in the unit of their difference. */
const differenceOf = (scale: Unit): readonly Factor[] => {
  const unit = names.byId(`delta-${scale.id}`) ?? names.byId('kelvin')!;
  return [{ unit, exponent: 1 }];
};

const add = (a: Value, b: Value, sign: 1n | -1n, place: Source): Value => {
  if (b.isPercent && !a.isPercent) return addPercent(a, b, sign, place);
  if (a.money !== b.money || !sameDimension(a.dimension, b.dimension)) {
    throw new Refused(cannotAddTo(place, describe(a), describe(b)));
  }
  const currency = currencyOf(a, b, place);
  const scale = scaleAfter(a, b, sign, place);
  const factors = a.scale && b.scale ? differenceOf(a.scale) : a.factors;
  const isAlike = a.turns === b.turns || a.n === 0n || b.n === 0n;
  const [x, y] = isAlike ? [a, b] : [withoutPi(a), withoutPi(b)];
  const turns = isAlike ? (a.n === 0n ? b.turns : a.turns) : 0;
  const sum = { n: x.n * y.d + sign * y.n * x.d, d: x.d * y.d };
  return bounded({ ...a, ...sum, turns, factors, currency, scale, isPercent: a.isPercent && b.isPercent }, place);
};

const raise = (a: Value, exponent: Ratio, place: Source): Value => {
  if (a.scale) throw new Refused(scalesPoint(place));
  if (exponent.n === 1n && exponent.d === 2n) return root(a, place);
  const times = Number(exponent.n);
  if (exponent.d !== 1n || Math.abs(times) > mostExponent) throw new Refused(exponentNotWhole(place));
  if (times < 0 && a.n === 0n) throw new Refused(dividesByZero(place));
  const size = Math.abs(times);
  const { n: top, d: below } = bitsOf(a.n) * size > mostBits || bitsOf(a.d) * size > mostBits ? ratio(a.n, a.d) : a;
  if (bitsOf(top) * size > mostBits + 4 * size || bitsOf(below) * size > mostBits + 4 * size)
    throw new Refused(tooLarge(place));
  const [n, d] = times < 0 ? [below, top] : [top, below];
  return bounded(
    {
      ...a,
      n: n ** BigInt(size),
      d: d ** BigInt(size),
      turns: a.turns * times,
      dimension: a.dimension.map((one_) => one_ * times),
      factors: a.factors.map((factor) => ({ ...factor, exponent: factor.exponent * times })),
      money: a.money * times,
      isPercent: false,
    },
    place,
  );
};

/** The root of an integer rounded down, by Newton's method. */
const integerRoot = (n: bigint): bigint => {
  if (n < 2n) return n;
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
};

const isEven = (count: number): boolean => count % 2 === 0;

const root = (a: Value, place: Source): Value => {
  if (a.scale) throw new Refused(scalesPoint(place));
  if (a.n < 0n) throw new Refused(rootOfNegative(place));
  if (!a.dimension.every(isEven) || !isEven(a.money)) throw new Refused(rootOfUnit(place));
  const half = {
    ...a,
    dimension: a.dimension.map((count) => count / 2),
    factors: merged(a.factors).map((factor) => ({ ...factor, exponent: factor.exponent / 2 })),
    money: a.money / 2,
    isPercent: false,
  };
  const { n, d } = ratio(a.n, a.d);
  const [top, below] = [integerRoot(n), integerRoot(d)];
  if (top * top === n && below * below === d && isEven(a.turns))
    return { ...half, n: top, d: below, turns: a.turns / 2 };
  // To more than twice the digits of a double, so that the one rounding at the end is right
  const plain = withoutPi({ ...a, n, d });
  const shift = BigInt(Math.max(0, 512 - bitsOf(plain.n) + bitsOf(plain.d)));
  return bounded({ ...half, n: integerRoot((plain.n << (2n * shift)) / plain.d), d: 1n << shift, turns: 0 }, place);
};

/** Units of one dimension count together in the first of them; what cancels is gone. */
export const merged = (factors: readonly Factor[]): readonly Factor[] => {
  const result: Factor[] = [];
  for (const factor of factors) {
    const { dimension } = scaleOf(factor.unit);
    const at = result.findIndex(
      ({ unit }) =>
        unit === factor.unit ||
        (unit.quantity !== undefined &&
          unit.quantity === factor.unit.quantity &&
          sameDimension(scaleOf(unit).dimension, dimension)),
    );
    if (at < 0) result.push(factor);
    else result[at] = { ...result[at]!, exponent: result[at]!.exponent + factor.exponent };
  }
  return result.filter(({ exponent }) => exponent !== 0);
};

/** Works an expression out, each of its units in the meaning that was chosen for it. Throws {@link Refused}. */
export const evaluate = (node: Node, meanings: readonly Unit[]): Value => {
  switch (node.kind) {
    case 'number':
      return {
        ...bare,
        n: node.value.n,
        d: node.isPercent ? node.value.d * 100n : node.value.d,
        isPercent: node.isPercent,
      };
    case 'money':
      return { ...bare, n: node.value.n, d: node.value.d, currency: node.currency, money: 1 };
    case 'pi':
      return { ...bare, turns: 1 };
    case 'unit':
      return ofUnit(meanings[node.index]!, one, node.unit);
    case 'measure':
      return bounded(ofUnit(meanings[node.unit.index]!, node.value, node.unit.unit), node.unit.unit);
    case 'negative': {
      const of = evaluate(node.of, meanings);
      if (of.scale) throw new Refused(scalesPoint(node.place));
      return { ...of, n: -of.n };
    }
    case 'root':
      return root(evaluate(node.of, meanings), node.place);
    case 'power':
      return raise(evaluate(node.of, meanings), node.exponent, node.place);
    case '+':
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
