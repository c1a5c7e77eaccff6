/**
 * Returns a function that finds the value for the path of a request. The last segment of a known path may be a
 * parameter: `/units/stone` matches `/units/{unit}`.
 */
export const byPath = <Value>(known: Iterable<readonly [path: string, value: Value]>) => {
  const [fixed, open] = [new Map<string, Value>(), new Map<string, Value>()];
  for (const [path, value] of known) {
    const folder = path.replace(/\{\w+\}$/, '');
    (folder === path ? fixed : open).set(folder, value);
  }
  return (path: string): Value | undefined =>
    fixed.get(path) ?? (path.endsWith('/') ? undefined : open.get(path.slice(0, path.lastIndexOf('/') + 1)));
};
