import { base } from '../base.ts';

/** Preloads all files that the page's later code needs. Otherwise each file would request the next too late. */
export const askForLater = (): void => {
  const script = document.querySelector<HTMLElement>('script[data-later]');
  for (const name of script?.dataset['later']?.split(' ') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: `${base}/assets/${name}` });
    document.head.append(link);
  }
};
