import type { Quantity } from '@units/engine/browse';

type Row = Quantity['units'][number];

/**
 * What a unit needs to be found and converted, in the order of the packed columns. Column by column, like stands beside like,
 * which a third less bytes say.
 */
export const texts = [
  'id',
  'symbol',
  'is',
  'offset',
  'name',
  'plural',
  'status',
] as const satisfies readonly (keyof Row)[];
export const lists = ['names', 'symbols', 'si', 'binary'] as const satisfies readonly (keyof Row)[];

/** Stands for a list that is there and empty: a unit that takes prefixes of which none is shown. */
export const emptyList = '-';

/** Units as they travel: quantities, then the columns of all their units, each a line. */
export type Packed = readonly [
  quantities: readonly (readonly [id: string, name: string, dimension: string, units: number, inTurns?: 1])[],
  columns: string,
  logs: Readonly<Record<string, Row['log']>>,
];

const readRows = (columns: string, logs: Packed[2]): Row[] => {
  const [first, ...others] = columns.split('\t').map((column) => column.split('\n'));
  const keys = [...texts.slice(1), ...lists];
  return first!.map((id, index) => {
    const row: Record<string, unknown> = { id };
    for (const [at, key] of keys.entries()) {
      const cell = others[at]![index];
      if (!cell) continue;
      const isText = at < texts.length - 1;
      row[key] = isText ? cell : cell === emptyList ? [] : cell.split(',');
    }
    if (logs[id]) row['log'] = logs[id];
    return row as unknown as Row;
  });
};

/** The quantities of the engine without sources and notes, which no converter shows. */
export const unpack = ([quantities, columns, logs]: Packed): readonly Quantity[] => {
  const rows = readRows(columns, logs);
  let start = 0;
  return quantities.map(([id, name, dimension, count, inTurns]) => ({
    id,
    name,
    dimension,
    units: rows.slice(start, (start += count)),
    ...(inTurns && { inTurns: true as const }),
  }));
};
