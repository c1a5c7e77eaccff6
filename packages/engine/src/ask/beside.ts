import { unitIndex } from '../conversion/catalogue.ts';
import { isRefused } from '../data/refused-spellings.ts';
import type { Unit } from '../model/unit.ts';
import { isUnitIn, type Span } from '../text/span.ts';

// Words beside a conversion: what they may change in it.

/** Units that are others for some of what they measure: gold has ounces of its own, drinks theirs, and concrete is sold by cubic yards. */
const dependent = new Set(['ounce', 'ton', 'tonne', 'yard', 'barrel', 'bushel', 'hundredweight', 'dram', 'carat']);

/** Returns true if one of the units depends on what is measured. An ounce does not beside pounds, nor does a yard that is asked. */
export const areDependent = (units: readonly Unit[]): boolean => {
  const hasPounds = units.some(({ id }) => id === 'pound');
  return units.some(
    ({ id }, index) => dependent.has(id) && !(id === 'ounce' && hasPounds) && !(id === 'yard' && index > 0),
  );
};

/** The unit that a word makes of a spelling, or what is refused by name: square m, psi gauge, inches of water. */
export const unitOf = (word: string, spelling: string, source: Span): string | undefined =>
  [`${word} ${spelling}`, `${spelling} ${word}`, `${spelling} of ${word}`].find(
    (text) => isRefused(text) || isUnitIn(source, text),
  );

/** Other words for quantities. */
const called = new Map([
  ['weight', 'mass'],
  ['duration', 'time'],
  ...['height', 'width', 'depth', 'distance', 'thickness', 'altitude'].map((side) => [side, 'length'] as const),
]);

/** Returns true if a word names the quantity of a unit, false if another; undefined where it names none. */
export const isQuantity = (word: string, { quantity }: Unit): boolean | undefined => {
  const id = called.get(word) ?? word;
  return unitIndex.quantities.some((one) => one.id === id) ? id === quantity?.id : undefined;
};
