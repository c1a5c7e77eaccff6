import { hydrate, type ComponentType } from 'preact';
import { createElement } from 'preact';
import { renderUnderBase } from '../layout/under-base.ts';
import { changedFields, type FormField } from './changed.ts';

renderUnderBase();

const stateOf = (field: FormField) =>
  field.type === 'checkbox' && 'checked' in field ? { checked: field.checked } : { value: field.value };

/** Returns true for a field that is changed without typing. */
const isChosen = ({ type }: FormField): boolean => /^(?:select-one|checkbox|radio|range)$/.test(type);

/** The fields that the user changes before the scripts are loaded. */
interface Typed {
  /** Repeats the changes in the live island: all of them, or only typed ones. */
  readonly repeat: (what: 'all' | 'keys') => void;
  /** Stops recording. */
  readonly end: () => void;
}

/** Records changes until they are repeated: one key may come before an island is rendered, and the next after it. */
const keepTyped = (live: Element): Typed => {
  const typed = new Map(changedFields(live).map((field) => [field, stateOf(field)] as const));
  let isRepeating = false;
  // The last change is repeated last: a number typed after a choice is in the units of that choice
  const follow = ({ target }: Event): void => {
    const field = target as FormField;
    if (isRepeating) return;
    typed.delete(field);
    typed.set(field, stateOf(field));
  };
  live.addEventListener('input', follow, true);
  return {
    repeat: (what) => {
      isRepeating = true;
      for (const [field, state] of typed) {
        if (what === 'keys' && isChosen(field)) continue;
        Object.assign(field, state);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      isRepeating = false;
    },
    end: () => live.removeEventListener('input', follow, true),
  };
};

/**
 * Remembers the selection of the focused field, which loses it when it is rendered again. Returns a function that
 * restores it.
 */
const keepSelection = (live: Element): (() => void) => {
  const field = document.activeElement;
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!isText || !live.contains(field) || field.selectionStart === null) return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return () => field.setSelectionRange(selectionStart, selectionEnd);
};

/** Resolves after the islands of a page have rendered again. */
const drawn = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

/** Returns the properties of an island. */
export const propsOf = (island: Element): unknown => JSON.parse(island.querySelector('script')!.textContent);

/**
 * Starts the islands of a page, each with its serialized properties and with `more`, which only a browser has. Resolves
 * once they show the text that was typed before.
 */
export const start = async <P extends object>(part: ComponentType<P>, more: Partial<P> = {}): Promise<void> => {
  const kept = Array.from(document.querySelectorAll('.island'), (island) => {
    const live = island.querySelector('.live')!;
    const typed = keepTyped(live);
    const select = keepSelection(live);
    hydrate(createElement(part, { ...(propsOf(island) as P), ...more }), live);
    // Repeat keys at once, as the next key may come before the effects. A choice waits for the effects, which set its
    // numbers
    typed.repeat('keys');
    select();
    return typed;
  });
  // After the effects of the islands, which read the address: typed text is newer.
  await drawn();
  for (const typed of kept) {
    typed.end();
    typed.repeat('all');
  }
  await drawn();
};
