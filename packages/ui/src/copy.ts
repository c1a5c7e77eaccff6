/** Returns true if the text went to the clipboard by the old way, which needs no permission: frames are rarely given one. */
const copyBySelection = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  // Spaces side by side stay
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

/** Copies a text, and says whether it worked. To be called from a click. */
export const copyText = async (text: string): Promise<boolean> => {
  if (copyBySelection(text)) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
