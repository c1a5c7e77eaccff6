import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/** A file whose name carries a hash of its content, as the bundler writes them: it never changes. */
const hashed = /\/assets\/.*-[\w-]{8,}\.\w+$/;

const cacheControl = (path: string): string => {
  if (hashed.test(path)) return 'public, max-age=31536000, immutable';
  return path.endsWith('/') || path.endsWith('.html') ? 'public, max-age=300' : 'public, max-age=86400';
};

const cached: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  c.res.headers.set('Cache-Control', cacheControl(c.req.path));
  c.res.headers.set('Vary', 'Accept-Encoding');
};

const tagged = etag();

/** What can change is asked for again by its tag; a part of a file has no tag of its own. */
const revalidated: MiddlewareHandler = (c, next) =>
  hashed.test(c.req.path) || c.req.header('Range') !== undefined ? next() : tagged(c, next);

/**
 * Serves the files of a folder at a path that ends with a slash: a folder by its `index.html`, the compressed copy
 * (`.br`, `.gz`) where there is one and it is accepted, nothing outside of the folder. Where there is no file it
 * answers 404, with the folder's `404.html` if there is one.
 */
export const files = (folder: string, mount = '/'): Hono => {
  const within = (path: string): string => path.slice(mount.length - 1);
  const missingPage = join(folder, '404.html');
  const missing = existsSync(missingPage) ? readFileSync(missingPage, 'utf8') : undefined;

  /** Sends a folder's path without its slash to the one with it, so that the relative links of its page hold. */
  const slashed: MiddlewareHandler = async (c, next) => {
    const { path, url } = c.req;
    // Two slashes at its start would be the name of another host
    if (path.endsWith('/') || path.includes('//')) return next();
    if (!existsSync(join(folder, within(path), 'index.html'))) return next();
    return c.redirect(`${path}/${new URL(url).search}`, 308);
  };

  const app = new Hono();
  app.use(slashed, revalidated, cached, serveStatic({ root: folder, precompressed: true, rewriteRequestPath: within }));
  app.notFound((c) => (missing === undefined ? c.text('Not found', 404) : c.html(missing, 404)));
  return app;
};
