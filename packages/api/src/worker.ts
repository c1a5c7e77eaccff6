import { createApp, type Assets } from './app.ts';
import { within } from './http/address.ts';

/** The bindings of a Worker. */
interface Bindings {
  /** The files of the site, the widget's among them under `/widget/`. */
  readonly ASSETS?: Assets;
  /** The path of a larger site that the Worker has, such as `/converter`: that of the `SITE_URL` which the site was built for. */
  readonly BASE_PATH?: string;
}

let app: ReturnType<typeof createApp> | undefined;

/** The service for Cloudflare Workers, and for any runtime that serves a default export with a `fetch`. */
export default {
  fetch(request: Request, bindings: Bindings = {}): Response | Promise<Response> {
    const { ASSETS: assets, BASE_PATH: basePath = '' } = bindings;
    app ??= createApp({ basePath, ...(assets ? { site: assets, widget: assets } : {}) });
    if (basePath === '') return app.fetch(request, bindings);
    const url = new URL(request.url);
    const { pathname, search } = url;
    if (pathname === basePath)
      return new Response(null, { status: 308, headers: { Location: `${basePath}/${search}` } });
    url.pathname = within(basePath, pathname);
    return app.fetch(new Request(url, request), bindings);
  },
};
