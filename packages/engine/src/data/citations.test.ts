import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeOf as ucumCodeOf } from '../codes/ucum/write.ts';
import { unece } from '../codes/unece/units.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { readProduct, siFactorOf } from '../definition/definition.ts';
import { sameDimension, type Dimension } from '../model/dimension.ts';
import type { QuantityRows, UnitRow } from '../model/quantity.ts';
import { toNumber } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import { quantities } from './catalogue.ts';
import { exactConstants, measuredConstants } from './constants.ts';
import { sources } from './sources.ts';

const rows: readonly UnitRow[] = (quantities as readonly QuantityRows[]).flatMap(({ units }) => units);
const rowOf = (id: string): UnitRow | undefined => rows.find((row) => row.id === id);
const citing = (source: string): UnitRow[] => rows.filter((row) => row.source === source);

const inSi = (unit: Unit): { value: number; dimension: Dimension } => {
  const { ratio, piPower, dimension } = siFactorOf(unit);
  return { value: toNumber(ratio) * Math.PI ** piPower, dimension };
};

/** Converts the appendix's name of an SI unit to our name. */
const ours = (name: string): string =>
  name
    .replace('meter squared per second', 'square meter per second')
    .replace('kilogram meter squared', 'kilogram square meter')
    .replace('meter squared', 'square meter')
    .replace('meter per second squared', 'meter per square second')
    .replace('meter to the fourth power', 'pow4-meter')
    .replace(/^reciprocal /, 'per ');

/** The entries of appendix B.8 in coherent SI units, to seven digits. */
const entries = readFileSync(new URL('../../fixtures/sp811.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', factor] = line.split('\t');
    return unitIndex.find(ours(name)).units.map((unit) => {
      const { value, dimension } = inSi(unit);
      return { value: value * Number(factor), dimension };
    });
  });
const sevenDigits = 6e-7;

const isListed = (id: string): boolean => {
  const unit = unitIndex.byId(id);
  if (!unit) return false;
  const { value, dimension } = inSi(unit);
  return entries.some((entry) => sameDimension(entry.dimension, dimension) && Math.abs(entry.value / value - 1) < sevenDigits);
};

/** Returns the units of a row: the unit in its definition, or the parts of its identifier. */
const partsOf = (row: UnitRow): string[] => {
  if (row.is !== undefined) return [row.is.split(' ').at(-1)!];
  return readProduct(row.id, unitIndex.byId)?.factors.map(({ unit }) => unit.entry?.id ?? unit.id) ?? [];
};

/** Returns true if the appendix lists the row's number, or the number of a unit in its definition. */
const isCovered = (row: UnitRow): boolean => isListed(row.id) || partsOf(row).some((id) => isListed(id) || (rowOf(id)?.source === 'SP811' && isCovered(rowOf(id)!)));

// Units from other parts of the guide than its appendix
const elsewhere: Readonly<Record<string, string>> = {
  'kip-per-square-inch-square-root-inch': 'its kip and its inch, under a root that no definition writes',
};

it('every row that cites NIST SP 811 has its number there, or is made of one that has', () => {
  expect(entries.length).toBeGreaterThan(400);
  const wrong = citing('SP811')
    .filter((row) => !isCovered(row))
    .map(({ id }) => id);
  expect(wrong.sort()).toEqual(Object.keys(elsewhere).sort());
});

// Recommendation 20 names the metric hundredweight of 100 kg under DTN, decitonne
const underAnotherName = ['quintal'];

it('every row that cites UN/ECE Recommendation 20 has an active code there', () => {
  expect(
    citing('UNECE20')
      .filter(({ id }) => unece.codeOf(unitIndex.byId(id)!) === undefined)
      .map(({ id }) => id),
  ).toEqual(underAnotherName);
});

interface CodataEntry {
  readonly value: string;
  readonly uncertainty: string;
}

const codata = readFileSync(new URL('../../fixtures/codata2022.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line): CodataEntry => {
    const [, value = '', uncertainty = ''] = line.split('\t');
    return { value, uncertainty };
  });

/** Returns true if CODATA prints a number: all its digits, or the digits before "..." if more follow. */
const isPrinted = (value: number): boolean =>
  codata.some(({ value: printed }) => {
    const digits = printed.replace(/\.{3}|e.*|[.-]/g, '').length;
    const off = Math.abs(value / Number(printed.replace('...', '')) - 1);
    return off <= (printed.includes('...') ? 10 ** (1 - digits) : 1e-15);
  });

const fractionOf = (text: string): number => {
  const [top, bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
};

const isOfCodata = (row: UnitRow): boolean => isPrinted(fractionOf(row.is!.split(' ')[0]!)) || isPrinted(inSi(unitIndex.byId(row.id)!).value) || partsOf(row).some((id) => rowOf(id)?.source === 'CODATA2022' && isOfCodata(rowOf(id)!));

it('every row that cites CODATA 2022 has a number that its list prints, or is made of one that has', () => {
  expect(codata.length).toBe(355);
  expect(
    citing('CODATA2022')
      .filter((row) => !isOfCodata(row))
      .map(({ id }) => id),
  ).toEqual([]);
});

it('every constant of CODATA 2022 has the value and the uncertainty that its list prints', () => {
  const rowsOfCodata = [...exactConstants, ...measuredConstants].filter((row): row is typeof row & { value: string } => row.source === 'CODATA2022' && 'value' in row);
  expect(rowsOfCodata.length).toBeGreaterThan(40);
  const wrong = rowsOfCodata.filter((row) => {
    const uncertainty = 'uncertainty' in row ? Number(row.uncertainty) : 0;
    return !codata.some((entry) => Number(entry.value) === Number(row.value) && Number(entry.uncertainty) === uncertainty);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

const cldr = JSON.parse(readFileSync(new URL('../../oracles/cldr.json', import.meta.url), 'utf8')) as { units: Record<string, unknown> };

/** Returns the units in an identifier such as `pixel-per-meter`. A count is not one, as in `part-per-1e5`. */
const namesIn = (id: string): string[] => id.split(/-?per-/).filter((part) => part !== '' && !/^1(?:e\d+|0+)$/.test(part));

/** Returns true for an identifier of CLDR's list, with or without an SI prefix. */
const isOfCldr = (id: string): boolean => {
  const unit = unitIndex.byId(id);
  return Object.hasOwn(cldr.units, id) || (unit?.prefix !== undefined && Object.hasOwn(cldr.units, unit.entry!.id));
};

it('every row that cites CLDR has an identifier of its list, or one made of such', () => {
  expect(
    citing('CLDR')
      .filter(({ id }) => !isOfCldr(id) && !(namesIn(id).length > 0 && namesIn(id).every(isOfCldr)))
      .map(({ id }) => id),
  ).toEqual([]);
});

it('every row that cites UCUM has a code there', () => {
  expect(
    citing('UCUM')
      .filter(({ id }) => ucumCodeOf(unitIndex.byId(id)!) === undefined)
      .map(({ id }) => id),
  ).toEqual([]);
});

// Documents of IUPAC, and table 11 of SP 811, have no list for machines: each unit that a row cites, with its section and its value
const typed = readFileSync(new URL('../../fixtures/iupac.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split('\t'));

it('every row that cites IUPAC or table 11 of SP 811 is in the list of their units, with its value', () => {
  const cited = rows.filter(({ source }) => source.startsWith('IUPAC') || source === 'SP811_TABLE11');
  const isAsListed = ({ id, source }: UnitRow): boolean => {
    const [, , section = '', , amount = ''] = typed.find(([unit, document]) => unit === id && document === source) ?? [];
    const [value = '', ...name] = amount.split(' ');
    const [listed] = unitIndex.find(name.join(' ')).units;
    if (!listed || section === '') return false;
    const { title, url } = sources[source as 'IUPAC_GOLD'];
    const [own, there] = [inSi(unitIndex.byId(id)!), inSi(listed)];
    return `${title} ${url}`.includes(section) && sameDimension(own.dimension, there.dimension) && Math.abs((there.value * Number(value)) / own.value - 1) < 1e-12;
  };
  expect(cited.filter((row) => !isAsListed(row)).map(({ id }) => id)).toEqual([]);
  expect(cited.map(({ id }) => id).toSorted()).toEqual(typed.map(([unit]) => unit).toSorted());
});

// The tables of the SI Brochure, with the names that they list
const siTables: Readonly<Record<string, string>> = {
  SI9_BASE: 'second meter kilogram ampere kelvin mole candela',
  SI9_NAMED: 'radian steradian hertz newton pascal joule watt coulomb volt farad ohm siemens weber tesla henry celsius delta-celsius lumen lux becquerel gray sievert katal',
  SI9_ACCEPTED: 'minute hour day astronomical-unit degree arc-minute arc-second hectare liter tonne dalton electronvolt neper bel decibel',
  SI9_PREFIXES: 'gram',
  SI9_NUMBERS: 'percent part-per-1e6',
  SI8: 'bar millimeter-ofhg angstrom nautical-mile barn knot neper bel decibel erg dyne poise stokes stilb phot gal maxwell gauss oersted',
};
const inSiTable = (source: string): string[] => siTables[source]?.split(' ') ?? [];

/** Returns the units that a row is made of, and those that these are made of. */
const madeOf = (row: UnitRow): UnitRow[] => {
  if (Object.keys(siTables).some((source) => inSiTable(source).includes(row.id))) return [row];
  const parts = row.is === undefined ? row.id : row.is.split(' ').at(-1)!;
  const units = unitIndex.byId(parts)?.entry?.id === parts && row.is !== undefined ? [parts] : (readProduct(parts, unitIndex.byId)?.factors.map(({ unit }) => unit.entry?.id ?? unit.id) ?? []);
  return units.flatMap((id) => (id === row.id || !rowOf(id) ? [] : madeOf(rowOf(id)!)));
};

it.each(['SI9_BASE', 'SI9_NAMED', 'SI9_DERIVED', 'SI9_PREFIXES', 'SI9_ACCEPTED', 'SI9_NUMBERS', 'SI8'])('every row that cites %s of the SI Brochure is in its table, or made of units that are', (source) => {
  const isOf = (part: UnitRow, table: string): boolean => inSiTable(table).includes(part.id);
  const isOfSi = (part: UnitRow): boolean => ['SI9_BASE', 'SI9_NAMED', 'SI9_PREFIXES'].some((table) => isOf(part, table)) || part.source === 'SI9';
  // No definition writes a root: pascal-square-root-meter
  const rowsOfTable = citing(source).filter((row) => !isOf(row, source) && !row.id.includes('-square-root-'));
  const wrong = rowsOfTable.filter((row) => {
    const parts = madeOf(row);
    const own = parts.filter((part) => isOf(part, source));
    return parts.length === 0 || (source !== 'SI9_DERIVED' && own.length === 0) || parts.some((part) => !isOf(part, source) && !isOfSi(part));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('the SI Brochure has no nautical mile and no knot since its 9th edition', () => {
  const maritime = rows.filter((row) => madeOf(row).some(({ id }) => ['knot', 'nautical-mile'].includes(id)));
  expect(maritime.length).toBeGreaterThan(2);
  expect(maritime.filter(({ source }) => source.startsWith('SI9')).map(({ id }) => id)).toEqual([]);
});
