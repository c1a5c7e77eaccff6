import { percentWords, plusMinusWords } from '../../data/uncertainty-words.ts';
import { alternatives } from '../../languages/words.ts';
import type { Span } from '../span.ts';

const plusMinus = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(plusMinusWords)})(?![\p{L}/])`, 'giu');
const percent = new RegExp(String.raw`(?<=±\s*[\d.,]+\s*)(?:${alternatives(percentWords)})(?!\p{L})`, 'giu');

/** A text with ± and % in place of the words for them, and spaces for their other letters, so that every place stays. */
export const signsFor = (text: string): string => {
  const sign = text.replace(plusMinus, ({ length }) => '±'.padEnd(length));
  return sign.includes('±') ? sign.replace(percent, ({ length }) => '%'.padEnd(length)) : text;
};

/** The same text with signs for words where it is read. */
export const inSigns = (source: Span): Span => {
  const plain = signsFor(source.plain);
  return plain === source.plain ? source : { ...source, plain, lower: signsFor(source.lower) };
};
