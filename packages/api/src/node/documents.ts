import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-version.ts';

/** The documents that the build generates: each takes a tenth of a second or more. */
export const documentPaths: readonly string[] = ['/openapi.json', '/tools', '/units'];

/** Returns the file of a document in a folder of built files. */
export const documentFile = (built: string, path: string): string =>
  join(built, 'documents', `${path.slice(1).replace('.json', '')}.json`);

/**
 * Returns the text of a document that the build generated. Undefined if the server runs from its source, which
 * generates the documents on request.
 */
export const documentMadeAhead = (path: string): string | undefined => {
  const built = join(packageFolder(), 'dist');
  const file = documentFile(built, path);
  return import.meta.dirname.startsWith(built) && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
