import { fill, Icon } from '@units/ui';
import { stay } from '@units/ui/loading';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FormField, FormResult, Rivals } from '../content/form-fields.ts';
import type { State } from '../layout/page.ts';
import type { PictureProps } from '../pictures/picture.tsx';
import type { Scale } from '../content/scales.ts';
import { Actions } from './actions.tsx';
import { Answer, Detail } from './answer.tsx';
import { Field } from './field.tsx';
import { inCurrencyOf } from './currency.ts';
import { labelIn, neededIn, startUnit, unitsIn } from './form-state.ts';
import { Suggestions } from './ingredient-field.tsx';
import { asAddress, type Outcome } from './outcome.ts';
import { cellsOf, copied, rowsOf, shown, unitOf, type ResultRow } from './show.ts';
import { useAddress } from './state.ts';
import { useAnswer, type Answerers } from './use-answer.ts';
import { useForm } from './use-form.ts';
import { messages } from '../language.ts';

export interface ToolFormProps {
  readonly id: string;
  readonly fields: readonly FormField[];
  readonly results: readonly FormResult[];
  /** The texts of the prerendered page, and their outcome. */
  readonly texts: State;
  readonly outcome: Outcome;
  readonly rivals: Rivals | undefined;
  /** The texts for readers of some regions. */
  readonly regional?: Readonly<Record<string, State>>;
  /** The picture of the answer. Its script brings it. */
  readonly Picture?: ComponentType<PictureProps>;
  /** The scale of the picture, if it has one. */
  readonly scale?: Scale;
}

interface LoadedFormProps extends ToolFormProps, Answerers {}

const sentenceOf = (
  { key, label, value, says, digits }: ResultRow,
  answer: Readonly<Record<string, unknown>>,
): string => fill(messages().labelled, label, `${shown(value, digits, says)}${key === 'result' ? unitOf(answer) : ''}`);

/** Milliseconds without typing after which the answer is announced. */
const pause = 700;

/** A sentence for screen readers, announced once it has been unchanged for a while. */
const Said = ({ sentence }: { readonly sentence: string }) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid((before) => (before === '' ? ' ' : sentence)), pause);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
};

/** Downloads a table as a file for a spreadsheet. */
const download = (id: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = `${id}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** The form of a tool, built from its declaration, with its answer. */
export const ToolForm = (props: LoadedFormProps) => {
  const { id, fields, scale, Picture } = props;
  const { texts, change, isTouched, isLive } = useForm(fields, props.texts, props.rivals, props.regional);
  const results = inCurrencyOf(texts, props.results);
  const { outcome, isOld } = useAnswer(props, texts);
  const needed = neededIn(fields, texts);
  const state = asAddress(fields, texts);
  useAddress(state, isTouched);
  const answer = 'answer' in outcome ? outcome.answer : undefined;
  const rows = answer ? rowsOf(results, answer, texts) : [];
  const [first] = rows;
  const sentence = 'problem' in outcome ? outcome.problem : first ? sentenceOf(first, outcome.answer) : '';
  const given = needed.map(({ key, name, label, values = [''] }) => ({
    key: key ?? name,
    label,
    text: texts[name] ?? values[0]!,
  }));
  const details = rows.filter(({ isDetail }) => isDetail);
  const table = cellsOf(rows);
  const rare = needed.filter(({ isRare }) => isRare);
  // The fold is open from the start if one of its fields differs from its default
  const [isOpen] = useState(() => rare.some(({ name, usual = '' }) => (props.texts[name] ?? usual) !== usual));
  const control = (field: FormField) => (
    <Field
      key={field.name}
      field={field}
      label={labelIn(field, fields, texts)}
      value={texts[field.name] ?? (field.kind === 'choice' ? field.values![0]! : '')}
      units={unitsIn(field, fields, texts)}
      start={startUnit(field, fields, texts)}
      isLive={isLive}
      problem={'problem' in outcome && outcome.parameter === field.name ? outcome.problem : undefined}
      onChange={change}
    />
  );
  return (
    <form class={`tool ${id}`} method="get" onSubmit={stay}>
      <div class="fields">
        {needed.filter(({ isRare }) => !isRare).map(control)}
        {rare.length > 0 && (
          <details class="rare" open={isOpen}>
            <summary>{messages().moreOptions}</summary>
            <div class="fields">{rare.map(control)}</div>
          </details>
        )}
        <button type="submit" class="submit">
          {messages().workItOut}
        </button>
      </div>
      <div class="answer" id="says" aria-busy={isOld || undefined} data-waits={isOld || undefined}>
        {'problem' in outcome ? (
          <>
            <p class="problem">{outcome.problem}</p>
            {outcome.suggestions.length > 0 && outcome.parameter !== undefined && (
              <Suggestions texts={outcome.suggestions} onTake={(text) => change(outcome.parameter!, text)} />
            )}
          </>
        ) : (
          <>
            <Answer rows={rows} answer={outcome.answer} />
            {Picture && (
              <Picture id={id} answer={outcome.answer} results={results} given={given} scale={scale} tell={shown} />
            )}
            {details.map((row) => (
              <Detail key={row.key} row={row} answer={outcome.answer} />
            ))}
          </>
        )}
      </div>
      <Actions
        result={copied(rows)}
        sentence={sentence}
        address={() => `${location.origin}${location.pathname}?${new URLSearchParams(state)}`}
      >
        {table && (
          <button
            type="button"
            class="quiet"
            onClick={() => download(id, table.map((row) => row.join(',')).join('\r\n'))}
          >
            <Icon name="open" />
            {messages().downloadTable}
          </button>
        )}
      </Actions>
      <Said sentence={sentence} />
    </form>
  );
};
