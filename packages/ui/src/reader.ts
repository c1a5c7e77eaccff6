import { byMolarMass, exactFunction, fill } from '@units/engine/internal';
import type { Bridge } from './bridge.ts';
import { lightIndex } from './units.ts';
import { sentencesOf } from './words/sentences.ts';
import type { Words } from './words/words.ts';

// The code for a converter in use: the whole engine, which reads all numbers and units and converts units that lists do
// not show. It is a separate chunk, loaded after the first view.

export { copyText } from './copy.ts';
export { inWords } from './in-words.ts';
export { readTyped } from './read-typed.ts';
export { answer, grant, readOffers } from './request.ts';
export { prepareSearch, searchUnits } from './search.ts';
export { loadUncertain } from './load-uncertain.ts';
export { exactFunctionFor } from './exact-function-for.ts';
export { uncertainOf } from './uncertain-of.ts';
export { writePlain } from './write-plain.ts';

export type Reader = typeof import('./reader.ts');

// The engine has loaded the units that lists lacked.
lightIndex.readAgain();

/** Returns the message for a search without results. */
export const sayNothingFound = (typed: string, words: Words): string =>
  fill(sentencesOf(words).nothingFound, typed.slice(0, 40));

/** Returns the bridge between volume and mass by a density: `125 gram-per-cup`. */
export const bridgeThrough = (density: string): Bridge => ({
  exactFunctionFor: (from, to) => exactFunction(from, to, density),
});

/** Returns the bridge between mass and amount of substance by a molar mass in grams per mole, as decimal text. */
export const bridgeByMolarMass = (gramsPerMole: string): Bridge => ({
  exactFunctionFor: (from, to) => byMolarMass(from, to, gramsPerMole)?.exact,
});
