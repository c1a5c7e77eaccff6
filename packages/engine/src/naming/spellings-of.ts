import { nameOf } from '../definition/english.ts';
import type { UnitEntry } from '../model/quantity.ts';
import { fold } from './spelling.ts';

/** Returns the spellings of a unit: its identifier, name, symbols and aliases, with look-alike characters folded. */
export const spellingsOf = (entry: UnitEntry): string[] => [
  entry.id,
  nameOf(entry),
  ...(entry.symbol === undefined ? [] : [fold(entry.symbol)]),
  ...entry.symbols.map(fold),
  ...entry.names,
];
