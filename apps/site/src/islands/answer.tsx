import type { FormResult } from '../content/form-fields.ts';
import { inFullWhereShortened, shown, type rowsOf } from './show.ts';

interface AnswerProps {
  readonly rows: ReturnType<typeof rowsOf>;
  readonly isMoney: boolean;
}

interface RowsProps {
  readonly fields: readonly FormResult[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly isMoney: boolean;
}

const Table = ({ fields, rows, isMoney }: RowsProps) => (
  <section class="scroll" tabIndex={0} aria-label="Table of results">
    <table>
      <thead>
        <tr>
          {fields.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {fields.map(({ key }) => (
              <td key={key}>{shown(row[key], isMoney)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** The answer of a tool: its first row large, the others below it. */
export const Answer = ({ rows, isMoney }: AnswerProps) => {
  const plain = rows.filter(({ kind }) => kind !== 'list' && kind !== 'record');
  const [first, ...others] = plain;
  const full = first && inFullWhereShortened(first.value, isMoney);
  return (
    <>
      {first && (
        <p class="headline">
          <span>{first.label}</span> <strong>{shown(first.value, isMoney)}</strong>
        </p>
      )}
      {full !== undefined && (
        <p class="full">
          In full: <b>{full}</b>
        </p>
      )}
      {others.length > 0 && (
        <dl class="facts">
          {others.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{shown(value, isMoney)}</dd>
            </div>
          ))}
        </dl>
      )}
      {rows.map(({ key, kind, fields, value }) =>
        kind === 'list' && fields ? (
          <Table key={key} fields={fields} rows={value as RowsProps['rows']} isMoney={isMoney} />
        ) : null,
      )}
    </>
  );
};
