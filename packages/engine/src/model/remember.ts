/**
 * Returns a finder between two texts with a cache. Its size is limited, because callers choose the texts: after `most`
 * pairs it starts anew.
 */
export const memoizePairs = <T>(
  most: number,
  find: (from: string, to: string) => T,
): ((from: string, to: string) => T) => {
  const known = new Map<string, Map<string, T>>();
  let count = 0;
  return (from, to) => {
    const found = known.get(from)?.get(to);
    if (found !== undefined) return found;
    const made = find(from, to);
    if (++count > most) {
      known.clear();
      count = 1;
    }
    const others = known.get(from);
    if (others) others.set(to, made);
    else known.set(from, new Map([[to, made]]));
    return made;
  };
};

/**
 * Returns the value of a key from a cache, made on first use. A full cache is emptied first, because callers choose the
 * keys.
 *
 * @param most - The largest number of keys to remember.
 */
export const remember = <K, V>(known: Map<K, V>, most: number, key: K, make: (key: K) => V): V => {
  const found = known.get(key);
  if (found !== undefined || known.has(key)) return found!;
  const value = make(key);
  if (known.size >= most) known.clear();
  known.set(key, value);
  return value;
};

/** Returns a function that makes the value of an object on first use, and keeps it as long as the object. */
// @__NO_SIDE_EFFECTS__
export const oncePer = <K extends object, V extends object>(make: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  return (key) => {
    let value = known.get(key);
    if (!value) known.set(key, (value = make(key)));
    return value;
  };
};
