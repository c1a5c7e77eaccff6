/** Selects what stands in a field when somebody turns to it, so that what is typed first replaces it. A second press sets the caret. */
export const selectContent = (root: Document | HTMLElement, fields: string): void => {
  let pressed: EventTarget | null = null;
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(fields)) return;
    pressed = target;
    target.select();
  });
  root.addEventListener('keydown', () => (pressed = null));
  // The press that brings the focus puts the caret where it was made
  root.addEventListener('click', ({ target }) => {
    if (target === pressed && target instanceof HTMLInputElement && target.selectionStart === target.selectionEnd)
      target.select();
    pressed = null;
  });
};
