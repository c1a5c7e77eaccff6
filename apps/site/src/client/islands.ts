import { hydrate, type ComponentType } from 'preact';
import { createElement } from 'preact';
import { renderUnderBase } from '../layout/under-base.ts';

renderUnderBase();

type FormField = HTMLInputElement | HTMLSelectElement;

const stateOf = (field: FormField) =>
  field.type === 'checkbox' && 'checked' in field ? { checked: field.checked } : { value: field.value };

/** Whether a field no longer says what its page came with. */
const isChanged = (field: FormField): boolean => {
  if (field instanceof HTMLInputElement)
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  const given = field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0];
  return field.value !== given?.value;
};

/** What is typed or chosen before the scripts are there, where a connection is slow: a function that says it to them again. */
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

/** Brings the islands of a page to life, each with what it was made of, and more that only a browser has. */
export const start = <P extends object>(part: ComponentType<P>, more: Partial<P> = {}): void => {
  for (const island of document.querySelectorAll('.island')) {
    const props = JSON.parse(island.querySelector('script')!.textContent) as P;
    const live = island.querySelector('.live')!;
    const retype = keepTyped(live);
    hydrate(createElement(part, { ...props, ...more }), live);
    // After the effects of the part, which take up the address: what was typed is newer.
    requestAnimationFrame(() => setTimeout(retype));
  }
};
