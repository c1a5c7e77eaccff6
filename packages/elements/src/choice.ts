/** The systems of units, and `written`: as the author wrote it. */
export type System = 'metric' | 'us' | 'uk' | 'written';

/** Returns true if a text is a system. */
export const isSystem = (text: unknown): text is System => /^(?:metric|us|uk|written)$/.test(String(text));

/** Where a page that asks for it keeps the choice of its reader. */
const key = 'units-system';

/** Functions that are called when the choice of the reader changes. */
export const listeners = new Set<() => void>();

/** The choice that the browser keeps. */
export const readStored = (): System | undefined => {
  try {
    const stored = localStorage.getItem(key);
    return isSystem(stored) ? stored : undefined;
  } catch {
    // A page in a sandbox has no storage
    return undefined;
  }
};

/** Keeps a choice in the browser. */
export const store = (system: System | undefined): void => {
  try {
    if (system) localStorage.setItem(key, system);
    else localStorage.removeItem(key);
  } catch {
    // The choice holds until the page is left
  }
};
