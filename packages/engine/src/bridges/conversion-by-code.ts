import { excel } from '../codes/excel/units.ts';
import type { CodeReader } from '../codes/listed.ts';
import { prometheus } from '../codes/prometheus/units.ts';
import { find as findUcum, parse as parseUcum } from '../codes/ucum/index.ts';
import { measureCode } from '../codes/ucum/system.ts';
import { unece } from '../codes/unece/units.ts';
import { toDimensioned } from '../conversion/dimensioned.ts';
import { bare } from '../model/given.ts';
import { findConversion, findThroughBridge, type UnitReader } from './conversion.ts';
import type { CodeSystem, FindConversion, Ways } from './ways.ts';

/** Reads the codes of a system with a table. */
const readerOf = ({ find, unitOf, idOf }: CodeReader): UnitReader => ({
  find,
  meaningsOf: (code, parameter) => [toDimensioned(unitOf(code, parameter))],
  spelled: (code) => idOf(code, 'code'),
});

const readers: Readonly<Record<CodeSystem, () => UnitReader>> = {
  ucum: () => ({
    find: findUcum,
    meaningsOf: (code, parameter) => [measureCode(code, parameter)],
    spelled: (code) => parseUcum(code).unit ?? code,
  }),
  unece: () => readerOf(unece),
  excel: () => readerOf(excel),
  prometheus: () => readerOf(prometheus),
};

/**
 * Finds the conversion between two units, by their codes if `codes` names a system, through the named bridge if they
 * need one. It is separate because the tables of codes weigh 19 kB, which readers of text do without.
 *
 * @throws UnitsError as {@link findConversion} does, and for a wrong code.
 */
export const findConversionByCode: FindConversion<Ways> = (from, to, ways, name) => {
  const { codes, ...bridges } = bare(ways);
  if (codes === undefined) return findConversion(from, to, bridges, name);
  const { compiled, taken } = findThroughBridge(readers[codes](), from, to, bridges, name);
  return { compiled, taken: { codes, ...taken } };
};
