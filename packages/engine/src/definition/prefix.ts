import { kindOf } from './definition.ts';
import type { UnitDefinition, UnitEntry } from '../model/quantity.ts';
import type { Prefix, Unit } from '../model/unit.ts';
import { binaryPrefixes, siPrefixes } from '../model/prefix.ts';

/** A prefix with all its spellings. */
export interface WrittenPrefix extends Prefix {
  readonly names: readonly string[];
  readonly symbols: readonly string[];
}

/** Other spellings of prefixes: deca, and megohm, kilohm, microhm without the vowel. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  deka: ['deca'],
  mega: ['meg'],
  kilo: ['kil'],
  micro: ['micr'],
};

/**
 * Other symbols: keyboards have no μ, medicine uses mc, kitchens of central Europe dk, and computing KB: see
 * {@link accepts}.
 */
const otherSymbols: Readonly<Record<string, readonly string[]>> = { micro: ['u', 'mc'], kilo: ['K'], deka: ['dk'] };

const write = (
  [name, symbol, exponent]: readonly [name: string, symbol: string, exponent: number],
  binary: boolean,
): WrittenPrefix => ({
  name,
  symbol,
  binary,
  exponent,
  names: [name, ...(otherNames[name] ?? [])],
  symbols: [symbol, ...(otherSymbols[name] ?? [])],
});

/** The SI and binary prefixes. */
export const prefixes: readonly WrittenPrefix[] = /* @__PURE__ */ siPrefixes
  .map((row) => write(row, false))
  .concat(/* @__PURE__ */ binaryPrefixes.map((row) => write(row, true)));

/** A prefix, and one of its spellings. */
type Start = readonly [prefix: WrittenPrefix, written: string];

/**
 * The spellings of prefixes by part and first letter, so that a text is compared with few of some sixty. Created on
 * first use.
 */
let starts: ReadonlyMap<string, readonly Start[]> | undefined;

const makeStarts = (): ReadonlyMap<string, readonly Start[]> => {
  const found = new Map<string, Start[]>();
  for (const prefix of prefixes) {
    for (const part of ['symbols', 'names'] as const) {
      for (const written of prefix[part]) {
        const key = part + written.charAt(0);
        found.set(key, [...(found.get(key) ?? []), [prefix, written]]);
      }
    }
  }
  return found;
};

/** Returns the prefixes at the start of a text. The rest is not empty. */
export const prefixesBefore = (text: string, part: 'symbols' | 'names'): readonly Start[] => {
  const found: Start[] = [];
  for (const start of (starts ??= makeStarts()).get(part + text.charAt(0)) ?? [])
    if (text.startsWith(start[1]) && text.length > start[1].length) found.push(start);
  return found;
};

/** The length of the shortest name that takes any prefix: a megaton may be of other tons. */
const shortestName = 4;

/**
 * Returns true if a name takes a prefix that its symbol does not: a megapound is a million pounds, while Mlb may be a
 * thousand.
 */
export const isNamedWith = (unit: Unit, prefix: WrittenPrefix, written: string, name: string): boolean =>
  (written === prefix.name || written === 'deca') &&
  name.length >= shortestName &&
  !prefix.binary &&
  unit.entry!.si === undefined &&
  unit.entry!.binary === undefined &&
  kindOf(unit) === 'linear';

/** Returns true if an entry takes a prefix, as written. K is a kilo only for units of information. */
export const accepts = (entry: UnitEntry, prefix: WrittenPrefix, written = ''): boolean =>
  takes(entry, prefix) && (prefix.binary || entry.binary !== undefined || written !== 'K');

/**
 * Returns true if a unit takes a prefix. Units of information, which take binary prefixes, come in whole numbers: there
 * is not a millibit.
 */
export const takes = (row: UnitEntry | UnitDefinition, { binary, exponent }: Prefix): boolean =>
  binary ? row.binary !== undefined : row.si !== undefined && !(row.binary && exponent < 0);

/** Returns true if lists show a row with a prefix. */
export const shows = (
  row: { readonly si?: readonly string[] | undefined; readonly binary?: readonly string[] | undefined },
  { name }: Prefix,
): boolean => row.si?.includes(name) === true || row.binary?.includes(name) === true;
