// For builds that take the engine in: as it is published. In the workspace its name stands for its source.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const engine = join(import.meta.dirname, '../packages/engine');
const { name, publishConfig } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as {
  name: string;
  publishConfig: { exports: Record<string, { default: string }> };
};

/** A plugin of Rolldown that finds the built engine behind its name. */
export const builtEngine = {
  name: 'built-engine',
  resolveId: (id: string): string | undefined =>
    id === name || id.startsWith(`${name}/`)
      ? join(engine, publishConfig.exports[`.${id.slice(name.length)}`]!.default)
      : undefined,
};
