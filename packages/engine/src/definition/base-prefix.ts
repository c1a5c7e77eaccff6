import { binaryPrefixes, siPrefixes } from '../model/prefix.ts';
import type { UnitDefinition, UnitEntry } from '../model/quantity.ts';
import type { Prefix } from '../model/unit.ts';

/** Every SI and binary prefix. */
export const basePrefixes: readonly Prefix[] = [
  ...siPrefixes.map(([name, symbol, exponent]) => ({ name, symbol, binary: false, exponent })),
  ...binaryPrefixes.map(([name, symbol, exponent]) => ({ name, symbol, binary: true, exponent })),
];

/** Whether a unit takes a prefix. Units of information, which are those that take binary prefixes, come in whole numbers: no millibit. */
export const takes = (row: UnitEntry | UnitDefinition, { binary, exponent }: Prefix): boolean =>
  binary ? row.binary !== undefined : row.si !== undefined && !(row.binary && exponent < 0);

/** Whether lists show a row under a prefix that it takes. */
export const shows = (row: UnitEntry | UnitDefinition, { name }: Prefix): boolean =>
  row.si?.some((listed) => listed === name) === true || row.binary?.some((listed) => listed === name) === true;
