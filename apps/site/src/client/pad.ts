import { createFirstAnswer, createFirstLine, type FirstLine, type Unit } from '@units/engine/internal';
import { withUnit } from '@units/ui';
import { lightIndex } from '@units/ui/everyday';
import { loading } from '@units/ui/loading';
import { idle } from '../islands/idle.ts';
import { SheetPad, type SheetAnswerer } from '../islands/sheet-pad.tsx';
import { locale, readingLocale } from '../language.ts';
import { start } from './islands.ts';
import { preload } from './later.ts';

/** Returns the function that answers plain conversions as the sheet does, by the words of the page's language. */
export const firstLine = (words: string): FirstLine => {
  const data = readingLocale();
  const answer = createFirstAnswer(words, lightIndex, data);
  if (typeof data === 'string') return createFirstLine(answer, lightIndex);
  const tag = data.numbers ?? data.tag;
  const join = (written: string, value: number, unit: Unit) => withUnit(written, value, unit, locale());
  return createFirstLine(answer, lightIndex, { tag, join });
};

/** Loads an answerer while the page is idle, and lets it answer the text of the page. */
const prepared = async (name: string, load: () => Promise<SheetAnswerer>): Promise<SheetAnswerer> => {
  await idle();
  const answerer = await loading(name, load());
  await answerer.prepare(document.querySelector<HTMLTextAreaElement>('#lines')!.value);
  return answerer;
};

const loadCalculations = async (): Promise<SheetAnswerer> => {
  preload('next');
  return (await import('./calculations.ts')).calculations;
};

const loadAll = async (): Promise<SheetAnswerer> => (await import('./sheet-answerer.ts')).load();

/** Starts the sheet. */
export const startPad = (words: string): Promise<void> =>
  start(SheetPad, {
    engine: {
      first: firstLine(words),
      answerers: [() => prepared('calculations', loadCalculations), () => prepared('all lines', loadAll)],
    },
  });
