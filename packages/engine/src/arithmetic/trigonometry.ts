import { integerRoot } from './integer-root.ts';
import { pi } from './pi.ts';
import { ratio, times, type Ratio } from '../model/rational.ts';

/**
 * Tangent and arctangent in fixed point: bigints for value · 2^bits. As for the logarithms, the errors stay far below
 * the half ulp of a double.
 */
const bits = 320;
const unit = 1n << BigInt(bits);

const multiply = (a: bigint, b: bigint): bigint => (a * b) >> BigInt(bits);
const toFixedPoint = ({ n, d }: Ratio): bigint => (n << BigInt(bits)) / d;

/** Returns arctan t = 2 arctan(t / (1 + √(1 + t²))), until Gregory's series is short. */
const arctangentOf = (t: bigint, halvings = 4): bigint => {
  if (t < 0n) return -arctangentOf(-t, halvings);
  const square = multiply(t, t);
  if (halvings > 0)
    return 2n * arctangentOf((t << BigInt(bits)) / (unit + integerRoot((unit + square) << BigInt(bits))), halvings - 1);
  let term = t;
  let sum = 0n;
  for (let k = 1n; term !== 0n; k += 2n) {
    sum += k % 4n === 1n ? term / k : -(term / k);
    term = multiply(term, square);
  }
  return sum;
};

/** Returns the angle in radians, from −π/2 to π/2, whose tangent is the ratio. */
export const arctangent = (tangentOfIt: Ratio): Ratio => ratio(arctangentOf(toFixedPoint(tangentOfIt)), unit);

/** Returns sine or cosine by its series in fixed point, for an angle from zero to less than a quarter turn. */
export const series = (angle: bigint, first: bigint, start: bigint, precision = BigInt(bits)): bigint => {
  const square = (angle * angle) >> precision;
  let term = first;
  let sum = 0n;
  for (let k = start; term !== 0n; k += 2n) {
    sum += term;
    // A shift rounds away from zero, so that a negative term would never reach it
    term = -((((term < 0n ? -term : term) * square) >> precision) / (k * (k + 1n))) * (term < 0n ? -1n : 1n);
  }
  return sum;
};

/** The limit below which a cosine is that of a right angle, because the angle has its own errors. */
const nothing = unit >> 250n;

/** Returns the tangent of an angle in radians. Undefined at a right angle. */
export const tangent = (angle: Ratio): Ratio | undefined => {
  const halfTurn = pi(bits);
  let rest = toFixedPoint(angle) % halfTurn;
  if (rest < 0n) rest += halfTurn;
  const isPastRight = rest * 2n > halfTurn;
  const acute = isPastRight ? halfTurn - rest : rest;
  const cosine = series(acute, unit, 1n);
  if (cosine < nothing) return undefined;
  const result = ratio(series(acute, acute, 2n), cosine);
  return isPastRight ? times(result, { n: -1n, d: 1n }) : result;
};
