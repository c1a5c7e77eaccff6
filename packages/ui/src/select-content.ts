/**
 * Selects the content of a field when it gets the focus, so that typed text replaces it. A second press sets the caret.
 */
export const selectContent = (root: Document | HTMLElement, fields: string): void => {
  let pressed: EventTarget | null = null;
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(fields)) return;
    pressed = target;
    target.select();
  });
  root.addEventListener('keydown', () => (pressed = null));
  // The press that sets the focus also sets the caret
  root.addEventListener('click', ({ target }) => {
    if (target === pressed && target instanceof HTMLInputElement && target.selectionStart === target.selectionEnd)
      target.select();
    pressed = null;
  });
};
