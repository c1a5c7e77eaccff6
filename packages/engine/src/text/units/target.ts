import type { Ingredient } from '../../model/ingredient.ts';
import { matchesOf } from '../../model/matches.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { articleInCapitals, prose } from './lexicon.ts';
import { unspaced } from '../../languages/words.ts';
import { phrasesOf } from '../question/phrases.ts';
import { unknownUnitAt } from '../diagnostics/unknown-unit.ts';
import { isUnitIn, span, type Span } from '../span.ts';

/** The target of an answer: its possible readings, the likeliest first, and the ingredient after it. */
export interface Target {
  /** Each reading is one unit, or several for an answer in parts: `ft in`. */
  readonly readings: readonly (readonly string[])[];
  readonly place: Span;
  readonly ingredient: Ingredient | undefined;
}

/** Matches words and signs before the unit: 100 celsius = ? fahrenheit. */
const opening = /^(?:\?|the\b|how many\b|what in\b|what\b|units? of\b)\s*/;

/** Answer formats with their units. */
const shapes = new Map<string, readonly string[]>([
  ['h:m:s', ['hour', 'minute', 'second']],
  ['h:mm:ss', ['hour', 'minute', 'second']],
  ['hh:mm:ss', ['hour', 'minute', 'second']],
  ['h:mm', ['hour', 'minute']],
  ['hh:mm', ['hour', 'minute']],
  ['mm:ss', ['minute', 'second']],
  ['hms', ['hour', 'minute', 'second']],
  ['dms', ['degree', 'arc-minute', 'arc-second']],
]);

const mostParts = 4;
const mostWords = 8;

/** Returns the words of a list, `feet and inches`, if each is a unit. */
const listOf = (source: Span, between: RegExp): readonly string[] | undefined => {
  // In `feet in a mile`, `a mile` is not a list of are and mile
  const isProse = prose.test(source.plain) || articleInCapitals.test(source.plain);
  const words = isProse ? [] : source.plain.split(between);
  // `Miles in feet` is not a list, but one unit in another
  const isList = words.length > 1 && words.length <= mostParts && !words.slice(1, -1).includes('in');
  // A number is not a target unit: cm in 1 inch
  return isList && words.every((word) => !/^\d/.test(word) && isUnitIn(source, word)) ? words : undefined;
};

/** The longest text of two names. No everyday ones are longer; the limit bounds the work. */
const longestPair = 12;

/** Returns two names that are written together, in scripts without spaces: `英尺英寸`. */
const pairOf = (source: Span): readonly string[] | undefined => {
  const { plain } = source;
  if (!unspaced.test(plain) || plain.length > longestPair) return undefined;
  return Array.from(plain.slice(1), (_, index) => [plain.slice(0, index + 1), plain.slice(index + 1)]).find((names) =>
    names.every((name) => isUnitIn(source, name)),
  );
};

/** Matches the target of a pace as runners write it: /mi, per km. */
const perDistance = /^(?:\/|per\b)/i;

/** Matches a single word. Scripts without spaces write several together. */
const oneWord = /^[a-z]+$/i;

const readingsOf = (source: Span): (readonly string[])[] => {
  const text = source.plain;
  const shape = shapes.get(text.toLowerCase());
  const and = source.lexicon?.vocabulary && phrasesOf(source.lexicon.vocabulary).and;
  const betweens = [
    /\s*(?:,|&|\+|\band\b|(?<=\s)n(?=\s))\s*/i,
    ...(and ? [new RegExp(and.source, 'u')] : []),
    /\s+/,
    /\s*[,&+]\s*(?:and\s+)?|\s+(?:and\s+)?/i,
    /[-:/]/,
  ];
  const lists = oneWord.test(text) ? [] : betweens.map((between) => listOf(source, between));
  const paced = perDistance.test(text) && isUnitIn(source, `min ${text}`) ? [`min ${text}`] : undefined;
  const readings = [shape, isUnitIn(source, text) ? [text] : pairOf(source), ...lists, paced];
  return readings.filter((reading) => reading !== undefined);
};

/** Reads the target units of an answer. */
export const readTarget = (given: Span): Target | Diagnostic => {
  let source = given;
  // `units of alcohol` is a unit
  for (
    let match = opening.exec(source.lower);
    match && !isUnitIn(source, source.plain);
    match = opening.exec(source.lower)
  ) {
    source = span(source, match[0].length);
  }
  const readings = readingsOf(source);
  if (readings.length > 0) return { readings, place: source, ingredient: undefined };
  return withIngredient(source) ?? unknownUnitAt(source);
};

const of = /\s+of\s+(?:the\s+)?|\s+/g;

/** Reads `grams of flour`, as in how many grams of flour are in a cup. */
const withIngredient = (source: Span): Target | undefined => {
  const ingredients = source.lexicon?.ingredients;
  if (!ingredients) return undefined;
  for (const { index, 0: gap } of matchesOf(of, source.lower, mostWords)) {
    // Few words are ingredients, and a unit takes longer to look up
    const ingredient = ingredients.lookUp(source.text.slice(index + gap.length));
    const unit = span(source, 0, index);
    if (ingredient && isUnitIn(unit, unit.plain)) return { readings: [[unit.plain]], place: unit, ingredient };
  }
  return undefined;
};
