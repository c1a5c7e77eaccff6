import { binaryPrefixes, siPrefixes } from '../model/prefix.ts';
import type { UnitRow } from '../model/quantity.ts';
import type { Prefix } from '../model/unit.ts';

/** Every SI and binary prefix. */
export const basePrefixes: readonly Prefix[] = [
  ...siPrefixes.map(([name, symbol, exponent]) => ({ name, symbol, binary: false, exponent })),
  ...binaryPrefixes.map(([name, symbol, exponent]) => ({ name, symbol, binary: true, exponent })),
];

/** Whether a row takes a prefix. Units of information, which are those that take binary prefixes, come in whole numbers: no millibit. */
export const takes = (row: UnitRow, { binary, exponent }: Prefix): boolean =>
  binary ? row.binary !== undefined : row.si !== undefined && !(row.binary && exponent < 0);
