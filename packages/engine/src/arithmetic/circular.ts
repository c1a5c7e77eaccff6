import { pi } from './pi.ts';
import { squareRootOf } from './square-root.ts';
import { arctangent as arctangentBelow, series } from './trigonometry.ts';
import { compare, magnitude, minus, one, over, plus, ratio, zero, type Ratio } from '../model/rational.ts';

// Sine, cosine, tangent and their inverses for any ratio. The relative error is at most 2^-150, even for results near
// zero and for large angles.

const bits = 320;
const fixed = BigInt(bits);
const unit = 1n << fixed;

const lengthOf = (n: bigint): number => (n < 0n ? -n : n).toString(16).length * 4;

/**
 * Returns the sine of an angle near zero in radians, to far more digits than a double has, however small the angle is.
 */
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

/** An angle as a number of right angles and a rest in radians, of at most half a right angle. */
interface Reduced {
  readonly quarters: bigint;
  readonly rest: Ratio;
}

/** Returns the integer nearest to a ratio. */
const nearestWhole = ({ n, d }: Ratio): bigint => {
  const twice = 2n * n + d;
  const whole = twice / (2n * d);
  return twice < 0n && twice % (2n * d) !== 0n ? whole - 1n : whole;
};

/** Extra bits, because a number that people write may be this close to a multiple of a right angle. */
const spare = 320;

const reduced = (angle: Ratio): Reduced => {
  const precision = 2 * bits + spare + lengthOf(angle.n);
  const [quarter, two] = [pi(precision), 1n << BigInt(precision + 1)];
  const quarters = nearestWhole({ n: angle.n * two, d: angle.d * quarter });
  return { quarters, rest: { n: angle.n * two - quarters * quarter * angle.d, d: angle.d * two } };
};

/** Reduces an angle in half turns, which is exact. */
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

/** Returns the sine of an angle in radians. */
export const sine = (angle: Ratio): Ratio => sineOf(reduced(angle));

/** Returns the cosine of an angle in radians. */
export const cosine = (angle: Ratio): Ratio => sineOf(further(reduced(angle)));

const half = ratio(1n, 2n);

/** Returns the sine of an angle in half turns, exact if it is a fraction: 1/2 for 1/6 of a half turn. */
export const sineOfTurns = (halfTurns: Ratio): Ratio => {
  const { n, d } = ratio(halfTurns.n, halfTurns.d);
  const phase = ((n % (2n * d)) + 2n * d) % (2n * d);
  // Niven's theorem: only multiples of 30 degrees have a rational sine
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

/** Returns the cosine of an angle in half turns, exact if it is a fraction. */
export const cosineOfTurns = ({ n, d }: Ratio): Ratio => sineOfTurns({ n: 2n * n + d, d: 2n * d });

/** Returns the tangent of an angle in half turns, exact if it is a fraction, or undefined at a right angle. */
export const tangentOfTurns = (halfTurns: Ratio): Ratio | undefined => {
  const { n, d } = ratio(4n * halfTurns.n, halfTurns.d);
  if (d === 1n) return ([zero, one, undefined, negated(one)] as const)[Number(((n % 4n) + 4n) % 4n)];
  return over(sineOfTurns(halfTurns), cosineOfTurns(halfTurns));
};

/** Returns √(1 − x²) for a ratio from −1 to 1. */
const besideOf = ({ n, d }: Ratio): Ratio => squareRootOf(ratio(d * d - n * n, d * d));

/**
 * Returns the angle of a right triangle with these two legs, in radians from 0 to π/2, to far more digits than a double
 * has.
 */
const angleOf = (opposite: Ratio, adjacent: Ratio): Ratio => {
  const isSteep = compare(opposite, adjacent) > 0;
  const slope = isSteep ? over(adjacent, opposite) : over(opposite, adjacent);
  const small = lengthOf(slope.d) - lengthOf(slope.n);
  // The first term of the series is enough if the next is too small to change a double
  const near = small > bits / 2 ? slope : arctangentBelow(slope);
  return isSteep ? minus(halfPi(), near) : near;
};

const halfPi = (): Ratio => ratio(pi(2 * bits), 1n << BigInt(2 * bits + 1));

/** Returns the angle whose tangent is the ratio, in radians from −π/2 to π/2. */
export const arctangent = (tangentOfIt: Ratio): Ratio =>
  tangentOfIt.n < 0n ? negated(arctangent(negated(tangentOfIt))) : angleOf(tangentOfIt, one);

/** Returns the angle whose sine is the ratio (−1 to 1), in radians from −π/2 to π/2. */
export const arcsine = (sineOfIt: Ratio): Ratio =>
  sineOfIt.n < 0n ? negated(arcsine(negated(sineOfIt))) : angleOf(sineOfIt, besideOf(sineOfIt));

/** Returns the angle whose cosine is the ratio (−1 to 1), in radians from 0 to π. */
export const arccosine = (cosineOfIt: Ratio): Ratio => {
  const beside = angleOf(besideOf(cosineOfIt), magnitude(cosineOfIt));
  const right = halfPi();
  return cosineOfIt.n < 0n ? minus(plus(right, right), beside) : beside;
};
