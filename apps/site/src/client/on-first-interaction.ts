import { loading } from '@units/ui/loading';
import { selectContent } from '@units/ui/select-content';
import { regionHere } from '../language.ts';
import { changedFields } from './changed.ts';
import { preload } from './later.ts';
import { speakAsPage } from './speak.ts';
import { showScripts } from './scripts.ts';

/** Events that show that the user is about to use a page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change', 'scroll'] as const;

const listening = { capture: true, passive: true } as const;

/** The elements that show an answer. It is stale once a field changes. */
const results = '.island :is(.headline, .answer, .details, .side, .also, .ruler, #beside, .paper > ol)';

const marked = new Set<HTMLElement>();

/** Marks the answers as old, except the side of a converter that the user changes. */
const markOld = (event?: Event): void => {
  for (const result of document.querySelectorAll<HTMLElement>(results)) {
    const isChanged = event ? result.contains(event.target as Node) : result.matches('.side:not(.result)');
    if (isChanged) continue;
    result.ariaBusy = 'true';
    marked.add(result);
  }
};

/** Removes the marks, except from answers that a running form still waits for. */
const markNew = (): void => {
  for (const result of marked) if (result.dataset['waits'] === undefined) result.ariaBusy = null;
};

/**
 * Handles controls whose code is not loaded yet. It passes actions to repeat later to `keep`, and returns a function
 * that stops it.
 */
type Early = (keep: (act: () => void) => void) => () => void;

/** Clicks and keys on controls that do not work yet. */
interface Kept {
  /**
   * Stops the early handling and passes nothing on to controls that are about to work: they would handle it twice, or
   * lose it.
   */
  readonly wake: () => void;
  /** Stops recording and repeats the recorded actions. */
  readonly act: () => Promise<void>;
}

/** Records actions on controls whose code is not loaded yet. */
const keepActs = (early: Early | undefined): Kept => {
  const acts: (() => void)[] = [];
  const end = early?.((act) => acts.push(act));
  let isWaking = false;
  const keep = (event: Event, act: () => void): void => {
    acts.push(act);
    if (isWaking) event.stopPropagation();
  };
  const click = (event: Event): void => {
    const { target } = event;
    const control =
      target instanceof Element
        ? target.closest<HTMLElement>('.live button[type="button"], .live .picker input')
        : null;
    if (!control) return;
    // Select the text of a list's box, so that typed text replaces it, whether the list is open by then or not
    if (control instanceof HTMLInputElement) control.select();
    keep(event, () => control.click());
  };
  const press = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (!(target instanceof Element) || !target.matches('.live .picker input') || !key.startsWith('Arrow')) return;
    keep(event, () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  };
  addEventListener('click', click, true);
  addEventListener('keydown', press, true);
  return {
    wake: () => {
      isWaking = true;
      end?.();
    },
    act: async () => {
      removeEventListener('click', click, true);
      removeEventListener('keydown', press, true);
      for (const act of acts) {
        act();
        // Let a control render again before the next action, as between the events of a browser
        await Promise.resolve();
      }
    },
  };
};

/** Returns true if a part of the page depends on the day, or on the region of the reader. */
const isEager = (): boolean => {
  const island = document.querySelector<HTMLElement>('.island:is([data-eager], [data-eager-in])');
  return island !== null && (island.dataset['eager'] !== undefined || island.dataset['eagerIn'] === regionHere());
};

/** The window height in pixels below which an on-screen keyboard leaves too little room. */
const lowWindow = 640;

/**
 * Scrolls both sides of a converter into view above an opening keyboard. It waits for the end of the press, which would
 * otherwise hit another element.
 */
const showSides = ({ target }: Event): void => {
  const sides = target instanceof HTMLInputElement ? target.closest('.card .sides') : null;
  if (sides && (innerHeight < lowWindow || matchMedia('(pointer: coarse)').matches))
    sides.scrollIntoView({ block: 'start' });
};

/** Returns true if the page already answers its address, as a server that knows the site sends it. */
const isAnswered = (): boolean => {
  const texts = Array.from(document.querySelectorAll('.island > script'), ({ textContent }) => textContent);
  return Array.from(new URLSearchParams(location.search).values()).every((value) =>
    texts.some((text) => text.includes(JSON.stringify(value))),
  );
};

/** Returns true for the pointer event that a browser sends if a page appears below a resting pointer. */
const isRest = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/**
 * Starts a page at the first interaction: its answer is prerendered, so it costs nothing until it is used. It starts at
 * once if the address has a question that no server has answered, or if the answer depends on the day or on the
 * reader's region.
 *
 * @param load - Loads the function that starts the page, and the words of the page's language.
 * @param early - Handles at once the actions that need no further code.
 */
export const onFirstInteraction = (load: () => Promise<() => Promise<void>>, early?: Early): void => {
  showScripts();
  const kept = keepActs(early);
  const bringToLife = async (): Promise<void> => {
    const loaded = await loading('page', Promise.all([load(), speakAsPage()])).catch(() => undefined);
    // Without its scripts, the page stays as it was prerendered, with a button that the server answers
    if (!loaded) return;
    const [start] = loaded;
    kept.wake();
    await start();
    for (const type of ['input', 'change']) removeEventListener(type, markOld, listening);
    markNew();
    await kept.act();
  };
  const begin = (event?: Event): void => {
    if (event && isRest(event)) return;
    for (const sign of signs) removeEventListener(sign, begin, listening);
    preload('later');
    void bringToLife();
  };
  selectContent(document, '.island :is(.number, .field) input[type="text"]');
  document.addEventListener('click', showSides);
  for (const type of ['input', 'change']) addEventListener(type, markOld, listening);
  // The user may have typed before this script was loaded
  if (
    !isAnswered() ||
    Array.from(document.querySelectorAll('.island .live')).some((live) => changedFields(live).length > 0)
  )
    markOld();
  // The user may have focused a field before this script was loaded.
  if (location.search !== '' || isEager() || document.querySelector('.island :focus')) begin();
  else for (const sign of signs) addEventListener(sign, begin, listening);
};
