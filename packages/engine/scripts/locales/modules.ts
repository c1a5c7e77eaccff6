// The locale data: generated/locales/<tag>.ts, a module for each language.
import { de } from '../../src/data/languages/de.ts';
import { es } from '../../src/data/languages/es.ts';
import { fr } from '../../src/data/languages/fr.ts';
import { ja } from '../../src/data/languages/ja.ts';
import { pt } from '../../src/data/languages/pt.ts';
import { localeModule } from './module.ts';

/** Every generated file of a language, and its text. English needs no table: its names are those of the rows. */
export const localeModules = (): [file: string, text: string][] => [
  ['locales/en.ts', localeModule('en', undefined)],
  ...[de, es, fr, ja, pt].map((table): [string, string] => [`locales/${table.tag}.ts`, localeModule(table.tag, table)]),
];
