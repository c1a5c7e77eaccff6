/** The address that the site is served from, without a slash at its end: `SITE_URL` when it is built. */
export const siteUrl = (process.env['SITE_URL'] || 'http://localhost:8000').replace(/\/+$/, '');

export const absolute = (path: string): string => siteUrl + path;

/** The path of a page in a given state. */
export const withState = (page: string, state: Readonly<Record<string, string | number>>): string =>
  `${page}?${new URLSearchParams(Object.entries(state).map(([key, value]) => [key, String(value)]))}`;
