import type { CompiledConversion } from '../conversion/compiled-conversion.ts';
import { ratio, toNumber } from '../model/rational.ts';

/** Returns how much the result of a conversion grows with its value, at a value. */
export const slopeOf = (exact: CompiledConversion['exact'], value: number): number => {
  if (typeof exact === 'function') {
    // A level is a logarithm of what it measures: smooth, so that a central difference is right to ten digits
    const step = Math.max(Math.abs(value), 1) * 1e-5;
    return (exact(value + step) - exact(value - step)) / (2 * step);
  }
  const factor = (Number(exact.p) / Number(exact.q)) * Math.PI ** exact.piPower;
  const size =
    Number.isFinite(factor) && factor !== 0 ? factor : toNumber(ratio(exact.p, exact.q)) * Math.PI ** exact.piPower;
  return exact.reciprocal ? -size / value ** 2 : size;
};
