import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { base } from '../base.ts';
import type { FormMessages } from '../messages/types.ts';
import type { Answers } from './ask.ts';
import type { Reply } from './conversion-reply.ts';
import type { FirstAnswerer } from './first-answerer.ts';
import { forgetQuestions, keepQuestion, recentQuestions, type Asked } from './recent.ts';
import { idle } from './idle.ts';
import { Found, ReplyCard, type CardTexts } from './reply-card.tsx';
import { mayGoOn, pause, spoken } from './said.ts';
import { readState } from './state.ts';

export interface HomeBoxProps {
  /** The words of the box, so that it starts before the language of the page is loaded. */
  readonly texts: Pick<FormMessages, 'askLabel' | 'answer' | 'forgetRecent'> & CardTexts;
  /** The path of the home page in the language. */
  readonly path: string;
  /** The question, and its answer. */
  readonly text: string;
  readonly answers: Answers;
  readonly placeholder: string;
  readonly examples: readonly { readonly text: string; readonly reply: Reply }[];
}

interface LoadedBoxProps extends HomeBoxProps {
  /** Load the answerers: the first for the most common questions, each for more, and the last for all. */
  readonly answerers?: readonly (() => Promise<FirstAnswerer>)[];
}

export const longestQuestion = 200;

interface RepliesProps extends Answers, Pick<HomeBoxProps, 'examples' | 'path' | 'texts'> {
  readonly recent: readonly Asked[];
  readonly isIdle: boolean;
  /** The answer to the previous text. */
  readonly old: Reply | undefined;
  /** True while the answer is loading. */
  readonly isBusy: boolean;
  readonly onAsk: (text: string) => void;
  readonly onForget: () => void;
}

/** The suggestions of the empty box: recent questions first, then as many examples as fit. */
const Offers = ({
  texts,
  path,
  examples,
  recent,
  onAsk,
  onForget,
}: Omit<RepliesProps, 'found' | 'isIdle' | 'old' | 'isBusy'>) => {
  const room = examples.length - (recent.length > 0 ? recent.length + 1 : 0);
  return (
    <>
      {recent.map(({ text, answer }) => (
        <a
          key={text}
          class="example"
          href={`${path}?${new URLSearchParams({ q: text })}`}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onAsk(text);
          }}
        >
          <span>{text}</span> <strong>{answer}</strong>
        </a>
      ))}
      {recent.length > 0 && (
        <button type="button" class="forget" onClick={onForget}>
          {texts.forgetRecent}
        </button>
      )}
      {examples.slice(0, room).map((example) => (
        <a key={example.text} class="example" href={example.reply.page}>
          <span>{example.text}</span> <strong>{example.reply.answer}</strong>
        </a>
      ))}
    </>
  );
};

const Replies = (props: RepliesProps) => {
  const { texts, reply, replies = [], old, found, nothing, isIdle, isBusy } = props;
  return (
    <div class="replies" aria-busy={(isBusy && !isIdle) || undefined}>
      {isIdle && <Offers {...props} />}
      {reply && <ReplyCard reply={reply} texts={texts} />}
      {replies.map((one) => (
        <ReplyCard key={one.page} reply={one} texts={texts} />
      ))}
      {old && <ReplyCard reply={old} texts={texts} isOld />}
      {nothing !== undefined && <p class="nothing">{nothing}</p>}
      {found.length > 0 && <Found found={found} />}
    </div>
  );
};

const none: Answers = { found: [] };

/** Returns a value after it has been unchanged for a pause. */
const useSettled = <T,>(value: T, first?: T): T | undefined => {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** Matches a number and what may become the units of a common question, which the first answerer reads. */
const mayBecomeCommon = /^\s*-?[\d.,]*\d\D*$/;

/** Milliseconds without typing after which a text that may become a common question is taken as complete. */
const unfinished = 300;

/** Returns the answers to a text, or undefined until an answerer for it is loaded. */
const useAnswers = (text: string, { text: asked, answers: known, answerers = [] }: LoadedBoxProps) => {
  const [loaded, setLoaded] = useState<readonly FirstAnswerer[]>([]);
  const count = useRef(0);
  const isLoading = useRef(false);
  const load = useCallback(
    (which: number): void => {
      if (isLoading.current || which !== count.current || which >= answerers.length) return;
      isLoading.current = true;
      const add = async (): Promise<void> => {
        try {
          const next = await answerers[which]!();
          count.current += 1;
          setLoaded((before) => [next, ...before]);
        } finally {
          isLoading.current = false;
        }
      };
      // A failed load is tried again with the next key
      add().catch(() => undefined);
    },
    [answerers],
  );
  const isEmpty = text.trim() === '';
  const found = loaded.reduce<Answers | undefined>((answers, answer) => answers ?? answer(text), undefined);
  const isAnswered = found !== undefined;
  useEffect(() => {
    if (isEmpty) return undefined;
    const which = loaded.length;
    if (which === 0 || (!isAnswered && !mayBecomeCommon.test(text))) {
      load(which);
      return undefined;
    }
    const timer = setTimeout(
      async () => {
        if (isAnswered) await idle();
        load(which);
      },
      isAnswered ? 0 : unfinished,
    );
    return () => clearTimeout(timer);
  }, [text, isEmpty, isAnswered, loaded, load]);
  const get = useCallback(() => load(0), [load]);
  if (isEmpty) return { get, current: none };
  return { get, current: found ?? (text === asked ? known : undefined) };
};

/** Returns the answers to show: the answers to the text, or the last answer as an old one until they are ready. */
const useShown = (text: string, current: Answers | undefined) => {
  const last = useRef<Reply | undefined>(undefined);
  // The prerendered text is complete: the user is not in the middle of typing it
  const isSettled = useSettled(text, text) === text;
  if (text.trim() === '') last.current = undefined;
  const isHeld = current?.reply !== undefined && mayGoOn(text) && !isSettled;
  const isBusy =
    !current || isHeld || (!isSettled && !current.reply && !current.replies && current.nothing !== undefined);
  if (current?.reply && !isHeld) last.current = current.reply;
  if (current?.replies || (current && !current.reply && !isBusy)) last.current = undefined;
  const shown: Answers = isBusy ? { found: current?.found ?? [] } : current;
  return { isBusy, shown, old: shown.reply ? undefined : last.current };
};

/** Updates the address with the question, so that reloading, going back and sharing restore it. */
const keepAddress = (text: string): void => {
  const address = text.trim() === '' ? location.pathname : `?${new URLSearchParams({ q: text })}`;
  if (location.search !== address) history.replaceState(null, '', address);
};

/** Milliseconds between changes of the address. Browsers reject an address change at every key. */
const addressPause = 300;

/** Moves through the answers with the arrow keys, from the box and back to it. */
const walk = (event: KeyboardEvent & { readonly currentTarget: HTMLFormElement }): void => {
  const { key, currentTarget: form, target } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || event.isComposing) return;
  const box = form.querySelector<HTMLInputElement>('#q')!;
  const stops = [
    box,
    ...Array.from(form.querySelectorAll<HTMLAnchorElement>('.replies a')).filter((link) => !link.closest('[inert]')),
  ];
  const place = stops.indexOf(target as HTMLInputElement);
  const next = place < 0 ? undefined : stops[place + (key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/**
 * The window height in pixels below which an on-screen keyboard leaves too little room, so that the box scrolls to the
 * top.
 */
const lowWindow = 640;

/**
 * Matches text that Japanese and Chinese input methods show before they convert it. Letters of other scripts stay, and
 * a phone counts each word as unfinished until the next one.
 */
const isConvertedLater = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Bopomofo}Ａ-ｚ]/u;

/** Returns true for a device with a mouse, and so with a keyboard that does not cover the page. */
export const isDesktop = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The box of the home page, which answers as people type and finds pages. */
export const HomeBox = (props: LoadedBoxProps) => {
  const [text, setText] = useState(props.text);
  /** The text to answer: it lags behind while an input method is about to convert the text. */
  const [question, setQuestion] = useState(props.text);
  const [recent, setRecent] = useState<readonly Asked[]>([]);
  const box = useRef<HTMLInputElement>(null);
  const isTouched = useRef(false);
  const answered = useAnswers(question, props);
  const { get } = answered;
  const current = question === text ? answered.current : undefined;
  const { isBusy, shown, old } = useShown(text, current);
  const show = (next: string): void => {
    setText(next);
    setQuestion(next);
  };
  useEffect(() => {
    const { q } = readState();
    if (q !== undefined) show(q.slice(0, longestQuestion));
    setRecent(recentQuestions());
    // On a desktop the page focuses the box itself, and the answerer is loaded with the first key
    if (document.activeElement === box.current && !isDesktop()) get();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes to life
  }, []);
  useEffect(() => {
    if (!isTouched.current) return undefined;
    const timer = setTimeout(() => keepAddress(question), addressPause);
    return () => clearTimeout(timer);
  }, [question]);
  const speech = useSettled(isBusy ? '' : spoken(shown));
  const settled = useSettled(shown.reply);
  const remember = (reply = shown.reply): void => {
    if (!reply || !isTouched.current) return;
    keepQuestion({ text: text.trim(), answer: reply.answer });
    setRecent(recentQuestions());
  };
  useEffect(() => {
    if (settled && settled === shown.reply) remember(settled);
    // oxlint-disable-next-line react/exhaustive-deps -- when an answer has been unchanged for a while
  }, [settled]);
  const ask = (next: string): void => {
    isTouched.current = true;
    show(next);
  };
  return (
    <form
      class="ask"
      role="search"
      action={props.path}
      method="get"
      onKeyDown={walk}
      onClick={({ target }) => {
        if (!(target instanceof Element) || !target.closest('.replies a')) return;
        keepAddress(text);
        remember();
      }}
      onSubmit={(event) => {
        keepAddress(text);
        // Until the page can answer, the server does
        if (!current) return;
        event.preventDefault();
        remember(current.reply);
        // A question with numbers goes to the home page: a page found by its words would not show the numbers
        const page = current.reply?.page ?? (/\d/.test(text) ? undefined : current.found[0]?.page);
        if (page !== undefined) location.assign(base + page);
      }}
    >
      <label for="q" class="unseen">
        {props.texts.askLabel}
      </label>
      <div class="box">
        <input
          id="q"
          ref={box}
          name="q"
          type="search"
          placeholder={props.placeholder}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={longestQuestion}
          value={text}
          onPointerDown={get}
          // On click and not on focus: otherwise the press would end on another element
          onClick={({ currentTarget }) => {
            if (innerHeight < lowWindow || matchMedia('(pointer: coarse)').matches)
              currentTarget.parentElement!.scrollIntoView({ block: 'start' });
          }}
          onInput={({ currentTarget: { value }, isComposing, data }) => {
            if (isComposing && isConvertedLater.test(data ?? '')) setText(value);
            else ask(value);
          }}
          onCompositionEnd={({ currentTarget }) => ask(currentTarget.value)}
        />
        <button type="submit">{props.texts.answer}</button>
      </div>
      <p class="unseen" aria-live="polite">
        {speech}
      </p>
      <Replies
        {...shown}
        old={old}
        isBusy={isBusy}
        texts={props.texts}
        path={props.path}
        examples={props.examples}
        recent={recent}
        isIdle={text.trim() === ''}
        onAsk={ask}
        onForget={() => {
          forgetQuestions();
          setRecent([]);
        }}
      />
    </form>
  );
};
