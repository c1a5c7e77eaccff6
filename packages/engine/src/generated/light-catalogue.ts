// Written from the rows in data/quantities: `pnpm generate`

import { readCatalogue, type CatalogueQuantity } from '../compact/read.ts';
import { heads } from './heads.ts';

/**
 * Every quantity, in the order of the catalogue. They have their units and names once `quantities` of catalogue.ts are loaded, and some
 * before: those of a page that comes with their texts, and those of everyday-texts.ts.
 */
export const lightQuantities: readonly CatalogueQuantity[] = /* @__PURE__ */ readCatalogue(heads);
