import { binaryPrefixes, siPrefixes } from '../model/prefix.ts';
import type { UnitDefinition, UnitEntry } from '../model/quantity.ts';
import type { Prefix } from '../model/unit.ts';

type Row = (typeof siPrefixes)[number] | (typeof binaryPrefixes)[number];

const ofSi = ([name, symbol, exponent]: Row): Prefix => ({ name, symbol, binary: false, exponent });
const ofBinary = ([name, symbol, exponent]: Row): Prefix => ({ name, symbol, binary: true, exponent });

/** The SI and binary prefixes. */
export const basePrefixes: readonly Prefix[] = /* @__PURE__ */ siPrefixes
  .map(ofSi)
  .concat(/* @__PURE__ */ binaryPrefixes.map(ofBinary));

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
