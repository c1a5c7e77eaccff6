/** The signs of a language between words and sentences. */
export interface Punctuation {
  /** Between the texts of a list. */
  readonly comma: string;
  /** At the end of a sentence. */
  readonly stop: string;
  /** Between two sentences. */
  readonly space: string;
}

const usual: Punctuation = { comma: ', ', stop: '.', space: ' ' };

const own: Readonly<Record<string, Partial<Punctuation>>> = {
  ar: { comma: '، ' },
  hi: { stop: '।' },
  ja: { comma: '、', stop: '。', space: '' },
};

/** Returns the signs of a language of the pages. */
export const punctuationOf = (tag: string): Punctuation => ({ ...usual, ...own[tag] });
