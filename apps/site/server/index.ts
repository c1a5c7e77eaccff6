import { loadUncertain } from '@units/ui/reader';
import type { Files } from '../src/layout/head.tsx';
import type { Tag } from '../src/language.ts';
import { pages, render } from '../src/pages.tsx';

export { pages, render, texts } from '../src/pages.tsx';

// The build inserts the names of its files into this module.
declare const files: Files;

/** A server of the built site's files. */
export interface Assets {
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
}

/** The same duration as for a static page: an answer changes no sooner. */
const cacheControl = 'public, max-age=300';

const encoder = new TextEncoder();

/** Returns a page as a response with its length, also for HEAD. */
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
 * Returns the site with answers to the questions in its pages' addresses. Scripts give the same answers in the browser;
 * without scripts, the browser submits forms here.
 */
export const createSite = (assets: Assets): Assets => {
  const missing = new Map(pages.filter(({ isHidden }) => isHidden).map((page) => [page.language ?? 'en', page]));
  /** Returns the page for a missing address, in the language of the address, with links to similar pages. */
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
