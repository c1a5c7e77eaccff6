// Formats the rows of the data. data.test.ts reports unformatted ones.
import { readFileSync } from 'node:fs';
import type { QuantityRows, UnitRow } from '../src/model/quantity.ts';
import { binaryPrefixes, siPrefixes } from '../src/model/prefix.ts';
import { quantities } from '../src/data/catalogue.ts';

const order: readonly (keyof UnitRow)[] = [
  'id',
  'symbol',
  'is',
  'offset',
  'log',
  'fit',
  'rank',
  'source',
  'unseen',
  'status',
  'name',
  'plural',
  'si',
  'binary',
  'common',
  'symbols',
  'names',
  'note',
];

const quote = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);

/** Compares alphabetically without case. Capitals come first if only the case differs. */
const alphabetical = (a: string, b: string): number => {
  const [x, y] = a.toLowerCase() === b.toLowerCase() ? [a, b] : [a.toLowerCase(), b.toLowerCase()];
  return x < y ? -1 : x > y ? 1 : 0;
};

const prefixNames: readonly string[] = [...siPrefixes, ...binaryPrefixes].map(([name]) => name);
const bySize = (a: string, b: string): number => prefixNames.indexOf(a) - prefixNames.indexOf(b);

const list = (key: keyof UnitRow, texts: readonly string[]): string =>
  `[${texts
    .toSorted(key === 'si' || key === 'binary' || key === 'common' ? bySize : alphabetical)
    .map(quote)
    .join(', ')}]`;

const value = (key: keyof UnitRow, given: NonNullable<UnitRow[keyof UnitRow]>): string => {
  if (typeof given === 'string') return quote(given);
  if (typeof given === 'boolean') return 'true';
  if ('base' in given) {
    const { base, per, quiet } = given;
    return `{ base: ${base === 'e' ? "'e'" : base}, per: ${quote(per)}${quiet ? ', quiet: true' : ''} }`;
  }
  if ('gives' in given)
    return `{ ${Object.entries(given)
      .map(([name, text]) => `${name}: ${quote(text)}`)
      .join(', ')} }`;
  return list(key, given);
};

/**
 * Returns the line of a row: properties in a fixed order, names and symbols alphabetical, prefixes from large to small.
 */
export const formatRow = (row: UnitRow): string => {
  const parts = order.flatMap((key) => (row[key] === undefined ? [] : [`${key}: ${value(key, row[key])}`]));
  return `    { ${parts.join(', ')} },`;
};

export const fileOf = ({ id }: QuantityRows): URL => new URL(`../src/data/quantities/${id}.ts`, import.meta.url);

const isRow = (line: string): boolean => line.startsWith('    { id:');

/** Returns the lines of a file with rows. */
export const linesOf = (quantity: QuantityRows): string[] =>
  readFileSync(fileOf(quantity), 'utf8').split('\n').filter(isRow);

/** Returns the files of the rows with their formatted text. */
export const formatRows = (): (readonly [file: URL, text: string])[] =>
  (quantities as readonly QuantityRows[]).map((quantity) => {
    const rows = quantity.units.map(formatRow);
    const text = readFileSync(fileOf(quantity), 'utf8');
    return [
      fileOf(quantity),
      text
        .split('\n')
        .map((line) => (isRow(line) ? rows.shift()! : line))
        .join('\n'),
    ];
  });
