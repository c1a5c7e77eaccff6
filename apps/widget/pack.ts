import { nameOf, plural, prefixes, type Quantity } from '@units/engine/browse';
import { startingPair } from '@units/ui/units';
import { packDefinition } from './pack-definition.ts';
import { sameAsName } from './src/add-spellings.ts';
import { marks, nameOfId, pieces } from './src/unpack.ts';

type Row = Quantity['units'][number];

const checked = (cell: string, separator: RegExp): string => {
  if (separator.test(cell)) throw new Error(`Cannot be packed: ${cell}`);
  return cell;
};

/** The names that the digits of a packed row stand for. */
export const prefixNames: readonly string[] = prefixes.map(({ name }) => name);

const digits = (names: readonly string[]): string =>
  names.map((name) => prefixNames.indexOf(name).toString(36)).join('');

const packPrefixes = ({ si, binary }: Row): string =>
  `${si ? `.${digits(si)}` : ''}${binary ? `:${digits(binary)}` : ''}`;

/** The units that a quantity starts with: their names are there from the first. */
const startsWith = (quantity: Quantity): ReadonlySet<Row | undefined> =>
  new Set(startingPair(quantity).map(({ row }) => row));

const isNamedLater = (row: Row): boolean => row.name !== undefined || packPlural(row) !== '';

const packRest = (row: Row, isFirst: boolean): string => {
  const { offset, log, status } = row;
  const mark = [
    log && marks.level,
    status === 'measured' && marks.measured,
    !isFirst && isNamedLater(row) && marks.namedLater,
  ];
  const cells = [offset, packPrefixes(row), mark.filter(Boolean).join('')];
  return cells
    .map((cell = '') => checked(cell, /[|]/))
    .join('|')
    .replace(/\|+$/, '');
};

/** A plural that is not by the rule. */
const packPlural = (row: Row): string => {
  const name = nameOf(row);
  if (row.plural === undefined || row.plural === plural(name)) return '';
  return row.plural === name ? sameAsName : row.plural;
};

const packNames = (row: Row): string =>
  [row.name ?? '', row.plural ?? '']
    .map((cell) => checked(cell, /[|]/))
    .join('|')
    .replace(/\|+$/, '');

const abridge = (text: string): string =>
  pieces.reduce(
    (short, piece, index) => short.replaceAll(piece, String.fromCharCode(65 + index)),
    checked(text, /[A-Z]/),
  );

const packHead = ({ id, name, dimension, units, inTurns }: Quantity): string =>
  [id, name === nameOfId(id) ? '' : name, dimension, units.length, ...(inTurns ? [1] : [])]
    .map((cell) => checked(String(cell), /[|\t\n]/))
    .join('|');

const table = (columns: readonly (readonly string[])[]): string =>
  columns.map((cells) => cells.map((cell) => checked(cell, /[\t\n]/)).join('\n')).join('\t');

/** What a first view shows of the quantities. */
export const pack = (quantities: readonly Quantity[]): string => {
  const rows = quantities.flatMap((quantity) => {
    const first = startsWith(quantity);
    return quantity.units.map((row) => ({ row, quantity, isFirst: first.has(row) }));
  });
  return table([
    quantities.map(packHead),
    rows.map(({ row, isFirst }) => (isFirst ? packNames(row) : '')),
    rows.map(({ row }) => row.symbol ?? ''),
    rows.map(({ row, isFirst }) => packRest(row, isFirst)),
    rows.map(({ row }) => abridge(row.id)),
    rows.map(({ row, quantity }) => abridge(packDefinition(row, quantity))),
  ]);
};

/** What units are called beside that. */
export const packSpellings = (quantities: readonly Quantity[]): string => {
  const rows = quantities.flatMap(({ units }) => units);
  const list = (words: readonly string[] = []): string => words.map((word) => checked(word, /,/)).join(',');
  return table([
    rows.map(({ name = '' }) => name),
    rows.map(packPlural),
    rows.map(({ names }) => list(names)),
    rows.map(({ symbols }) => list(symbols)),
    rows.map(({ log }) => (log ? `${log.base} ${log.per}` : '')),
  ]);
};
