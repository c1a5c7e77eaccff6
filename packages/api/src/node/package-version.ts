import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const packageAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : packageAbove(dirname(folder));

/** The folder of this package: the one with the manifest above this file, wherever the build has put it. */
export const packageFolder = (): string => packageAbove(import.meta.dirname);

/** The version of this package, from its manifest. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string }).version;
