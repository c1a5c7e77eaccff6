import { matchesOf } from '../../model/matches.ts';
import { oncePer } from '../../model/remember.ts';
import { isRefused } from '../../data/refused-spellings.ts';
import type { Ingredient } from '../../model/ingredient.ts';
import { refusedAt, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { numberWord } from '../numbers/number-words.ts';
import { vulgarFractions } from '../numbers/fraction.ts';
import { unknownUnitAt } from '../diagnostics/unknown-unit.ts';
import { unknownIngredientIn, unreadable } from '../diagnostics/refusal.ts';
import type { Vocabulary } from '../../languages/vocabulary.ts';
import { phrasesOf, withoutEnd } from '../question/phrases.ts';
import { isUnitIn, makeSource, matchAt, span, type Span } from '../span.ts';

/** A unit in a text, and the ingredient after it. */
export interface UnitText {
  readonly unit: Span;
  readonly end: number;
  readonly ingredient?: Ingredient;
}

const number = String.raw`(?:\d|[.,]\d|[${vulgarFractions}]|(?:${numberWord})\b)`;

/**
 * Matches places where a unit may end before a number, with or without a word that adds, including ideographs, 三斤二两, and words of Korean.
 * The digits of the unit itself also match: an exponent (`s^-2`, `m2`), the 100 of `L/100 km`, the 2 of `inH2O`.
 */
const boundary = new RegExp(
  String.raw`\s*(?:[,;+&]|\b(?:and|plus)\b)\s*(?=${number})|(?<=\s)(?:${numberWord})\b|-?(?:\d[\d.,]*|[${vulgarFractions}])|['"]|(?<=[\p{Script=Han}\p{Script=Katakana}ー])[一二三四五六七八九十]|(?<=\p{Script=Hangul}\s)[일이삼사오육칠팔구십백한두세네다여열스]`,
  'gu',
);

/** The maximum number of possible ends, above that of any unit. It limits the work. */
const mostEnds = 8;

/** Matches signs before digits that belong to the unit: a caret, a slash, `per`. */
const opensDigits = /(?:\^|\*\*|\^\s*\(|\/|\bper\b)[\s-]*$/;

/** Returns the possible ends of a unit, the nearest first. The last one is the end of the text. */
const endsOf = ({ lower }: Span, from: number): number[] => {
  const ends: number[] = [];
  boundary.lastIndex = from;
  for (let match = boundary.exec(lower); match; match = boundary.exec(lower)) {
    const before = lower.slice(Math.max(from, match.index - 12), match.index);
    if (match.index === from || opensDigits.test(before)) continue;
    ends.push(match.index);
    if (ends.length === mostEnds) return ends;
    // A number after a space is never part of a unit
    if (/\s$/.test(before) && /^[\d,.]/.test(match[0])) return ends;
    if (/^\s*[,;+&]|^\s*(?:and|plus)/.test(match[0])) return ends;
  }
  return [...ends, lower.length];
};

/**
 * Matches units that end early: the prime or quote for feet and inches, minutes and seconds; the feet of 5 ft-6 in; a
 * unit with the digit of a smaller one right after it, 5ft6 and 2h5.
 */
const early =
  /(?:''|["'])|(?:ft|foot|feet)(?=-\d[\d\s/.]*(?:in\b|inch|"))|(?:ft|foot|feet)(?=[014-9]$)|(?:lbs?|st|hrs?|hours?|h|min)(?=\d$)/y;

/** Reads the longest unit at an index: `kW h/100 km`, but `ft` of `ft 6 in`. */
export const readUnit = (source: Span, from: number): UnitText | Diagnostic => {
  const short = matchAt(early, source.lower, from)?.[0].length;
  if (short !== undefined) return { unit: span(source, from, from + short), end: from + short };
  const vocabulary = source.lexicon?.vocabulary;
  const named = vocabulary && readNamedWithDigits(source, from, vocabulary);
  if (named) return named;
  const ends = endsOf(source, from);
  for (const end of [...ends].reverse()) {
    const unit = withoutEnd(span(source, from, end), vocabulary && phrasesOf(vocabulary).andAtEnd);
    // 10 bar gauge is not a bar of something
    if (isRefused(unit.plain)) return unknownUnitAt(unit);
    const half = source.lexicon?.ownNumbers?.halfAfter(unit) ?? 0;
    for (const one of half > 0 ? [unit, span(unit, 0, half)] : [unit])
      if (isUnitIn(one, one.plain)) return { unit: one, end: one.offset - source.offset + one.text.length };
  }
  return withIngredient(source, from, ends);
};

/** Returns the names of a language with digits, in lowercase, the longest first. */
const namesWithDigits = oncePer(({ written }: Vocabulary) =>
  written
    .map((name) => makeSource(name).plain.toLowerCase())
    .filter((name) => /\d/.test(name))
    .sort((a, b) => b.length - a.length),
);

/** A limit above the length of any name. */
const mostLetters = 100;

/** Reads `Liter pro 100 Kilometer`, a name with digits. */
const readNamedWithDigits = (source: Span, from: number, vocabulary: Vocabulary): UnitText | undefined => {
  const rest = source.plain.slice(from, from + mostLetters).toLowerCase();
  if (!/\d/.test(rest)) return undefined;
  const name = namesWithDigits(vocabulary).find((text) => rest.startsWith(text));
  return name === undefined ? undefined : { unit: span(source, from, from + name.length), end: from + name.length };
};

/** Reads a unit and the ingredient after it: `cups of honey`, `cup all-purpose flour, sifted`. */
const withIngredient = (source: Span, from: number, ends: readonly number[]): UnitText | Diagnostic => {
  const whole = span(source, from);
  const words = matchesOf(/\S(?=\s)/g, whole.plain)
    .map(({ index }) => index + 1)
    .slice(0, mostWords);
  let diagnostic: Diagnostic | undefined;
  for (const end of [...words].reverse()) {
    const unit = span(whole, 0, end);
    // In `cups of honey`, `of` is not °F
    if (/\sof$/.test(unit.lower) || !isUnitIn(unit, unit.plain)) continue;
    const rest = span(whole, end);
    const of = /^of\s+(?:the\s+)?/.exec(rest.lower)?.[0].length ?? 0;
    const ingredient = source.lexicon?.ingredients?.lookUp(rest.text.slice(of));
    if (ingredient) return { unit, end: source.text.length, ingredient };
    diagnostic ??= leftOver(span(rest, of), of > 0 || mayHaveIngredient(unit));
  }
  return diagnostic ?? unknownUnitAt(span(source, from, ends[0]));
};

/** The maximum number of words, above that of any unit. */
const mostWords = 8;

const mayHaveIngredient = ({ plain, lexicon }: Span): boolean =>
  lexicon!.meaningsOf(plain).units.some(({ quantity }) => quantity?.id === 'volume' || quantity?.id === 'mass');

const leftOver = (rest: Span, isNamed: boolean): Diagnostic => {
  const suggest = (): readonly string[] => rest.lexicon?.ingredients?.suggest(rest.text) ?? [];
  return refusedAt(
    rest,
    isNamed ? (parameter, text, place) => unknownIngredientIn(parameter, text, suggest, place) : unreadable,
  );
};
