import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The path that the site in a folder was built for, without a slash at its end, as its manifest says it: empty for the root of a host.
 * Undefined for pages that say nothing of it.
 */
export const baseOf = (siteFolder: string): string | undefined => {
  try {
    const { scope } = JSON.parse(readFileSync(join(siteFolder, 'manifest.webmanifest'), 'utf8'));
    return typeof scope === 'string' ? scope.replace(/\/$/, '') : undefined;
  } catch {
    return undefined;
  }
};
