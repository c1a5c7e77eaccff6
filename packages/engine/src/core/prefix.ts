import { binaryPrefixes, siPrefixes } from '../data/prefixes.ts';
import type { UnitRow } from './quantity.ts';
import { power } from './ratio.ts';
import type { Prefix } from './unit.ts';

/** A prefix with every way to write it. */
export interface WrittenPrefix extends Prefix {
  readonly binary: boolean;
  readonly names: readonly string[];
  readonly symbols: readonly string[];
}

const write = (name: string, symbol: string, base: bigint, exponent: number): WrittenPrefix => ({
  name,
  symbol,
  factor: power({ n: base, d: 1n }, exponent),
  binary: base === 2n,
  names: name === 'deka' ? [name, 'deca'] : [name],
  // Keyboards have no μ; medicine writes mc
  symbols: name === 'micro' ? [symbol, 'u', 'mc'] : [symbol],
});

/** Every SI and binary prefix. */
export const prefixes: readonly WrittenPrefix[] = [
  ...siPrefixes.map(([name, symbol, exponent]) => write(name, symbol, 10n, exponent)),
  ...binaryPrefixes.map(([name, symbol, exponent]) => write(name, symbol, 2n, exponent)),
];

/** Whether a row takes a prefix. */
export const accepts = (row: UnitRow, prefix: WrittenPrefix): boolean =>
  (prefix.binary ? row.binary : row.si) !== undefined;

/** Whether lists show a row under a prefix that it takes. */
export const shows = (row: UnitRow, { name }: Prefix): boolean =>
  row.si?.some((listed) => listed === name) === true || row.binary?.some((listed) => listed === name) === true;
