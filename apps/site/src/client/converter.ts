import { ConverterCard, loadReader, plainStart, type CardProps } from '../islands/converter-card.tsx';
import { propsOf, start } from './islands.ts';
import { speakAsPage } from './speak.ts';

/**
 * Loads the code of the page's converter and returns the function that starts it. The reader is loaded later if it can
 * be.
 */
export const loadConverter = async (): Promise<() => Promise<void>> => {
  await speakAsPage();
  const props = propsOf(document.querySelector('.island')!) as CardProps;
  const more = plainStart(props) ? {} : { reader: await loadReader() };
  return () => start(ConverterCard, more);
};
