import type { FirstLine, Sheet, SheetLine } from '@units/engine/internal';
import { fill } from '@units/ui';
import { stay } from '@units/ui/loading';
import type { TargetedEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageMessages } from '../messages/types.ts';
import { messages } from '../language.ts';
import { CopyButton } from './actions.tsx';
import { firstLines, type ShownLine } from './first-lines.ts';
import { fragmentOf, textOf } from './sheet-address.ts';

type Texts = PageMessages['sheetPage']['pad'];

/** Answers whole texts. */
export interface SheetAnswerer {
  /** Answers a text. Undefined if a line needs the next answerer. */
  readonly answer: (text: string) => Sheet | undefined;
  /** Answers a text while the page is idle, so that a later answer has only the changed lines to answer. */
  readonly prepare: (text: string) => Promise<void>;
  readonly asText: (sheet: Sheet) => string;
  readonly asMarkdown: (sheet: Sheet) => string;
}

/** The functions of the engine that a pad uses in a browser. */
export interface SheetEngine {
  readonly first: FirstLine;
  /** Load the answerers of whole texts, each for more lines than the one before. */
  readonly answerers: readonly (() => Promise<SheetAnswerer>)[];
}

export interface SheetPadProps {
  readonly texts: Texts;
  /** The initial text and its answers. */
  readonly text: string;
  readonly sheet: Pick<Sheet, 'lines'>;
  readonly engine?: SheetEngine | undefined;
}

const shownOf = ({ shown, isRounded, error, note }: SheetLine, texts: Texts): string => {
  if (error) return error.message;
  if (shown === '') return note ?? '';
  return `${isRounded ? '≈' : '='} ${shown}${note === undefined ? '' : `. ${fill(texts.note, note)}`}`;
};

/** The short answer next to a line. The line below the sheet shows the full answer. */
const Answer = ({ line, isOld, texts }: ShownLine & { readonly texts: Texts }) => {
  const { kind, shown, isRounded, note, error } = line;
  const busy = isOld || undefined;
  if (error)
    return (
      <li class="wrong" title={error.message} data-line={line.text} aria-busy={busy}>
        <span>{texts.error}</span>
      </li>
    );
  return (
    <li class={kind === 'value' ? undefined : 'quiet-answer'} title={note} data-line={line.text} aria-busy={busy}>
      {shown !== '' && <span>{isRounded ? `≈ ${shown}` : shown}</span>}
    </li>
  );
};

/** Screen readers announce a result after a pause, not at each letter. */
const pause = { address: 400, said: 900 } as const;

const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length - 1;

/** Keeps the text of the pad in the address, and returns the address. */
const useAddress = (text: string, setText: (text: string) => void, isLive: boolean): string | undefined => {
  const [address, setAddress] = useState<string>();
  const written = useRef<string | undefined>(undefined);
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    if (!isLive) return undefined;
    const read = async (): Promise<void> => {
      setAddress(location.href);
      if (location.hash === written.current) return;
      const before = latest.current;
      const found = await textOf(location.hash);
      // What was typed meanwhile is newer
      if (found !== undefined && latest.current === before) setText(found);
    };
    void read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [isLive, setText]);
  const first = useRef(text);
  useEffect(() => {
    // The prerendered text needs no address
    if (!isLive || text === first.current) return undefined;
    const timer = setTimeout(async () => {
      written.current = await fragmentOf(text);
      history.replaceState(null, '', location.pathname + written.current);
      setAddress(location.href);
    }, pause.address);
    return () => clearTimeout(timer);
  }, [text, isLive]);
  return address;
};

/** Returns the answerer that was loaded last. */
const useAnswerer = (engine: SheetEngine | undefined): SheetAnswerer | undefined => {
  const [loaded, setLoaded] = useState<SheetAnswerer>();
  useEffect(() => {
    const loadAll = async (): Promise<void> => {
      for (const load of engine?.answerers ?? []) setLoaded(await load());
    };
    // A failed load is reported where it is loaded
    loadAll().catch(() => undefined);
  }, [engine]);
  return loaded;
};

const unanswered: FirstLine = () => undefined;

/** A text with an answer next to each line, calculated in the browser. */
export const SheetPad = ({ texts, text: start, sheet: first, engine: given }: SheetPadProps) => {
  const [text, setText] = useState(start);
  const [place, setPlace] = useState<number>();
  const [said, setSaid] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  // The first render must match the prerendered page
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const engine = isLive ? given : undefined;
  const address = useAddress(text, setText, engine !== undefined);
  const answerer = useAnswerer(engine);
  const answered = useMemo(() => {
    try {
      return { sheet: answerer?.answer(text), problem: undefined };
    } catch (error) {
      return { sheet: undefined, problem: error instanceof Error ? error.message : String(error) };
    }
  }, [answerer, text]);
  const { sheet, problem } = answered;
  const last = useRef(first.lines);
  if (sheet) last.current = sheet.lines;
  const lines = problem === undefined ? firstLines(text, last.current, engine?.first ?? unanswered) : [];
  const shown = place === undefined ? undefined : lines[place];
  const detail = problem ?? (shown && !shown.isOld ? shownOf(shown.line, texts) : undefined);
  useEffect(() => {
    if (place === undefined || !detail) return undefined;
    const timer = setTimeout(() => setSaid(fill(texts.line, String(place + 1), detail)), pause.said);
    return () => clearTimeout(timer);
  }, [place, detail, texts.line]);
  const follow = ({ currentTarget }: TargetedEvent<HTMLTextAreaElement>): void =>
    setPlace(lineAt(currentTarget.value, currentTarget.selectionStart));
  const rows = Math.max(8, text.split('\n').length + 1);
  return (
    <form class="pad" method="get" onSubmit={stay}>
      <div class="paper">
        <label for="lines" class="unseen">
          {texts.label}
        </label>
        <textarea
          id="lines"
          name="text"
          ref={box}
          rows={rows}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-describedby="line-said"
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            follow(event);
          }}
          onClick={follow}
          onKeyUp={follow}
        />
        <ol aria-label={texts.answers} tabIndex={0}>
          {lines.map((one, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place
            <Answer key={at} {...one} texts={texts} />
          ))}
        </ol>
      </div>
      <p id="line-said" class="said">
        {place === undefined || !detail ? texts.hint : fill(texts.line, String(place + 1), detail)}
      </p>
      <p class="unseen" role="status">
        {said}
      </p>
      <div class="actions scripted">
        <CopyButton text={sheet && answerer?.asText(sheet)} label={texts.copyText} />
        <CopyButton text={sheet && answerer?.asMarkdown(sheet)} label={texts.copyMarkdown} />
        <CopyButton text={address} label={texts.copyLink} />
        <button type="button" class="quiet scripted" onClick={() => print()}>
          {texts.print}
        </button>
        <button
          type="button"
          class="quiet scripted"
          onClick={() => {
            setText('');
            setPlace(undefined);
            setSaid('');
            box.current?.focus();
          }}
        >
          {texts.clear}
        </button>
      </div>
      <button type="submit" class="submit">
        {messages().workItOut}
      </button>
    </form>
  );
};
