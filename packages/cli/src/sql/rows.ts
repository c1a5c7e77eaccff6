import { convert, convertExact, UnitsError } from '@units/engine';
import type { CategoryRecord, UnitRecord } from '@units/engine/catalog';
import { decimals, doubleDouble, scaled, type DoubleDouble } from './double-double.ts';
import { resultOf } from './result-of.ts';

/** A spelling of a unit with its conversion, more precise than a double. */
export interface SqlRow {
  readonly spelling: string;
  readonly unit: string;
  readonly quantity: string;
  readonly kind: string;
  readonly scale: DoubleDouble;
  readonly offset: DoubleDouble;
}

/** The kinds of units that no multiplication converts. */
export const curved: ReadonlySet<string> = new Set(['logarithmic', 'empirical']);

const none: DoubleDouble = { high: 0, low: 0 };

const exact = (value: string, from: string, to: string): bigint =>
  scaled(convertExact(value, from, to).toDecimal(decimals));

/**
 * Returns the conversion to the base unit: base = value × scale + offset, or for reciprocal units, base = scale /
 * value.
 */
const measure = ({ id, kind }: UnitRecord, base: string): Pick<SqlRow, 'offset' | 'scale'> => {
  if (curved.has(kind)) return { scale: none, offset: none };
  const one = exact('1', id, base);
  const zero = kind === 'affine' ? exact('0', id, base) : 0n;
  return { scale: doubleDouble(one - zero), offset: doubleDouble(zero) };
};

const rowsOf = ({ name: quantity, baseUnit, units }: CategoryRecord): readonly SqlRow[] =>
  units.flatMap((unit) => {
    const worth = measure(unit, baseUnit);
    return unit.aliases.map((spelling) => ({ spelling, unit: unit.id, quantity, kind: unit.kind, ...worth }));
  });

const groupBySpelling = (rows: readonly SqlRow[]): ReadonlyMap<string, readonly SqlRow[]> => {
  const groups = new Map<string, SqlRow[]>();
  for (const row of rows) groups.set(row.spelling, [...(groups.get(row.spelling) ?? []), row]);
  return groups;
};

/**
 * Returns true if the engine finds the partner of a spelling ambiguous: `ML` may be `ml` in capitals. As a symbol, it
 * means its own unit here.
 */
const isAskedOfPartner = (from: string, partner: string): boolean => {
  try {
    convert<string, string>(1, from, partner);
  } catch (error) {
    return error instanceof UnitsError && error.code === 'ambiguous-unit' && error.parameter === 'to';
  }
  return false;
};

/** Returns true if a spelling means this unit together with every other spelling of its quantity. */
const isSure = (row: SqlRow, partners: readonly string[]): boolean =>
  partners.every(
    (partner) =>
      resultOf(row.spelling, partner) === resultOf(row.unit, partner) || isAskedOfPartner(row.spelling, partner),
  );

/** Returns the rows to omit, so that the engine agrees with every remaining pair of spellings that has one result. */
const withoutConflicts = (rows: readonly SqlRow[]): ReadonlySet<SqlRow> => {
  const others = rows.flatMap((a) =>
    rows
      .filter((b) => a.quantity === b.quantity && resultOf(a.spelling, b.spelling) !== resultOf(a.unit, b.unit))
      .map((b) => [a, b] as const),
  );
  const dropped = new Set<SqlRow>();
  const meaningsOf = (one: SqlRow): readonly SqlRow[] =>
    rows.filter((row) => row.spelling === one.spelling && !dropped.has(row));
  // If two spellings share several quantities with different results, the functions refuse the pair
  const numbers = ([a, b]: readonly [SqlRow, SqlRow]): ReadonlySet<number | undefined> =>
    new Set(
      meaningsOf(a).flatMap((from) =>
        meaningsOf(b).flatMap((to) => (from.quantity === to.quantity ? [resultOf(from.unit, to.unit)] : [])),
      ),
    );
  const left = () => others.filter((pair) => !pair.some((row) => dropped.has(row)) && numbers(pair).size === 1);
  for (let rest = left(); rest.length > 0; rest = left()) {
    const count = (row: SqlRow): number => rest.filter((pair) => pair.includes(row)).length;
    // An identifier always means its own unit
    const candidates = rest.flat().filter(({ spelling, unit }) => spelling !== unit);
    dropped.add(candidates.reduce((most, row) => (count(row) > count(most) ? row : most)));
  }
  return dropped;
};

/**
 * Returns every listed spelling of the quantities. An ambiguous spelling keeps only the meanings that the engine gives
 * it together with every other spelling of the quantity: a table finds a meaning only by the quantity, and a wrong
 * number is worse than none.
 */
export const sqlRows = (categories: readonly CategoryRecord[]): readonly SqlRow[] => {
  const rows = categories.flatMap(rowsOf);
  const meanings = groupBySpelling(rows);
  const hasOne = (spelling: string): boolean => meanings.get(spelling)!.length === 1;
  const partners = new Map(
    categories.map(({ name, units }) => [name, units.flatMap(({ id, symbol }) => [id, symbol]).filter(hasOne)]),
  );
  const sure = rows.filter((row) => hasOne(row.spelling) || isSure(row, partners.get(row.quantity)!));
  const dropped = withoutConflicts(sure.filter((row) => !hasOne(row.spelling)));
  return sure.filter((row) => !dropped.has(row));
};
