import { matchesOf } from '../model/matches.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { span, type Span } from '../text/span.ts';
import { readTarget } from '../text/units/target.ts';

/** The most words that are tried. No measure or unit has more. */
const mostWords = 9;

/** Returns a text without the marks at its end. */
export const withoutStop = (text: Span): Span => span(text, 0, text.plain.replace(/[\s.,;:?!]+$/, '').length);

/** Matches a word at the end that also names a unit, as `in`. After a number it may be the inch. */
const endsWithSmall = /(?:^|(?<!\d)\s)in$|(?:^|\s)(?:as|at|to|on|is|are|do|does|a)$/;

/** Returns the readable starts of a text, in whole words, the longest first. A comma ends them, unless a number is after it: 7 lb, 6 oz. */
export const startsOf = (text: Span, isRead: (part: Span) => boolean): readonly Span[] =>
  matchesOf(/\S(?=[\s,;?!]|\.(?:\s|$)|$)/g, text.plain.replace(/,\s(?!\d).*/, ''))
    .map(({ index }) => index + 1)
    .slice(0, mostWords)
    .reverse()
    .map((end) => withoutStop(span(text, 0, end)))
    .filter((part) => part.text !== '' && !endsWithSmall.test(part.plain) && isRead(part));

const isTarget = (part: Span): boolean => {
  const read = /\d\s|\d$/.test(part.plain.replace(/[a-z°]\^?-?\d/gi, '')) ? undefined : readTarget(part);
  return read !== undefined && !(read instanceof Diagnostic) && read.ingredient === undefined;
};

/** Matches the word for percent as a target. */
const percentage = /^(?:an?\s+)?percent(?=age\b)/;

/** Returns the longest unit at the start of a text. */
export const longestTarget = (text: Span): Span | undefined => {
  const percent = percentage.exec(text.lower)?.[0].length;
  return percent === undefined ? startsOf(text, isTarget).at(0) : span(text, percent - 'percent'.length, percent);
};
