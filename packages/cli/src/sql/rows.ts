import { convert, convertExact, UnitsError } from '@units/engine';
import type { CategoryRecord, UnitRecord } from '@units/engine/catalog';
import { decimals, doubleDouble, scaled, type DoubleDouble } from './double-double.ts';

/** A spelling of a unit with what converts it, to more digits than a double has. */
export interface SqlRow {
  readonly spelling: string;
  readonly unit: string;
  readonly quantity: string;
  readonly kind: string;
  readonly scale: DoubleDouble;
  readonly offset: DoubleDouble;
}

const none: DoubleDouble = { high: 0, low: 0 };

const exact = (value: string, from: string, to: string): bigint =>
  scaled(convertExact(value, from, to).toDecimal(decimals));

/** base = value × scale + offset; of reciprocal units, base = scale / value. */
const measure = ({ id, kind }: UnitRecord, base: string): Pick<SqlRow, 'offset' | 'scale'> => {
  if (kind === 'logarithmic') return { scale: none, offset: none };
  const one = exact('1', id, base);
  const zero = kind === 'affine' ? exact('0', id, base) : 0n;
  return { scale: doubleDouble(one - zero), offset: doubleDouble(zero) };
};

const rowsOf = ({ name: quantity, baseUnit, units }: CategoryRecord): readonly SqlRow[] =>
  units.flatMap((unit) => {
    const worth = measure(unit, baseUnit);
    return unit.aliases.map((spelling) => ({ spelling, unit: unit.id, quantity, kind: unit.kind, ...worth }));
  });

const resultOf = (from: string, to: string): number | undefined => {
  try {
    return convert<string, string>(1, from, to);
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

const groupBySpelling = (rows: readonly SqlRow[]): ReadonlyMap<string, readonly SqlRow[]> => {
  const groups = new Map<string, SqlRow[]>();
  for (const row of rows) groups.set(row.spelling, [...(groups.get(row.spelling) ?? []), row]);
  return groups;
};

/** Returns true if a spelling always stands for this unit beside those of its quantity. */
const isSure = (row: SqlRow, partners: readonly string[]): boolean =>
  partners.every((partner) => resultOf(row.spelling, partner) === resultOf(row.unit, partner));

/**
 * Every listed spelling of the quantities. One that has several meanings stands only for those that the engine gives it
 * beside every unit of the quantity: a table finds a meaning by the quantity alone, and a wrong number is worse than none.
 */
export const sqlRows = (categories: readonly CategoryRecord[]): readonly SqlRow[] => {
  const rows = categories.flatMap(rowsOf);
  const meanings = groupBySpelling(rows);
  const hasOne = (spelling: string): boolean => meanings.get(spelling)!.length === 1;
  const partners = new Map(
    categories.map(({ name, units }) => [name, units.flatMap(({ id, symbol }) => [id, symbol]).filter(hasOne)]),
  );
  return rows.filter((row) => hasOne(row.spelling) || isSure(row, partners.get(row.quantity)!));
};
