import { tools } from '@units/engine/catalog';
import type { Plugin } from 'vite';

const list = 'virtual:tools';
const one = 'virtual:tool/';

const camelCase = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the engine's export name of a tool: `conversion` for `convert`. */
const exportOf = (id: string): string => (id === 'convert' ? 'conversion' : camelCase(id));

const listCode = (): string => {
  const rows = tools.map(({ id }) => `${JSON.stringify(id)}: () => import('${one}${id}')`);
  return `const loaders = { ${rows.join(', ')} };
const plain = { table: () => import('${one}plain-table') };
export const loadTool = async (id, isBridged) => (await ((!isBridged && plain[id]) || loaders[id])()).tool;`;
};

/** The suffix of module identifiers of separate tools. */
const alone = '?alone';

/** Returns true for the entry of the tools and for the files of their folder. */
const isOfTools = (id: string): boolean => /\/engine\/src\/tools[./]/.test(id);

/**
 * Builds each tool as a separate script, so that a page loads only its own tool. The answerer of all questions has all
 * tools in one file, so they exist twice.
 */
export const toolModules = (): Plugin => ({
  name: 'tool-modules',
  enforce: 'pre',
  async resolveId(id, importer = '', options) {
    if (id === list || id.startsWith(one)) return `\0${id}`;
    if (!importer.startsWith(`\0${one}`) && !importer.endsWith(alone)) return undefined;
    const resolved = await this.resolve(id, importer.replace(alone, ''), { ...options, skipSelf: true });
    return resolved && isOfTools(resolved.id) ? { ...resolved, id: resolved.id + alone } : resolved;
  },
  load(id) {
    if (id === `\0${list}`) return listCode();
    if (!id.startsWith(`\0${one}`)) return undefined;
    const name = id.slice(one.length + 1);
    const from = name === 'plain-table' ? 'internal' : 'tools';
    return `export { ${exportOf(name)} as tool } from '@units/engine/${from}';`;
  },
});
