import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-version.ts';

/** The documents that the build makes ahead: each takes a tenth of a second or more. */
export const documentPaths: readonly string[] = ['/openapi.json', '/tools', '/units'];

/** The file of a document below a folder of built files. */
export const documentFile = (built: string, path: string): string =>
  join(built, 'documents', `${path.slice(1).replace('.json', '')}.json`);

/** Returns the text that the build made of a document; undefined where the server runs from its source, whose documents it makes itself. */
export const documentMadeAhead = (path: string): string | undefined => {
  const built = join(packageFolder(), 'dist');
  const file = documentFile(built, path);
  return import.meta.dirname.startsWith(built) && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
