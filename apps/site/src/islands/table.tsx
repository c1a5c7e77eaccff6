interface TableProps {
  /** For those who do not see where it stands. */
  readonly caption?: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table of texts. */
export const Table = ({ caption, heads, rows }: TableProps) => (
  <table>
    {caption !== undefined && <caption class="unseen">{caption}</caption>}
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, i) => (
        <tr key={i}>
          {row.map((cell, column) => (
            <td key={heads[column]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The same where it may be wider than the page. */
export const WideTable = ({ label, ...table }: TableProps & { readonly label: string }) => (
  <section class="scroll" tabIndex={0} aria-label={label}>
    <Table {...table} />
  </section>
);
