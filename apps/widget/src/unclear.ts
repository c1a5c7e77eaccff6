import { Listed, names, quantities } from '@units/engine/browse';
import { findExact, spellingsOf } from './exact-spelling.ts';

const listed = new Listed(quantities);

/** Everything that {@link findExact} finds a unit for. */
const spellings = (): Set<string> =>
  new Set(
    quantities
      .flatMap((quantity) => listed.unitsOf(quantity))
      .flatMap((unit) => spellingsOf(unit).filter((text) => text !== undefined)),
  );

const meaningOf = (text: string): string => {
  const { units, ambiguous } = names.find(text);
  return ambiguous ? '' : units[0]!.id;
};

/**
 * The spellings whose first meaning is another than {@link findExact} finds: `F` is the degree Fahrenheit before it is the farad.
 * None comes first where the meaning is empty. The build works this out, and puts the result in place of this module.
 */
export const unclear: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(spellings(), (text) => [text, meaningOf(text)] as const).filter(
    ([text, meaning]) => findExact(text, listed)!.id !== meaning,
  ),
);
