/** Returns the first result of reading items in their order. Undefined if there is none. */
export const firstResult = <A, B>(items: Iterable<A>, read: (item: A) => B | undefined): B | undefined => {
  for (const item of items) {
    const result = read(item);
    if (result !== undefined) return result;
  }
  return undefined;
};
