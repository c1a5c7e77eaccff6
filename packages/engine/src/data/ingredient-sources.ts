import type { Source } from '../model/source.ts';

/** The documents that the densities of ingredients rest on: apart from those of units, which conversions never name. */
export const ingredientSources = {
  USDA_SR26: { title: 'USDA National Nutrient Database for Standard Reference, Release 26: household weights', body: 'US Department of Agriculture', year: 2013, url: 'https://fdc.nal.usda.gov/download-datasets' },
  KING_ARTHUR: { title: 'Ingredient Weight Chart', body: 'King Arthur Baking Company', year: 2024, url: 'https://www.kingarthurbaking.com/learn/ingredient-weight-chart' },
  FAO_INFOODS2: { title: 'FAO/INFOODS Density Database, version 2.0', body: 'FAO', year: 2012, url: 'https://www.fao.org/infoods/infoods/tables-and-databases/faoinfoods-databases/en/' },
} as const satisfies Readonly<Record<string, Source>>;

/** Key of a document in {@link ingredientSources}. */
export type IngredientSourceId = keyof typeof ingredientSources;
