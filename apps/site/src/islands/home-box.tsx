import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { base } from '../base.ts';
import { inLanguage, messages } from '../language.ts';
import type { Answerer, Answers } from './ask.ts';
import type { Reply } from './reply.ts';
import { Found, ReplyCard } from './reply-card.tsx';
import { pause, spoken } from './said.ts';
import { readState } from './state.ts';

export interface HomeBoxProps {
  /** The question, and its answer. */
  readonly text: string;
  readonly answers: Answers;
  readonly placeholder: string;
  readonly examples: readonly { readonly text: string; readonly reply: Reply }[];
}

interface LoadedBoxProps extends HomeBoxProps {
  /** Gets what answers; the page does not wait for it. */
  readonly load?: () => Promise<Answerer>;
}

export const longestQuestion = 200;

interface RepliesProps extends Answers {
  readonly examples: HomeBoxProps['examples'];
  readonly isIdle: boolean;
}

const Replies = ({ examples, reply, found, nothing, isIdle }: RepliesProps) => (
  <div class="replies">
    {isIdle &&
      examples.map((example) => (
        <a key={example.text} class="example" href={example.reply.page}>
          <span>{example.text}</span> <strong>{example.reply.answer}</strong>
        </a>
      ))}
    {reply && <ReplyCard reply={reply} />}
    {nothing !== undefined && <p class="nothing">{nothing}</p>}
    {found.length > 0 && <Found found={found} />}
  </div>
);

const none: Answers = { found: [] };

/** A value once it has been the same for a pause. */
const useSettled = <T,>(value: T): T | undefined => {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** Returns the answers to a text; until the answerer is loaded, those that the page came with. */
const useAnswers = (text: string, { text: asked, answers: known, load }: LoadedBoxProps) => {
  const [answerer, setAnswerer] = useState<Answerer>();
  const loading = useRef(false);
  const get = useCallback(() => {
    if (loading.current || !load) return;
    loading.current = true;
    void load().then((loaded) => setAnswerer(() => loaded));
  }, [load]);
  useEffect(() => {
    if (text !== '') get();
  }, [text, get]);
  const current = answerer ? answerer(text) : text === asked ? known : none;
  return { get, current };
};

/** The last answer stands until the next text has one, or its writer pauses over a text that has none. */
const useShown = (text: string, current: Answers): Answers => {
  const last = useRef<Reply | undefined>(undefined);
  const isSettled = useSettled(text) === text;
  if (text.trim() === '') last.current = undefined;
  if (current.reply) last.current = current.reply;
  const isOpen = !current.reply && !isSettled && text.trim() !== '';
  if (!isOpen) return current;
  return { found: current.found, reply: last.current };
};

/** The one box: answers as people type, and finds pages. */
export const HomeBox = (props: LoadedBoxProps) => {
  const [text, setText] = useState(props.text);
  useEffect(() => {
    const { q } = readState();
    if (q !== undefined) setText(q.slice(0, longestQuestion));
  }, []);
  const { get, current } = useAnswers(text, props);
  const answers = useShown(text, current);
  const speech = useSettled(spoken(current));
  return (
    <form
      class="ask"
      role="search"
      action={inLanguage('/')}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        // A page that was only found would not have the numbers that were typed
        const page = current.reply?.page ?? (/\d/.test(text) ? undefined : current.found[0]?.page);
        if (page !== undefined) location.assign(base + page);
      }}
    >
      <label for="q" class="unseen">
        {messages().askLabel}
      </label>
      <div class="box">
        <input
          id="q"
          name="q"
          type="search"
          placeholder={props.placeholder}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={text}
          onFocus={get}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit">{messages().answer}</button>
      </div>
      <p class="unseen" aria-live="polite">
        {speech}
      </p>
      <Replies {...answers} examples={props.examples} isIdle={text.trim() === ''} />
    </form>
  );
};
