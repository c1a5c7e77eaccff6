import { over, ratio, times, type Ratio } from '../model/rational.ts';

/** 100, the divisor of percentages. */
export const hundred = ratio(100n);

/** Returns a percentage of a whole. */
export const percentOf = (percent: Ratio, whole: Ratio): Ratio => over(times(percent, whole), hundred);
