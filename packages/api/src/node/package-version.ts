import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const packageAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : packageAbove(dirname(folder));

/** Returns the folder of this package: the nearest parent folder with a manifest, in the source and in the build. */
export const packageFolder = (): string => packageAbove(import.meta.dirname);

/** Returns the version of this package from its manifest. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string }).version;
