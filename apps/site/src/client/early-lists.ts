import { place, reveal } from '@units/ui/place-list';

/** Fills the list of a picker with the names in the page, and shows it. */
const fill = (field: HTMLInputElement, list: HTMLElement): void => {
  const names = Array.from(field.list!.options, ({ value }) => value);
  list.replaceChildren(
    ...names.map((name) => {
      const option = document.createElement('li');
      option.role = 'option';
      option.className = name === field.value ? 'current' : '';
      option.append(Object.assign(document.createElement('span'), { textContent: name }));
      return option;
    }),
  );
  list.hidden = false;
  place(list, field);
  reveal(list, names.indexOf(field.value));
};

/**
 * Opens unit lists before the converter's script is loaded, from the names in the page. Shows the selected unit and
 * passes the selection to `keep`, to repeat it in the converter's list.
 *
 * @returns A function that removes the listeners.
 */
export const openLists = (keep: (act: () => void) => void): (() => void) => {
  const control = new AbortController();
  for (const field of document.querySelectorAll<HTMLInputElement>('.live .picker input[list]')) {
    const list = field.parentElement!.querySelector<HTMLElement>('[role="listbox"]')!;
    const on = (element: HTMLElement, type: string, listener: (event: Event) => void): void =>
      element.addEventListener(type, listener, { signal: control.signal });
    const close = (): void => {
      list.hidden = true;
    };
    on(field, 'click', () => field.list && fill(field, list));
    for (const type of ['input', 'blur']) on(field, type, close);
    // Keep the focus in the field
    on(list, 'pointerdown', (event) => event.preventDefault());
    on(list, 'click', ({ target }) => {
      const option = (target as Element).closest('li');
      if (!option) return;
      const name = option.textContent;
      const index = Array.from(list.children).indexOf(option);
      close();
      // Make the name the default value, so that it does not count as typed
      field.defaultValue = name;
      field.value = name;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      keep(() => field.click());
      // By its index: the converter learns irregular names only with its reader
      keep(() => list.querySelectorAll('li')[index]?.click());
    });
  }
  return () => control.abort();
};
