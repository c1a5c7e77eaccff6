// oxlint-disable unicorn/no-useless-spread, typescript/no-misused-spread -- rows of one kind, a line each
// Checks the licenses of the installed packages and their known vulnerabilities. Without a network, it reports that the
// vulnerabilities were not checked.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Licenses that require only attribution, or apply only to the file (MPL). */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['Python-2.0', 'PSF-2.0', 'CC0-1.0', 'CC-BY-4.0', 'MPL-2.0', 'WTFPL', 'Zlib', 'Unicode-3.0'],
]);

/**
 * Packages without a listed license in their package.json, whose licenses we read: DejaVu has the free license of
 * Bitstream Vera. ucum-lhc has the BSD license with the terms of UCUM, and only the benchmarks install it.
 */
const readByHand = new Set(['dejavu-fonts-ttf', '@lhncbc/ucum-lhc']);

/** Returns true if one license of an OR expression is allowed, or all licenses of an AND expression. */
const isAllowed = (licence: string): boolean => {
  const text = licence.replaceAll(/[()]/g, '');
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed);
  return text.split(' AND ').every((one) => allowed.has(one.trim()));
};

const pnpm = (...args: readonly string[]): string => {
  const { bin } = JSON.parse(readFileSync(join(root, 'node_modules/pnpm/package.json'), 'utf8'));
  const file = join(root, 'node_modules/pnpm', bin.pnpm);
  return spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 60_000,
  }).stdout;
};

/** Returns the JSON that the command wrote, or undefined for anything else. */
const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const problems: string[] = [];

type Licences = Readonly<Record<string, readonly { readonly name: string }[]>>;
const licences = read(pnpm('licenses', 'list', '--json')) as Licences | undefined;
if (!licences) problems.push('pnpm could not list the licences.');
for (const [licence, packages] of Object.entries(licences ?? {})) {
  const names = packages.map(({ name }) => name).filter((name) => !readByHand.has(name));
  if (names.length > 0 && !isAllowed(licence)) problems.push(`${licence}: ${names.join(', ')}`);
}

interface Advisory {
  readonly module_name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}
const audit = read(pnpm('audit', '--json')) as { readonly advisories?: Readonly<Record<string, Advisory>> } | undefined;
if (!audit?.advisories) console.log('The registry did not say whether a weakness is known: look again with a network.');
for (const { module_name: name, severity, title, url } of Object.values(audit?.advisories ?? {})) {
  const line = `${name}: ${severity}: ${title} (${url})`;
  if (severity === 'high' || severity === 'critical') problems.push(line);
  else console.log(line);
}

console.log(problems.length === 0 ? 'Nothing stands against what is installed.' : problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
