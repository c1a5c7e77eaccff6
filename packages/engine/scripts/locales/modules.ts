// The locale data: generated/locales/<tag>.ts, one module per language.
import { languageTables } from '../../src/data/languages/index.ts';
import { localeModule } from './module.ts';

/** Returns the generated files of each language, with their text. English needs no table: its names are in the rows. */
export const localeModules = (): [file: string, text: string][] => [
  ['locales/en.ts', localeModule('en', undefined)],
  ...languageTables.map((table): [string, string] => [`locales/${table.tag}.ts`, localeModule(table.tag, table)]),
];
