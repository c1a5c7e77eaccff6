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
