import { createSheets, sheetMarkdown, sheetText } from '@units/engine/internal';
import { loading } from '@units/ui/loading';
import { SheetPad, type SheetEngine } from '../islands/sheet-pad.tsx';
import { readingLocale } from '../language.ts';
import { idle } from '../islands/idle.ts';
import { start } from './islands.ts';

/** Thrown at a line that only what answers every question can answer: without it, fewer words of the line would be read. */
class Waiting extends Error {}

const calculations = createSheets(() => {
  throw new Waiting();
});

/** Answers sheets of calculations, which is what most are. */
const answerCalculations: SheetEngine['answer'] = (text) => {
  try {
    return calculations({ locale: readingLocale() }).update(text);
  } catch (error) {
    if (error instanceof Waiting) return undefined;
    throw error;
  }
};

/** Gets what answers every line, once the page has nothing else to do. */
const loadAll = async (): Promise<SheetEngine['answer']> => {
  await idle();
  const live = await loading(
    'all lines',
    import('./sheet-answerer.ts').then(({ loadSheet }) => loadSheet()),
  );
  return (text) => live.update(text);
};

const engine: SheetEngine = { answer: answerCalculations, loadAll, asText: sheetText, asMarkdown: sheetMarkdown };

/** Brings the sheet to life. */
export const startPad = (): Promise<void> => start(SheetPad, { engine });
