/** Returns rows of text in aligned columns, two spaces apart, without trailing spaces. */
export const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => Array.from(row[index]!).length)));
  const pad = (text: string, width: number): string => text + ' '.repeat(width - Array.from(text).length);
  return rows
    .map(
      (row) =>
        `${row
          .map((text, index) => pad(text, widths[index]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
};
