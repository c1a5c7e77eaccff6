/** A list shorter than this would rather open upwards, where there is more room. */
const enough = 180;
const tallest = 320;

/** Gives the list the room that there is, below the field or above it. The frame of a widget ends where it ends. */
export const place = (list: HTMLElement, field: Element): void => {
  const { top, bottom } = field.getBoundingClientRect();
  const below = innerHeight - bottom;
  const upwards = below < enough && top > below;
  list.classList.toggle('upwards', upwards);
  list.style.maxHeight = `${Math.min(tallest, (upwards ? top : below) - 8)}px`;
};

/** Scrolls the list alone: `scrollIntoView` would move the page around the frame too. */
export const reveal = (list: HTMLElement, index: number): void => {
  const option = list.children[index];
  if (!(option instanceof HTMLElement)) return;
  const { offsetTop, offsetHeight } = option;
  list.scrollTop = Math.max(Math.min(list.scrollTop, offsetTop - 4), offsetTop + offsetHeight + 4 - list.clientHeight);
};
