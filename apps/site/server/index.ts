import { loadUncertain } from '@units/ui/reader';
import type { Files } from '../src/layout/head.tsx';
import type { Tag } from '../src/language.ts';
import { pages, render } from '../src/pages.tsx';

export { pages, render, texts } from '../src/pages.tsx';

// The build knows the names of its files when it makes this module.
declare const files: Files;

/** Whatever serves the files of the built site. */
export interface Assets {
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
}

/** As long as a page itself: its answer changes no sooner. */
const cacheControl = 'public, max-age=300';

const encoder = new TextEncoder();

/** A page as an answer, which says its length, also to HEAD. */
const answerPage = ({ method }: Request, html: string, status = 200): Response => {
  const bytes = encoder.encode(html);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(bytes.length),
    'Cache-Control': cacheControl,
  };
  return new Response(method === 'HEAD' ? null : bytes, { status, headers });
};

/**
 * The site with an answer in each page whose address asks it something. Anyone who uses the site with scripts gets the same answer
 * from them; without scripts, forms are sent here.
 */
export const createSite = (assets: Assets): Assets => {
  const missing = new Map(pages.filter(({ isHidden }) => isHidden).map((page) => [page.language ?? 'en', page]));
  /** Returns the page for a missing address, in the language of the address, with the pages that it may mean. */
  const orNear = async (request: Request, response: Response, path: string): Promise<Response> => {
    if (response.status !== 404 || !response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const [, tag] = /^\/([a-z]{2})\//.exec(path) ?? [];
    const page = missing.get((tag ?? 'en') as Tag) ?? missing.get('en')!;
    return answerPage(request, render(page, files, { path }), 404);
  };
  const asked = new Map(pages.filter(({ isAsked }) => isAsked).map((page) => [page.path, page]));
  return {
    fetch: async (request, env) => {
      const { pathname, searchParams } = new URL(request.url);
      const page = searchParams.size > 0 ? asked.get(pathname) : undefined;
      if (!page || (request.method !== 'GET' && request.method !== 'HEAD')) {
        return orNear(request, await assets.fetch(request, env), pathname);
      }
      await loadUncertain(searchParams.get('value') ?? '');
      return answerPage(request, render(page, files, Object.fromEntries(searchParams)));
    },
  };
};
