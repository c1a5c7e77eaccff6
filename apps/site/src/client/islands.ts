import { hydrate, type ComponentType } from 'preact';
import { createElement } from 'preact';
import { renderUnderBase } from '../layout/under-base.ts';

renderUnderBase();

type FormField = HTMLInputElement | HTMLSelectElement;

const stateOf = (field: FormField) =>
  field.type === 'checkbox' && 'checked' in field ? { checked: field.checked } : { value: field.value };

/** Returns true if somebody has typed into a field or chosen in it. */
const isChanged = (field: FormField): boolean => {
  if (field instanceof HTMLInputElement) {
    // A browser rounds the value of a range to its steps: that is nothing that anybody typed
    if (field.type === 'range') return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  }
  const given = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
  return field.value !== given?.value;
};

/** Keeps what is typed or chosen before the scripts arrive, and returns a function that repeats it to them. */
const keepTyped = (live: Element): (() => void) => {
  const fields = Array.from(live.querySelectorAll<FormField>('input, select')).filter(isChanged);
  const typed = fields.map((field) => [field, stateOf(field)] as const);
  return () => {
    for (const [field, state] of typed) {
      Object.assign(field, state);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
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
  const retypes = Array.from(document.querySelectorAll('.island'), (island) => {
    const live = island.querySelector('.live')!;
    const retype = keepTyped(live);
    hydrate(createElement(part, { ...(propsOf(island) as P), ...more }), live);
    return retype;
  });
  // After the effects of the parts, which take up the address: what was typed is newer.
  await drawn();
  for (const retype of retypes) retype();
  await drawn();
};
