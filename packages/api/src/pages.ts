import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Standing } from './http/address.ts';
import { isShared, never, refuse, requestId } from './http/answer.ts';
import { methodNotAllowed, notFound } from './http/fault.ts';

/** Whatever serves files: a static server, the assets binding of Workers. It answers 404 where it has nothing. */
export interface Assets {
  /**
   * Answers a request for a file.
   *
   * @param request - The request.
   * @param env - What the runtime hands to a handler: the bindings of a Worker.
   */
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
}

/** The files served beside the API. */
export interface Pages {
  /** The static pages, at every path that is neither an endpoint nor the widget's. Its 404 is the page for browsers. */
  readonly site?: Assets;
  /** The embeddable widget, at `/widget/`. */
  readonly widget?: Assets;
}

/** Returns true if the caller prefers a page to JSON. Undecided callers, such as curl, get `otherwise`. */
export const prefersPage = (c: Context, otherwise: boolean): boolean =>
  accepts(c, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: otherwise ? 'text/html' : 'application/json',
  }) === 'text/html';

/**
 * The policy of what a page may load and who may frame it. The site loads only its own and is framed only by itself. The widget is made to be
 * framed by anyone, pages without an origin included, which no `frame-ancestors` would match. It needs nothing but its script and its
 * style, and never makes HTML of a text: the browser holds it to that.
 */
const policies = {
  site: [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  widget: [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
};

/** Where the styles of a page come from: an answer that has them in the page itself names them by their hash. */
const stylesFrom = "style-src 'self'";

/** The widget stands in pages of others, those too that take nothing from elsewhere which does not say that it may (COEP). */
const forAnyPage = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
} as const;

/** Our pages use none of these features. The page that frames the widget decides about the clipboard. */
const permissions = 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()';

/** The caching of a redirect: as long as that of a page. */
const redirect = 'public, max-age=300';

/** The answer of the assets with the headers that every answer of ours has, and those that guard a page. */
const addHeaders = (request: Request, response: Response, kind: keyof Pages, basePath = ''): Response => {
  const answer = new Response(response.body, response);
  const { headers } = answer;
  // Assets know nothing of where the service is
  const location = headers.get('Location');
  if (location?.startsWith('/')) headers.set('Location', basePath + location);
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('X-Content-Type-Options', 'nosniff');
  if (kind === 'widget') for (const [name, value] of Object.entries(forAnyPage)) headers.set(name, value);
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    const styles = headers.get('Content-Security-Policy') ?? stylesFrom;
    headers.set(
      'Content-Security-Policy',
      policies[kind].replace(stylesFrom, () => styles),
    );
    headers.set('Permissions-Policy', permissions);
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  }
  if (response.status >= 400) headers.set('Cache-Control', never);
  // Caches keep a permanent redirect even if it does not say so
  else if (location && !headers.has('Cache-Control')) headers.set('Cache-Control', redirect);
  if (!isShared(headers.get('Cache-Control'))) headers.set('X-Request-Id', requestId(request));
  return answer;
};

const nothing = (c: Context, near: Near): Response =>
  refuse(c.req.raw, notFound(c.req.path, near(c.req.path)), { Vary: 'Accept' });

/** The widget's folder without its slash, from where the links of its page would not hold. */
const widgetFolder = '/widget';

const toFolder = (c: Context): Response => c.redirect(`${widgetFolder}/${new URL(c.req.url).search}`, 308);

/** The paths that may have been meant by one where nothing is. */
export type Near = (path: string) => readonly string[];

/** Answers with the file at the path, or with 404: the site's page to a browser, the error object to a program. */
export const servePage = async (c: Context, pages: Pages & Standing, near: Near = () => []): Promise<Response> => {
  const { path, raw: request } = c.req;
  const kind = path === widgetFolder || path.startsWith(`${widgetFolder}/`) ? 'widget' : 'site';
  const assets = pages[kind];
  if (!assets) return nothing(c, near);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(c, assets, near);
  const response = path === widgetFolder ? toFolder(c) : await assets.fetch(request, c.env);
  if (response.status !== 404) return addHeaders(request, response, kind, pages.basePath);
  if (!prefersPage(c, false) || !response.headers.get('Content-Type')?.startsWith('text/html')) return nothing(c, near);
  const page = addHeaders(request, response, kind);
  page.headers.append('Vary', 'Accept');
  return page;
};

/** A page answers GET and HEAD; where there is no page, no method is right. */
const refuseMethod = async (c: Context, assets: Assets, near: Near): Promise<Response> => {
  const { method, path, url } = c.req;
  const { status } = await assets.fetch(new Request(url, { method: 'HEAD' }), c.env);
  if (status === 404) return nothing(c, near);
  const allow = 'GET, HEAD, OPTIONS';
  return refuse(c.req.raw, methodNotAllowed(method, path, allow), { Allow: allow });
};
