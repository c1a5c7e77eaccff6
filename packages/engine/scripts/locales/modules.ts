// The locale data: generated/locales/<tag>.ts, a module for each language.
import { ar } from '../../src/data/languages/ar.ts';
import { de } from '../../src/data/languages/de.ts';
import { es } from '../../src/data/languages/es.ts';
import { fa } from '../../src/data/languages/fa.ts';
import { fr } from '../../src/data/languages/fr.ts';
import { hi } from '../../src/data/languages/hi.ts';
import { it } from '../../src/data/languages/it.ts';
import { ja } from '../../src/data/languages/ja.ts';
import { ko } from '../../src/data/languages/ko.ts';
import { nl } from '../../src/data/languages/nl.ts';
import { pl } from '../../src/data/languages/pl.ts';
import { pt } from '../../src/data/languages/pt.ts';
import { ru } from '../../src/data/languages/ru.ts';
import { tr } from '../../src/data/languages/tr.ts';
import { zh } from '../../src/data/languages/zh.ts';
import { localeModule } from './module.ts';

const tables = [ar, de, es, fa, fr, hi, it, ja, ko, nl, pl, pt, ru, tr, zh];

/** Every generated file of a language, and its text. English needs no table: its names are those of the rows. */
export const localeModules = (): [file: string, text: string][] => [
  ['locales/en.ts', localeModule('en', undefined)],
  ...tables.map((table): [string, string] => [`locales/${table.tag}.ts`, localeModule(table.tag, table)]),
];
