import { binaryPrefixes, siPrefixes } from '../data/prefixes.ts';
import type { UnitRow } from './quantity.ts';
import { power } from './ratio.ts';
import type { Prefix } from './unit.ts';

/** A prefix with every way to write it. */
export interface WrittenPrefix extends Prefix {
  readonly binary: boolean;
  /** Whether it makes the unit smaller. */
  readonly divides: boolean;
  readonly names: readonly string[];
  readonly symbols: readonly string[];
}

/** What people write beside the standard's own: deca, and megohm, kilohm, microhm without the vowel. */
const otherNames: Readonly<Record<string, string>> = { deka: 'deca', mega: 'meg', kilo: 'kil', micro: 'micr' };

/** Keyboards have no μ, medicine writes mc, and computing KB: see {@link accepts}. */
const otherSymbols: Readonly<Record<string, readonly string[]>> = { micro: ['u', 'mc'], kilo: ['K'] };

const write = (name: string, symbol: string, base: bigint, exponent: number): WrittenPrefix => ({
  name,
  symbol,
  get factor() {
    return power({ n: base, d: 1n }, exponent);
  },
  binary: base === 2n,
  divides: exponent < 0,
  names: name in otherNames ? [name, otherNames[name]!] : [name],
  symbols: [symbol, ...(otherSymbols[name] ?? [])],
});

/** Every SI and binary prefix. */
export const prefixes: readonly WrittenPrefix[] = [
  ...siPrefixes.map(([name, symbol, exponent]) => write(name, symbol, 10n, exponent)),
  ...binaryPrefixes.map(([name, symbol, exponent]) => write(name, symbol, 2n, exponent)),
];

/**
 * Whether a row takes a prefix, written as it is. Units of information, which are those that take binary prefixes, come in
 * whole numbers: no millibit; and of them alone K is a kilo.
 */
export const accepts = (row: UnitRow, prefix: WrittenPrefix, written = ''): boolean => {
  if (prefix.binary) return row.binary !== undefined;
  return row.si !== undefined && !(row.binary ? prefix.divides : written === 'K');
};

/** Whether lists show a row under a prefix that it takes. */
export const shows = (row: UnitRow, { name }: Prefix): boolean =>
  row.si?.some((listed) => listed === name) === true || row.binary?.some((listed) => listed === name) === true;
