import { createApp, type Assets } from './app.ts';

/** What a Worker is bound to: the files of the site, the widget's among them under `/widget/`. */
interface Bindings {
  readonly ASSETS?: Assets;
}

let app: ReturnType<typeof createApp> | undefined;

/** The service for Cloudflare Workers, and for any runtime that serves a default export with a `fetch`. */
export default {
  fetch(request: Request, bindings: Bindings = {}): Response | Promise<Response> {
    const { ASSETS: assets } = bindings;
    app ??= createApp(assets ? { site: assets, widget: assets } : {});
    return app.fetch(request, bindings);
  },
};
