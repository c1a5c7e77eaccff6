import type { Ratio } from '../../model/rational.ts';
import type { Span } from '../span.ts';

/** A number and what it counts. */
export interface Term {
  readonly value: Ratio;
  /** The unit as it is spelled; none for a bare number, or a number that counts on from the term before it: 5 ft 6. */
  readonly unit: Span | undefined;
  /** Counts more of the unit before it: an hour and a half. */
  readonly isMore: boolean;
  /** A sign or a word says that it is added: 5 km + 300 m. */
  readonly isAdded?: boolean;
  readonly place: Span;
}
