import { base } from '../base.ts';
import { idle } from '../islands/idle.ts';

/**
 * Makes the browser read its data for numbers, which it does once per page. On a slow phone that takes 50 to 100 ms,
 * which pass while the scripts are on their way.
 */
const readNumberData = async (): Promise<void> => {
  await idle();
  new Intl.NumberFormat(document.documentElement.lang).format(0);
};

/**
 * Preloads all files of a later part of the page's code. Otherwise each file would request the next too late.
 *
 * @param part - `later` for the first interaction, `next` for what the first answer did not need.
 */
export const preload = (part: 'later' | 'next'): void => {
  const script = document.querySelector<HTMLElement>(`script[data-${part}]`);
  for (const name of script?.dataset[part]?.split(' ') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: `${base}/assets/${name}` });
    document.head.append(link);
  }
  delete script?.dataset[part];
  if (part === 'later') void readNumberData();
};
