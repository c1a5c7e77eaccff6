import { byMolarMass, exactFunction, fill } from '@units/engine/internal';
import type { Bridge } from './bridge.ts';
import { listed } from './units.ts';
import { sentencesOf } from './words/sentences.ts';
import type { Words } from './words/words.ts';

// What a converter needs once somebody uses it: the whole of the engine, which reads numbers and units as people write them and
// converts what lists do not show. It is a chunk of its own, loaded behind the first view.

export { copyText } from './copy.ts';
export { inWords } from './in-words.ts';
export { readTyped } from './read-typed.ts';
export { answer, grant, readOffers } from './request.ts';
export { prepareSearch, searchUnits } from './search.ts';
export { loadUncertain } from './load-uncertain.ts';
export { relating } from './relating.ts';
export { uncertainOf } from './uncertain-of.ts';
export { writePlain } from './write-plain.ts';

export type Reader = typeof import('./reader.ts');

// The engine has brought the units that lists had to do without.
listed.readAgain();

/** That a search has found nothing. */
export const sayNothingFound = (typed: string, words: Words): string =>
  fill(sentencesOf(words).nothingFound, typed.slice(0, 40));

/** Returns the bridge between volume and mass by a density: `125 gram-per-cup`. */
export const bridgeThrough = (density: string): Bridge => ({
  relating: (from, to) => exactFunction(from, to, density),
});

/** Returns the bridge between mass and amount of substance by a molar mass in grams per mole, as decimal text. */
export const bridgeByMolarMass = (gramsPerMole: string): Bridge => ({
  relating: (from, to) => byMolarMass(from, to, gramsPerMole)?.exact,
});
