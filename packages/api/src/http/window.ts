import { readCount } from './count.ts';

/** The requested part of a list. */
export interface Window {
  readonly offset: number;
  /** The most items. Undefined for all. */
  readonly limit: number | undefined;
}

/** The parameters for a part of a list. */
export const windowNames = ['limit', 'offset'] as const;

/** The most items of a part, because a part is generated for each request. */
export const mostInPart = 200;

/** The largest offset, beyond the end of any list. */
export const largestOffset = 1_000_000;

/** Reads the requested part of a list, with at most `most` items. Throws UnitsError. */
export const readWindow = (
  { limit, offset }: Readonly<Partial<Record<string, string>>>,
  most = mostInPart,
): Window => ({
  // An offset alone requests the rest, up to the size of a part
  limit: limit === undefined ? (offset === undefined ? undefined : most) : readCount('limit', limit, [1, most]),
  offset: offset === undefined ? 0 : readCount('offset', offset, [0, largestOffset]),
});

/** Returns true for the whole list. */
export const isWhole = ({ offset, limit }: Window): boolean => offset === 0 && limit === undefined;

/** Returns the items in a window. */
export const within = <Item>(items: readonly Item[], { offset, limit = Infinity }: Window): readonly Item[] =>
  items.slice(offset, offset + limit);

/**
 * Returns the target of the next part of a list, relative to the address of the service. Undefined after the last part.
 */
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
