// The locale data: generated/locales/<tag>.ts, a module for each language.
import { languageTables } from '../../src/data/languages/index.ts';
import { localeModule } from './module.ts';

/** Every generated file of a language, and its text. English needs no table: its names are those of the rows. */
export const localeModules = (): [file: string, text: string][] => [
  ['locales/en.ts', localeModule('en', undefined)],
  ...languageTables.map((table): [string, string] => [`locales/${table.tag}.ts`, localeModule(table.tag, table)]),
];
