import { pi } from './pi.ts';
import { squareRootOf } from './square-root.ts';
import { arctangent as arctangentBelow, series } from './trigonometry.ts';
import { compare, magnitude, minus, one, over, plus, ratio, zero, type Ratio } from '../model/rational.ts';

// Sine, cosine, tangent and their inverses of any ratio, right to at least 2^-150 of the result: however near to zero it is, and however
// large the angle.

const bits = 320;
const fixed = BigInt(bits);
const unit = 1n << fixed;

const lengthOf = (n: bigint): number => (n < 0n ? -n : n).toString(16).length * 4;

/** The sine of an angle near zero in radians, right to far more digits than a double has, however small it is. */
const nearSine = (angle: Ratio): Ratio => {
  const small = Math.max(0, lengthOf(angle.d) - lengthOf(angle.n));
  const precision = BigInt(bits + small);
  const x = (angle.n << precision) / angle.d;
  return { n: x < 0n ? -series(-x, -x, 2n, precision) : series(x, x, 2n, precision), d: 1n << precision };
};

const nearCosine = (angle: Ratio): Ratio => ({
  n: series((magnitude(angle).n << fixed) / angle.d, unit, 1n, fixed),
  d: unit,
});

/** An angle as so many right angles and a rest of at most half a right angle, in radians. */
interface Reduced {
  readonly quarters: bigint;
  readonly rest: Ratio;
}

/** The whole number nearest to a ratio. */
const nearestWhole = ({ n, d }: Ratio): bigint => {
  const twice = 2n * n + d;
  const whole = twice / (2n * d);
  return twice < 0n && twice % (2n * d) !== 0n ? whole - 1n : whole;
};

/** The distance that numbers as people write them keep from a multiple of a right angle, in bits. */
const spare = 320;

const reduced = (angle: Ratio): Reduced => {
  const precision = 2 * bits + spare + lengthOf(angle.n);
  const [quarter, two] = [pi(precision), 1n << BigInt(precision + 1)];
  const quarters = nearestWhole({ n: angle.n * two, d: angle.d * quarter });
  return { quarters, rest: { n: angle.n * two - quarters * quarter * angle.d, d: angle.d * two } };
};

/** The same of a part of half a turn: that of π is exact. */
const reducedTurns = (halfTurns: Ratio): Reduced => {
  const quarters = nearestWhole({ n: 2n * halfTurns.n, d: halfTurns.d });
  const rest = ratio(2n * halfTurns.n - quarters * halfTurns.d, 2n * halfTurns.d);
  return { quarters, rest: { n: rest.n * pi(2 * bits), d: rest.d << BigInt(2 * bits) } };
};

const negated = ({ n, d }: Ratio): Ratio => ({ n: -n, d });

const sineOf = ({ quarters, rest }: Reduced): Ratio => {
  const result = quarters % 2n === 0n ? nearSine(rest) : nearCosine(rest);
  return ((quarters % 4n) + 4n) % 4n < 2n ? result : negated(result);
};

const further = ({ quarters, rest }: Reduced): Reduced => ({ quarters: quarters + 1n, rest });

/** The sine of an angle in radians. */
export const sine = (angle: Ratio): Ratio => sineOf(reduced(angle));

/** The cosine of an angle in radians. */
export const cosine = (angle: Ratio): Ratio => sineOf(further(reduced(angle)));

const half = ratio(1n, 2n);

/** The sine of a part of half a turn, exact where it is a fraction: 1/6 for half a unit. */
export const sineOfTurns = (halfTurns: Ratio): Ratio => {
  const { n, d } = ratio(halfTurns.n, halfTurns.d);
  const phase = ((n % (2n * d)) + 2n * d) % (2n * d);
  // Niven's theorem: the only fractions are those of multiples of 30 degrees
  if (6n % d !== 0n) return sineOf(reducedTurns({ n: phase, d }));
  const twelfths = (phase * 6n) / d;
  const exact = new Map<bigint, Ratio>([
    [0n, zero],
    [1n, half],
    [3n, one],
    [5n, half],
    [6n, zero],
    [7n, negated(half)],
    [9n, negated(one)],
    [11n, negated(half)],
  ]).get(twelfths);
  return exact ?? sineOf(reducedTurns({ n: phase, d }));
};

/** The cosine of a part of half a turn, exact where it is a fraction. */
export const cosineOfTurns = ({ n, d }: Ratio): Ratio => sineOfTurns({ n: 2n * n + d, d: 2n * d });

/** The tangent of a part of half a turn, exact where it is a fraction; undefined at a right angle. */
export const tangentOfTurns = (halfTurns: Ratio): Ratio | undefined => {
  const { n, d } = ratio(4n * halfTurns.n, halfTurns.d);
  if (d === 1n) return ([zero, one, undefined, negated(one)] as const)[Number(((n % 4n) + 4n) % 4n)];
  return over(sineOfTurns(halfTurns), cosineOfTurns(halfTurns));
};

/** √(1 − x²) of a ratio from −1 to 1. */
const besideOf = ({ n, d }: Ratio): Ratio => squareRootOf(ratio(d * d - n * n, d * d));

/** The angle in radians from 0 to π/2 of a right triangle with these two legs, right to far more digits than a double has. */
const angleOf = (opposite: Ratio, adjacent: Ratio): Ratio => {
  const isSteep = compare(opposite, adjacent) > 0;
  const slope = isSteep ? over(adjacent, opposite) : over(opposite, adjacent);
  const small = lengthOf(slope.d) - lengthOf(slope.n);
  // The first terms of the series are enough where the next is far below what a double holds
  const near = small > bits / 2 ? slope : arctangentBelow(slope);
  return isSteep ? minus(halfPi(), near) : near;
};

const halfPi = (): Ratio => ratio(pi(2 * bits), 1n << BigInt(2 * bits + 1));

/** The angle in radians, from −π/2 to π/2, whose tangent is the ratio. */
export const arctangent = (tangentOfIt: Ratio): Ratio =>
  tangentOfIt.n < 0n ? negated(arctangent(negated(tangentOfIt))) : angleOf(tangentOfIt, one);

/** The angle in radians, from −π/2 to π/2, whose sine is the ratio, which is from −1 to 1. */
export const arcsine = (sineOfIt: Ratio): Ratio =>
  sineOfIt.n < 0n ? negated(arcsine(negated(sineOfIt))) : angleOf(sineOfIt, besideOf(sineOfIt));

/** The angle in radians, from 0 to π, whose cosine is the ratio, which is from −1 to 1. */
export const arccosine = (cosineOfIt: Ratio): Ratio => {
  const beside = angleOf(besideOf(cosineOfIt), magnitude(cosineOfIt));
  const right = halfPi();
  return cosineOfIt.n < 0n ? minus(plus(right, right), beside) : beside;
};
