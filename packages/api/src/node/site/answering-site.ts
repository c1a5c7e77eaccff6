import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets } from '../../pages.ts';
import { StartError } from '../settings.ts';

interface Answering {
  /** The setting that names the module. */
  readonly setting: 'SITE_MODULE' | 'WIDGET_MODULE';
  /** The exported function of the module that creates the server. */
  readonly make: 'createSite' | 'createWidget';
  readonly builtWith: string;
}

type Make = (files: Assets) => Assets;

/** Loads the function of a server module. Throws StartError if the module is not one. */
const loadMake = async (path: string, { setting, make, builtWith }: Answering): Promise<Make> => {
  const must = `it must be the module that was built with the ${builtWith}`;
  let loaded: Partial<Record<string, unknown>>;
  try {
    loaded = (await import(pathToFileURL(resolve(path)).href)) as typeof loaded;
  } catch (error) {
    throw new StartError(`${setting} is "${path}": ${must} (${(error as Error).message}).`, { cause: error });
  }
  if (typeof loaded[make] === 'function') return loaded[make] as Make;
  throw new StartError(`${setting} is "${path}": ${must}, which has ${make}.`);
};

/** Loads the server module of the site. Throws StartError if it is not one. */
export const loadSite = (path: string): Promise<Make> =>
  loadMake(path, { setting: 'SITE_MODULE', make: 'createSite', builtWith: 'site' });

/** Loads the server module of the widget. Throws StartError if it is not one. */
export const loadWidget = (path: string): Promise<Make> =>
  loadMake(path, { setting: 'WIDGET_MODULE', make: 'createWidget', builtWith: 'widget' });

/**
 * Returns the files of the site with answers from its server module: pages that answer the query of their address,
 * which forms without scripts use, and a page for missing addresses with similar pages.
 */
export const answeringSite = (files: Assets, module: string): Assets => {
  let site: Promise<Assets> | undefined;
  const load = async (): Promise<Assets> => (await loadSite(module))(files);
  return {
    fetch: async (request, env) => {
      if (request.url.includes('?')) return (await (site ??= load())).fetch(request, env);
      const response = await files.fetch(request, env);
      const isPageMissing = response.status === 404 && request.headers.get('Accept')?.includes('text/html') === true;
      return isPageMissing ? (await (site ??= load())).fetch(request, env) : response;
    },
  };
};

/** Returns the files of the widget, and its page with the answer to its address. */
export const answeringWidget = (files: Assets, module: string): Assets => {
  let widget: Promise<Assets> | undefined;
  const load = async (): Promise<Assets> => (await loadWidget(module))(files);
  return { fetch: async (request, env) => (await (widget ??= load())).fetch(request, env) };
};
