/** The milliseconds after which a script counts as late and the page shows another way. */
const patience = 3000;

/** The scripts that are late or have failed. */
const late = new Set<string>();

/**
 * Sets an attribute for the stylesheet: `late` while a script is late, which shows the button that the server answers.
 */
const tell = (): void => {
  document.documentElement.dataset['scripts'] = late.size > 0 ? 'late' : 'live';
};

/** Waits for a script, and reports it if it is late or fails. A script that arrives after all is no longer late. */
export const loading = async <T>(name: string, script: Promise<T>): Promise<T> => {
  // A server has no page to report it on
  if (!('document' in globalThis)) return script;
  const isLate = (): void => {
    late.add(name);
    tell();
  };
  const timer = setTimeout(isLate, patience);
  try {
    const loaded = await script;
    late.delete(name);
    tell();
    return loaded;
  } catch (error) {
    isLate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Stops a form from submitting, because the page answers it. While a script is late, the form submits to the server.
 */
export const stay = (event: Event): void => {
  if (late.size === 0) event.preventDefault();
};
