/** A system of units, or `written` for the author's own units. */
export type System = 'metric' | 'us' | 'uk' | 'written';

/** Returns true if a text is a system. */
export const isSystem = (text: unknown): text is System => /^(?:metric|us|uk|written)$/.test(String(text));

/** The storage key of the reader's choice. */
const key = 'units-system';

/** Functions that are called when the choice of the reader changes. */
export const listeners = new Set<() => void>();

/** Returns the stored choice. */
export const readStored = (): System | undefined => {
  try {
    const stored = localStorage.getItem(key);
    return isSystem(stored) ? stored : undefined;
  } catch {
    // A sandboxed page has no storage
    return undefined;
  }
};

/** Stores a choice in the browser. */
export const store = (system: System | undefined): void => {
  try {
    if (system) localStorage.setItem(key, system);
    else localStorage.removeItem(key);
  } catch {
    // The choice lasts until the reader leaves the page
  }
};
