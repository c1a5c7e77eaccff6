import { tools } from '@units/engine/catalog';
import type { Plugin } from 'vite';

const list = 'virtual:tools';
const one = 'virtual:tool/';

const camelCase = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the name under which the engine exports a tool: `conversion` for `convert`. */
const exportOf = (id: string): string => (id === 'convert' ? 'conversion' : camelCase(id));

const listCode = (): string => {
  const rows = tools.map(({ id }) => `${JSON.stringify(id)}: () => import('${one}${id}')`);
  return `const loaders = { ${rows.join(', ')} };
const plain = { table: () => import('${one}plain-table') };
export const loadTool = async (id, isBridged) => (await ((!isBridged && plain[id]) || loaders[id])()).tool;`;
};

/** Makes each tool a script of its own, so that a page loads the one that it is about. */
export const toolModules = (): Plugin => ({
  name: 'tool-modules',
  resolveId: (id) => (id === list || id.startsWith(one) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${list}`) return listCode();
    if (!id.startsWith(`\0${one}`)) return undefined;
    const name = id.slice(one.length + 1);
    const from = name === 'plain-table' ? 'pages' : 'tools';
    return `export { ${exportOf(name)} as tool } from '@units/engine/${from}';`;
  },
});
