import { over, ratio, times, type Ratio } from '../model/rational.ts';

/** What one percent is a fraction of. */
export const hundred = ratio(100n);

/** So many percent of a whole. */
export const percentOf = (percent: Ratio, whole: Ratio): Ratio => over(times(percent, whole), hundred);
