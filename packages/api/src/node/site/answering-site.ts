import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets } from '../../pages.ts';

interface SiteModule {
  readonly createSite: (files: Assets) => Assets;
}

/**
 * The files of the site, and beside them pages that answer what their address asks, as forms without scripts do. The
 * module that the site was built with answers; it is loaded for the first who asks.
 */
export const answeringSite = (files: Assets, module: string): Assets => {
  let site: Promise<Assets> | undefined;
  const load = async (): Promise<Assets> => {
    const { createSite } = (await import(pathToFileURL(resolve(module)).href)) as SiteModule;
    return createSite(files);
  };
  return {
    fetch: async (request, env) => {
      const assets = request.url.includes('?') ? await (site ??= load()) : files;
      return assets.fetch(request, env);
    },
  };
};
