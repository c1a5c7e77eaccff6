import type { Ratio } from '../../model/rational.ts';
import type { Span } from '../span.ts';

/** A number with its unit. */
export interface Term {
  readonly value: Ratio;
  /** The unit as spelled. Undefined for a bare number, or for a number that continues the term before it: 5 ft 6. */
  readonly unit: Span | undefined;
  /** True if it adds to the unit before it: an hour and a half. */
  readonly isMore: boolean;
  /** True if a sign or a word adds it: 5 km + 300 m. */
  readonly isAdded?: boolean;
  readonly place: Span;
}
