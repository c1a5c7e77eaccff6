/** Returns a cell by RFC 4180. */
const cell = (value: number | string): string => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns records as CSV, with their keys as the header. */
export const csvOf = (records: readonly object[]): string => {
  const header = Object.keys(records[0] ?? {}).map(cell);
  const lines = records.map((record) => (Object.values(record) as (number | string)[]).map(cell).join(','));
  return [header.join(','), ...lines, ''].join('\r\n');
};
