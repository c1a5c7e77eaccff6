import { siteUrl } from '../base.ts';

/** Returns the full URL of a path of the site. */
export const absolute = (path: string): string => siteUrl + path;

/** Returns the path of a page in a given state. */
export const withState = (page: string, state: Readonly<Record<string, string | number>>): string =>
  `${page}?${new URLSearchParams(Object.entries(state).map(([key, value]) => [key, String(value)]))}`;
