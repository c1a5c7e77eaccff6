import { decimalSign } from '../numbers.ts';

interface TableProps {
  /** For readers who do not see the text around the table. */
  readonly caption?: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Returns a pattern that captures the decimals of a written number. */
const decimalsOf = (): RegExp =>
  decimalSign() === ',' ? /^\u200E?[−-]?[\d.\s]+(?:,(\d+))?$/ : /^\u200E?[−-]?[\d,]+(?:\.(\d+))?$/;

/** Spaces as wide as a digit and as a decimal point, to align the text after them. */
const digitSpace = '\u2007';
const pointSpace = '\u2008';

/** Pads numbers with different numbers of decimals so that their decimal points align when they are set flush right. */
export const aligned = (texts: readonly string[]): readonly string[] => {
  const number = decimalsOf();
  const decimals = texts.map((text) => number.exec(text)?.[1]?.length ?? 0);
  const most = Math.max(...decimals);
  if (most === 0) return texts;
  return texts.map((text, i) => {
    const missing = most - decimals[i]!;
    if (!number.test(text) || missing === 0) return text;
    return text + (decimals[i] === 0 ? pointSpace : '') + digitSpace.repeat(missing);
  });
};

const alignedRows = (rows: TableProps['rows']): TableProps['rows'] => {
  const columns = (rows[0] ?? []).map((_, column) => aligned(rows.map((row) => row[column] ?? '')));
  return rows.map((_, i) => columns.map((column) => column[i]!));
};

/** Returns true if a text is a number, optionally followed by characters other than letters. */
const isNumber = (text: string): boolean => /^[\u200E\u2066]?[−-]?\d[^\p{L}-]*$/u.test(text);

/** Returns the class of each column. Columns that contain only numbers are set flush right. */
const numbersAmong = (rows: TableProps['rows']): readonly (string | undefined)[] =>
  (rows[0] ?? []).map((_, column) => (rows.every((row) => isNumber(row[column] ?? '')) ? 'number' : undefined));

/** A table of texts. */
export const Table = ({ caption, heads, rows }: TableProps) => {
  const classes = numbersAmong(rows);
  return (
    <table>
      {caption !== undefined && <caption class="unseen">{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={column} scope="col" class={classes[column]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {alignedRows(rows).map((row, i) => (
          <tr key={i}>
            {row.map((cell, column) => (
              <td key={column} class={classes[column]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** A table in a section that scrolls, because it may be wider than the page. */
export const WideTable = ({ label, ...table }: TableProps & { readonly label: string }) => (
  <section class="scroll" tabIndex={0} aria-label={label}>
    <Table {...table} />
  </section>
);
