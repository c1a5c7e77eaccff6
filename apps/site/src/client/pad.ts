import { createSheets, sheetMarkdown, sheetText } from '@units/engine/internal';
import { loading } from '@units/ui/loading';
import { SheetPad, type SheetEngine } from '../islands/sheet-pad.tsx';
import { readingLocale } from '../language.ts';
import { idle } from '../islands/idle.ts';
import { start } from './islands.ts';

/**
 * Thrown for a line that only the full answerer can answer, so that the reader of calculations does not misread it.
 */
class Waiting extends Error {}

const calculations = createSheets(() => {
  throw new Waiting();
});

/** Answers sheets that contain only calculations, which most do. */
const answerCalculations: SheetEngine['answer'] = (text) => {
  try {
    return calculations({ locale: readingLocale() }).update(text);
  } catch (error) {
    if (error instanceof Waiting) return undefined;
    throw error;
  }
};

/** Loads the full answerer once the page is idle. */
const loadAll = async (): Promise<SheetEngine['answer']> => {
  await idle();
  const live = await loading(
    'all lines',
    import('./sheet-answerer.ts').then(({ loadSheet }) => loadSheet()),
  );
  return (text) => live.update(text);
};

const engine: SheetEngine = { answer: answerCalculations, loadAll, asText: sheetText, asMarkdown: sheetMarkdown };

/** Starts the sheet. */
export const startPad = (): Promise<void> => start(SheetPad, { engine });
