import { base } from '../base.ts';

/** Asks at once for every file that what comes later is made of, as the page lists them: each would name the next too late. */
export const askForLater = (): void => {
  const script = document.querySelector<HTMLElement>('script[data-later]');
  for (const name of script?.dataset['later']?.split(' ') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: `${base}/assets/${name}` });
    document.head.append(link);
  }
};
