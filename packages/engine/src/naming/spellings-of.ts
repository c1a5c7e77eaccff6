import { nameOf } from '../definition/english.ts';
import type { UnitEntry } from '../model/quantity.ts';
import { fold } from './spelling.ts';

/** What a unit is written as: its identifier, name, symbols and further names, look-alikes folded. */
export const spellingsOf = (row: UnitEntry): string[] => [
  row.id,
  nameOf(row),
  ...(row.symbol === undefined ? [] : [fold(row.symbol)]),
  ...row.symbols.map(fold),
  ...row.names,
];
