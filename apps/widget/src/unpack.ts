import type { Quantity } from '@units/engine/browse';

// Units as they travel: two tables, one of what a first view shows and one of how units are called, which add-spellings.ts reads.
// Each is a text of columns between tabs, and a column is a line for each unit. Like stands beside like, which a third less bytes say.

type Row = Quantity['units'][number];
type Prefixes = Pick<Row, 'si' | 'binary'>;

/** The name of a quantity where it is not its own: that of its identifier. */
export const nameOfId = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** Behind the last bar of a row: it rests on a measurement, or has a name that {@link unpack} does not know. */
export const marks = { measured: 'm', namedLater: 'n' };

/** The rows whose names are not there before the other table is. */
export const namedLater = new Set<Row>();

/** Their places among all prefixes, a digit of base 36 each, behind `.` for SI and `:` for binary ones; either stands alone for none. */
const readPrefixes = (text: string, prefixes: readonly string[]): Prefixes => {
  const [, si, binary] = /^(?:\.(\w*))?(?::(\w*))?$/.exec(text)!;
  const named = (digits: string | undefined) =>
    digits === undefined ? undefined : Array.from(digits, (digit) => prefixes[Number.parseInt(digit, 36)]);
  return { si: named(si), binary: named(binary) } as Prefixes;
};

const readLog = (text: string): Row['log'] => {
  const [base, per] = text.split(' ');
  return { base: base === 'e' ? base : (Number(base) as 2 | 10), per: per! };
};

const readRow = ([id, name, symbol, is, rest]: readonly string[], prefixes: readonly string[]): Row => {
  const [offset, shown = '', log, mark = ''] = rest!.split('|');
  const [singular, plural] = name!.split('|');
  const row = {
    id,
    ...(singular && { name: singular }),
    ...(plural && { plural }),
    ...(symbol && { symbol }),
    ...(is && { is }),
    ...(offset && { offset }),
    ...(log && { log: readLog(log) }),
    ...(mark.includes(marks.measured) && { status: 'measured' }),
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
    const units = Array.from({ length: Number(count) }, (_, index) =>
      readRow(
        columns.map((column) => column[at + index]!),
        prefixes,
      ),
    );
    at += units.length;
    return { id, name: name || nameOfId(id), dimension, units, ...(inTurns && { inTurns: true }) };
  });
};
