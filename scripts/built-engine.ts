// For builds that take the engine in: as it is published. In the workspace its name stands for its source.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const engine = join(import.meta.dirname, '../packages/engine');
const { name, publishConfig } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as {
  name: string;
  publishConfig: { exports: Record<string, { default: string }> };
};

/** The file of an entry, which may be one of a pattern: `./locales/*`. */
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

/** A plugin of Rolldown that finds the built engine behind its name. */
export const builtEngine = {
  name: 'built-engine',
  resolveId: (id: string): string | undefined => {
    const file = id === name || id.startsWith(`${name}/`) ? fileOf(`.${id.slice(name.length)}`) : undefined;
    return file && join(engine, file);
  },
};
