/** People wait so long for what they asked, in milliseconds, before they want another way. */
const patience = 3000;

/** The scripts that are late or have failed. */
const late = new Set<string>();

/** Tells the style how it stands with the scripts of the page: `late` while one of them is, where the page offers the button that the server answers. */
const tell = (): void => {
  document.documentElement.dataset['scripts'] = late.size > 0 ? 'late' : 'live';
};

/** Waits for a script, and says so where it comes late or fails. One that comes after all takes that back. */
export const loading = async <T>(name: string, script: Promise<T>): Promise<T> => {
  // A server has no page to say it on
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

/** Keeps a form in its page, which answers it. While a script is late it is sent, and the server answers. */
export const stay = (event: Event): void => {
  if (late.size === 0) event.preventDefault();
};
