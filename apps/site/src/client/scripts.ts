/**
 * Sets an attribute that tells the stylesheet that scripts run. Until the user interacts, only the first one is loaded.
 */
export const showScripts = (): void => {
  document.documentElement.dataset['scripts'] = 'waiting';
};
