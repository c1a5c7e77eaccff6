import { matchesOf } from '../model/matches.ts';
import { catalogue } from '../text/catalogue.ts';
import { makeSource, type Span } from '../text/span.ts';
import { askingInEnglish, fillers } from './context.ts';

/** Matches a word in capitals. Letters before a digit may be a formula: CO2. */
const word = /(?<![A-Za-z])[A-Z]+(?![A-Za-z\d])|(?<![A-Za-z])M(?=[23](?!\w))/g;
const measure = /\d\s?[A-Z]{2,}(?![A-Za-z\d])|\d\s?[GHLMST](?![A-Za-z\d])(?=[^a-z]*$)/g;
const small = /[a-z]/;
const afterNumber = /\d\s?$/;
const articleOfTime = /^A\s(?:SECOND|MINUTE|DAY|WEEK|MONTH|YEAR)/;

/** The letters of the shortest word that shows a sentence. */
const shortest = 3;

const prepositions = ['in', 'as', 'by', 'or', 'per', 'with'];
const smallWords: ReadonlySet<string> = new Set([...fillers, ...askingInEnglish, ...prepositions]);

/** Returns true for a text with more than one measure and its target, so that its capitals say nothing about prefixes. */
const isSentence = (text: string): boolean =>
  matchesOf(measure, text).length > 1 ||
  matchesOf(word, text).some(
    ([one]) => one.length >= shortest && catalogue.meaningsOf(one.toLowerCase()).allCandidates().length === 0,
  );

/** Returns the text from its first number to its last one, or to its end if it has only one. */
const betweenNumbers = (text: string): string => {
  const [first, last] = [text.search(/\d/), text.search(/(?<=\D)\d[\d.,]*\D*$/)];
  return text.slice(Math.max(0, first), last > first ? last : undefined);
};

/**
 * Returns an English text whose words between its numbers are all in capitals in small letters: `1200 ML IN 16 HRS RATE` is about
 * milliliters. Symbols that are as common in capitals stay: MW, GB.
 */
export const inSmallLetters = (source: Span): Span => {
  const { text: whole, plain, lexicon, names } = source;
  if (lexicon?.vocabulary || small.test(betweenNumbers(plain)) || !isSentence(plain)) return source;
  const text = whole.replace(word, (capital, at: number) => {
    const lower = capital.toLowerCase();
    // 13 A are amperes, and 4500 A YEAR are of a year
    const isUnit = lower.length === 1 && afterNumber.test(whole.slice(0, at)) && !articleOfTime.test(whole.slice(at));
    const isWord = smallWords.has(lower) && !isUnit;
    const [written] = catalogue.meaningsOf(capital).candidates;
    const others = catalogue.meaningsOf(lower).allCandidates();
    const isOther =
      (lower.length > 1 && others.at(0)?.unit === written?.unit) ||
      others.some(({ cost }) => cost < (written?.cost ?? Infinity));
    return isWord || isOther || written?.isExact !== true ? lower : capital;
  });
  return makeSource(text, lexicon, names);
};
