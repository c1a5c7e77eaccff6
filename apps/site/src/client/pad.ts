import { createFirstAnswer, createFirstLine, type FirstLine, type Unit } from '@units/engine/internal';
import { withUnit } from '@units/ui';
import { lightIndex } from '@units/ui/everyday';
import { loading } from '@units/ui/loading';
import { idle } from '../islands/idle.ts';
import { SheetPad } from '../islands/sheet-pad.tsx';
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

/** Loads the code of the sheet, in a few files at a time. */
export const loadCalculations = () => {
  preload('next');
  return import('./calculations.ts');
};

/** Starts the sheet. */
export const startPad = (words: string): Promise<void> =>
  start(SheetPad, {
    engine: {
      first: firstLine(words),
      answerers: [
        async () => {
          // The first line is answered first
          await idle();
          return (await loading('calculations', loadCalculations())).calculations;
        },
        async () => {
          await idle();
          return loading(
            'all lines',
            import('./sheet-answerer.ts').then(({ load }) => load()),
          );
        },
      ],
    },
  });
