import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Answerer } from './ask.ts';
import type { Listed } from './listed.ts';
import type { Reply } from './reply.ts';
import { readState } from './state.ts';

/** What the box shows below a text. */
interface Answers {
  readonly reply?: Reply | undefined;
  readonly found: readonly Listed[];
  /** What is said where nothing is found. */
  readonly nothing?: string | undefined;
}

export interface HomeBoxProps {
  /** What the page is asked, and what it answers. */
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

const ReplyCard = ({ reply }: { readonly reply: Reply }) => (
  <a class="reply" href={reply.page}>
    <span>{reply.asked}</span> <strong>{reply.answer}</strong>
    {reply.more !== '' && <span class="more">{reply.more}</span>} <small>{reply.name}</small>
  </a>
);

const Found = ({ found }: { readonly found: readonly Listed[] }) => (
  <ul class="found">
    {found.map(({ name, page }) => (
      <li key={page}>
        <a href={page}>{name}</a>
      </li>
    ))}
  </ul>
);

interface RepliesProps extends Answers {
  readonly examples: HomeBoxProps['examples'];
  readonly isIdle: boolean;
}

const Replies = ({ examples, reply, found, nothing, isIdle }: RepliesProps) => (
  <div class="replies" aria-live="polite">
    {isIdle &&
      examples.map((example) => (
        <a key={example.text} class="example" href={example.reply.page}>
          <span>{example.text}</span> <strong>{example.reply.answer}</strong>
        </a>
      ))}
    {reply && <ReplyCard reply={reply} />}
    {found.length > 0 && <Found found={found} />}
    {nothing !== undefined && <p class="nothing">{nothing}</p>}
  </div>
);

const none: Answers = { found: [] };

/** What there is to say to a text. */
export const answersTo = (text: string, answerer: Answerer, placeholder: string): Answers => {
  if (text.trim() === '') return none;
  const [reply, found] = [answerer.reply(text), answerer.search(text)];
  if (reply) return { reply, found };
  const excuse = answerer.excuse(text);
  return { found, nothing: excuse ?? (found.length === 0 ? `Nothing yet. ${placeholder}.` : undefined) };
};

const useAnswers = (text: string, { text: asked, answers, placeholder, load }: LoadedBoxProps) => {
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
  if (answerer) return { get, answers: answersTo(text, answerer, placeholder) };
  return { get, answers: text === asked ? answers : none };
};

/** The one box: answers as people type, and finds pages. */
export const HomeBox = (props: LoadedBoxProps) => {
  const [text, setText] = useState(props.text);
  useEffect(() => {
    const { q } = readState();
    if (q !== undefined) setText(q.slice(0, longestQuestion));
  }, []);
  const { get, answers } = useAnswers(text, props);
  return (
    <form
      class="ask"
      role="search"
      action="/"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const page = answers.reply?.page ?? answers.found[0]?.page;
        if (page !== undefined) location.assign(page);
      }}
    >
      <label for="q" class="unseen">
        What would you like to convert or work out?
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
        <button type="submit">Answer</button>
      </div>
      <Replies {...answers} examples={props.examples} isIdle={text.trim() === ''} />
    </form>
  );
};
