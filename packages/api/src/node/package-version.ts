import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const manifestAbove = (folder: string): string => {
  try {
    return readFileSync(join(folder, 'package.json'), 'utf8');
  } catch {
    return manifestAbove(dirname(folder));
  }
};

/** The version of this package, from the manifest above this file, wherever the build has put it. */
export const packageVersion = (): string =>
  (JSON.parse(manifestAbove(import.meta.dirname)) as { version: string }).version;
