import { loading } from '@units/ui/loading';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FormField, FormResult } from '../content/form-fields.ts';
import type { State } from '../layout/page.ts';
import { loadMeasures } from './load-measures.ts';
import { outcomeOf, takesReader, type Answering, type MeasureReader, type Outcome } from './outcome.ts';

/** The functions that answer a form. */
export interface Answerers {
  /** Loads the code of the tool. The prerendered page already has its answer. */
  readonly load?: (id: string, isBridged: boolean) => Promise<Answering>;
}

interface Asked extends Answerers {
  readonly id: string;
  readonly fields: readonly FormField[];
  readonly results: readonly FormResult[];
  /** The texts of the prerendered page, and their outcome. */
  readonly texts: State;
  readonly outcome: Outcome;
}

const asksForBridge = (fields: readonly FormField[], texts: State): boolean =>
  fields.some(({ name, isBridge }) => isBridge && (texts[name] ?? '').trim() !== '');

/** Returns the tool once its code is loaded, with the data of bridges if they are needed. */
const useTool = (id: string, isBridged: boolean, load: Answerers['load']): Answering | undefined => {
  const [loaded, setLoaded] = useState<{ readonly tool: Answering; readonly isBridged: boolean }>();
  const isEnough = loaded !== undefined && (loaded.isBridged || !isBridged);
  useEffect(() => {
    if (!isEnough && load)
      loading('tool', load(id, isBridged)).then(
        (tool) => setLoaded((before) => (before?.isBridged ? before : { tool, isBridged })),
        () => undefined,
      );
    // oxlint-disable-next-line react/exhaustive-deps -- what loads it does not change
  }, [isBridged]);
  return isEnough ? loaded.tool : undefined;
};

interface Answered {
  readonly outcome: Outcome;
  /** True if the outcome belongs to earlier texts, because the tool is still loading. */
  readonly isOld: boolean;
}

/**
 * Returns the outcome for the texts. Until the tool's code is loaded, this is the outcome in the prerendered page. The
 * reader of measures is loaded when the first text needs it.
 */
export const useAnswer = (
  { id, fields, results, texts: given, outcome: known, load }: Asked,
  texts: State,
): Answered => {
  const tool = useTool(id, asksForBridge(fields, texts), load);
  const [reader, setReader] = useState<MeasureReader>();
  const last = useRef(known);
  const isGiven = fields.every(({ name }) => (texts[name] ?? '') === (given[name] ?? ''));
  const isWaiting = !reader && takesReader(fields, texts);
  useEffect(() => {
    if (isWaiting)
      loadMeasures().then(
        (loaded) => setReader(loaded),
        () => undefined,
      );
  }, [isWaiting]);
  if (tool && !isWaiting) last.current = outcomeOf(tool, fields, results, texts, reader);
  else if (isGiven) last.current = known;
  return { outcome: last.current, isOld: !isGiven && (isWaiting || !tool) };
};
