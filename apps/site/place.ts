/** The address of the site. */
export interface Place {
  /** The full URL, without a trailing slash: `https://example.org/units`. */
  readonly siteUrl: string;
  /** The path of the URL: `/units`. Empty at the root of a host. */
  readonly basePath: string;
}

/** Reads `SITE_URL`. Throws if it is not a valid URL for pages. */
export const readPlace = (text = process.env['SITE_URL'] || 'http://localhost:8000'): Place => {
  const url = URL.parse(text);
  const basePath = url?.pathname.replace(/\/$/, '') ?? '';
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username === '';
  if (!isPlain || !/^(?:\/[\w.~-]+)*$/.test(basePath))
    throw new Error(`SITE_URL is "${text}": it must be like https://units.example or https://example.org/units.`);
  return { siteUrl: url.origin + basePath, basePath };
};

/** Returns the constants that Vite inserts into the code. */
export const definePlace = ({ siteUrl, basePath }: Place) => ({
  base: `${basePath}/`,
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.BASE_PATH': JSON.stringify(basePath),
  },
});
