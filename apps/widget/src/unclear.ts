import { Listed, names, quantities } from '@units/engine/browse';
import { spellingsOf } from './exact-spelling.ts';

const listed = new Listed(quantities);

/** What `findExact` finds for every text that it finds something for: the first unit that it spells. */
export const exactSpellings = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const unit of quantities.flatMap((quantity) => listed.unitsOf(quantity))) {
    for (const text of spellingsOf(unit)) if (text !== undefined && !found.has(text)) found.set(text, unit.id);
  }
  return found;
};

const meaningOf = (text: string): string => {
  const { units, ambiguous } = names.find(text);
  return ambiguous ? '' : units[0]!.id;
};

/**
 * The spellings whose first meaning is another than `findExact` finds: `F` is the degree Fahrenheit before it is the farad.
 * None comes first where the meaning is empty. The build works this out, and puts the result in place of this module.
 */
export const unclear: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(exactSpellings(), ([text, found]) => ({ text, found, meaning: meaningOf(text) }))
    .filter(({ found, meaning }) => found !== meaning)
    .map(({ text, meaning }) => [text, meaning]),
);
