import { useEffect, useRef, useState } from 'preact/hooks';
import type { FormField } from '../content/form-fields.ts';
import type { State } from '../layout/page.ts';
import { outcomeOf, type Answering, type Outcome } from './outcome.ts';

/** What a form is answered with. */
export interface Answerers {
  /** Gets the code of the tool: what the page comes with is already answered. */
  readonly load?: (id: string) => Promise<Answering>;
}

interface Asked extends Answerers {
  readonly id: string;
  readonly fields: readonly FormField[];
  /** What the page comes with. */
  readonly outcome: Outcome;
}

/** What comes of the texts by the tool itself. Until its code is there, the answer that the page came with stands. */
export const useAnswer = ({ id, fields, outcome: known, load }: Asked, texts: State): Outcome => {
  const [tool, setTool] = useState<Answering>();
  const last = useRef(known);
  useEffect(() => {
    void load?.(id).then((loaded) => setTool(() => loaded));
    // oxlint-disable-next-line react/exhaustive-deps -- what loads it does not change
  }, []);
  if (tool) last.current = outcomeOf(tool, fields, texts);
  return last.current;
};
