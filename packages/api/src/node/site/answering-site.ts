import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets } from '../../pages.ts';

interface SiteModule {
  readonly createSite: (files: Assets) => Assets;
}

/**
 * The files of the site, and beside them pages that answer what their address asks, as forms without scripts do, and one that
 * says what may be meant by an address that has no page. The module that the site was built with answers; it is loaded for the
 * first who asks.
 */
export const answeringSite = (files: Assets, module: string): Assets => {
  let site: Promise<Assets> | undefined;
  const load = async (): Promise<Assets> => {
    const { createSite } = (await import(pathToFileURL(resolve(module)).href)) as SiteModule;
    return createSite(files);
  };
  return {
    fetch: async (request, env) => {
      if (request.url.includes('?')) return (await (site ??= load())).fetch(request, env);
      const response = await files.fetch(request, env);
      const isPageMissing = response.status === 404 && request.headers.get('Accept')?.includes('text/html') === true;
      return isPageMissing ? (await (site ??= load())).fetch(request, env) : response;
    },
  };
};
