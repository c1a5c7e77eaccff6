import type { Vocabulary } from '../../languages/vocabulary.ts';
import type { Ratio } from '../../model/rational.ts';

/** A text with numbers in words: its plain form, its lowercase form, and the words of its language. */
export interface Wording {
  readonly plain: string;
  readonly lower: string;
  readonly lexicon: { readonly vocabulary: Vocabulary | undefined } | undefined;
}

/** A number and its end. */
export interface OwnNumber {
  readonly value: Ratio;
  readonly end: number;
  /** The factor of its last word if it multiplies, as `million` does. */
  readonly scale?: bigint;
}

/** Reads numbers in words of a text's language. English number words are read by `number-words.ts`. */
export interface OwnNumbers {
  readonly readWords: (source: Wording, at: number) => OwnNumber | undefined;
  readonly readHalf: (source: Wording, at: number) => OwnNumber | undefined;
  /** Returns the start of a fraction that follows the unit, `heures et demie`; 0 if there is none. */
  readonly halfAfter: (source: Wording) => number;
  readonly readScales: (source: Wording, at: number) => { readonly value: bigint; readonly end: number };
  /** Returns true in a language with a word for the places that a number skips: 零. */
  readonly namesSkippedPlaces: (source: Wording) => boolean;
  readonly isCount: (source: Wording, at: number) => boolean;
  readonly minus: (source: Wording, at: number) => number;
  readonly minusAfter: (vocabulary: Vocabulary, text: string) => number;
  readonly of: (source: Wording, at: number) => number;
}
