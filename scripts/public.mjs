// Copies the built site and widget into one folder, packages/api/dist/public, for hosts that serve the files
// themselves: Cloudflare Workers, or any CDN. Run `node scripts/public.mjs` after `pnpm build`.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const folder = join(root, 'packages/api/dist/public');

/** Returns true for an uncompressed file. Such hosts compress files themselves. */
const isPlain = (path) => !/\.(?:br|gz)$/.test(path);

rmSync(folder, { recursive: true, force: true });
cpSync(join(root, 'apps/site/dist'), folder, { recursive: true, filter: isPlain });
cpSync(join(root, 'apps/widget/dist'), join(folder, 'widget'), { recursive: true, filter: isPlain });
console.log(`Wrote ${folder}`);
