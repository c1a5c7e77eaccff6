import type { Scale } from '../content/scales.ts';

/** The width of a scale. */
export const width = 600;

/** Returns the position of a value on a drawn scale. Values beyond its ends are placed at the end. */
export const placeOn = ({ low, high }: Pick<Scale, 'low' | 'high'>, value: number): number =>
  Math.round(((Math.min(Math.max(value, low), high) - low) / (high - low)) * width * 10) / 10;
