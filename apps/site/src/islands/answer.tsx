import type { FormResult } from '../content/form-fields.ts';
import { inFullWhereShortened, shown, unitOf, type rowsOf } from './show.ts';
import { WideTable } from './table.tsx';
import { messages } from '../language.ts';

type Values = Readonly<Record<string, unknown>>;

interface AnswerProps {
  readonly rows: ReturnType<typeof rowsOf>;
  readonly answer: Values;
  readonly isMoney: boolean;
}

interface RowProps extends Omit<AnswerProps, 'rows'> {
  readonly row: AnswerProps['rows'][number];
}

/** What stands above a column: of a conversion the unit. */
const headOf = ({ key, label }: FormResult, { from, to }: Values): string => {
  const unit = key === 'value' ? from : key === 'result' ? to : undefined;
  return typeof unit === 'string' ? unit : label;
};

const List = ({ row, answer, isMoney }: RowProps) => {
  const { fields = [], value } = row;
  return (
    <WideTable
      label={messages().tableOfResults}
      heads={fields.map((field) => headOf(field, answer))}
      rows={(value as readonly Values[]).map((one) => fields.map(({ key, says }) => shown(one[key], isMoney, says)))}
    />
  );
};

const Headline = ({ row, answer, isMoney }: RowProps) => {
  const unit = row.key === 'result' ? unitOf(answer) : '';
  const isAmount = isMoney && !row.isRate;
  const full = inFullWhereShortened(row.value, isAmount);
  return (
    <>
      <p class="headline">
        <span>{row.label}</span> <strong>{shown(row.value, isAmount, row.says)}</strong>
        {unit !== '' && <b>{unit}</b>}
      </p>
      {full !== undefined && (
        <details class="full">
          <summary>{messages().allDigits}</summary>
          <b>{full}</b>
          {unit}
        </details>
      )}
    </>
  );
};

/** The answer of a tool: its lists, or its first row large; then the others. */
export const Answer = ({ rows, answer, isMoney }: AnswerProps) => {
  const lists = rows.filter(({ kind }) => kind === 'list');
  const plain = rows.filter(({ kind }) => kind !== 'list' && kind !== 'record');
  const headlines = lists.length > 0 ? [] : plain.slice(0, 1);
  const others = plain.slice(headlines.length);
  return (
    <>
      {lists.map((row) => (
        <List key={row.key} row={row} answer={answer} isMoney={isMoney} />
      ))}
      {headlines.map((row) => (
        <Headline key={row.key} row={row} answer={answer} isMoney={isMoney} />
      ))}
      {others.length > 0 && (
        <dl class="facts">
          {others.map(({ key, label, value, says, isRate }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{shown(value, isMoney && !isRate, says)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};
