import { base } from '../base.ts';
import { offerLanguage } from './offer.ts';

// The box in the header. What it finds with is fetched when somebody turns to it, and not before; by a script element, as
// `import()` would bring along what the forms of other pages share.

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
  // The home page has a larger box of its own
  const asked = box ?? document.querySelector<HTMLInputElement>('#q');
  if (!asked) return;
  event.preventDefault();
  asked.focus();
});

// Paper says where it comes from, in the state that it shows, and of which day it is.
addEventListener('beforeprint', () => {
  const [address, day] = document.querySelectorAll<HTMLElement>('.printed > *');
  address!.textContent = location.href;
  day!.textContent = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
});

offerLanguage();

// Anyone who has been here once finds the home page answering without a network.
if ('serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register(`${base}/worker.js`).catch(() => undefined);
  });
}
