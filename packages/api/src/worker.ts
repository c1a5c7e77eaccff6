import { createApp, type Assets } from './app.ts';
import { within } from './http/address.ts';

/** The bindings of a Worker. */
interface Bindings {
  /** The files of the site. The widget's files are under `/widget/`. */
  readonly ASSETS?: Assets;
  /**
   * The path of the Worker on a larger site, such as `/converter`: the path of the `SITE_URL` that the site was built
   * for.
   */
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
