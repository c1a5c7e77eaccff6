/** A list with less room than this, in pixels, opens upwards if there is more room. */
const enough = 180;
const tallest = 320;

/**
 * Places the list below the field or above it, with the available height. A list in a widget cannot extend beyond its
 * frame.
 */
export const place = (list: HTMLElement, field: Element): void => {
  const { top, bottom } = field.getBoundingClientRect();
  const below = innerHeight - bottom;
  const upwards = below < enough && top > below;
  list.classList.toggle('upwards', upwards);
  list.style.maxHeight = `${Math.min(tallest, (upwards ? top : below) - 8)}px`;
};

/** Scrolls only the list: `scrollIntoView` would also scroll the page around the frame. */
export const reveal = (list: HTMLElement, index: number): void => {
  const option = list.children[index];
  if (!(option instanceof HTMLElement)) return;
  const { offsetTop, offsetHeight } = option;
  list.scrollTop = Math.max(Math.min(list.scrollTop, offsetTop - 4), offsetTop + offsetHeight + 4 - list.clientHeight);
};
