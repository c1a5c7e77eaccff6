import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Standing } from './http/address.ts';
import { isShared, never, refuse, requestId } from './http/answer.ts';
import { methodNotAllowed, notFound } from './http/fault.ts';

/** A server of files: a static server, or the assets binding of Workers. It answers 404 for a missing file. */
export interface Assets {
  /**
   * Answers a request for a file.
   *
   * @param request - The request.
   * @param env - The second argument of the runtime's handler: the bindings of a Worker.
   */
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
}

/** The files served in addition to the API. */
export interface Pages {
  /** The static pages, at every path that is neither an endpoint nor the widget's. Browsers get its 404 page. */
  readonly site?: Assets;
  /** The embeddable widget, at `/widget/`. */
  readonly widget?: Assets;
}

/** Returns true if the caller prefers a page to JSON. `otherwise` is for callers without a preference, such as curl. */
export const prefersPage = (c: Context, otherwise: boolean): boolean =>
  accepts(c, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: otherwise ? 'text/html' : 'application/json',
  }) === 'text/html';

/**
 * The policies of the pages. The site loads only its own files and can be framed only by itself. The widget can be
 * framed by anyone, including pages without an origin, which no `frame-ancestors` would match. It needs only its script
 * and its style. It never converts text to HTML, and the browser enforces that.
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

/** The default policy for styles. A page with inline styles names them by their hash instead. */
const stylesFrom = "style-src 'self'";

/**
 * Other sites embed the widget, including sites that block embedded resources without an explicit permission (COEP).
 */
const forAnyPage = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
} as const;

/** Our pages use none of these features. The page that frames the widget decides about the clipboard. */
const permissions = 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()';

/** The caching of a redirect: the same duration as for a page. */
const redirect = 'public, max-age=300';

/** Returns a response of the assets with the headers of all answers, and the security headers of a page. */
const addHeaders = (request: Request, response: Response, kind: keyof Pages, basePath = ''): Response => {
  const answer = new Response(response.body, response);
  const { headers } = answer;
  // Assets do not know the base path of the service
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
  // Caches store a permanent redirect even without the header
  else if (location && !headers.has('Cache-Control')) headers.set('Cache-Control', redirect);
  if (!isShared(headers.get('Cache-Control'))) headers.set('X-Request-Id', requestId(request));
  return answer;
};

const nothing = (c: Context, near: Near): Response =>
  refuse(c.req.raw, notFound(c.req.path, near(c.req.path)), { Vary: 'Accept' });

/**
 * The widget's folder without the trailing slash, which redirects because the relative links of its page would not work
 * there.
 */
const widgetFolder = '/widget';

const toFolder = (c: Context): Response => c.redirect(`${widgetFolder}/${new URL(c.req.url).search}`, 308);

/** Returns existing paths that are similar to a missing one. */
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

/** Refuses a method other than GET and HEAD: with 405 if there is a page, otherwise with 404. */
const refuseMethod = async (c: Context, assets: Assets, near: Near): Promise<Response> => {
  const { method, path, url } = c.req;
  const { status } = await assets.fetch(new Request(url, { method: 'HEAD' }), c.env);
  if (status === 404) return nothing(c, near);
  const allow = 'GET, HEAD, OPTIONS';
  return refuse(c.req.raw, methodNotAllowed(method, path, allow), { Allow: allow });
};
