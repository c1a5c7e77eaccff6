import { fill } from '@units/ui';
import type { FormResult } from '../content/form-fields.ts';
import { CopyButton } from './actions.tsx';
import { inFullWhereShortened, isMeasure, shown, unitOf, type ResultRow } from './show.ts';
import { WideTable } from './table.tsx';
import { messages } from '../language.ts';

type Values = Readonly<Record<string, unknown>>;

interface AnswerProps {
  readonly rows: readonly ResultRow[];
  readonly answer: Values;
}

interface RowProps {
  readonly row: ResultRow;
  readonly answer: Values;
}

/** Returns the heading of a column. For a conversion, this is the unit. */
const headOf = ({ key, label }: FormResult, { from, to }: Values): string => {
  const unit = key === 'value' ? from : key === 'result' ? to : undefined;
  return typeof unit === 'string' ? unit : label;
};

const List = ({ row, answer }: RowProps) => {
  const { fields = [], value } = row;
  return (
    <WideTable
      label={messages().tableOfResults}
      heads={fields.map((field) => headOf(field, answer))}
      rows={(value as readonly Values[]).map((one) =>
        fields.map(({ key, digits, says }) => shown(one[key], digits, says)),
      )}
    />
  );
};

/** A list with details of the answer, which the user opens. */
export const Detail = ({ row, answer }: RowProps) => (
  <details class="detail">
    <summary>{row.label}</summary>
    <List row={row} answer={answer} />
  </details>
);

/** The values with all digits, for values that are shown rounded. */
const AllDigits = ({ rows }: { readonly rows: readonly ResultRow[] }) => {
  const full = rows.flatMap((row) => {
    const text = inFullWhereShortened(row);
    return text === undefined ? [] : [{ ...row, text }];
  });
  if (full.length === 0) return null;
  return (
    <details class="full">
      <summary>{messages().allDigits}</summary>
      {full.map(({ key, label, text, exact }) => (
        <p key={key}>
          {full.length > 1 && fill(messages().labelled, label, '')}
          <bdi>
            <b>{text}</b>
            {isMeasure(exact) && ` ${exact.symbol}`}
          </bdi>
        </p>
      ))}
      <CopyButton text={full[0]!.text} label={messages().copyAllDigits} />
    </details>
  );
};

const Headline = ({ row, answer }: RowProps) => {
  const unit = row.key === 'result' ? unitOf(answer) : '';
  return (
    <p class="headline">
      <span>{row.label}</span> <strong>{shown(row.value, row.digits, row.says)}</strong>
      {unit !== '' && <b>{unit}</b>}
    </p>
  );
};

/** The answer of a tool: its lists, or its first row in large type, and then the other rows. */
export const Answer = ({ rows, answer }: AnswerProps) => {
  const lists = rows.filter(({ kind, isDetail }) => kind === 'list' && !isDetail);
  const plain = rows.filter(({ kind }) => kind !== 'list' && kind !== 'record');
  const headlines = lists.length > 0 ? [] : plain.slice(0, 1);
  const others = plain.slice(headlines.length);
  return (
    <>
      {lists.map((row) => (
        <List key={row.key} row={row} answer={answer} />
      ))}
      {headlines.map((row) => (
        <Headline key={row.key} row={row} answer={answer} />
      ))}
      {others.length > 0 && (
        <dl class="facts">
          {others.map(({ key, label, value, says, digits }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{shown(value, digits, says)}</dd>
            </div>
          ))}
        </dl>
      )}
      <AllDigits rows={plain} />
    </>
  );
};
