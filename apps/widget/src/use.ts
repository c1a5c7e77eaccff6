/** Returns the number fields that the user changed, with their text. */
const typedIn = (main: HTMLElement): readonly (readonly [id: string, text: string])[] =>
  Array.from(main.querySelectorAll<HTMLInputElement>('.number input'))
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ id, value }) => [id, value]);

/**
 * Records what the user did on the prerendered page before the script ran. Returns a function that replays it after
 * hydration.
 */
export const keepUse = (main: HTMLElement): (() => void) => {
  const typed = typedIn(main);
  const focused = document.activeElement?.id;
  const isOpen = main.querySelector('details')?.open;
  return () => {
    // Hydration overwrites every attribute
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
