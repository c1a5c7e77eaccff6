import { hydrate, type ComponentType } from 'preact';
import { createElement } from 'preact';
import { renderUnderBase } from '../layout/under-base.ts';
import { changedFields, type FormField } from './changed.ts';

renderUnderBase();

const stateOf = (field: FormField) =>
  field.type === 'checkbox' && 'checked' in field ? { checked: field.checked } : { value: field.value };

/** Returns true for a field without keys. */
const isChosen = ({ type }: FormField): boolean => /^(?:select-one|checkbox|radio|range)$/.test(type);

/** The fields that somebody types or chooses in before the scripts arrive. */
interface Typed {
  /** Repeats it to the part: all of it, or what is typed by key alone. */
  readonly repeat: (what: 'all' | 'keys') => void;
  /** Ends the keeping. */
  readonly end: () => void;
}

/** Keeps what is typed or chosen, until it is repeated: one key may come before a part is drawn, and the next one after. */
const keepTyped = (live: Element): Typed => {
  const typed = new Map(changedFields(live).map((field) => [field, stateOf(field)] as const));
  let isRepeating = false;
  // What comes last is repeated last: a number behind a choice is in its units
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

/** Remembers what is selected in the field that somebody is in, which loses it where it is drawn anew. Gives what selects it again. */
const keepSelection = (live: Element): (() => void) => {
  const field = document.activeElement;
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!isText || !live.contains(field) || field.selectionStart === null) return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return () => field.setSelectionRange(selectionStart, selectionEnd);
};

/** Until the parts of a page have drawn themselves again. */
const drawn = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

/** Returns the properties of an island. */
export const propsOf = (island: Element): unknown => JSON.parse(island.querySelector('script')!.textContent);

/**
 * Brings the islands of a page to life, each with what it was made of, and more that only a browser has. Resolves once they show what
 * was typed before.
 */
export const start = async <P extends object>(part: ComponentType<P>, more: Partial<P> = {}): Promise<void> => {
  const kept = Array.from(document.querySelectorAll('.island'), (island) => {
    const live = island.querySelector('.live')!;
    const typed = keepTyped(live);
    const select = keepSelection(live);
    hydrate(createElement(part, { ...(propsOf(island) as P), ...more }), live);
    // At once, as the next key may come before the effects; a choice changes the numbers beside it, which the effects set
    typed.repeat('keys');
    select();
    return typed;
  });
  // After the effects of the parts, which take up the address: what was typed is newer.
  await drawn();
  for (const typed of kept) {
    typed.end();
    typed.repeat('all');
  }
  await drawn();
};
