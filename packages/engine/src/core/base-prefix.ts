import { binaryPrefixes, siPrefixes } from '../data/prefixes.ts';
import type { UnitRow } from './quantity.ts';
import { power } from './ratio.ts';
import type { Prefix } from './unit.ts';

/** A prefix with what decides which units take it. */
export interface BasePrefix extends Prefix {
  readonly binary: boolean;
  /** Whether it makes the unit smaller. */
  readonly divides: boolean;
}

const make = (name: string, symbol: string, base: bigint, exponent: number): BasePrefix => ({
  name,
  symbol,
  factor: power({ n: base, d: 1n }, exponent),
  binary: base === 2n,
  divides: exponent < 0,
});

/** Every SI and binary prefix. */
export const basePrefixes: readonly BasePrefix[] = [
  ...siPrefixes.map(([name, symbol, exponent]) => make(name, symbol, 10n, exponent)),
  ...binaryPrefixes.map(([name, symbol, exponent]) => make(name, symbol, 2n, exponent)),
];

/** Whether a row takes a prefix. Units of information, which are those that take binary prefixes, come in whole numbers: no millibit. */
export const takes = (row: UnitRow, { binary, divides }: BasePrefix): boolean =>
  binary ? row.binary !== undefined : row.si !== undefined && !(row.binary && divides);
