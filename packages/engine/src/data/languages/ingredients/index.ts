import { materials as ar } from '../materials/ar.ts';
import { materials as de } from '../materials/de.ts';
import { materials as es } from '../materials/es.ts';
import { materials as fr } from '../materials/fr.ts';
import { materials as hi } from '../materials/hi.ts';
import { materials as ja } from '../materials/ja.ts';
import { materials as pt } from '../materials/pt.ts';
import { ingredientNames as fa } from './fa.ts';
import { ingredientNames as it } from './it.ts';
import { ingredientNames as ko } from './ko.ts';
import { ingredientNames as nl } from './nl.ts';
import { ingredientNames as pl } from './pl.ts';
import { ingredientNames as ru } from './ru.ts';
import { ingredientNames as tr } from './tr.ts';
import { ingredientNames as zh } from './zh.ts';
import { everydayIngredients } from './everyday.ts';

const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fa,
  it,
  ko,
  nl,
  pl,
  ru,
  tr,
  zh,
  ar: ar.ingredients,
  de: de.ingredients,
  es: es.ingredients,
  fr: fr.ingredients,
  hi: hi.ingredients,
  ja: ja.ingredients,
  pt: pt.ingredients,
};

/** The names of the ingredients that recipes name most, with their identifiers: `Mehl` is `all-purpose-flour`. */
export const ingredientsByName = (tag: string): Readonly<Record<string, string>> => Object.fromEntries(everydayIngredients.flatMap((id) => (named[tag]?.[id] ?? '').split('|').map((name) => [name, id] as const)));
