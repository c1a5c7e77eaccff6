import { unitIndex } from '../conversion/catalogue.ts';
import { isRefused } from '../data/refused-spellings.ts';
import type { Unit } from '../model/unit.ts';
import { isUnitIn, type Span } from '../text/span.ts';

// Words next to a conversion, and their possible effect on it.

/**
 * Units that depend on the measured thing: gold and drinks have their own ounces, concrete is sold by cubic yards, and
 * a geun is heavier for meat.
 */
const dependent = new Set([
  'ounce',
  'ton',
  'tonne',
  'yard',
  'barrel',
  'bushel',
  'hundredweight',
  'dram',
  'carat',
  'geun',
]);

/**
 * Returns true if one of the units depends on the measured thing. An ounce next to pounds does not, and neither does a
 * yard as the target.
 */
export const areDependent = (units: readonly Unit[]): boolean => {
  const hasPounds = units.some(({ id }) => id === 'pound');
  return units.some(
    ({ id }, index) => dependent.has(id) && !(id === 'ounce' && hasPounds) && !(id === 'yard' && index > 0),
  );
};

/**
 * Returns the unit of a word with a spelling, or a spelling that is refused by name: square m, psi gauge, inches of
 * water.
 */
export const unitOf = (word: string, spelling: string, source: Span): string | undefined =>
  [`${word} ${spelling}`, `${spelling} ${word}`, `${spelling} of ${word}`].find(
    (text) => isRefused(text) || isUnitIn(source, text),
  );

/** Synonyms for quantities. */
const called = new Map([
  ['weight', 'mass'],
  ['duration', 'time'],
  ...['height', 'width', 'depth', 'distance', 'thickness', 'altitude'].map((side) => [side, 'length'] as const),
]);

/**
 * Returns true if a word names the quantity of a unit, false if it names another one, and undefined for other words.
 */
export const isQuantity = (word: string, { quantity }: Unit): boolean | undefined => {
  const id = called.get(word) ?? word;
  return unitIndex.quantities.some((one) => one.id === id) ? id === quantity?.id : undefined;
};
