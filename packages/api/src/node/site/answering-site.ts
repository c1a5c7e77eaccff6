import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets } from '../../pages.ts';
import { StartError } from '../settings.ts';

interface SiteModule {
  readonly createSite: (files: Assets) => Assets;
}

/** Loads the module that a site was built with. Throws a StartError where it is none. */
export const loadSite = async (path: string): Promise<SiteModule> => {
  const must = 'it must be the module that was built with the site';
  try {
    const loaded = (await import(pathToFileURL(resolve(path)).href)) as Partial<SiteModule>;
    if (typeof loaded.createSite === 'function') return loaded as SiteModule;
  } catch (error) {
    throw new StartError(`SITE_MODULE is "${path}": ${must} (${(error as Error).message}).`, { cause: error });
  }
  throw new StartError(`SITE_MODULE is "${path}": ${must}, which has createSite.`);
};

/**
 * The files of the site, and beside them pages that answer what their address asks, as forms without scripts do, and one that
 * says what may be meant by an address that has no page. The module that the site was built with answers.
 */
export const answeringSite = (files: Assets, module: string): Assets => {
  let site: Promise<Assets> | undefined;
  const load = async (): Promise<Assets> => (await loadSite(module)).createSite(files);
  return {
    fetch: async (request, env) => {
      if (request.url.includes('?')) return (await (site ??= load())).fetch(request, env);
      const response = await files.fetch(request, env);
      const isPageMissing = response.status === 404 && request.headers.get('Accept')?.includes('text/html') === true;
      return isPageMissing ? (await (site ??= load())).fetch(request, env) : response;
    },
  };
};
