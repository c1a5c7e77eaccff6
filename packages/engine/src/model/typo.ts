/** Returns true if two words differ by one letter more, less or different, or by two swapped ones. */
export const isOneTypo = (a: string, b: string): boolean => {
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shortest - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [x, y] = [a.length - start - end, b.length - start - end];
  if (Math.max(x, y) === 1) return true;
  return x === 2 && y === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
};
