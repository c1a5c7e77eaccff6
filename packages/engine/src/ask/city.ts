import { alternatives, wholeWords } from '../languages/words.ts';
import { matchesOf } from '../model/matches.ts';
import { oncePer } from '../model/remember.ts';
import { zoneOf } from '../model/zone.ts';
import { matchAt, type Span } from '../text/span.ts';
import { plainLetters } from './letters.ts';

/** The names of cities in a language, by time zone, with `|` between names. */
export type Cities = Readonly<Record<string, string>>;

interface Names {
  /** By first letter, matches a name with a case ending, and a name. One pattern for all is slow where no city is. */
  readonly patterns: ReadonlyMap<string, RegExp>;
  /** The time zones by name, without accents. */
  readonly zones: ReadonlyMap<string, string>;
}

const makeNames = (cities: Cities, endings: readonly string[]): Names => {
  const zones = new Map<string, string>();
  for (const [zone, names] of Object.entries(cities)) {
    for (const name of names.split('|')) zones.set(plainLetters(name), zone);
  }
  const names = [...zones.keys()];
  const ending = endings.length === 0 ? '(?!)' : `'?(?:${wholeWords(endings.map(plainLetters))})`;
  const patterns = new Map<string, RegExp>();
  for (const letter of new Set(names.map((name) => name.charAt(0)))) {
    const own = names.filter((name) => name.startsWith(letter));
    patterns.set(letter, new RegExp(`(${alternatives(own)})${ending}|(${wholeWords(own)})`, 'uy'));
  }
  return { patterns, zones };
};

/** By the endings of a language, its cities by name. */
const namesWith = oncePer((endings: readonly string[]) => oncePer((cities: Cities) => makeNames(cities, endings)));
const noEndings: readonly string[] = [];

/** Reads the name of a city in the language of a text. Returns its time zone and its end, or undefined. */
export const cityAt = (
  source: Span,
  at: number,
  cities: Cities | undefined,
): { readonly text: string; readonly from: number; readonly end: number } | undefined => {
  if (!cities) return undefined;
  const names = namesWith(source.lexicon?.vocabulary?.words.endings ?? noEndings)(cities);
  const letters = plainLetters(source.plain);
  const pattern = names.patterns.get(letters.charAt(at));
  const match = pattern && matchAt(pattern, letters, at);
  if (!match) return undefined;
  const [whole, stem, name] = match;
  return { text: names.zones.get((stem ?? name)!)!, from: at, end: at + whole.length };
};

const wordStart = /(?<![\p{L}\p{M}])\p{L}+/gu;

/** Matches a name of one word, of two or of three. */
const namesOfPlaces = [/^\p{L}+/u, /^\p{L}+ \p{L}+/u, /^\p{L}+ \p{L}+ \p{L}+/u];

/** Returns true for a text with the name of a city: one of `cities` in its language, or a time zone in English. */
export const namesCity = (source: Span, cities: Cities | undefined): boolean =>
  matchesOf(wordStart, source.plain).some(
    ({ index }) =>
      cityAt(source, index, cities) !== undefined ||
      namesOfPlaces.some((name) => zoneOf(name.exec(source.text.slice(index))?.[0] ?? '') !== undefined),
  );
