import { unitIndex } from '../conversion/catalogue.ts';
import { isRefused } from '../data/refused-spellings.ts';
import type { Unit } from '../model/unit.ts';
import { isUnitIn, type Span } from '../text/span.ts';

// Words next to a conversion, and their possible effect on it.

/** Units of several sizes, by what they measure: a barrel of oil and one of beer. */
const ofGoods = new Set(['barrel', 'bushel', 'geun']);

/** Units that are also of another quantity, for some goods: fluid ounces and drams. An amount of them is open, and a target is not. */
const alsoFluid = new Set(['ounce', 'dram']);

/** The same for special goods: tons of cooling, cubic yards, carats of an alloy. */
const alsoSpecial = new Set(['ton', 'tonne', 'yard', 'hundredweight', 'carat']);

/** Goods that are sold by a special unit: the troy ounce, and the cubic yard. */
export const metals = ['gold', 'silver', 'platinum', 'palladium'];
export const soldByYard = [
  'concrete',
  'gravel',
  'mulch',
  'soil',
  'topsoil',
  'sand',
  'dirt',
  'compost',
  'cement',
  'stone',
  'rock',
  'asphalt',
];

const isSpecial = (word: string, unit: string): boolean => {
  if (unit === 'yard') return soldByYard.includes(word);
  return metals.includes(word) || /^(?:golden|rhodium|bullion|coins?|ingots?|nuggets?|jewel\w*)$/.test(word);
};

/** Returns true if one of the units, the first one being that of the amount, depends on goods that the words beside may name. */
export const areDependent = (units: readonly Unit[], words: readonly string[]): boolean => {
  const isOneQuantity = units.every(({ quantity }) => quantity === units[0]!.quantity);
  return units.some(({ id }, index) => {
    if (ofGoods.has(id)) return true;
    if (!alsoFluid.has(id) && !alsoSpecial.has(id)) return false;
    return !isOneQuantity || (index === 0 && alsoFluid.has(id)) || words.some((word) => isSpecial(word, id));
  });
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
const quantitySynonyms = new Map([
  ['weight', 'mass'],
  ['duration', 'time'],
  ['pace', 'speed'],
  ...['height', 'width', 'depth', 'distance', 'thickness', 'altitude'].map((side) => [side, 'length'] as const),
]);

/**
 * Returns true if a word names the quantity of a unit, false if it names another one, and undefined for other words.
 */
export const isQuantity = (word: string, { quantity }: Unit): boolean | undefined => {
  const id = quantitySynonyms.get(word) ?? word;
  return unitIndex.quantities.some((one) => one.id === id) ? id === quantity?.id : undefined;
};
