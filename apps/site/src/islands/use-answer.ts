import { useEffect, useRef, useState } from 'preact/hooks';
import type { FormField } from '../content/form-fields.ts';
import type { State } from '../layout/page.ts';
import { outcomeOf, takesReader, type Answering, type MeasureReader, type Outcome } from './outcome.ts';

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

/**
 * What comes of the texts by the tool itself. Until its code is there, the answer that the page came with stands; what reads
 * measures is loaded for the first text that takes it.
 */
export const useAnswer = ({ id, fields, outcome: known, load }: Asked, texts: State): Outcome => {
  const [tool, setTool] = useState<Answering>();
  const [reader, setReader] = useState<MeasureReader>();
  const last = useRef(known);
  useEffect(() => {
    void load?.(id).then((loaded) => setTool(() => loaded));
    // oxlint-disable-next-line react/exhaustive-deps -- what loads it does not change
  }, []);
  const isWaiting = !reader && takesReader(fields, texts);
  useEffect(() => {
    if (isWaiting) void import('./measures.ts').then((loaded) => setReader(loaded));
  }, [isWaiting]);
  if (tool && !isWaiting) last.current = outcomeOf(tool, fields, texts, reader);
  return last.current;
};
