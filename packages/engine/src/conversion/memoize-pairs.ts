/**
 * Returns a finder between two texts with a cache. Its size is limited, because callers choose the texts: after `most`
 * pairs it starts anew.
 */
export const memoizePairs = <T>(
  most: number,
  find: (from: string, to: string) => T,
): ((from: string, to: string) => T) => {
  let known = new Map<string, Map<string, T>>();
  let count = 0;
  const remember = (from: string, to: string, found: T): T => {
    if (++count > most) {
      known = new Map();
      count = 1;
    }
    const others = known.get(from);
    if (others) others.set(to, found);
    else known.set(from, new Map([[to, found]]));
    return found;
  };
  return (from, to) => known.get(from)?.get(to) ?? remember(from, to, find(from, to));
};
