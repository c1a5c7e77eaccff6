import { ConverterCard, loadReader, plainStart, type CardProps } from '../islands/converter-card.tsx';
import { propsOf, start } from './islands.ts';
import { speakAsPage } from './speak.ts';

/** Gets what the converter of the page starts with, and gives what brings it to life. What reads comes behind it where it can. */
export const loadConverter = async (): Promise<() => Promise<void>> => {
  await speakAsPage();
  const props = propsOf(document.querySelector('.island')!) as CardProps;
  const more = plainStart(props) ? {} : { reader: await loadReader() };
  return () => start(ConverterCard, more);
};
