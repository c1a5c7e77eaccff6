import { hydrate, type ComponentType } from 'preact';
import { createElement } from 'preact';

/** Brings the islands of a page to life, each with what it was made of, and more that only a browser has. */
export const start = <P extends object>(part: ComponentType<P>, more: Partial<P> = {}): void => {
  for (const island of document.querySelectorAll('.island')) {
    const props = JSON.parse(island.querySelector('script')!.textContent) as P;
    hydrate(createElement(part, { ...props, ...more }), island.querySelector('.live')!);
  }
};
