import { useEffect, useRef, useState } from 'preact/hooks';
import type { FormField } from '../content/form-fields.ts';
import type { State } from '../layout/page.ts';
import { outcomeOf, quickOutcomeOf, type Answering, type Outcome } from './outcome.ts';
import type { QuickAnswer } from './quick.ts';

/** What a form is answered with. */
export interface Answerers {
  /** Gets the code of the tool: what the page comes with is already answered. */
  readonly load?: (id: string) => Promise<Answering>;
  /** Gets what answers for a large tool while it can. */
  readonly loadQuick?: (id: string) => Promise<QuickAnswer | undefined>;
}

interface Asked extends Answerers {
  readonly id: string;
  readonly fields: readonly FormField[];
  /** What the page comes with. */
  readonly outcome: Outcome;
  /** The units of the texts that the page comes with, where the code of the tool is large: most questions are answered without it. */
  readonly shelf?: string | undefined;
}

/** Whoever types a name is done with it after this long, in milliseconds. */
const pause = 700;

/**
 * What comes of the texts once the code that answers is there, which `get` asks for. Until then, and while a large tool is
 * still to be loaded for an answer, the last one stands.
 */
export const useAnswer = ({ id, fields, outcome: known, load, loadQuick, shelf }: Asked, texts: State) => {
  const [isAsked, setAsked] = useState(false);
  const [tool, setTool] = useState<Answering>();
  const [quick, setQuick] = useState<Outcome>();
  const last = useRef(known);
  const isLarge = shelf !== undefined;
  const isQuick = isAsked && isLarge && !tool;
  useEffect(() => {
    if (isAsked && !isLarge) void load?.(id).then((loaded) => setTool(() => loaded));
    // oxlint-disable-next-line react/exhaustive-deps -- what loads it does not change
  }, [isAsked]);
  useEffect(() => {
    if (!isQuick) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const answer = async (): Promise<void> => {
      const outcome = await quickOutcomeOf(await loadQuick?.(id), fields, texts, shelf);
      if (!isCurrent) return;
      if (outcome) setQuick(outcome);
      else timer = setTimeout(() => void load?.(id).then((loaded) => setTool(() => loaded)), pause);
    };
    void answer();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what loads it does not change
  }, [isQuick, texts]);
  if (tool) last.current = outcomeOf(tool, fields, texts);
  else if (quick) last.current = quick;
  return { outcome: last.current, get: () => setAsked(true) };
};
