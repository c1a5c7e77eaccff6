/** The fields of numbers that somebody has typed in, with what stands in them. */
const typedIn = (main: HTMLElement): readonly (readonly [id: string, text: string])[] =>
  Array.from(main.querySelectorAll<HTMLInputElement>('.number input'))
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ id, value }) => [id, value]);

/**
 * Keeps what somebody does with a page that a server has written, before the script is there: the function does it again once the page
 * is alive.
 */
export const keepUse = (main: HTMLElement): (() => void) => {
  const typed = typedIn(main);
  const focused = document.activeElement?.id;
  const isOpen = main.querySelector('details')?.open;
  return () => {
    // The script takes every attribute for its own
    if (isOpen) main.querySelector('details')?.setAttribute('open', '');
    for (const [id, text] of typed) {
      const field = main.querySelector<HTMLInputElement>(`#${id}`)!;
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    const field = focused ? document.getElementById(focused) : null;
    if (field?.closest('.picker')) field.click();
  };
};
