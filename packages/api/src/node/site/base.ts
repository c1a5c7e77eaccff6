import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the path that a site was built for, without a trailing slash, from its manifest. Empty for the root of a
 * host. Undefined if the manifest does not contain it.
 */
export const baseOf = (siteFolder: string): string | undefined => {
  try {
    const { scope } = JSON.parse(readFileSync(join(siteFolder, 'manifest.webmanifest'), 'utf8'));
    return typeof scope === 'string' ? scope.replace(/\/$/, '') : undefined;
  } catch {
    return undefined;
  }
};
