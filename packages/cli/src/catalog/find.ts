import { listUnitRecords, type CategoryRecord, type UnitRecord } from '@units/engine/catalog';
import { Mistake } from '../mistake.ts';

/** Returns a word in the form for comparisons: in lower case, with hyphens for spaces. */
const folded = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

const hasWord = ({ id, name, plural, symbol, aliases }: UnitRecord, word: string): boolean =>
  [id, name, plural, symbol, ...aliases].some((text) => folded(text).includes(word));

/**
 * Returns the quantity with this name, or each quantity with the units whose names contain the word. Throws Mistake if
 * nothing matches.
 */
export const findCategories = (text: string): readonly CategoryRecord[] => {
  const all = listUnitRecords();
  const word = folded(text);
  const named = all.find(({ name, title }) => folded(name) === word || folded(title) === word);
  if (named) return [named];
  const found = all.flatMap((category) => {
    const units = category.units.filter((unit) => hasWord(unit, word));
    return units.length === 0 ? [] : [{ ...category, units }];
  });
  if (found.length === 0)
    throw new Mistake(`No quantity and no unit has "${text}" in its name: units list shows the quantities.`);
  return found;
};
