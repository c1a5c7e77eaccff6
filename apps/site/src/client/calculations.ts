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
  prepare: (text) => prepare(sheetOfPage(), text),
  asText: sheetText,
  asMarkdown: sheetMarkdown,
};

/**
 * Answers a text while the page is idle, a line at a time, so that a key waits for one line and not for all: a slow
 * phone takes half a second for the first answers, which read units and words. Stops at a line that needs the full
 * answerer.
 */
export const prepare = async (live: LiveSheet, text: string): Promise<void> => {
  const steps = live.steps(text);
  const step = (): boolean => {
    try {
      return steps.next().done === true;
    } catch (error) {
      if (error instanceof Waiting) return true;
      throw error;
    }
  };
  while (!step()) await idle();
};
