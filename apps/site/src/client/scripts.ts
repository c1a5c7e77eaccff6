/** Tells the style that the first script of the page is there, and waits for somebody. Without it, none of them came. */
export const showScripts = (): void => {
  document.documentElement.dataset['scripts'] = 'waiting';
};
