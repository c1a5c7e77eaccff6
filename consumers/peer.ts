// Other libraries, as the benchmarks have them, for what is run beside ours.
import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the benchmarks have the package: two versions of one stand there side by side. */
const peerOf = (name: string): string => {
  const [, id = '', version] = /^(\S+)(?: (\d+))?$/.exec(name)!;
  const folder = id === 'convert-units' && version === '3' ? 'convert-units-3' : id;
  return fileURLToPath(new URL(`../bench/node_modules/${folder}`, import.meta.url));
};

/** A folder in which another library is installed under its own name, with its version where there are two: `convert-units 3`. */
export const createPeer = async (parent: string, name: string): Promise<string> => {
  const folder = join(parent, name.replaceAll(/\W/g, '-'));
  const place = join(folder, 'node_modules', name.split(' ')[0]!);
  await mkdir(dirname(place), { recursive: true });
  await symlink(peerOf(name), place);
  return folder;
};
