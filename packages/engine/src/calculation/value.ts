import { integerRoot } from '../arithmetic/integer-root.ts';
import { pi } from '../arithmetic/pi.ts';
import { naturalLog } from '../arithmetic/logarithm.ts';
import { powerOf } from '../arithmetic/power.ts';
import { exactFunctionOf } from '../conversion/finder.ts';
import { kindOf, siFactorOf, isCurved } from '../definition/definition.ts';
import { expand } from '../definition/expand.ts';
import { showDimension } from '../definition/show-dimension.ts';
import { dimensionless, multiplyDimensions, sameDimension, type Dimension } from '../model/dimension.ts';
import { isSafe, one, over, ratio, times, type Ratio } from '../model/rational.ts';
import type { Factor, Unit } from '../model/unit.ts';
import type { CompoundIndex } from '../naming/compound-index.ts';
import type { UnitIndex } from '../naming/unit-index.ts';
import {
  addsPoints,
  cannotAddTo,
  dividesByZero,
  exponentTooLarge,
  rootOfNegative,
  rootOfUnit,
  scalesCurve,
  scalesPoint,
  subtractsPoint,
  tooLarge,
} from './refusal.ts';

type ById = UnitIndex['byId'];

/** An exact value: n/d · π^piPower in coherent SI units. The fraction is not reduced. */
export interface Value {
  readonly n: bigint;
  readonly d: bigint;
  readonly piPower: number;
  readonly dimension: Dimension;
  /** The units as written, from which the unit of the result follows. */
  readonly factors: readonly Factor[];
  /** The unit of the value. Undefined for a plain number and for a product, which have only a dimension. */
  readonly unit: Unit | undefined;
  /** The unit of a temperature on a scale. The value itself is in kelvin. */
  readonly scale: Unit | undefined;
}

/** The most bits of a fraction between two steps. Longer ones are reduced, and shortened if they stay long. */
const mostBits = 2048;
/** The most bits of an exact power. */
const mostBitsOfPower = 8192;
const bitsOf = (n: bigint): number => n.toString(16).length * 4;
const largest = 10n ** 400n;
const mostExponent = 100n;

/** The number one. */
export const bare: Value = {
  n: 1n,
  d: 1n,
  piPower: 0,
  dimension: dimensionless,
  factors: [],
  unit: undefined,
  scale: undefined,
};

/** The bits to keep of a long fraction. What is left of two equal ones is below the smallest number, and is refused. */
const keptBits = 1536;

/** Shortens a fraction to about `keptBits` bits, with a power of two below the line, so that reducing it is cheap. */
const shortened = ({ n, d }: Ratio): Ratio => {
  const shift = BigInt(keptBits - bitsOf(n) + bitsOf(d));
  return shift >= 0n ? { n: (n << shift) / d, d: 1n << shift } : { n: (n / (d << -shift)) << -shift, d: 1n };
};

const lengthOf = ({ n, d }: Ratio): number => Math.max(bitsOf(n), bitsOf(d));

/**
 * Returns a value whose numerator and denominator are within the limits. Fractions are rarely reduced, because typed
 * values stay far below the limits.
 */
export const bounded = <V extends Value>(value: V): V => {
  let [n, d] = value.d < 0n ? [-value.n, -value.d] : [value.n, value.d];
  // Most are short
  if (isSafe(n) && isSafe(d)) return { ...value, n, d };
  const length = lengthOf({ n, d });
  // Longer ones come from powers, which rarely have common factors
  if (length > mostBits && length <= 2 * mostBits) ({ n, d } = ratio(n, d));
  if (length > mostBits && lengthOf({ n, d }) > mostBits) ({ n, d } = shortened({ n, d }));
  const size = n < 0n ? -n : n;
  if (size >= d * largest || (n !== 0n && size * largest <= d)) throw tooLarge();
  return { ...value, n, d };
};

/** The precision of π in bits. */
const precision = 512;

/** The highest power of π that stays exact. No unit or formula has a higher one. */
const mostPiPower = 8;

const fewPi = (value: Value): Value =>
  Math.abs(value.piPower) <= mostPiPower ? value : bounded({ ...value, ...withoutPi(value), piPower: 0 });

export const withoutPi = ({ n, d, piPower }: Pick<Value, 'n' | 'd' | 'piPower'>): { n: bigint; d: bigint } => {
  const power = BigInt(Math.abs(piPower));
  const [top, below] = [pi(precision) ** power, (1n << BigInt(precision)) ** power];
  return piPower >= 0 ? { n: n * top, d: d * below } : { n: n * below, d: d * top };
};

/** Returns the unit that decides what a value converts to: its own unit, or the product of its factors. */
const unitOfValue = ({ unit, scale, factors }: Value): Unit => {
  const [only, ...others] = unit || scale ? [] : merged(factors);
  if (only?.exponent === 1 && others.length === 0) return only.unit;
  return unit ?? scale ?? productOf(only ? [only, ...others] : []);
};

const productOf = (factors: readonly Factor[]): Unit => ({
  id: '',
  quantity: undefined,
  entry: undefined,
  prefix: undefined,
  product: { constant: one, factors },
});

/** Describes the kind of a value, for an error message. */
export const describe = (value: Value): string => {
  const { quantity } = unitOfValue(value);
  const { dimension } = value;
  if (quantity) return `${/^[aeiou]/i.test(quantity.name) ? 'an' : 'a'} ${quantity.name.toLowerCase()}`;
  return sameDimension(dimension, dimensionless)
    ? 'a bare number'
    : `a quantity of the dimension ${showDimension(dimension)}`;
};

/** Returns the value of a number in a unit. Throws a UnitsError for a level. */
export const ofUnit = (unit: Unit, value: Ratio, byId: ById): Value => {
  const kind = kindOf(unit);
  if (isCurved(kind)) throw scalesCurve(kind);
  const { ratio: size, piPower, dimension } = siFactorOf(unit);
  const offset = unit.entry?.offset;
  if (kind === 'affine' && offset !== undefined) {
    const { n, d } = offset;
    // (value + offset) · size
    return { ...bare, n: (value.n * d + n * value.d) * size.n, d: value.d * d * size.d, dimension, unit, scale: unit };
  }
  const product = { constant: one, factors: [{ unit, exponent: 1 }] };
  return {
    ...bare,
    n: value.n * size.n,
    d: value.d * size.d,
    piPower,
    dimension,
    factors: expand(product, byId).factors,
    unit,
  };
};

/** Returns −a. */
export const negate = (a: Value): Value => {
  if (a.scale) throw scalesPoint();
  return { ...a, n: -a.n };
};

/** Returns a · b for exponent 1, a / b for exponent −1. */
export const multiply = (a: Value, b: Value, exponent: 1 | -1): Value => {
  if (a.scale || b.scale) throw scalesPoint();
  if (exponent < 0 && b.n === 0n) throw dividesByZero();
  const [n, d] = exponent > 0 ? [b.n, b.d] : [b.d, b.n];
  const product = bounded({
    ...bare,
    n: a.n * n,
    d: a.d * d,
    piPower: a.piPower + exponent * b.piPower,
    dimension: multiplyDimensions(a.dimension, b.dimension, exponent),
    factors: [...a.factors, ...b.factors.map((factor) => ({ ...factor, exponent: factor.exponent * exponent }))],
    unit: isBare(b) ? a.unit : isBare(a) && exponent > 0 ? b.unit : undefined,
  });
  return fewPi(product);
};

/** Returns true if a value has no unit. Multiplying by it does not change a quantity. */
const isBare = ({ factors, unit }: Value): boolean => factors.length === 0 && unit === undefined;

const scaleAfter = (a: Value, b: Value, sign: 1n | -1n): Unit | undefined => {
  if (a.scale && b.scale && sign > 0n) throw addsPoints();
  if (b.scale && !a.scale && sign < 0n) throw subtractsPoint();
  return a.scale && b.scale ? undefined : (a.scale ?? b.scale);
};

/** Returns the unit of the difference of two points on a scale. */
const differenceOf = (scale: Unit, byId: ById): readonly Factor[] => {
  const unit = byId(`delta-${scale.id}`) ?? byId('kelvin')!;
  return [{ unit, exponent: 1 }];
};

/** Returns two values with the same power of π. If the powers differ, π is multiplied out to 512 bits. */
export const alike = (a: Value, b: Value): readonly [Ratio, Ratio, piPower: number] => {
  if (a.piPower === b.piPower || a.n === 0n || b.n === 0n) return [a, b, a.n === 0n ? b.piPower : a.piPower];
  return [withoutPi(a), withoutPi(b), 0];
};

const onScales = new Set(['temperature', 'temperature-difference']);

/** Returns true if a value is added by the rules of points and differences on a scale. */
const isOnScale = (value: Value): boolean => onScales.has(unitOfValue(value).quantity?.id ?? '');

/**
 * Returns b in coherent SI units of a's quantity: 60 rpm beside hertz are 1/s. Throws a UnitsError if the two do not
 * convert.
 */
const countedAs = (a: Value, b: Value, index: CompoundIndex): Pick<Value, 'n' | 'd' | 'piPower'> => {
  if (isOnScale(a) && isOnScale(b)) return b;
  const [to, from] = [unitOfValue(a), unitOfValue(b)];
  const relation = exactFunctionOf(from, to, index);
  if (typeof relation !== 'object') throw cannotAddTo(describe(a), describe(b));
  const [source, target] = [siFactorOf(from), siFactorOf(to)];
  const count = over(ratio(b.n, b.d), source.ratio);
  const { p, q, reciprocal } = relation;
  if (reciprocal && count.n === 0n) throw dividesByZero();
  const own = b.piPower - source.piPower;
  const { n, d } = times(times(ratio(p, q), reciprocal ? over(one, count) : count), target.ratio);
  return { n, d, piPower: relation.piPower + (reciprocal ? -own : own) + target.piPower };
};

/**
 * Returns a + b for sign 1, a − b for sign −1. On a scale, a point minus a point is a difference, and a point plus a
 * difference is a point.
 */
export const add = (a: Value, b: Value, sign: 1n | -1n, index: CompoundIndex): Value => {
  const counted = countedAs(a, b, index);
  const scale = scaleAfter(a, b, sign);
  const isDifference = a.scale !== undefined && b.scale !== undefined;
  const factors = isDifference ? differenceOf(a.scale, index.byId) : a.scale || !b.scale ? a.factors : b.factors;
  const unit = isDifference ? factors[0]!.unit : (scale ?? a.unit);
  const [x, y, piPower] = alike(a, { ...b, ...counted });
  return bounded({ ...a, n: x.n * y.d + sign * y.n * x.d, d: x.d * y.d, piPower, factors, unit, scale });
};

/** Roots of a higher order are calculated by logarithms. */
const mostRoot = 12n;

/** Returns a raised to an integer or a fraction. */
export const raise = (a: Value, exponent: Ratio): Value => {
  if (a.scale) throw scalesPoint();
  const { n, d } = ratio(exponent.n, exponent.d);
  if (isPlainNumber(a) && (n > mostExponent * d || -n > mostExponent * d)) return far(a, { n, d });
  if (n > mostExponent * d || -n > mostExponent * d) throw exponentTooLarge();
  if (d === 1n) return whole(a, Number(n));
  const isExact = d <= mostRoot && isSmall(n) && !(isPlainNumber(a) && a.n > 0n && mayLeave(a, Number(n)));
  return isExact ? root(whole(a, Number(n)), Number(d)) : fractional(a, { n, d });
};

/** The bits of 10^400, the largest number. */
const mostBitsOfResult = 1328;

/** Returns true if a whole power of a number may be beyond the limits, where a root of it is not: (8e254)^(5/8). */
const mayLeave = ({ n, d }: Value, power: number): boolean =>
  Math.abs(bitsOf(n) - bitsOf(d)) * Math.abs(power) > mostBitsOfResult;

const isPlainNumber = ({ dimension, factors }: Value): boolean =>
  sameDimension(dimension, dimensionless) && merged(factors).length === 0;

/**
 * Returns true if an exponent's numerator is small enough for an exact power. Others are calculated to far more digits
 * than a double has.
 */
const isSmall = (n: bigint): boolean => n <= mostExponent && -n <= mostExponent;

/** Above the logarithm of any value within the limits. */
const mostLogarithm = 930n << 256n;
const largestExponent = 10n ** 30n;

/**
 * Returns a number raised to an exponent above 100: exact if the result is short, else to far more digits than a double
 * has.
 */
const far = (a: Value, exponent: Ratio): Value => {
  const { n, d } = ratio(a.n, a.d);
  const size = exponent.n < 0n ? -exponent.n : exponent.n;
  const isShort = exponent.d === 1n && a.piPower === 0 && BigInt(lengthOf({ n, d })) * size <= BigInt(mostBitsOfPower);
  if (isShort && a.n !== 0n) return whole({ ...a, n, d }, Number(exponent.n));
  if (a.n === 0n) return whole(a, exponent.n < 0n ? -1 : 1);
  if (a.n < 0n) {
    if (exponent.d !== 1n) throw rootOfNegative();
    const positive = far(negate(a), exponent);
    return exponent.n % 2n === 0n ? positive : negate(positive);
  }
  if (size > largestExponent * exponent.d) throw tooLarge();
  const plain = withoutPi({ ...a, n, d });
  return bounded({ ...bare, ...byLogarithm(ratio(plain.n, plain.d), exponent) });
};

/** Returns a number above zero raised to any exponent, to far more digits than a double has. */
const byLogarithm = (number: Ratio, exponent: Ratio): Ratio => {
  const logarithm = (naturalLog(number) * exponent.n) / exponent.d;
  if (logarithm > mostLogarithm || -logarithm > mostLogarithm) throw tooLarge();
  return powerOf(number, exponent);
};

/** Returns a number raised to a fraction, to far more digits than a double has. */
const fractional = (a: Value, exponent: Ratio): Value => {
  if (a.n < 0n) throw rootOfNegative();
  if (!sameDimension(a.dimension, dimensionless)) throw rootOfUnit();
  return far(a, exponent);
};

const whole = (a: Value, exponent: number): Value => {
  if (exponent < 0 && a.n === 0n) throw dividesByZero();
  const size = Math.abs(exponent);
  const hasLong = (of: Ratio): boolean => lengthOf(of) * size > mostBitsOfPower;
  const base = hasLong(a) ? ratio(a.n, a.d) : a;
  const { n: top, d: below } = exponent < 0 ? { n: base.d, d: base.n } : base;
  const number = hasLong(base) ? longPower(base, exponent) : { n: top ** BigInt(size), d: below ** BigInt(size) };
  return bounded({
    ...a,
    ...number,
    piPower: a.piPower * exponent,
    dimension: a.dimension.map((count) => count * exponent),
    factors: a.factors.map((factor) => ({ ...factor, exponent: factor.exponent * exponent })),
    unit: exponent === 1 ? a.unit : undefined,
  });
};

/** Returns a power of a number with many digits, such as a root, whose exact power would have too many. */
const longPower = ({ n, d }: Ratio, exponent: number): Ratio => {
  const power = byLogarithm(ratio(n < 0n ? -n : n, d), ratio(BigInt(exponent)));
  return n < 0n && exponent % 2 !== 0 ? { n: -power.n, d: power.d } : power;
};

/** Returns a root of a value: by default the square root. */
export const root = (a: Value, order = 2): Value => {
  if (a.scale) throw scalesPoint();
  if (a.n < 0n) {
    if (order % 2 === 0) throw rootOfNegative();
    return negate(root(negate(a), order));
  }
  if (!a.dimension.every((count) => count % order === 0)) throw rootOfUnit();
  const part = {
    ...a,
    dimension: a.dimension.map((count) => count / order),
    factors: merged(a.factors).map((factor) => ({ ...factor, exponent: factor.exponent / order })),
    unit: undefined,
  };
  const { n, d } = ratio(a.n, a.d);
  const [top, below] = [integerRoot(n, order), integerRoot(d, order)];
  const isExact = top ** BigInt(order) === n && below ** BigInt(order) === d && a.piPower % order === 0;
  if (isExact) return { ...part, n: top, d: below, piPower: a.piPower / order };
  // More than twice the digits of a double, so that the single rounding at the end is correct
  const plain = withoutPi({ ...a, n, d });
  const digits = order === 2 ? precision : precision / 2;
  const shift = BigInt(Math.max(0, digits - Math.floor((bitsOf(plain.n) - bitsOf(plain.d)) / order)));
  const raised = (plain.n << (BigInt(order) * shift)) / plain.d;
  return bounded({ ...part, n: integerRoot(raised, order), d: 1n << shift, piPower: 0 });
};

/** Returns the factors with each unit once: kg · mg/kg gives mg. */
const cancelled = (factors: readonly Factor[]): readonly Factor[] => {
  const exponents = new Map<Unit, number>();
  for (const { unit, exponent } of factors) exponents.set(unit, (exponents.get(unit) ?? 0) + exponent);
  return Array.from(exponents, ([unit, exponent]) => ({ unit, exponent })).filter(({ exponent }) => exponent !== 0);
};

/** Returns true for units of the same quantity. In a product, degrees are differences. */
const areAlike = (a: Unit, b: Unit): boolean =>
  a.quantity !== undefined &&
  (a.quantity === b.quantity ||
    [a, b].every(({ quantity }) => quantity && /^temperature(?:-difference)?$/.test(quantity.id)));

/** Returns the factors with units of the same quantity merged into the first, without those that cancel. */
export const merged = (factors: readonly Factor[]): readonly Factor[] => {
  const result: Factor[] = [];
  for (const factor of cancelled(factors)) {
    const { dimension } = siFactorOf(factor.unit);
    const at = result.findIndex(
      ({ unit }) =>
        unit === factor.unit || (areAlike(unit, factor.unit) && sameDimension(siFactorOf(unit).dimension, dimension)),
    );
    if (at < 0) result.push(factor);
    else result[at] = { ...result[at]!, exponent: result[at]!.exponent + factor.exponent };
  }
  return result.filter(({ exponent }) => exponent !== 0);
};
