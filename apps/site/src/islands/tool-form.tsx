import { useEffect, useRef, useState } from 'preact/hooks';
import type { FormField, FormResult } from '../content/form-fields.ts';
import type { State } from '../layout/page.ts';
import { Picture } from '../pictures/picture.tsx';
import { Actions } from './actions.tsx';
import { Answer } from './answer.tsx';
import { Field } from './field.tsx';
import { rowsOf, shown } from './show.ts';
import { askedTexts, outcomeOf, type Answering, type Outcome } from './outcome.ts';
import { readState, useAddress } from './state.ts';

export interface ToolFormProps {
  readonly id: string;
  readonly fields: readonly FormField[];
  readonly results: readonly FormResult[];
  /** What the page comes with, and what comes of it. */
  readonly texts: State;
  readonly outcome: Outcome;
  readonly isMoney: boolean;
  /** The code of the tool is large: it is loaded when somebody turns to the form. */
  readonly isLarge: boolean;
  /** Where the classes of a picture's scale begin, where it has any. */
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
}

interface LoadedFormProps extends ToolFormProps {
  /** Gets the code of the tool: what the page comes with is already answered. */
  readonly load?: (id: string) => Promise<Answering>;
  /** Gets what answers for a large tool while it can. */
  readonly loadQuick?: (id: string) => Promise<Answering | undefined>;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Days that are today until somebody says another one. */
const openDays = (fields: readonly FormField[], texts: State): readonly (readonly [string, string])[] =>
  fields.filter(({ name, isToday }) => isToday && texts[name] === undefined).map(({ name }) => [name, today()]);

/**
 * What comes of the texts, as far as the code that answers is there; `get` fetches it. What a large tool's quick part
 * refuses is asked of the tool itself, and until that is there the last answer stands.
 */
const useOutcome = ({ id, fields, outcome: known, load, loadQuick, isLarge }: LoadedFormProps, texts: State) => {
  const [tool, setTool] = useState<Answering>();
  const [quick, setQuick] = useState<Answering>();
  const last = useRef(known);
  const isAsked = useRef(false);
  const getWhole = () => void load?.(id).then((loaded) => setTool(() => loaded));
  const get = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    if (isLarge) void loadQuick?.(id).then((loaded) => setQuick(() => loaded));
    else getWhole();
  };
  const answering = tool ?? quick;
  const outcome = answering ? outcomeOf(answering, fields, texts) : known;
  const isRefused = !tool && quick !== undefined && 'problem' in outcome;
  useEffect(() => {
    if (isRefused) getWhole();
    // oxlint-disable-next-line react/exhaustive-deps -- what loads it does not change
  }, [isRefused]);
  if (!isRefused) last.current = outcome;
  return { outcome: last.current, get };
};

const useTool = (props: LoadedFormProps) => {
  const { fields, texts: given, isLarge } = props;
  const [texts, setTexts] = useState(given);
  const [isTouched, setTouched] = useState(false);
  const { outcome, get } = useOutcome(props, texts);
  useEffect(() => {
    const asked = askedTexts(fields, readState());
    const days = openDays(fields, asked ?? {});
    if (asked || days.length > 0) setTexts({ ...(asked ?? given), ...Object.fromEntries(days) });
    if (asked || days.length > 0 || !isLarge) get();
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
  return { texts, change, outcome, isTouched, get };
};

/** The form of a tool, made of its declaration, with its answer. */
export const ToolForm = (props: LoadedFormProps) => {
  const { id, fields, results, isMoney, marks } = props;
  const { texts, change, outcome, isTouched, get } = useTool(props);
  useAddress(texts, isTouched);
  const rows = 'answer' in outcome ? rowsOf(results, outcome.answer, texts) : [];
  const [first] = rows;
  return (
    <form class="tool" method="get" onSubmit={(event) => event.preventDefault()} onFocusIn={get}>
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
            <Answer rows={rows} isMoney={isMoney} />
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
