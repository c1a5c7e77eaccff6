import type { Quantity } from '@units/engine/browse';

// Units as they travel: two tables, one of what a first view shows and one of how units are called, which add-spellings.ts reads.
// Each is a text of columns between tabs, and a column is a line for each unit. Like stands beside like, which a third less bytes say.

type Row = Quantity['units'][number];
type Prefixes = Pick<Row, 'si' | 'binary'>;

/** What capitals stand for in identifiers and definitions, from A on: the pieces that they have most of. */
export const pieces =
  'per- foot square- centimeter second cubic- pound- meter imperial british- minute thermal- -fahrenheit inch hour force- gallon ampere- equivalent fluid-'.split(
    ' ',
  );

const writeOut = (text: string): string => text.replace(/[A-Z]/g, (capital) => pieces[capital.charCodeAt(0) - 65]!);

/** The name of a quantity where it is not its own: that of its identifier. */
export const nameOfId = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** Behind the last bar of a row: it is a level, rests on a measurement, or has a name that {@link unpack} does not know. */
export const marks = { level: 'l', measured: 'm', namedLater: 'n' };

/** Stands for the scale of a level, which is not there before the other table is: nothing converts by it. */
const unknownLog: Row['log'] = { base: 10, per: '' };

/** The rows whose names are not there before the other table is. */
export const namedLater = new Set<Row>();

/** Their places among all prefixes, a digit of base 36 each, behind `.` for SI and `:` for binary ones; either stands alone for none. */
const readPrefixes = (text: string, prefixes: readonly string[]): Prefixes => {
  const [, si, binary] = /^(?:\.(\w*))?(?::(\w*))?$/.exec(text)!;
  const named = (digits: string | undefined) =>
    digits === undefined ? undefined : Array.from(digits, (digit) => prefixes[Number.parseInt(digit, 36)]);
  return { si: named(si), binary: named(binary) } as Prefixes;
};

const readRow = ([name, symbol, rest, ...short]: readonly string[], base: string, prefixes: readonly string[]): Row => {
  const [id, is] = short.map(writeOut) as [string, string];
  const [offset, shown = '', mark = ''] = rest!.split('|');
  const [singular, plural] = name!.split('|');
  const row = {
    id,
    name: singular || undefined,
    plural: plural || undefined,
    symbol: symbol || undefined,
    is: (is && (is.includes(' ') ? is : `${is} ${base}`)) || undefined,
    offset: offset || undefined,
    log: mark.includes(marks.level) ? unknownLog : undefined,
    status: mark.includes(marks.measured) ? 'measured' : undefined,
    ...readPrefixes(shown, prefixes),
  } as Row;
  if (mark.includes(marks.namedLater)) namedLater.add(row);
  return row;
};

export const readColumns = (table: string): string[][] => table.split('\t').map((column) => column.split('\n'));

/** The quantities of the engine as far as a first view shows them. */
export const unpack = (table: string, prefixes: readonly string[]): readonly Quantity[] => {
  const [heads, ...columns] = readColumns(table);
  let at = 0;
  return heads!.map((head) => {
    const [id, name, dimension, count, inTurns] = head.split('|') as [string, string, string, string, string?];
    const base = writeOut(columns[3]![at]!);
    const units = Array.from({ length: Number(count) }, () => {
      const cells = columns.map((column) => column[at]!);
      at++;
      return readRow(cells, base, prefixes);
    });
    return { id, name: name || nameOfId(id), dimension, units, ...(inTurns && { inTurns: true }) };
  });
};
