import { basePrefixes, nameOf, plural, readProduct, type Quantity } from '@units/engine/browse';
import { listed, startingPair } from '@units/ui/units';
import { packDefinition } from './pack-definition.ts';
import { sameAsName } from './src/complete.ts';
import { levelMark, measuredMark, namedLaterMark, nameOfId, pieces } from './src/unpack.ts';

type Row = Quantity['units'][number];

const checked = (cell: string, separator: RegExp): string => {
  if (separator.test(cell)) throw new Error(`Cannot be packed: ${cell}`);
  return cell;
};

/** The names that the digits of a packed row stand for. */
export const prefixNames: readonly string[] = basePrefixes.map(({ name }) => name);

const packPrefixes = (names: readonly string[] | undefined): string =>
  names ? `.${names.map((name) => prefixNames.indexOf(name).toString(36)).join('')}` : '';

/** The units that a quantity starts with: their names are there from the first. */
const startsWith = (quantity: Quantity): ReadonlySet<Row | undefined> =>
  new Set(startingPair(quantity).map(({ row }) => row));

const isNamedLater = (row: Row): boolean => row.name !== undefined || packPlural(row) !== '';

const packRest = (row: Row, isFirst: boolean): string => {
  const { offset, log, status } = row;
  const mark = [
    log && levelMark,
    status === 'measured' && measuredMark,
    !isFirst && isNamedLater(row) && namedLaterMark,
  ];
  const cells = [offset, packPrefixes(row.si), packPrefixes(row.binary), mark.filter(Boolean).join('')];
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

const abridge = (text: string): string =>
  pieces.reduce(
    (short, piece, index) => short.replaceAll(piece, String.fromCharCode(65 + index)),
    checked(text, /[A-Z]/),
  );

/** A unit that is itself a product tells the dimension of its quantity. */
const tellsDimension = ([base]: readonly Row[]): boolean =>
  base?.is !== undefined || readProduct(base?.id ?? '', listed.byId) !== undefined;

const packHead = ({ id, name, dimension, units }: Quantity): string =>
  [id, name === nameOfId(id) ? '' : name, tellsDimension(units) ? '' : dimension, units.length]
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
    rows.map(({ row, isFirst }) => (isFirst ? (row.name ?? '') : '')),
    rows.map(({ row, isFirst }) => (isFirst ? (row.plural ?? '') : '')),
    rows.map(({ row }) => row.symbol ?? ''),
    rows.map(({ row, isFirst }) => packRest(row, isFirst)),
    rows.map(({ row }) => abridge(row.id)),
    rows.map(({ row, quantity }) => abridge(packDefinition(row, quantity))),
  ]);
};

/** What makes them whole. */
export const packRemainder = (quantities: readonly Quantity[]): string => {
  const rows = quantities.flatMap(({ units }) => units);
  const list = (words: readonly string[] = []): string => words.map((word) => checked(word, /,/)).join(',');
  return table([
    quantities.map(({ dimension, inTurns }) => (inTurns ? `${dimension}|` : dimension)),
    rows.map(({ name = '' }) => name),
    rows.map(packPlural),
    rows.map(({ names }) => list(names)),
    rows.map(({ symbols }) => list(symbols)),
    rows.map(({ log }) => (log ? `${log.base} ${log.per}` : '')),
  ]);
};
