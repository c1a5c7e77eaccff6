/** A cell as RFC 4180 has it. */
const cell = (value: number | string): string => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Records as CSV, with a header of their keys. */
export const csvOf = (records: readonly object[]): string => {
  const header = Object.keys(records[0] ?? {}).map(cell);
  const lines = records.map((record) => (Object.values(record) as (number | string)[]).map(cell).join(','));
  return [header.join(','), ...lines, ''].join('\r\n');
};
