import { isWhole, WordIndex } from '../languages/word-index.ts';
import { matchesOf } from '../model/matches.ts';
import { oncePer } from '../model/remember.ts';
import { zoneOf } from '../model/zone.ts';
import type { Span } from '../text/span.ts';
import { lettersOf, plainLetters } from './letters.ts';

/** The names of cities in a language, by time zone, with `|` between names. */
export type Cities = Readonly<Record<string, string>>;

/** The names of cities with their time zones, without accents. */
type Names = WordIndex<string>;

const namesOf = oncePer((cities: Cities): Names => {
  const zones = new Map<string, string>();
  for (const [zone, names] of Object.entries(cities)) {
    for (const name of names.split('|')) zones.set(plainLetters(name), zone);
  }
  return new WordIndex(zones);
});

const endingsOf = oncePer(
  (endings: readonly string[]) => new WordIndex(endings.map((ending) => [plainLetters(ending), ending])),
);

/** Reads the name of a city in the language of a text. Returns its time zone and its end, or undefined. */
export const cityAt = (
  source: Span,
  at: number,
  cities: Cities | undefined,
): { readonly text: string; readonly from: number; readonly end: number } | undefined => {
  if (!cities) return undefined;
  const { letters } = lettersOf(source.plain);
  const names = namesOf(cities).startsAt(letters, at);
  const { endings = [] } = source.lexicon?.vocabulary?.words ?? {};
  // A case ending is part of a longer word, so a name with one comes first
  for (const { meaning: text, end } of endings.length === 0 ? [] : names) {
    const [ending] = endingsOf(endings).at(letters, end + (letters[end] === "'" ? 1 : 0));
    if (ending) return { text, from: at, end: ending.end };
  }
  const whole = names.find((name) => isWhole(name, letters));
  return whole && { text: whole.meaning, from: at, end: whole.end };
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
