import type { AnyTool } from '@units/engine/catalog';
import { UnitsError } from '@units/engine/browse';
import { readNumber } from '@units/ui';
import { useEffect, useState } from 'preact/hooks';
import type { FormField, FormResult } from '../content/form-fields.ts';
import { locale } from '../content/numbers.ts';
import { Picture } from '../pictures/picture.tsx';
import { Actions } from './actions.tsx';
import { Answer } from './answer.tsx';
import { Field } from './field.tsx';
import { rowsOf, shown } from './show.ts';
import { readState, useAddress } from './state.ts';

type Texts = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;

export interface ToolFormProps {
  readonly id: string;
  readonly fields: readonly FormField[];
  readonly results: readonly FormResult[];
  /** What the page comes with, and the answer to it. */
  readonly texts: Texts;
  readonly answer: Values;
  readonly isMoney: boolean;
  /** The code of the tool is large: it is loaded when somebody turns to the form. */
  readonly isLarge: boolean;
  /** Where the classes of a picture's scale begin, where it has any. */
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
}

interface LoadedFormProps extends ToolFormProps {
  /** Gets the code of the tool: what the page comes with is already answered. */
  readonly load?: (id: string) => Promise<AnyTool>;
}

type Outcome = { readonly answer: Values } | { readonly problem: string; readonly parameter: string | undefined };

/** Numbers as people type them, in the plain form that a tool reads. */
const plain = (fields: readonly FormField[], texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const kind = fields.find((field) => field.name === name)?.kind;
      if (text.trim() === '') return [];
      const reading = kind === 'number' || kind === 'integer' ? readNumber(text, locale) : undefined;
      return [[name, reading && 'value' in reading ? String(reading.value) : text]];
    }),
  );

const answerOf = (tool: AnyTool, fields: readonly FormField[], texts: Texts): Outcome => {
  try {
    return { answer: tool.answer(plain(fields, texts)) as Values };
  } catch (error) {
    if (error instanceof UnitsError) return { problem: error.message, parameter: error.parameter };
    throw error;
  }
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** What the form starts with in the browser: what the address says, and today where a day is open. */
const startIn = (fields: readonly FormField[], texts: Texts): Texts | undefined => {
  const asked = readState();
  const known = fields.filter(({ name }) => asked[name] !== undefined);
  const days = fields.filter(({ isToday }) => isToday);
  if (known.length === 0 && days.length === 0) return undefined;
  const open = known.length > 0 ? {} : texts;
  return {
    ...open,
    ...Object.fromEntries(days.map(({ name }) => [name, today()])),
    ...Object.fromEntries(known.map(({ name }) => [name, asked[name]!.slice(0, 200)])),
  };
};

const useTool = ({ id, fields, texts: given, answer, load, isLarge }: LoadedFormProps) => {
  const [texts, setTexts] = useState(given);
  const [tool, setTool] = useState<AnyTool>();
  const [isTouched, setTouched] = useState(false);
  const get = () => {
    if (!tool) void load?.(id).then((loaded) => setTool(() => loaded));
  };
  useEffect(() => {
    const asked = startIn(fields, given);
    if (asked) setTexts(asked);
    if (asked || !isLarge) get();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes to life
  }, []);
  const change = (name: string, text: string) => {
    get();
    setTouched(true);
    // Where every field may be left out, each says the same in its own way, and what is typed last holds
    const isEither = fields.every(({ isRequired, kind }) => !isRequired && kind !== 'choice');
    const rest = isEither ? {} : texts;
    setTexts({ ...rest, [name]: text });
  };
  const outcome: Outcome = tool ? answerOf(tool, fields, texts) : { answer };
  return { texts, change, outcome, isTouched, get };
};

/** The form of a tool, made of its declaration, with its answer. */
export const ToolForm = (props: LoadedFormProps) => {
  const { id, fields, results, isMoney, marks } = props;
  const { texts, change, outcome, isTouched, get } = useTool(props);
  useAddress(texts, isTouched);
  const first = 'answer' in outcome ? rowsOf(results, outcome.answer)[0] : undefined;
  return (
    <form class="tool" action={`/${id}`} method="get" onSubmit={(event) => event.preventDefault()} onFocusIn={get}>
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
            <Answer results={results} answer={outcome.answer} isMoney={isMoney} />
            <Picture id={id} answer={outcome.answer} marks={marks} />
          </>
        )}
      </div>
      <Actions
        result={first && (typeof first.value === 'number' ? String(first.value) : shown(first.value, isMoney))}
        sentence={first ? `${first.label}: ${shown(first.value, isMoney)}` : ''}
      />
    </form>
  );
};
