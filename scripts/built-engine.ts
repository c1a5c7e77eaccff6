// For builds that include the published engine. In the workspace, the package name resolves to the source.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const engine = join(import.meta.dirname, '../packages/engine');
const { name, publishConfig } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as {
  name: string;
  publishConfig: { exports: Record<string, { default: string }> };
};

/** Returns the file of an entry, which may match a pattern: `./locales/*`. */
const fileOf = (entry: string): string | undefined => {
  const { exports } = publishConfig;
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*');
    if (pattern === entry) return target.default;
    if (end !== undefined && entry.startsWith(start) && entry.endsWith(end))
      return target.default.replace('*', entry.slice(start.length, entry.length - end.length));
  }
  return undefined;
};

/** A Rolldown plugin that resolves the engine's name to the build. */
export const builtEngine = {
  name: 'built-engine',
  resolveId: (id: string): string | undefined => {
    const file = id === name || id.startsWith(`${name}/`) ? fileOf(`.${id.slice(name.length)}`) : undefined;
    return file && join(engine, file);
  },
};
