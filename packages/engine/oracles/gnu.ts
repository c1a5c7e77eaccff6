// Asks GNU units for every unit of the catalogue that it knows, and records its numbers. Needs the program (Debian
// package `units`); the tests need only the fixture. `node oracles/gnu.ts` in packages/engine
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readProduct, siFactorOf } from '../src/definition/definition.ts';
import { unitIndex } from '../src/conversion/catalogue.ts';
import { nameOf } from '../src/definition/english.ts';
import { quantities } from '../src/data/catalogue.ts';
import type { QuantityRows, UnitRow } from '../src/model/quantity.ts';
import type { Product, Unit } from '../src/model/unit.ts';
import { called } from './gnu-names.ts';

const run = (...parameters: string[]): string | undefined => {
  try {
    return execFileSync('units', ['-t', '-o', '%.17g', ...parameters], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
};

/** The base units of GNU units in the order of a dimension's exponents. */
const bases = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', 'bit', 'pixel', 'em'];

/** Returns the coherent unit of a dimension, as GNU units spells it. */
const coherent = (unit: Unit): string =>
  siFactorOf(unit)
    .dimension.flatMap((exponent, index) => (exponent === 0 ? [] : [`${bases[index]}^${exponent}`]))
    .join(' ') || '1';

const catalogue: readonly QuantityRows[] = quantities;
const rows = new Map(catalogue.flatMap(({ units }) => units).map((row) => [row.id, row]));
const rowOf = (id: string): UnitRow => rows.get(id)!;

/** Returns the possible names of a row in GNU units: its names without spaces, British and US names first. */
const guesses = (row: UnitRow): string[] => {
  const words = [row.id, nameOf(row), ...(row.names ?? [])].map((name) => name.replaceAll("'", ''));
  const british = /^(.*)-imperial$/.exec(row.id)?.[1];
  return (
    [
      ...(british === undefined ? [] : [`br${british.replaceAll('-', '')}`]),
      ...words.flatMap((word) => [word.replaceAll(/[ -]/g, ''), word.replaceAll(/[ -]/g, '_')]),
      row.symbol ?? '',
      ...(row.symbols ?? []),
    ]
      // There US, UK and survey are prefixes, which change any length to one of another foot
      .filter((guess) => /^[A-Za-z_]{2,}$/.test(guess) && !/^(?:US|UK|brit|survey|int)/i.test(guess))
  );
};

const valueOf = (expression: string, unit: Unit): number | undefined => {
  const printed = run(expression, coherent(unit));
  return printed !== undefined && printed !== '' && Number.isFinite(Number(printed)) ? Number(printed) : undefined;
};

const written = new Map<string, string | undefined>();

/** Returns the expression of GNU units for a unit, or undefined if there is none. */
const expressionOf = (unit: Unit): string | undefined => {
  if (!written.has(unit.id)) written.set(unit.id, find(unit));
  return written.get(unit.id);
};

const find = (unit: Unit): string | undefined => {
  const row = rowOf(unit.entry!.id);
  if (unit.prefix) {
    const expression = expressionOf(unitIndex.byId(row.id)!);
    return expression && `${unit.prefix.name} ${expression}`;
  }
  if (row.id in called) return called[row.id] ?? undefined;
  const product = row.is === undefined ? readProduct(row.id, unitIndex.byId) : undefined;
  return product ? expressionOfProduct(product) : guesses(row).find((guess) => valueOf(guess, unit) !== undefined);
};

const expressionOfProduct = ({ constant, factors }: Product): string | undefined => {
  const parts = factors.map(({ unit, exponent }) => {
    const expression = expressionOf(unit);
    return expression && `(${expression})^${exponent}`;
  });
  if (parts.includes(undefined)) return undefined;
  return [`${constant.n}|${constant.d}`, ...parts].join(' ');
};

const found: Record<string, [expression: string, value: number]> = {};
const unknown: string[] = [];
for (const { units } of catalogue) {
  for (const row of units) {
    const unit = unitIndex.byId(row.id)!;
    if (row.log || row.offset !== undefined) continue;
    const expression = expressionOf(unit);
    const value = expression === undefined ? undefined : valueOf(expression, unit);
    if (value === undefined) unknown.push(row.id);
    else found[row.id] = [expression!, value];
  }
}
const version = run('--version') ?? '';
const lines = Object.entries(found).map(([id, entry]) => `    ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
writeFileSync(
  new URL('gnu.json', import.meta.url),
  `{\n  "program": ${JSON.stringify(version.split('\n')[0])},\n  "units": {\n${lines.join(',\n')}\n  }\n}\n`,
);
console.log(`${lines.length} units recorded. It does not know ${unknown.length}: ${unknown.join(' ')}`);
