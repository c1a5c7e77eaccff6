/** A cooking ingredient as it is read and calculated with. */
export interface Ingredient {
  /** Kebab-case identifier. */
  readonly id: string;

  /** English name, with what decides the density: `rye flour, dark`, `raisins, packed`. */
  readonly name: string;

  /** The density: `<number> <unit id>`, for example `125 gram-per-cup`. Cups and spoons are the US customary ones. */
  readonly is: string;

  /** Further names, read in any case; spaces, hyphens and underscores alike. No other ingredient shares them. */
  readonly aliases?: readonly string[];
}

/** Ingredients that a text may name. */
export interface Ingredients {
  /** Returns the ingredient of an identifier, name or alias; undefined for any other text. */
  lookUp(spelling: string): Ingredient | undefined;
  /** Returns identifiers of at most five ingredients that may have been meant. */
  suggest(spelling: string): readonly string[];
}

/**
 * One cooking ingredient, with the density that bridges volume and mass, written as its source states it: so many grams
 * to a US cup, a spoon or a milliliter.
 *
 * What fills a cup differs with the hand that fills it. Where sources differ, the row carries the lightest and the heaviest
 * reading too, so that anyone who shows a result can say how far it may be off.
 */
export interface IngredientRow extends Ingredient {
  /** The table that gives it: a key of `ingredient-sources.ts`. */
  readonly source: string;

  /** The entry of that table, and the portion it weighs where that is not the whole cup, spoon or milliliter of `is`. */
  readonly item: string;

  /** The lightest reading of the sources at hand, where they differ, and the table that gives it. */
  readonly low?: string;
  readonly lowSource?: string;

  /** The heaviest reading of the sources at hand, where they differ, and the table that gives it. */
  readonly high?: string;
  readonly highSource?: string;

  /** A caveat that a reader must know. */
  readonly note?: string;
}
