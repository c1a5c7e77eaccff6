import { createSheets, sheetMarkdown, sheetText, type LiveSheet } from '@units/engine/internal';
import { idle } from '../islands/idle.ts';
import type { SheetAnswerer } from '../islands/sheet-pad.tsx';
import { readingLocale } from '../language.ts';

/**
 * Thrown for a line that only the full answerer can answer, so that the reader of calculations does not misread it.
 */
class Waiting extends Error {}

const create = createSheets(() => {
  throw new Waiting();
});

let calculated: LiveSheet | undefined;

/** Returns the sheet of the page, which answers only lines that change. Call it once the page has its language. */
const sheetOfPage = (): LiveSheet => (calculated ??= create({ locale: readingLocale() }));

/** Answers sheets that contain only calculations, which most do. */
export const calculations: SheetAnswerer = {
  answer: (text) => {
    try {
      return sheetOfPage().update(text);
    } catch (error) {
      if (error instanceof Waiting) return undefined;
      throw error;
    }
  },
  asText: sheetText,
  asMarkdown: sheetMarkdown,
};

/**
 * Answers a text while the page is idle, a line at a time, so that the first line that is typed waits for none of the
 * others: a slow phone takes half a second for the first answers, which read units and words.
 */
export const prepare = async (text: string): Promise<void> => {
  const steps = sheetOfPage().steps(text);
  while (steps.next().done !== true) await idle();
};
