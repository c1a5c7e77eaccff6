import { nameOf } from '../definition/english.ts';
import type { UnitEntry } from '../model/quantity.ts';
import { fold } from './spelling.ts';

/** What a unit is written as: its identifier, name, symbols and further names, look-alikes folded. */
export const spellingsOf = (entry: UnitEntry): string[] => [
  entry.id,
  nameOf(entry),
  ...(entry.symbol === undefined ? [] : [fold(entry.symbol)]),
  ...entry.symbols.map(fold),
  ...entry.names,
];
