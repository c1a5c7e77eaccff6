// Other libraries, from the benchmarks, for comparisons with ours.
import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the folder of a package in the benchmarks, which install two versions of one package side by side. */
const peerOf = (name: string): string => {
  const [, id = '', version] = /^(\S+)(?: (\d+))?$/.exec(name)!;
  const folder = id === 'convert-units' && version === '3' ? 'convert-units-3' : id;
  return fileURLToPath(new URL(`../bench/node_modules/${folder}`, import.meta.url));
};

/**
 * Creates a folder in which another library is installed under its own name. The name includes the version if there are
 * two: `convert-units 3`.
 */
export const createPeer = async (parent: string, name: string): Promise<string> => {
  const folder = join(parent, name.replaceAll(/\W/g, '-'));
  const place = join(folder, 'node_modules', name.split(' ')[0]!);
  await mkdir(dirname(place), { recursive: true });
  await symlink(peerOf(name), place);
  return folder;
};
