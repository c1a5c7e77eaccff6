type Row = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Flattens an object into one row. Nested values get a name with a dot. */
const flat = (row: object, prefix = ''): [string, unknown][] =>
  Object.entries(row).flatMap(([key, value]) =>
    isObject(value) ? flat(value, `${prefix}${key}.`) : [[prefix + key, value] as [string, unknown]],
  );

/** Returns a list for one cell: texts, or the names of objects. */
const listCell = (items: readonly unknown[]): string =>
  items.map((item) => (isObject(item) ? String(item['name']) : String(item))).join('; ');

/** Matches a text that a spreadsheet would evaluate as a formula. */
const formula = /^[=+\-@\t\r]/;

const cell = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = Array.isArray(value) ? listCell(value) : typeof value === 'string' ? value : '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Returns objects as CSV (RFC 4180), with a header row: a column for each key of any object. Text that a spreadsheet
 * could evaluate as a formula gets a leading apostrophe; numbers stay numbers.
 */
export const csvOf = (objects: readonly object[]): string => {
  const rows = objects.map((object) => new Map(flat(object)));
  const keys = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const lines = [keys, ...rows.map((row) => keys.map((key) => row.get(key)))];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
};
