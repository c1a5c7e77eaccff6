import { difference, product, quotient, raise, reduced, sum, whole, type Fraction } from './fraction.ts';
import { answer, piPowerOf, type Question } from './reference.ts';
import { bounds } from './rounding.ts';
import type { Random } from './random.ts';

/** Returns the conversion as a function a·x + b of the value. Undefined for reciprocal pairs. */
const exactFunctionOf = (question: Question): { readonly a: Fraction; readonly b: Fraction } | undefined => {
  const [zero, one] = [answer(question, whole(0)), answer(question, whole(1))];
  if (!zero || !one) return undefined;
  const [a] = bounds(reduced(difference(one, zero)), piPowerOf(question));
  return a[0] === 0n ? undefined : { a, b: reduced(zero) };
};

const log2Of = ([top, bottom]: Fraction): number =>
  (top < 0n ? -top : top).toString(2).length - bottom.toString(2).length;

/** Returns the double whose shortest decimal is digits · 10^-places, if there is one. */
const asDouble = (digits: bigint, places: number): number | undefined => {
  const x = Number(`${digits}e${-places}`);
  const written = /^(-?)(\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(String(x));
  if (!written) return undefined;
  const [, sign, integer, rest = '', exponent = '0'] = written;
  const shift = Number(exponent) - rest.length + places;
  const shown = BigInt(`${sign}${integer}${rest}`);
  const same = shift < 0 ? shown === digits * 10n ** BigInt(-shift) : shown * 10n ** BigInt(shift) === digits;
  return same ? x : undefined;
};

/** Returns the signed distance from a fraction to the nearest half-integer. */
const offHalf = ([top, bottom]: Fraction): Fraction => {
  const rest = ((top % bottom) + bottom) % bottom;
  return [2n * rest - bottom, 2n * bottom];
};

const rounded = ([top, bottom]: Fraction): bigint => {
  const double = 2n * top + bottom;
  const floor = double / (2n * bottom);
  return double < 0n && floor * 2n * bottom !== double ? floor - 1n : floor;
};

/**
 * Returns digits n near `start` for which n·slope + shift is as near to a half-integer as their size allows. For each
 * convergent h/k of the slope, k steps move the fraction by a known small amount; from the largest to the smallest they
 * approach one half.
 */
export const digitsNearHalf = (start: bigint, reach: bigint, slope: Fraction, shift: Fraction): bigint => {
  let n = start;
  let gap = offHalf(sum(product([n, 1n], slope), shift));
  let [a, b] = slope;
  let [k, before] = [0n, 1n];
  let [h, hBefore] = [1n, 0n];
  while (b !== 0n && gap[0] !== 0n) {
    const floor = a / b - (a % b < 0n ? 1n : 0n);
    [a, b] = [b, a - floor * b];
    [k, before] = [floor * k + before, k];
    [h, hBefore] = [floor * h + hBefore, h];
    if (k > reach) break;
    const step = difference(product([k, 1n], slope), [h, 1n]);
    if (step[0] === 0n) break;
    const times = rounded(quotient([-gap[0], gap[1]], step));
    n += times * k;
    gap = reduced(sum(gap, product([times, 1n], step)));
  }
  return n;
};

/** Returns a value whose result is nearer to a midpoint of two doubles than double-double arithmetic can decide. */
export const besideMidpoint = (question: Question, random: Random): number | undefined => {
  const exact = exactFunctionOf(question);
  if (!exact) return undefined;
  const places = random.between(0, 18);
  const start = 4n * 10n ** 15n + random.wide(2n * 10n ** 15n);
  const scale = quotient(exact.a, raise(whole(10), places));
  const middle = sum(product([start, 1n], scale), exact.b);
  if (middle[0] === 0n) return undefined;
  const unit = raise(whole(2), log2Of(middle) - 53);
  const digits = digitsNearHalf(start, 10n ** 15n, reduced(quotient(scale, unit)), quotient(exact.b, unit));
  return asDouble(digits, places);
};

const withoutTwos = (n: bigint): bigint => {
  let rest = n < 0n ? -n : n;
  while (rest !== 0n && rest % 2n === 0n) rest /= 2n;
  return rest;
};

const withoutCommon = (n: bigint, m: bigint): bigint => reduced([n, m])[0];

/**
 * Returns a value whose result is exactly a midpoint: an odd integer of 54 bits times a power of two. Undefined if the
 * pair has none.
 */
export const onMidpoint = (question: Question, random: Random): number | undefined => {
  const exact = piPowerOf(question) === 0 ? exactFunctionOf(question) : undefined;
  if (!exact || exact.b[0] !== 0n) return undefined;
  const [p, q] = reduced(exact.a);
  for (let places = random.below(20), tries = 0; tries < 20; tries++, places = (places + 1) % 20) {
    // n·p / (q·10^places) = odd · 2^j: the odd parts that remain of p must divide the odd integer, those of q·5^places
    // must divide n
    const [up, down] = [withoutTwos(p), withoutTwos(q) * 5n ** BigInt(places)];
    const [mustHold, mustCarry] = [withoutCommon(up, down), withoutCommon(down, up)];
    if (mustHold >= 1n << 53n || mustCarry * ((1n << 53n) / mustHold) > 10n ** 17n) continue;
    const low = (1n << 53n) / mustHold + 1n;
    const free = (low + random.wide(low)) | 1n;
    if (free * mustHold >= 1n << 54n) continue;
    const value = asDouble(free * mustCarry, places);
    if (value !== undefined) return value;
  }
  return undefined;
};
