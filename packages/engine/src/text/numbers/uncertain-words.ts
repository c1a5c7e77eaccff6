import { percentWords, plusMinusWords } from '../../data/uncertainty-words.ts';
import { alternatives } from '../../languages/words.ts';
import type { Span } from '../span.ts';

const plusMinus = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(plusMinusWords)})(?![\p{L}/])`, 'giu');
const percent = new RegExp(String.raw`(?<=±\s*[\d.,]+\s*)(?:${alternatives(percentWords)})(?!\p{L})`, 'giu');

/** Replaces the words for ± and % with the signs. Spaces replace their other letters, so that indexes stay valid. */
export const signsFor = (text: string): string => {
  const sign = text.replace(plusMinus, ({ length }) => '±'.padEnd(length));
  return sign.includes('±') ? sign.replace(percent, ({ length }) => '%'.padEnd(length)) : text;
};

/** Returns the span with signs for these words. */
export const inSigns = (source: Span): Span => {
  const plain = signsFor(source.plain);
  return plain === source.plain ? source : { ...source, plain, lower: signsFor(source.lower) };
};
