import type { Quantity } from '@units/engine/browse';

// Units as they travel: two tables, one of what a first view shows and one of the rest, which complete.ts reads.
// Each is a text of columns between tabs, and a column is a line for each unit. Like stands beside like, which a third less bytes say.

type Row = Quantity['units'][number];

/** What capitals stand for in identifiers and definitions, from A on: the pieces that they have most of. */
export const pieces =
  'per- foot square- centimeter second cubic- pound- meter imperial british- minute thermal- -fahrenheit inch hour force- gallon ampere- equivalent fluid-'.split(
    ' ',
  );

const writeOut = (text: string): string => text.replace(/[A-Z]/g, (capital) => pieces[capital.charCodeAt(0) - 65]!);

/** The name of a quantity where it is not its own: that of its identifier. */
export const nameOfId = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

// Behind the last bar of a row: it is a level, rests on a measurement, has a name that is not there before the other table is.
export const levelMark = 'l';
export const measuredMark = 'm';
export const namedLaterMark = 'n';

/** Stands for the scale of a level, which is not there before the other table is: nothing converts by it. */
const unknownLog: Row['log'] = { base: 10, per: '' };

/** The rows whose names are not there before the other table is. */
export const namedLater = new Set<Row>();

/** Prefixes by their places among all of them, a digit of base 36 each, behind a point: it stands alone where none is shown. */
const readPrefixes = (cell: string | undefined, prefixes: readonly string[]): readonly string[] | undefined =>
  cell ? Array.from(cell.slice(1), (digit) => prefixes[Number.parseInt(digit, 36)]!) : undefined;

const idColumn = 4;

const readRow = (cells: readonly string[], id: string, base: string, prefixes: readonly string[]): Row => {
  const [name, plural, symbol, rest = '', , is] = cells.map((cell) => cell || undefined);
  const [offset, si, binary, mark = ''] = rest.split('|');
  const definition = is && writeOut(is);
  const row = {
    id,
    name,
    plural,
    symbol,
    is: !definition || definition.includes(' ') ? definition : `${definition} ${base}`,
    offset: offset || undefined,
    log: mark.includes(levelMark) ? unknownLog : undefined,
    status: mark.includes(measuredMark) ? 'measured' : undefined,
    si: readPrefixes(si, prefixes),
    binary: readPrefixes(binary, prefixes),
  } as Row;
  if (mark.includes(namedLaterMark)) namedLater.add(row);
  return row;
};

export const readColumns = (table: string): string[][] => table.split('\t').map((column) => column.split('\n'));

/** The quantities of the engine as far as a first view shows them; each row is read when somebody asks for it. */
export const unpack = (table: string, prefixes: readonly string[]): readonly Quantity[] => {
  const [heads, ...columns] = readColumns(table);
  const ids = columns[idColumn]!.map(writeOut);
  const places = new Map(ids.map((id, at) => [id, at]));
  const rows: Row[] = [];
  const read = (at: number, base: number): Row =>
    (rows[at] ??= readRow(
      columns.map((column) => column[at]!),
      ids[at]!,
      ids[base]!,
      prefixes,
    ));
  let next = 0;
  return heads!.map((head) => {
    const [quantityId, name, dimension, count] = head.split('|') as [string, string, string, string];
    const start = next;
    const end = (next += Number(count));
    let units: readonly Row[] | undefined;
    return {
      id: quantityId,
      name: name || nameOfId(quantityId),
      dimension,
      get base() {
        return read(start, start);
      },
      get units() {
        return (units ??= ids.slice(start, end).map((_, index) => read(start + index, start)));
      },
      row: (id) => {
        const at = places.get(id) ?? -1;
        return at >= start && at < end ? read(at, start) : undefined;
      },
    };
  });
};
