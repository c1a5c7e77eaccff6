import { speakAsPage } from './speak.ts';

/** What tells that somebody is about to use a page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change', 'scroll'] as const;

const listening = { capture: true, passive: true } as const;

/** The last button that was pressed before there was anything behind it: the function presses it again. */
const keepPressed = (): (() => void) => {
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event): void => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('.live button[type="button"]');
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    pressed?.click();
  };
};

/**
 * Brings a page to life at the first sign of somebody: it is answered as it comes, and costs nothing until it is used. At once
 * where its address asks something, which only a server would have answered, or where the answer depends on the day.
 * `load` gets what does so, beside the words of the page's language.
 */
export const atFirstSign = (load: () => Promise<() => void>): void => {
  const press = keepPressed();
  const bringToLife = async (): Promise<void> => {
    const [begin] = await Promise.all([load(), speakAsPage()]);
    begin();
    // After the parts have taken up what was typed.
    requestAnimationFrame(() => setTimeout(press));
  };
  const begin = (): void => {
    for (const sign of signs) removeEventListener(sign, begin, listening);
    void bringToLife();
  };
  // Somebody may have been there before this script: what has the focus says so.
  if (location.search !== '' || document.querySelector('.island[data-eager], .island :focus')) begin();
  else for (const sign of signs) addEventListener(sign, begin, listening);
};
