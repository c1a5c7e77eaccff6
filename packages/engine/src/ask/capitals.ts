import { matchesOf } from '../model/matches.ts';
import { catalogue } from '../text/catalogue.ts';
import { makeSource, type Span } from '../text/span.ts';
import { askingInEnglish, fillers } from './context.ts';

/** Matches a word in capitals. Letters before a digit may be a formula: CO2. */
const word = /(?<![A-Z])[A-Z]+(?![A-Z\d])|M(?=[23](?!\w))/g;
const small = /[a-z]/;
const afterNumber = /\d\s?$/;
const measured = /\d\s?[A-Z]/g;

/** The letters of the shortest word that shows a sentence. */
const shortest = 3;

const smallWords: ReadonlySet<string> = new Set([
  ...fillers,
  ...askingInEnglish,
  'in',
  'as',
  'by',
  'or',
  'per',
  'with',
]);

/** Returns true for a text with more than one measure and its target, so that its capitals say nothing about prefixes. */
const isSentence = ({ plain, lexicon }: Span): boolean =>
  matchesOf(measured, plain).length > 1 ||
  matchesOf(word, plain).some(
    ([text]) => text.length >= shortest && lexicon!.meaningsOf(text.toLowerCase()).allCandidates().length === 0,
  );

/**
 * Returns an English text that is all in capitals in small letters: `1200 ML IN 16 HRS RATE` is about milliliters. Symbols that are as common in
 * capitals stay: MW, GB.
 */
export const inSmallLetters = (source: Span): Span => {
  const { text: whole, plain, lexicon, names } = source;
  if (small.test(plain) || lexicon?.vocabulary || !isSentence(source)) return source;
  const text = whole.replace(word, (capital, at: number) => {
    const lower = capital.toLowerCase();
    const isWord = smallWords.has(lower) && !(lower.length === 1 && afterNumber.test(whole.slice(0, at)));
    const [written] = catalogue.meaningsOf(capital).candidates;
    const others = catalogue.meaningsOf(lower).allCandidates();
    const isOther =
      (lower.length > 1 && others.at(0)?.unit === written?.unit) ||
      others.some(({ cost }) => cost < (written?.cost ?? Infinity));
    return isWord || isOther || written?.isExact !== true ? lower : capital;
  });
  return makeSource(text, lexicon, names);
};
