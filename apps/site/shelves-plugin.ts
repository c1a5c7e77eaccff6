import type { Plugin } from 'vite';
import { densities } from './src/content/densities.ts';
import { shelves } from './src/content/shelves.ts';

const list = 'virtual:shelves';
const one = 'virtual:shelf/';
const filled = 'virtual:densities';

const listCode = (names: Iterable<string>): string => {
  const rows = Array.from(names, (name) => `${name}: () => import('${one}${name}')`);
  return `const loaders = { ${rows.join(', ')} };
export const loadShelfText = async (name) => (await loaders[name]?.())?.default;
export const loadDensities = async () => (await import('${filled}')).default;`;
};

const asModule = (value: unknown): string => `export default ${JSON.stringify(value)};`;

/** Makes each shelf of spellings a script of its own, and one of the densities. */
export const shelfModules = (): Plugin => {
  let texts: ReadonlyMap<string, string> | undefined;
  return {
    name: 'shelf-modules',
    resolveId: (id) => (id === list || id === filled || id.startsWith(one) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${filled}`) return asModule(densities());
      if (id !== `\0${list}` && !id.startsWith(`\0${one}`)) return undefined;
      texts ??= shelves();
      return id === `\0${list}` ? listCode(texts.keys()) : asModule(texts.get(id.slice(one.length + 1)));
    },
  };
};
