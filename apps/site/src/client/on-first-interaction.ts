import { loading } from '@units/ui/loading';
import { selectContent } from '@units/ui/select-content';
import { regionHere } from '../language.ts';
import { changedFields } from './changed.ts';
import { askForLater } from './later.ts';
import { speakAsPage } from './speak.ts';
import { showScripts } from './scripts.ts';

/** Events that show that somebody is about to use a page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change', 'scroll'] as const;

const listening = { capture: true, passive: true } as const;

/** The elements that show an answer, which is stale once a field changes. */
const results = '.island :is(.headline, .answer, .details, .side, .also, .ruler, #beside, .paper > ol)';

const marked = new Set<HTMLElement>();

/** Marks the answers as old: all but the side of a converter that somebody changes. */
const markOld = (event?: Event): void => {
  for (const result of document.querySelectorAll<HTMLElement>(results)) {
    const isChanged = event ? result.contains(event.target as Node) : result.matches('.side:not(.result)');
    if (isChanged) continue;
    result.ariaBusy = 'true';
    marked.add(result);
  }
};

/** Takes the marks away, but for those of answers that a form which is alive still waits for. */
const markNew = (): void => {
  for (const result of marked) if (result.dataset['waits'] === undefined) result.ariaBusy = null;
};

/** Does something for controls that have nothing behind them yet. It hands over what to do again later, and gives what ends it. */
type Early = (keep: (act: () => void) => void) => () => void;

/** Clicks and keys from before controls work. */
interface Kept {
  /** Ends what is done early, and hands nothing on to controls that are about to work: they would take it up twice, or lose it. */
  readonly wake: () => void;
  /** Ends the keeping, and does what was kept. */
  readonly act: () => Promise<void>;
}

/** Keeps what is done with controls that have nothing behind them yet. */
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
    // A list selects its text, so that what is typed next replaces it, whether it is open by then or not
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
        // A control draws itself anew before it hears of the next one, as between the events of a browser
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

/** Windows that a keyboard of the screen leaves this little of, in pixels. */
const lowWindow = 640;

/** Brings both sides of a converter into sight above a keyboard that opens. Not before the press ends: it would end somewhere else. */
const showSides = ({ target }: Event): void => {
  const sides = target instanceof HTMLInputElement ? target.closest('.card .sides') : null;
  if (sides && (innerHeight < lowWindow || matchMedia('(pointer: coarse)').matches))
    sides.scrollIntoView({ block: 'start' });
};

/** Returns true if the page as it came is the answer to its address: a server that knows the site sends it so. */
const isAnswered = (): boolean => {
  const texts = Array.from(document.querySelectorAll('.island > script'), ({ textContent }) => textContent);
  return Array.from(new URLSearchParams(location.search).values()).every((value) =>
    texts.some((text) => text.includes(JSON.stringify(value))),
  );
};

/** Returns true for the move that a browser sends to a pointer that rests, when a page comes up below it. */
const isRest = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/**
 * Brings a page to life at the first interaction: it is answered as it comes, and costs nothing until it is used. At once where its
 * address asks something, which only a server would have answered, or where the answer depends on the day or on the reader's region.
 *
 * @param load - Gets what does so, beside the words of the page's language.
 * @param early - Does at once what can be done without.
 */
export const onFirstInteraction = (load: () => Promise<() => Promise<void>>, early?: Early): void => {
  showScripts();
  const kept = keepActs(early);
  const bringToLife = async (): Promise<void> => {
    const loaded = await loading('page', Promise.all([load(), speakAsPage()])).catch(() => undefined);
    // Without its scripts the page is as it came, and offers the button that the server answers
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
    askForLater();
    void bringToLife();
  };
  selectContent(document, '.island :is(.number, .field) input[type="text"]');
  document.addEventListener('click', showSides);
  for (const type of ['input', 'change']) addEventListener(type, markOld, listening);
  // Somebody may have typed before this script came
  if (
    !isAnswered() ||
    Array.from(document.querySelectorAll('.island .live')).some((live) => changedFields(live).length > 0)
  )
    markOld();
  // Somebody may have been there before this script: what has the focus says so.
  if (location.search !== '' || isEager() || document.querySelector('.island :focus')) begin();
  else for (const sign of signs) addEventListener(sign, begin, listening);
};
