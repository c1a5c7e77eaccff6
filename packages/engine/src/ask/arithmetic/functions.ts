import {
  arccosine,
  arcsine,
  arctangent,
  cosine,
  cosineOfTurns,
  sine,
  sineOfTurns,
  tangentOfTurns,
} from '../../arithmetic/circular.ts';
import { exponential, fromFixedPoint, naturalLog, toFixedPoint } from '../../arithmetic/logarithm.ts';
import { squareRootOf } from '../../arithmetic/square-root.ts';
import { unitOf } from '../../calculation/unit-of.ts';
import * as core from '../../calculation/value.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { siFactorOf } from '../../definition/definition.ts';
import { dimensionless, sameDimension } from '../../model/dimension.ts';
import { UnitsError, type ErrorCode } from '../../model/error.ts';
import { roundTo } from '../../text/format/round.ts';
import {
  gcd,
  compare,
  magnitude,
  minus,
  negate,
  one,
  over,
  plus,
  power,
  ratio,
  times,
  zero,
  type Ratio,
} from '../../model/rational.ts';
import { dividesByZero, tooLarge } from '../../calculation/refusal.ts';

type Value = core.Value;

/** Returns true for a value without a unit. */
export const isNumber = ({ dimension, factors, scale }: Value): boolean =>
  scale === undefined && dimension.every((exponent) => exponent === 0) && core.merged(factors).length === 0;

const refuse = (code: ErrorCode, message: string, reason: string): UnitsError =>
  new UnitsError(code, message, { reason });

const noLogarithm = (): UnitsError =>
  refuse(
    'out-of-range',
    'Only a number above 0 without a unit has a logarithm.',
    'Zero and negative numbers have no logarithm, and a measure has one only beside another.',
  );

const noNumber = (name: string): UnitsError =>
  refuse(
    'incompatible-units',
    `"${name}" takes a number without a unit.`,
    'A power of e, a bit and a common divisor are those of bare numbers.',
  );

const noWhole = (name: string): UnitsError =>
  refuse('out-of-range', `"${name}" takes whole numbers, as in ${name}(12, 18).`, 'Only whole numbers have divisors.');

const noAngle = (name: string, value: Value): UnitsError =>
  refuse(
    isNumber(value) ? 'ambiguous-unit' : 'incompatible-units',
    `"${name}" takes an angle with its unit: write ${name}(30°) or ${name}(0.5 rad).`,
    'A bare number may be in degrees or in radians.',
  );

const noRatio = (name: string): UnitsError =>
  refuse(
    'out-of-range',
    `"${name}" takes a number${name.endsWith('tan') ? '' : ' from -1 to 1'} without a unit.`,
    'It is the ratio of two sides of a right triangle.',
  );

const noCompared = (name: string, a: Value, b: Value): UnitsError =>
  refuse(
    'incompatible-units',
    `"${name}" cannot compare ${core.describe(a)} with ${core.describe(b)}.`,
    `${core.describe(a)} and ${core.describe(b)} are not of one kind.`,
  );

/** Returns the value without its power of π, in lowest terms. */
const numberIn = (value: Value): Ratio => {
  const { n, d } = core.withoutPi(value);
  return ratio(n, d);
};

const bareOf = ({ n, d }: Ratio): Value => core.bounded({ ...core.bare, n, d });

/** A limit above the binary exponent of any number. A base near 1 may have larger ones. */
const mostExact = 1400n;

/** Returns the whole exponent of a base that gives a number, or undefined if there is none. */
const exponentOf = (number: Ratio, base: Ratio): bigint | undefined => {
  const isBelow = compare(number, one) < 0;
  let rest = isBelow ? over(one, number) : number;
  let exponent = 0n;
  for (; compare(rest, one) > 0 && exponent < mostExact; exponent++) rest = over(rest, base);
  return compare(rest, one) === 0 ? (isBelow ? -exponent : exponent) : undefined;
};

/** The distance from 1 below which fixed point leaves too few bits for the logarithm. */
const nearOne = ratio(1n, 1n << 64n);

/** Returns the natural logarithm of a ratio above zero, with far more correct digits than a double. */
const logarithm = (number: Ratio): Ratio => {
  const above = minus(number, one);
  if (above.n === 0n) return zero;
  if (compare(magnitude(above), nearOne) > 0) return fromFixedPoint(naturalLog(number));
  // ln((1 + t)/(1 − t)) = 2 (t + t³/3 + …), whose next term is below 2^-260 of the first
  const t = over(above, plus(number, one));
  const series = plus(t, over(power(t, 3), ratio(3n)));
  return times(ratio(2n), series);
};

/**
 * Returns the logarithm of a number. It is exact if it is a whole number.
 *
 * @param value - The argument of `log`.
 * @param base - Undefined for the natural logarithm.
 * @throws UnitsError for a number that is not above zero, a measure, and a base that is not above zero, or is 1.
 */
export const logarithmOf = (value: Value, base: Ratio | undefined): Value => {
  if (!isNumber(value)) throw noLogarithm();
  const number = numberIn(value);
  if (compare(number, zero) <= 0 || (base !== undefined && (compare(base, zero) <= 0 || compare(base, one) === 0)))
    throw noLogarithm();
  if (base === undefined) return bareOf(logarithm(number));
  const exponent = compare(base, one) > 0 ? exponentOf(number, base) : undefined;
  return exponent === undefined ? bareOf(over(logarithm(number), logarithm(base))) : { ...core.bare, n: exponent };
};

/** Returns the largest integer up to a number. */
export const floorOf = (value: Pick<Value, 'n' | 'd'>): bigint => {
  const { n, d } = ratio(value.n, value.d);
  return n / d - (n % d < 0n ? 1n : 0n);
};

/** The largest exponent within the range of numbers. */
const largestExponent = ratio(930n);

const exponentialOf = (exponent: Ratio): Ratio => {
  if (compare(magnitude(exponent), largestExponent) > 0) throw tooLarge();
  if (exponent.n === 0n) return one;
  return exponential(toFixedPoint(exponent));
};

const degree = unitIndex.byId('degree')!;

/** Returns an angle in degrees. Exact angles are fractions of π; others are calculated in radians. */
const angleOf = (exact: Ratio | undefined, radians: () => Ratio): Value => ({
  ...core.bounded({ ...core.bare, ...(exact ?? radians()), piPower: exact ? 1 : 0 }),
  factors: [{ unit: degree, exponent: 1 }],
  unit: degree,
});

/** Sines that are fractions, each with its angle in multiples of π. */
const sixths = [
  [ratio(-1n), ratio(-1n, 2n)],
  [ratio(-1n, 2n), ratio(-1n, 6n)],
  [zero, zero],
  [ratio(1n, 2n), ratio(1n, 6n)],
  [one, ratio(1n, 2n)],
] as const;

const exactArcsine = (sineOfIt: Ratio): Ratio | undefined =>
  sixths.find(([value]) => compare(value, sineOfIt) === 0)?.[1];

const quarters = new Map([
  ['-1', ratio(-1n, 4n)],
  ['0', zero],
  ['1', ratio(1n, 4n)],
]);

const inverse =
  (name: string, exact: (of: Ratio) => Ratio | undefined, radians: (of: Ratio) => Ratio) =>
  (value: Value): Value => {
    if (!isNumber(value)) throw noRatio(name);
    const number = numberIn(value);
    if (name !== 'atan' && compare(magnitude(number), one) > 0) throw noRatio(name);
    return angleOf(exact(number), () => radians(number));
  };

const asin = inverse('asin', exactArcsine, arcsine);
const acos = inverse(
  'acos',
  (value) => {
    const angle = exactArcsine(value);
    return angle && minus(ratio(1n, 2n), angle);
  },
  arccosine,
);
const atan = inverse('atan', ({ n, d }) => (d === 1n ? quarters.get(String(n)) : undefined), arctangent);

/** Returns true for an angle. Among numbers without a unit, these are zero and multiples of π, which are radians. */
const isAngle = (value: Value): boolean =>
  isNumber(value) ? value.n === 0n || value.piPower !== 0 : unitOf(value, unitIndex)?.quantity?.id === 'angle';

const circular =
  (name: string, ofTurns: (turns: Ratio) => Ratio | undefined, ofRadians: (radians: Ratio) => Ratio | undefined) =>
  (value: Value): Value => {
    if (!isAngle(value)) throw noAngle(name, value);
    const exact = ratio(value.n, value.d);
    const result = value.piPower === 1 || exact.n === 0n ? ofTurns(exact) : ofRadians(numberIn(value));
    if (!result) throw dividesByZero();
    return bareOf(result);
  };

const sin = circular('sin', sineOfTurns, sine);
const cos = circular('cos', cosineOfTurns, cosine);
const tan = circular('tan', tangentOfTurns, (angle) => over(sine(angle), cosine(angle)));

/** Returns the hyperbolic sine of a number by exponentials, or near zero, where these cancel, by its series. */
const hyperbolicSine = (x: Ratio): Ratio => {
  if (compare(magnitude(x), nearOne) > 0) return over(minus(exponentialOf(x), exponentialOf(negate(x))), ratio(2n));
  return plus(x, over(power(x, 3), ratio(6n)));
};
const hyperbolicCosine = (x: Ratio): Ratio => over(plus(exponentialOf(x), exponentialOf(negate(x))), ratio(2n));

/** Beyond it, a hyperbolic tangent differs from 1 by less than 10^-300, and its exponentials leave the limits. */
const steepest = ratio(400n);
const hyperbolicTangent = (x: Ratio): Ratio => {
  if (x.n < 0n) return negate(hyperbolicTangent(negate(x)));
  const at = compare(x, steepest) > 0 ? steepest : x;
  return over(hyperbolicSine(at), hyperbolicCosine(at));
};

const ofNumber =
  (name: string, work: (number: Ratio) => Ratio) =>
  (value: Value): Value => {
    if (!isNumber(value)) throw noNumber(name);
    return bareOf(work(numberIn(value)));
  };

const areaHyperbolicSine = (x: Ratio): Ratio => {
  if (x.n < 0n) return negate(areaHyperbolicSine(negate(x)));
  if (compare(x, nearOne) <= 0) return minus(x, over(power(x, 3), ratio(6n)));
  return logarithm(plus(x, squareRootOf(plus(times(x, x), one))));
};

const areaHyperbolicCosine = (x: Ratio): Ratio => {
  if (compare(x, one) < 0) throw outside('acosh', 'a number from 1');
  return logarithm(plus(x, squareRootOf(minus(times(x, x), one))));
};

const areaHyperbolicTangent = (x: Ratio): Ratio => {
  if (compare(magnitude(x), one) >= 0) throw outside('atanh', 'a number between -1 and 1');
  return over(logarithm(over(plus(one, x), minus(one, x))), ratio(2n));
};

const outside = (name: string, takes: string): UnitsError =>
  refuse('out-of-range', `"${name}" takes ${takes}.`, 'It has no real value for other numbers.');

/** 200! is the last factorial below 10^400. */
const mostFactorial = 200n;

/** Returns n · (n − 1) · … with the given number of factors. */
const falling = (n: Ratio, count: bigint): Ratio => {
  if (count > mostFactorial) throw tooLarge();
  let product = one;
  for (let k = 0n; k < count; k++) product = times(product, minus(n, ratio(k)));
  return product;
};

/** Returns the product of a whole number and the smaller ones at the given distance. */
const factorialOf = (...values: readonly Value[]): Value => {
  const [n, apart = 1n] = wholesOf('factorial', values) as [bigint, bigint?];
  if (n < 0n || apart < 1n) throw outside('factorial', 'a whole number from 0');
  if (n > mostFactorial) throw tooLarge();
  let product = 1n;
  for (let factor = n; factor > 1n; factor -= apart) product *= factor;
  return { ...core.bare, n: product };
};

const numbersOf = (name: string, n: Value, k: Value): readonly [Ratio, bigint] => {
  if (!isNumber(n)) throw noWhole(name);
  return [numberIn(n), wholesOf(name, [k])[0]!];
};

/** Returns the number of ordered arrangements of k of n things. */
const permutations = (n: Value, k: Value): Value => {
  const [of, count] = numbersOf('permute', n, k);
  return bareOf(count < 0n ? zero : falling(of, count));
};

/** Returns the number of choices of k of n things. */
const combinations = (n: Value, k: Value): Value => {
  const [of, count] = numbersOf('choose', n, k);
  if (count < 0n) return bareOf(zero);
  // Choosing k is the same as leaving k
  const fewer = of.d === 1n && of.n >= count && of.n - count < count ? of.n - count : count;
  return bareOf(over(falling(of, fewer), falling(ratio(fewer), fewer)));
};

/** The index of the last Fibonacci number below 10^400. */
const mostFibonacci = 1914n;

const fibonacciOf = (value: Value): Value => {
  const [n] = wholesOf('fib', [value]);
  if (n! < 0n || n! > mostFibonacci) throw outside('fib', `a whole number from 0 to ${mostFibonacci}`);
  let [a, b] = [0n, 1n];
  for (let k = 0n; k < n!; k++) [a, b] = [b, a + b];
  return { ...core.bare, n: a };
};

/** The maximum number of bits of a whole number. */
const mostBits = 1300n;

const bitwise =
  (name: string, work: (a: bigint, b: bigint) => bigint) =>
  (left: Value, right: Value): Value => {
    const [a, b] = wholesOf(name, [left, right]) as [bigint, bigint];
    if (name.startsWith('<') || name.startsWith('>') ? b < 0n || b > mostBits : false)
      throw outside(name, 'a number of bits from 0 to 1300');
    return core.bounded({ ...core.bare, n: work(a, b) });
  };

const fractionOf = (value: Value): Value => {
  if (!isNumber(value)) throw noNumber('fract');
  const { n, d } = numberIn(value);
  return bareOf(ratio(n % d, d));
};

/** Returns the diagonal of a box. */
const diagonal = (...sides: Value[]): Value =>
  core.root(sides.map((side) => core.raise(side, ratio(2n))).reduce((a, b) => core.add(a, b, 1n, unitIndex)));

/** Returns the angle of a point, from its height and its width. */
const angleAt = (height: Value, width: Value): Value => {
  compared('atan2', height, width);
  const [y, x] = [numberIn(height), numberIn(width)];
  if (x.n > 0n) return atan({ ...core.bare, ...over(y, x) });
  const right = {
    ...core.bare,
    n: y.n < 0n ? -1n : 1n,
    d: 2n,
    piPower: 1,
    factors: [{ unit: degree, exponent: 1 }],
    unit: degree,
  };
  if (x.n === 0n) return y.n === 0n ? { ...right, n: 0n, d: 1n } : right;
  const beyond = atan({ ...core.bare, ...over(y, x) });
  return core.add(beyond, { ...right, d: 1n }, 1n, unitIndex);
};

/** Rounds the number of a value's unit: 5.6 km to 6 km. */
const rounding =
  (work: (number: Ratio) => bigint) =>
  (value: Value, places?: Value): Value => {
    if (value.scale) return roundedOnScale(value, work, places);
    const unit = value.unit ?? unitOf(value, unitIndex);
    // Square meters times centimeters over liters are shown as a bare number
    const isBare = !value.unit && !unit?.quantity && sameDimension(value.dimension, dimensionless);
    const size = unit && !isBare && !isNumber(value) ? siFactorOf(unit) : undefined;
    const count = size ? over(ratio(value.n, value.d), size.ratio) : ratio(value.n, value.d);
    const piPower = value.piPower - (size?.piPower ?? 0);
    const number = piPower === 0 ? count : numberIn({ ...core.bare, ...count, piPower });
    const rounded = atPlaces(number, work, places);
    return { ...value, ...(size ? times(rounded, size.ratio) : rounded), piPower: size?.piPower ?? 0 };
  };

const atPlaces = (number: Ratio, work: (number: Ratio) => bigint, places: Value | undefined): Ratio => {
  if (!places) return ratio(work(number));
  const digits = ratio(places.n, places.d);
  if (!isNumber(places) || digits.d !== 1n || digits.n > 100n || digits.n < -100n) throw noWhole('round');
  const step = power(ratio(10n), -Number(digits.n));
  return times(ratio(work(over(number, step))), step);
};

const roundedOnScale = (value: Value, work: (number: Ratio) => bigint, places: Value | undefined): Value => {
  const unit = value.scale!;
  const { ratio: size } = siFactorOf(unit);
  const { offset } = unit.entry!;
  const rounded = atPlaces(minus(over(ratio(value.n, value.d), size), offset), work, places);
  return { ...value, ...times(plus(rounded, offset), size) };
};

/** Returns a negative number, zero or a positive number if a value is below, equal to or above another. */
const compared = (name: string, a: Value, b: Value): number => {
  try {
    return Number(core.add(a, b, -1n, unitIndex).n);
  } catch (error) {
    throw error instanceof UnitsError ? noCompared(name, a, b) : error;
  }
};

const wholesOf = (name: string, values: readonly Value[]): readonly bigint[] =>
  values.map((value) => {
    const { n, d } = ratio(value.n, value.d);
    if (!isNumber(value) || value.piPower !== 0 || d !== 1n) throw noWhole(name);
    return n;
  });

const commonMultiple = (...values: readonly Value[]): Value =>
  core.bounded({
    ...core.bare,
    n: wholesOf('lcm', values).reduce((a, b) => {
      const multiple = a === 0n || b === 0n ? 0n : (a / gcd(a, b)) * b;
      return multiple < 0n ? -multiple : multiple;
    }),
  });

/** A function of values, with the minimum and maximum number of arguments. */
export interface MathFunction<V extends Value = Value> {
  readonly least: number;
  readonly most: number;
  /** True if its arguments may be money: it chooses one of them, or keeps their unit. */
  readonly keeps?: boolean;
  /** True if it is allowed before a number without parentheses. */
  readonly isBeforeNumbers?: boolean;
  /** Returns one of the values, or a result calculated from them. */
  readonly work: (...values: V[]) => Value;
}

const ofOne = (work: (value: Value) => Value): MathFunction => ({ least: 1, most: 1, work, isBeforeNumbers: true });
const ofTwo = (work: (a: Value, b: Value) => Value): MathFunction => ({ least: 2, most: 2, work });
const ofMany = (work: (...values: Value[]) => Value, keeps = false): MathFunction => ({
  least: 1,
  most: 50,
  work,
  ...(keeps ? { keeps } : {}),
});

const mostOf =
  (name: string, sign: 1 | -1) =>
  (...values: Value[]): Value =>
    values.reduce((a, b) => (sign * compared(name, b, a) > 0 ? b : a));

const totalOf = (...values: readonly Value[]): Value =>
  values.reduce((sum, value) => core.add(sum, value, 1n, unitIndex));

/**
 * Returns the mean: the first value plus the mean of the differences from it, because temperatures on a scale have no
 * sum.
 */
const meanOf = (...values: Value[]): Value => {
  const [first, ...others] = values as [Value, ...Value[]];
  if (others.length === 0) return first;
  const differences = totalOf(...others.map((value) => core.add(value, first, -1n, unitIndex)));
  return core.add(
    first,
    core.multiply(differences, { ...core.bare, ...ratio(BigInt(values.length)) }, -1),
    1n,
    unitIndex,
  );
};

const medianOf = (...values: readonly Value[]): Value => {
  const sorted = [...values].sort((a, b) => compared('median', a, b));
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : meanOf(sorted[half - 1]!, sorted[half]!);
};

/** The functions, by their lowercase names. */
export const functions: ReadonlyMap<string, MathFunction> = new Map<string, MathFunction>([
  ['sin', ofOne(sin)],
  ['cos', ofOne(cos)],
  ['tan', ofOne(tan)],
  ['asin', ofOne(asin)],
  ['arcsin', ofOne(asin)],
  ['acos', ofOne(acos)],
  ['arccos', ofOne(acos)],
  ['atan', ofOne(atan)],
  ['arctan', ofOne(atan)],
  ['sinh', ofOne(ofNumber('sinh', hyperbolicSine))],
  ['cosh', ofOne(ofNumber('cosh', hyperbolicCosine))],
  ['tanh', ofOne(ofNumber('tanh', hyperbolicTangent))],
  ['exp', ofOne(ofNumber('exp', exponentialOf))],
  ['abs', { ...ofOne((value) => (value.n < 0n ? core.negate(value) : value)), keeps: true }],
  ['round', { ...ofOne(rounding((number) => roundTo(number, one).n)), most: 2, keeps: true }],
  ['floor', { ...ofOne(rounding(floorOf)), keeps: true }],
  ['ceil', { ...ofOne(rounding(({ n, d }) => -floorOf({ n: -n, d }))), keeps: true }],
  ['trunc', { ...ofOne(rounding(({ n, d }) => n / d)), keeps: true }],
  ['min', ofMany(mostOf('min', -1), true)],
  ['max', ofMany(mostOf('max', 1), true)],
  ['sum', ofMany(totalOf, true)],
  ['total', ofMany(totalOf, true)],
  ['average', ofMany(meanOf, true)],
  ['avg', ofMany(meanOf, true)],
  ['mean', ofMany(meanOf, true)],
  ['median', ofMany(medianOf, true)],
  ['asinh', ofOne(ofNumber('asinh', areaHyperbolicSine))],
  ['acosh', ofOne(ofNumber('acosh', areaHyperbolicCosine))],
  ['atanh', ofOne(ofNumber('atanh', areaHyperbolicTangent))],
  ['atan2', ofTwo(angleAt)],
  ['hypot', ofMany(diagonal)],
  ['fract', { least: 1, most: 1, work: fractionOf }],
  ['factorial', { least: 1, most: 2, work: factorialOf }],
  ['fib', ofOne(fibonacciOf)],
  ['fibonacci', ofOne(fibonacciOf)],
  ['sqr', ofOne((value) => core.raise(value, ratio(2n)))],
  ['ncr', ofTwo(combinations)],
  ['choose', ofTwo(combinations)],
  ['binom', ofTwo(combinations)],
  ['npr', ofTwo(permutations)],
  ['permute', ofTwo(permutations)],
  ['&', ofTwo(bitwise('and', (a, b) => a & b))],
  ['|', ofTwo(bitwise('or', (a, b) => a | b))],
  ['xor', ofTwo(bitwise('xor', (a, b) => a ^ b))],
  ['<<', ofTwo(bitwise('<<', (a, b) => a << b))],
  ['>>', ofTwo(bitwise('>>', (a, b) => a >> b))],
  ['gcd', ofMany((...values) => ({ ...core.bare, n: wholesOf('gcd', values).reduce(gcd) }))],
  ['lcm', ofMany(commonMultiple)],
]);
