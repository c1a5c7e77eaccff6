import type { Bridge } from './bridge.ts';
import type { Offer } from './units.ts';
import type { Words } from './words/words.ts';

/** The units and the words of a converter. */
export interface Setting {
  readonly offers: readonly Offer[];
  readonly words: Words;
  readonly locale: string;
  /** The bridge to another quantity. */
  readonly bridge?: Bridge | undefined;
}
