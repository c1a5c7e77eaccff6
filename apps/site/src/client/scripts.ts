/**
 * Sets an attribute for the stylesheet: the first script of the page is loaded and waits for the user. Without it, no
 * script was loaded.
 */
export const showScripts = (): void => {
  document.documentElement.dataset['scripts'] = 'waiting';
};
