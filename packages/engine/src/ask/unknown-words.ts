import { matchesOf } from '../model/matches.ts';
import { rankOf } from '../naming/rank.ts';
import { matchAt, span, without, type Span } from '../text/span.ts';
import { isNumberWord } from './own-beside.ts';
import { readCurrency } from './money.ts';
import { hasUnspaced, plainLetters, spacedWord } from './letters.ts';

/** The most unknown words beside a question. */
const mostWords = 6;

/** A word of two letters or more, which may be joined by hyphens. */
const word = /(?<![\p{L}\p{M}\p{N}.,'’°/^-])[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*(?![\p{L}\p{M}\p{N}/^°])/gu;

/** Matches the words before the first number of a text in a script without spaces. */
const unspacedLead = /^[^\d\s$€£¥₹]{1,10}(?=\d)/u;

/** The words that a language's questions know. */
export interface Knowledge {
  /** The words of all questions, by {@link plainLetters}. */
  readonly words: readonly ReadonlySet<string>[];
  /** The words of ingredients, of which mistyped ones are corrected. */
  readonly goods: ReadonlySet<string>;
  /** Words without meaning beside a measure. */
  readonly small: ReadonlySet<string>;
  /** Matches the words for percent. */
  readonly percent: RegExp;
  /** Returns true for a word that changes an amount. */
  readonly changes: (word: string) => boolean;
  /** Matches words that name a system of units. */
  readonly systems?: RegExp | undefined;
  /** Returns true for a text with several words that change an amount together. */
  readonly phraseChanges: (text: string) => boolean;
}

const isUnit = (text: string, { lexicon }: Span): boolean =>
  lexicon!
    .meaningsOf(text)
    .allCandidates()
    .some(({ unit }) => rankOf(unit) !== 'rare');

const idle = /^[\s;,:]+|[\s;,:]+$/g;

/** A text without the words that no question knows, and these words. */
export interface Known {
  readonly rest: Span;
  readonly aside: string;
}

/** Returns a text without its unknown words. Undefined if it has none, or too many, or if one of them changes an amount. */
export const withoutUnknown = (source: Span, { words, changes, phraseChanges }: Knowledge): Known | undefined => {
  const { plain, text } = source;
  if (phraseChanges(plain)) return undefined;
  const isKnown = (letters: string): boolean => words.some((some) => some.has(letters));
  const ranges: (readonly [number, number])[] = [];
  if (hasUnspaced(plain) && !/[a-z가-힣]\s/i.test(plain)) {
    const lead = unspacedLead.exec(plain)?.[0];
    if (lead === undefined || changes(lead) || isUnit(lead, source)) return undefined;
    const isAsked = words.some((some) => Array.from(some).some((one) => !spacedWord.test(one) && lead.includes(one)));
    if (isAsked) return undefined;
    ranges.push([0, lead.length]);
  } else
    for (const { index, 0: found } of matchesOf(word, plain)) {
      const letters = plainLetters(found);
      if (isKnown(letters) || letters.split(/[-'’]/).some(isKnown)) continue;
      if (isUnit(found, source) || isNumberWord(found, source)) continue;
      if (changes(found) || changes(found.toLowerCase())) return undefined;
      // Between two numbers a word may say how they are joined: 50 % and then 10 %
      if (/\d/.test(plain.slice(0, index)) && /\d/.test(plain.slice(index))) return undefined;
      ranges.push([index, index + found.length]);
    }
  if (ranges.length === 0 || ranges.length > mostWords) return undefined;
  const joined = without(source, ranges);
  const ends = matchesOf(idle, joined.plain).map(({ index, 0: marks }) => [index, index + marks.length] as const);
  const rest = without(joined, ends);
  const aside = ranges.map(([from, end]) => text.slice(from, end)).join(', ');
  return rest.text === '' ? undefined : { rest, aside };
};

/** Returns the parts of a text between ranges of it. */
export const wordsBetween = (
  source: Span,
  ranges: readonly (readonly [from: number, end: number])[],
): readonly Span[] =>
  [0, ...ranges.map(([, end]) => end)].map((start, index) => span(source, start, ranges[index]?.[0]));

const unitOfValue = /[\p{L}%°].*$/u;
const unitAfter = /^\s*(?:%|[\p{L}\p{M}]+)/u;

/** Returns true if each value has a unit of its own, so that no word between two of them names one: a 1500 W heater drawing 120 V. */
const haveOwnUnits = (source: Span, parts: readonly Span[], own: ReadonlySet<string>): boolean => {
  const units = parts.slice(1).map(({ offset, plain }, index) => {
    const before = parts[index]!;
    const value = source.plain.slice(before.offset + before.text.length - source.offset, offset - source.offset);
    const after = unitAfter.exec(plain)?.[0].trim() ?? '';
    return unitOfValue.exec(value)?.[0] ?? (after === '%' || own.has(plainLetters(after)) ? after : '');
  });
  return !units.includes('') && new Set(units).size === units.length;
};

/**
 * Returns the words beside the values and the words of a question. Undefined if a word that the question lacks changes an amount, or
 * if an unknown one stands elsewhere than at the start or the end, where it may name a value without its own unit: `triangle hyp 3 leg 5`.
 */
export const unknownAround = (
  source: Span,
  parts: readonly Span[],
  own: ReadonlySet<string>,
  { words, small, percent, changes, phraseChanges }: Knowledge,
): string | undefined => {
  if (phraseChanges(source.plain)) return undefined;
  const isKnown = (letters: string): boolean => words.some((some) => some.has(letters));
  const aside: string[] = [];
  const mayStandBetween = haveOwnUnits(source, parts, own);
  for (const [at, part] of parts.entries()) {
    // The 2 of 4 mm2
    if (/^\d|(?<![\p{L}\d-])\d/u.test(part.plain)) return undefined;
    let isStart = at === 0;
    const isEnd = at === parts.length - 1;
    for (const { index, 0: found } of matchesOf(word, part.plain)) {
      const letters = plainLetters(found);
      if (own.has(letters) || (own.has('%') && matchAt(percent, letters, 0))) {
        isStart = false;
        continue;
      }
      if (small.has(letters)) continue;
      if (readCurrency(part, index)) return undefined;
      if (changes(letters) || isUnit(found, source) || isNumberWord(found, source)) return undefined;
      if (!isKnown(letters) && !isStart && !isEnd && !mayStandBetween) return undefined;
      aside.push(found);
    }
  }
  return aside.length > mostWords ? undefined : aside.join(', ');
};
