import type { CompiledConversion } from '../conversion/compiled-conversion.ts';
import { UnitsError } from '../model/error.ts';
import { ratio, toNumber } from '../model/rational.ts';

/** Returns the slope of a conversion at a value. */
export const slopeOf = (exact: CompiledConversion['exact'], value: number): number => {
  if (typeof exact === 'function') {
    // A level is a logarithm, which is smooth, so that a central difference has ten correct digits
    const step = Math.max(Math.abs(value), 1) * 1e-5;
    return (exact(value + step) - exact(value - step)) / (2 * step);
  }
  const factor = (Number(exact.p) / Number(exact.q)) * Math.PI ** exact.piPower;
  const size =
    Number.isFinite(factor) && factor !== 0 ? factor : toNumber(ratio(exact.p, exact.q)) * Math.PI ** exact.piPower;
  return exact.reciprocal ? -size / value ** 2 : size;
};

/** Returns the image of an end of an interval. Undefined if there is none, because zero has no level. */
const imageOf = (exact: (value: number) => number, end: number): number | undefined => {
  try {
    const image = exact(end);
    return Number.isFinite(image) ? image : undefined;
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/**
 * Returns the images of value ± half for a conversion to or from a level, whose distances differ. Undefined for other
 * conversions.
 */
export const intervalOf = (
  exact: CompiledConversion['exact'],
  value: number,
  half: number,
): readonly [low: number, high: number] | undefined => {
  if (typeof exact !== 'function') return undefined;
  const [a, b] = [value - half, value + half].map((end) => imageOf(exact, end));
  // More acid means a lower pH
  return a === undefined || b === undefined ? undefined : [Math.min(a, b), Math.max(a, b)];
};
