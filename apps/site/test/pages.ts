import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the built site. */
export const folder = resolve(import.meta.dirname, '../dist');

let read: ReadonlyMap<string, string> | undefined;

const readPages = (): ReadonlyMap<string, string> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return new Map(
    names.map((name) => {
      const path = `/${name.replaceAll('\\', '/').replace(/(?:^|(?<=\/))index\.html$/, '')}`;
      return [path, readFileSync(join(folder, name), 'utf8')];
    }),
  );
};

/** Returns every page of the built site, by path. They are read once for all files of tests in a worker. */
export const builtPages = (): ReadonlyMap<string, string> => (read ??= readPages());

/** One page of each kind. */
export const kinds = [
  '/',
  '/tools/',
  '/tools/tip/',
  '/tools/bmi/',
  '/tools/age/',
  '/tools/fraction/',
  '/tools/roman/',
  '/tools/table/',
  '/tools/convert/',
  '/length/',
  '/temperature/',
  '/power/',
  '/length/sources/',
  '/units/stone/',
  '/units/celsius/',
  '/kilometers-to-miles/',
  '/celsius-to-fahrenheit/',
  '/liters-per-100-kilometers-to-miles-per-gallon/',
  '/ingredients/',
  '/ingredients/all-purpose-flour/',
  '/docs/',
  '/sheet/',
  '/embed/',
  '/constants/',
  '/about/',
  '/privacy/',
  '/404.html',
  '/de/',
  '/de/tools/',
  '/de/tools/compound-interest/',
  '/de/heat-transfer-coefficient/',
  '/de/kilometers-to-miles/',
  '/ja/length/',
  '/ja/length/sources/',
  '/pt/about/',
  '/fr/privacy/',
  '/ja/tools/bmi/',
] as const;
