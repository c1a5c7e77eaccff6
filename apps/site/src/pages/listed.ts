import { listTools } from '@units/engine/catalog';
import { capitalized, ingredientPages, pageOf, pairPages, quantityPages, substancePages } from '@units/engine/internal';
import { symbolFor } from '@units/ui';
import {
  ingredientPageNamed,
  inverseOf,
  pageNamed,
  type Listed,
  type ListedFile,
  type ListedRow,
} from '../islands/listed.ts';
import { inLanguage, locale } from '../language.ts';
import { t, tools } from '../messages/all.ts';
import { pairName, pairs } from '../content/pairs.ts';
import { fill } from '@units/ui';
import { ingredientAliases, ingredientName, substanceAliases, substanceName } from '../content/materials.ts';
import { nameFor, quantityName } from '../content/measure.ts';
import { explainedUnits } from '../content/unit-pages.ts';

/** Returns the keywords that every ingredient has: they would not distinguish any. */
const ofEveryIngredient = (): ReadonlySet<string> => {
  const [first, ...others] = ingredientPages().map(({ keywords }) => keywords);
  return new Set(first!.filter((word) => others.every((keywords) => keywords.includes(word))));
};

/** Lists the pages that explain a unit, which are found by its name and symbol. */
const listedUnits = (): readonly Listed[] =>
  explainedUnits().map(({ unit, page }) => ({
    name: t().unitPage.title(nameFor(1, unit)),
    page: inLanguage(page),
    words: symbolFor(unit),
  }));

/** Lists the pages in a language other than English, which are found by their names and the symbols of their units. */
const listedInLanguage = (): readonly Listed[] => [
  ...tools().map((tool) => ({ name: tool.name, page: inLanguage(pageOf(tool)), words: '' })),
  ...quantityPages().map(({ quantity, page }) => ({
    name: t().quantityTitle(quantityName(quantity)),
    page: inLanguage(page),
    words: '',
  })),
  ...pairs().map((pair) => ({
    name: pairName(pair),
    page: inLanguage(pair.page),
    words: [pair.from, pair.to].map(symbolFor).join(' '),
  })),
  ...ingredientPages().map(({ page, ingredient }) => ({
    name: fill(t().cooking.pageTitle, capitalized(ingredientName(ingredient))),
    page: inLanguage(page),
    words: ingredientAliases(ingredient).join(' '),
  })),
  ...substancePages().map(({ page, substance }) => ({
    name: fill(t().substances.pageTitle, capitalized(substanceName(substance)), ...substance.units),
    page: inLanguage(page),
    words: substanceAliases(substance).join(' '),
  })),
  ...listedUnits(),
];

/** Lists every page, as the boxes of the site find them. */
export const listed = (): readonly Listed[] => {
  if (locale() !== 'en') return listedInLanguage();
  const common = ofEveryIngredient();
  const listedTools = listTools().map(({ name, page, keywords }) => {
    const known = name.toLowerCase();
    const words = keywords.filter((word) => !common.has(word)).flatMap((word) => word.split(' '));
    const further = words.filter((word) => !known.includes(word.toLowerCase()));
    return { name, page, words: [...new Set(further)].join(' ') };
  });
  // After the converters of quantities and before the pairs, as in the file
  const firstPair = listedTools.findIndex(({ page }) => page === pairPages()[0]!.page);
  return listedTools.toSpliced(firstPair, 0, ...listedUnits());
};

const suffix = ': cups to grams';

const rowOf = ({ name, words, page }: Listed, named: (name: string) => string): ListedRow =>
  page === named(name) ? [name, words] : [name, words, page];

/** Returns the list of pages as a file. */
export const listedFile = (): ListedFile => {
  const all = listed();
  if (locale() !== 'en')
    return { pages: all.map(({ name, words, page }) => [name, words, page]), pairs: [], ingredients: [], suffix: '' };
  const isPair = new Set(pairPages().map(({ page }) => page));
  const isIngredient = new Set(ingredientPages().map(({ page }) => page));
  const ofPairs = all.filter(({ page }) => isPair.has(page));
  return {
    pages: all.filter(({ page }) => !isPair.has(page) && !isIngredient.has(page)).map((one) => rowOf(one, pageNamed)),
    // Each pair is followed by its inverse
    pairs: ofPairs.flatMap(({ name, words }, i) => {
      if (i % 2 === 1) return [];
      const inverse = ofPairs[i + 1]!.name;
      return [inverse === inverseOf(name) ? [name, words] : [name, words, inverse]];
    }),
    ingredients: all
      .filter(({ page }) => isIngredient.has(page))
      .map((one) => rowOf({ ...one, name: one.name.replace(suffix, '') }, ingredientPageNamed)),
    suffix,
  };
};
