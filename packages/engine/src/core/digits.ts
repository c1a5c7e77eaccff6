import { low, product } from './twofold.ts';

const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
const highWord = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0;

/** Powers of ten that a double holds exactly. */
const largest = 22;
export const powersOfTen = Float64Array.from({ length: largest + 1 }, (_, k) => Number(`1e${k}`));

/** Half the distance between a double and its neighbours, from the high word of its bits: 2^(exponent − 53). */
const halfGap = (high: number): number => {
  words[highWord] = ((high >>> 20) - 53) << 20;
  words[1 - highWord] = 0;
  return double[0]!;
};

/** How far from a boundary a comparison must fall to be trusted: products here carry relative errors below 2^-52. */
const clear = 1e-9;

/**
 * Finds the shortest decimal that reads back as x, for x positive and between 10^-6 and 10^16: integers n and k with
 * n · 10^-k, n as `high + low[0]`, and returns k with n's high part in `digitsHigh[0]`. Returns -1 where doubles cannot decide.
 *
 * - 15 digits: n · 10^-k with n ≤ 10^15 is one correctly rounded division. When it gives x back, n · 10^-k is the only
 *   decimal of at most 15 digits that does, since those are further apart than doubles.
 * - 16 digits: x · 10^k is formed without error; its nearest integer reads back as x exactly when it is nearer than half the
 *   gap between x and its neighbours. Powers of two, whose lower gap is narrower, are left undecided.
 * - 17 digits always read back; ECMAScript takes the nearest.
 */
export const shortest = (x: number): number => {
  double[0] = x;
  const high = words[highWord]!;
  const isPowerOfTwo = (high & 0xfffff) === 0 && words[1 - highWord] === 0;
  // log10(2) rounded down: this is the decimal exponent of x, or one less
  let exponent = Math.floor(((high >>> 20) - 1023) * 0.30102999566398114);
  if (exponent < -7 || exponent > 15) return -1;
  if (exponent >= 0 ? x >= powersOfTen[exponent + 1]! : x * powersOfTen[-exponent - 1]! >= 1) exponent++;
  if (exponent < -6 || exponent > 15) return -1;
  if (exponent < 15) {
    const scale = powersOfTen[14 - exponent]!;
    const n = Math.round(x * scale);
    if (n / scale === x && n <= 1e15) return found(n, 0, 14 - exponent);
  }
  if (isPowerOfTwo) return -1;
  const gap = halfGap(high);
  const nearness = reads(x, 15 - exponent, gap);
  if (nearness !== beyond) return nearness === within ? 15 - exponent : -1;
  return reads(x, 16 - exponent, gap) === within ? 16 - exponent : -1;
};

const within = 0;
const unclear = 1;
const beyond = 2;

/** Leaves the integer nearest to x · 10^k as digits, and says whether it reads back as x, given half the gap between doubles at x. */
const reads = (x: number, k: number, gap: number): number => {
  const scaled = product(x, powersOfTen[k]!);
  const whole = Math.round(scaled);
  const rest = scaled - whole + low[0]!;
  const n = Math.round(rest);
  found(whole, n, k);
  const distance = Math.abs(rest - n);
  const reach = gap * powersOfTen[k]!;
  if (distance > reach * (1 + clear)) return beyond;
  // At one half, two integers are equally near
  return distance > reach * (1 - clear) || distance > 0.5 - clear ? unclear : within;
};

/** The high part of the digits that {@link shortest} found. */
export const digitsHigh = new Float64Array(1);

const found = (high: number, rest: number, k: number): number => {
  digitsHigh[0] = high;
  low[0] = rest;
  return k;
};
