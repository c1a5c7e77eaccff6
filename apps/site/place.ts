/** Where the site will be. */
export interface Place {
  /** The whole address, without a slash at its end: `https://example.org/units`. */
  readonly siteUrl: string;
  /** The path of that address, `/units`; empty at the root of a host. */
  readonly basePath: string;
}

/** Reads `SITE_URL`; throws where it is not an address that pages can be at. */
export const readPlace = (text = process.env['SITE_URL'] || 'http://localhost:8000'): Place => {
  const url = URL.parse(text);
  const basePath = url?.pathname.replace(/\/$/, '') ?? '';
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username === '';
  if (!isPlain || !/^(?:\/[\w.~-]+)*$/.test(basePath))
    throw new Error(`SITE_URL is "${text}": it must be like https://units.example or https://example.org/units.`);
  return { siteUrl: url.origin + basePath, basePath };
};

/** Returns the constants that Vite puts into the code of the pages. */
export const definePlace = ({ siteUrl, basePath }: Place) => ({
  base: `${basePath}/`,
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.BASE_PATH': JSON.stringify(basePath),
  },
});
