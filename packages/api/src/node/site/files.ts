import { existsSync, readFileSync, statSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { refuse } from '../../http/answer.ts';
import { conditionOf, partOf, tagOf } from '../../http/conditions.ts';
import { encodingOf } from '../../http/encoding.ts';
import { preconditionFailed, rangeNotSatisfiable } from '../../http/fault.ts';
import type { Assets } from '../../pages.ts';

/** Matches a file with a content hash in its name, as the bundler writes it. Such a file never changes. */
const hashed = /\/assets\/.*-[\w-]{8,}\.\w+$/;

const cacheControl = (path: string): string => {
  if (hashed.test(path)) return 'public, max-age=31536000, immutable';
  return path.endsWith('/') || path.endsWith('.html') ? 'public, max-age=300' : 'public, max-age=86400';
};

/** The compressed copies that the build writes next to a file, the best first. */
const copies = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Returns the file at a path. Undefined if it does not exist or its name is invalid. */
const fileAt = (place: string): Stats | undefined => {
  try {
    const stats = statSync(place, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the file name for a path, or undefined if it might be outside the folder or has two slashes in a row. */
const nameOf = (pathname: string): string | undefined => {
  try {
    const name = decodeURI(pathname);
    return /%|\\|\/\/|\/\.{1,2}(?:\/|$)/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
};

/**
 * Answers with a file or the requested part of it, in the encoding that the request prefers among the existing copies.
 */
const answerFile = async (request: Request, place: string, kept: string): Promise<Response> => {
  const encoding = encodingOf(
    request.headers.get('accept-encoding'),
    copies.filter(({ ending }) => fileAt(place + ending)),
  );
  const source = place + (encoding?.ending ?? '');
  const bytes = await readFile(source);
  const modified = statSync(source).mtime;
  const version = { etag: await tagOf(bytes), modified };
  const known = { 'Accept-Ranges': 'bytes', ETag: version.etag, Vary: 'Accept-Encoding' };
  const headers = { ...known, 'Cache-Control': kept, 'Last-Modified': modified.toUTCString() };
  const condition = conditionOf(request.headers, version);
  if (condition === 'failed') return refuse(request, preconditionFailed(), known);
  if (condition === 'unchanged') return new Response(null, { status: 304, headers });
  const size = bytes.length;
  const part = partOf(request.headers, size, version);
  if (part === 'beyond')
    return refuse(request, rangeNotSatisfiable(size), { ...known, 'Content-Range': `bytes */${size}` });
  const { first, last } = part ?? { first: 0, last: size - 1 };
  return new Response(bytes.subarray(first, last + 1), {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': getMimeType(place) ?? 'application/octet-stream',
      'Content-Length': String(last + 1 - first),
      ...(encoding ? { 'Content-Encoding': encoding.name } : {}),
      ...(part ? { 'Content-Range': `bytes ${first}-${last}/${size}` } : {}),
    },
  });
};

/**
 * Serves the files of a folder at a path that ends with a slash: for a folder its `index.html`, and the compressed copy
 * (`.br`, `.gz`) if it exists and is accepted. Nothing outside the folder is served. A missing file is answered with
 * 404, and with the folder's `404.html` if there is one.
 */
export const files = (folder: string, mount = '/'): Assets => {
  const missingPage = join(folder, '404.html');
  const missing = existsSync(missingPage) ? readFileSync(missingPage, 'utf8') : null;
  const nothing = (): Response =>
    new Response(missing, {
      status: 404,
      headers: missing === null ? {} : { 'Content-Type': 'text/html; charset=utf-8' },
    });

  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const name = nameOf(pathname);
    if (name === undefined) return nothing();
    const place = join(folder, name.slice(mount.length - 1));
    const page = join(place, 'index.html');
    const isFolder = fileAt(page) !== undefined;
    // The relative links of a folder's page need the trailing slash.
    if (isFolder && !name.endsWith('/'))
      return new Response(null, { status: 308, headers: { Location: `${pathname}/${search}` } });
    if (isFolder || (fileAt(place) && !name.endsWith('/')))
      return answerFile(request, isFolder ? page : place, cacheControl(name));
    return nothing();
  };
  return { fetch };
};
