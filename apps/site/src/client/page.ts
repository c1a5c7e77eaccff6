import { base } from '../base.ts';
import { offerLanguage } from './offer.ts';

// The script of every page, in the file that the scripts of most pages share.

// The box in the header. Its search is loaded when the user first uses the box. It is loaded with a script element, as
// `import()` would also load the code that the forms of other pages share.

const box = document.querySelector<HTMLInputElement>('#find');

const addScript = (): void => {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', src: box!.dataset['script'] });
  document.head.append(script);
};

box?.addEventListener('focus', addScript, { once: true });

const isTyped = ({ target }: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyped(event)) return;
  // The home page has a larger box instead
  const asked = box ?? document.querySelector<HTMLInputElement>('#q');
  if (!asked) return;
  event.preventDefault();
  asked.focus();
});

// A printed page shows its address, with its current state, and the date.
addEventListener('beforeprint', () => {
  const [address, day] = document.querySelectorAll<HTMLElement>('.printed > *');
  address!.textContent = location.href;
  day!.textContent = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
});

offerLanguage();

/** Milliseconds after loading in which the files of the worker do not compete with those of the first answer. */
const undisturbed = 5000;

// After the first visit, the home page and the visited pages answer without a network.
if ('serviceWorker' in navigator) {
  const startWorker = (): void => {
    const { serviceWorker: workers } = navigator;
    workers.register(`${base}/worker.js`).catch(() => undefined);
    // The first page and its files came before the worker, or are still on their way
    const cacheAll = (urlsToCache: readonly string[]): void =>
      workers.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    const cacheVisit = (): void => {
      cacheAll([location.pathname]);
      const files = new PerformanceObserver((list) => cacheAll(list.getEntries().map(({ name }) => name)));
      files.observe({ type: 'resource', buffered: true });
    };
    workers.addEventListener('controllerchange', cacheVisit, { once: true });
  };
  addEventListener('load', () => setTimeout(startWorker, undisturbed));
}
