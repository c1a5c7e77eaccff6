import { over, ratio, times, type Ratio } from '../model/rational.ts';

/** 100, by which percentages are divided. */
export const hundred = ratio(100n);

/** So many percent of a whole. */
export const percentOf = (percent: Ratio, whole: Ratio): Ratio => over(times(percent, whole), hundred);
