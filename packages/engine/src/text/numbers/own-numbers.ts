import type { Vocabulary } from '../../languages/vocabulary.ts';
import type { Ratio } from '../../model/rational.ts';

/** A text with numbers in words: both shadows of its characters, and the words of its language. */
export interface Wording {
  readonly plain: string;
  readonly lower: string;
  readonly lexicon: { readonly vocabulary: Vocabulary | undefined } | undefined;
}

/** A number, and where it ends. */
export interface OwnNumber {
  readonly value: Ratio;
  readonly end: number;
}

/** Reads numbers in words of a text's language. It is a part of its own, as English has its words elsewhere. */
export interface OwnNumbers {
  readonly readWords: (source: Wording, at: number) => OwnNumber | undefined;
  readonly readHalf: (source: Wording, at: number) => OwnNumber | undefined;
  /** Returns where a part begins that is added behind a unit, `heures et demie`; 0 where there is none. */
  readonly halfBehind: (source: Wording) => number;
  readonly readScales: (source: Wording, at: number) => { readonly value: bigint; readonly end: number };
  readonly isCount: (source: Wording, at: number) => boolean;
  readonly minus: (source: Wording, at: number) => number;
  readonly minusBehind: (vocabulary: Vocabulary, text: string) => number;
  readonly of: (source: Wording, at: number) => number;
}
