/** Returns true if the text was copied through a selection, which needs no permission: frames rarely have one. */
const copyBySelection = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  // Keeps consecutive spaces
  area.style.whiteSpace = 'pre';
  area.readOnly = true;
  document.body.append(area);
  const before = document.activeElement;
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
};

/** Copies a text. Returns true if it worked. Call it from a click. */
export const copyText = async (text: string): Promise<boolean> => {
  if (copyBySelection(text)) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
