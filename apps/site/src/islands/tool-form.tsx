import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FormField, FormResult } from '../content/form-fields.ts';
import type { State } from '../layout/page.ts';
import type { PictureProps } from '../pictures/picture.tsx';
import { Actions } from './actions.tsx';
import { Answer } from './answer.tsx';
import { Field } from './field.tsx';
import { copied, rowsOf, shown, unitOf } from './show.ts';
import { askedTexts, type Outcome } from './outcome.ts';
import { readState, useAddress } from './state.ts';
import { useAnswer, type Answerers } from './use-answer.ts';

export interface ToolFormProps {
  readonly id: string;
  readonly fields: readonly FormField[];
  readonly results: readonly FormResult[];
  /** What the page comes with, and what comes of it. */
  readonly texts: State;
  readonly outcome: Outcome;
  readonly isMoney: boolean;
  /** The picture of its answer, which a script brings along itself. */
  readonly Picture?: ComponentType<PictureProps>;
  /** Where the classes of a picture's scale begin, where it has any. */
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
}

interface LoadedFormProps extends ToolFormProps, Answerers {}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Days that are today until somebody says another one. */
const openDays = (fields: readonly FormField[], texts: State): readonly (readonly [string, string])[] =>
  fields.filter(({ name, isToday }) => isToday && texts[name] === undefined).map(({ name }) => [name, today()]);

const useTool = (props: LoadedFormProps) => {
  const { fields, texts: given } = props;
  const [texts, setTexts] = useState(given);
  const [isTouched, setTouched] = useState(false);
  const outcome = useAnswer(props, texts);
  useEffect(() => {
    const asked = askedTexts(fields, readState());
    const days = openDays(fields, asked ?? {});
    if (asked || days.length > 0) setTexts({ ...(asked ?? given), ...Object.fromEntries(days) });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes to life
  }, []);
  const change = (name: string, text: string) => {
    setTouched(true);
    // Where every field may be left out, each says the same in its own way, and what is typed last holds
    const isEither = fields.every(({ isRequired, kind }) => !isRequired && kind !== 'choice');
    const rest = isEither ? {} : texts;
    setTexts({ ...rest, [name]: text });
  };
  return { texts, change, outcome, isTouched };
};

const sentenceOf = (
  { key, label, value }: ReturnType<typeof rowsOf>[number],
  answer: Readonly<Record<string, unknown>>,
  isMoney: boolean,
): string => `${label}: ${shown(value, isMoney)}${key === 'result' ? unitOf(answer) : ''}`;

/** The form of a tool, made of its declaration, with its answer. */
export const ToolForm = (props: LoadedFormProps) => {
  const { id, fields, results, isMoney, marks, Picture } = props;
  const { texts, change, outcome, isTouched } = useTool(props);
  useAddress(texts, isTouched);
  const rows = 'answer' in outcome ? rowsOf(results, outcome.answer, texts) : [];
  const [first] = rows;
  return (
    <form class="tool" method="get" onSubmit={(event) => event.preventDefault()}>
      <div class="fields">
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={texts[field.name] ?? (field.kind === 'choice' ? field.values![0]! : '')}
            problem={'problem' in outcome && outcome.parameter === field.name ? outcome.problem : undefined}
            onChange={change}
          />
        ))}
        <button type="submit" class="submit">
          Work it out
        </button>
      </div>
      <div class="answer" id="says" aria-live="polite">
        {'problem' in outcome ? (
          <p class="problem">{outcome.problem}</p>
        ) : (
          <>
            <Answer rows={rows} answer={outcome.answer} isMoney={isMoney} />
            {Picture && <Picture id={id} answer={outcome.answer} marks={marks} />}
          </>
        )}
      </div>
      <Actions
        result={copied(rows, isMoney)}
        sentence={first && 'answer' in outcome ? sentenceOf(first, outcome.answer, isMoney) : ''}
      />
    </form>
  );
};
