import { createServer, type Plugin } from 'vite';

type Pages = typeof import('./src/pages.tsx');

const source = '/src/pages.tsx';

/** Writes every page of `src/pages.tsx` as a file of plain HTML; in development, answers with the page itself. */
export const prerender = (): Plugin => ({
  name: 'prerender',

  configureServer(server) {
    return () => {
      server.middlewares.use((request, response, next) => {
        const answer = async () => {
          const { pages, render } = (await server.ssrLoadModule(source)) as Pages;
          const path = new URL(request.url ?? '/', 'http://site').pathname;
          const found = pages.find((one) => one.path === path);
          const page = found ?? pages.find((one) => one.path === '/404');
          response.statusCode = found ? 200 : 404;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(page && render(page, '/src/site.css'));
        };
        answer().catch(next);
      });
    };
  },

  async generateBundle(_, bundle) {
    const style = Object.keys(bundle).find((name) => name.endsWith('.css'));
    if (style === undefined) throw new Error('The build of the site has no stylesheet.');
    const server = await createServer({
      configFile: false,
      server: { middlewareMode: true, ws: false, watch: null },
      appType: 'custom',
    });
    try {
      const { pages, render } = (await server.ssrLoadModule(source)) as Pages;
      for (const page of pages) {
        const fileName = page.path.endsWith('/') ? `${page.path.slice(1)}index.html` : `${page.path.slice(1)}.html`;
        this.emitFile({ type: 'asset', fileName, source: render(page, `/${style}`) });
      }
    } finally {
      await server.close();
    }
  },
});
