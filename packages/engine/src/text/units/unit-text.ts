import { isRefused } from '../../data/refused-spellings.ts';
import type { Ingredient } from '../../model/ingredient.ts';
import { Diagnostic } from '../diagnostics/diagnostic.ts';
import { numberWord } from '../numbers/number-words.ts';
import { vulgarFractions } from '../numbers/fraction.ts';
import { unknownUnitAt } from '../diagnostics/unknown-unit.ts';
import { unknownIngredientIn, unreadable } from '../diagnostics/refusal.ts';
import type { Vocabulary } from '../../languages/vocabulary.ts';
import { phrasesOf, withoutEnd } from '../question/phrases.ts';
import { isUnitIn, makeSource, matchAt, placeOf, span, type Span } from '../span.ts';

/** A unit as it stands in a text, and the ingredient behind it. */
export interface UnitText {
  readonly unit: Span;
  readonly end: number;
  readonly ingredient?: Ingredient;
}

const number = String.raw`(?:\d|[.,]\d|[${vulgarFractions}]|(?:${numberWord})\b)`;

/**
 * Where a unit may end because a number, with or without a word that adds, begins: also one of ideographs, 三斤二两. Between two such places may also stand
 * the digits of the unit itself: an exponent (`s^-2`, `m2`), the 100 of `L/100 km`, the 2 of `inH2O`.
 */
const boundary = new RegExp(
  String.raw`\s*(?:[,;+&]|\b(?:and|plus)\b)\s*(?=${number})|(?<=\s)(?:${numberWord})\b|-?(?:\d[\d.,]*|[${vulgarFractions}])|['"]|(?<=[\p{Script=Han}\p{Script=Katakana}ー])[一二三四五六七八九十]`,
  'gu',
);

/** More than any unit has; a bound on the work for a text of digits and marks. */
const mostEnds = 8;

/** Signs before digits that belong to the unit: a caret, a solidus, `per`. */
const opensDigits = /(?:\^|\*\*|\^\s*\(|\/|\bper\b)[\s-]*$/;

/** The ends that a unit may have from `from` on, the nearest first; the last one is where the text ends. */
const endsOf = ({ lower }: Span, from: number): number[] => {
  const ends: number[] = [];
  boundary.lastIndex = from;
  for (let match = boundary.exec(lower); match; match = boundary.exec(lower)) {
    const before = lower.slice(Math.max(from, match.index - 12), match.index);
    if (match.index === from || opensDigits.test(before)) continue;
    ends.push(match.index);
    if (ends.length === mostEnds) return ends;
    // A number behind a space is never part of a unit
    if (/\s$/.test(before) && /^[\d,.]/.test(match[0])) return ends;
    if (/^\s*[,;+&]|^\s*(?:and|plus)/.test(match[0])) return ends;
  }
  return [...ends, lower.length];
};

/**
 * Units that end where they seem not to: the prime or quote that marks feet and inches, minutes and seconds; the feet of
 * 5 ft-6 in; a unit of many with the digit of a smaller one stuck to it, 5ft6 and 2h5.
 */
const early =
  /(?:''|["'])|(?:ft|foot|feet)(?=-\d[\d\s/.]*(?:in\b|inch|"))|(?:ft|foot|feet)(?=[014-9]$)|(?:lbs?|st|hrs?|hours?|h|min)(?=\d$)/y;

/** The unit that begins at a place, as long as it can be: `kW h/100 km`, but `ft` of `ft 6 in`. */
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
    const half = source.lexicon?.ownNumbers?.halfBehind(unit) ?? 0;
    for (const one of half > 0 ? [unit, span(unit, 0, half)] : [unit])
      if (isUnitIn(one, one.plain)) return { unit: one, end: one.offset - source.offset + one.text.length };
  }
  return withIngredient(source, from, ends);
};

const digitNames = new WeakMap<Vocabulary, readonly string[]>();

/** The names of a language that have digits, in small letters, the longest first. */
const namesWithDigits = (vocabulary: Vocabulary): readonly string[] => {
  let names = digitNames.get(vocabulary);
  if (!names) {
    names = vocabulary.written
      .map((name) => makeSource(name).plain.toLowerCase())
      .filter((name) => /\d/.test(name))
      .sort((a, b) => b.length - a.length);
    digitNames.set(vocabulary, names);
  }
  return names;
};

/** More letters than a name has. */
const mostLetters = 100;

/** `Liter pro 100 Kilometer`: a name whose digits are not a further number. */
const readNamedWithDigits = (source: Span, from: number, vocabulary: Vocabulary): UnitText | undefined => {
  const rest = source.plain.slice(from, from + mostLetters).toLowerCase();
  const name = namesWithDigits(vocabulary).find((text) => rest.startsWith(text));
  return name === undefined ? undefined : { unit: span(source, from, from + name.length), end: from + name.length };
};

/** `cups of honey`, `cup all-purpose flour, sifted`: words that are a unit, and behind them an ingredient. */
const withIngredient = (source: Span, from: number, ends: readonly number[]): UnitText | Diagnostic => {
  const whole = span(source, from);
  const words = Array.from(whole.plain.matchAll(/\S(?=\s)/g), ({ index }) => index + 1).slice(0, mostWords);
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

/** More words than a unit has. */
const mostWords = 8;

const mayHaveIngredient = ({ plain, lexicon }: Span): boolean =>
  lexicon!.meaningsOf(plain).units.some(({ quantity }) => quantity?.id === 'volume' || quantity?.id === 'mass');

const leftOver = (rest: Span, isNamed: boolean): Diagnostic => {
  const { text, lexicon } = rest;
  return new Diagnostic(placeOf(rest), (parameter) =>
    isNamed
      ? unknownIngredientIn(parameter, text, () => lexicon?.ingredients?.suggest(text) ?? [], placeOf(rest))
      : unreadable(parameter, text, placeOf(rest)),
  );
};
