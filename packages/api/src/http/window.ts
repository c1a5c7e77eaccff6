import { readCount } from './count.ts';

/** The part of a list that a request wants. */
export interface Window {
  readonly offset: number;
  /** The most items; undefined for all. */
  readonly limit: number | undefined;
}

/** The parameters that say which part of a list is wanted. */
export const windowNames = ['limit', 'offset'] as const;

/** The most items of a part: a part is made anew for each request. */
export const mostInPart = 200;

/** The largest offset, further than any list goes. */
export const largestOffset = 1_000_000;

/** Reads the part of a list that a query wants, at most `most` items. Throws a UnitsError. */
export const readWindow = (
  { limit, offset }: Readonly<Partial<Record<string, string>>>,
  most = mostInPart,
): Window => ({
  // An offset alone asks for the rest, as far as a part goes
  limit: limit === undefined ? (offset === undefined ? undefined : most) : readCount('limit', limit, [1, most]),
  offset: offset === undefined ? 0 : readCount('offset', offset, [0, largestOffset]),
});

/** Returns true for the whole list. */
export const isWhole = ({ offset, limit }: Window): boolean => offset === 0 && limit === undefined;

/** Returns the items in a window. */
export const within = <Item>(items: readonly Item[], { offset, limit = Infinity }: Window): readonly Item[] =>
  items.slice(offset, offset + limit);

/** Returns the target of the next part of a list, below the address of the service; undefined after the last one. */
export const nextOf = (
  path: string,
  given: Readonly<Partial<Record<string, string>>>,
  { offset, limit }: Window,
  total: number,
): string | undefined => {
  if (limit === undefined || offset + limit >= total) return undefined;
  const texts = Object.entries({ ...given, limit: String(limit), offset: String(offset + limit) });
  return `${path}?${new URLSearchParams(texts.filter((pair): pair is [string, string] => pair[1] !== undefined))}`;
};
