import type { Bridge } from './bridge.ts';
import type { Offer } from './units.ts';
import type { Words } from './words/words.ts';

/** What a converter can show, and how it says so. */
export interface Setting {
  readonly offers: readonly Offer[];
  readonly words: Words;
  readonly locale: string;
  /** What leads from one quantity to another. */
  readonly bridge?: Bridge | undefined;
}
