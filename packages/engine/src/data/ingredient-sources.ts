import type { Source } from '../model/source.ts';

/** The sources of the densities of ingredients, separate from the sources of units. */
export const ingredientSources = {
  USDA_SR26: { title: 'USDA National Nutrient Database for Standard Reference, Release 26: household weights', body: 'US Department of Agriculture', year: 2013, url: 'https://fdc.nal.usda.gov/download-datasets' },
  KING_ARTHUR: { title: 'Ingredient Weight Chart', body: 'King Arthur Baking Company', year: 2024, url: 'https://www.kingarthurbaking.com/learn/ingredient-weight-chart' },
  FAO_INFOODS2: { title: 'FAO/INFOODS Density Database, version 2.0', body: 'FAO', year: 2012, url: 'https://www.fao.org/infoods/infoods/tables-and-databases/faoinfoods-databases/en/' },
  CIPM2001: { title: 'Recommended table for the density of water between 0 °C and 40 °C based on recent experimental reports, Metrologia 38, 301', body: 'M. Tanaka et al. for the CIPM', year: 2001, url: 'https://doi.org/10.1088/0026-1394/38/4/3' },
} as const satisfies Readonly<Record<string, Source>>;

/** The key of a document in {@link ingredientSources}. */
export type IngredientSourceId = keyof typeof ingredientSources;
