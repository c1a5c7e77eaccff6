/** A cooking ingredient for reading and calculating. */
export interface Ingredient {
  /** Kebab-case identifier. */
  readonly id: string;

  /** The English name, including the form that affects the density: `rye flour, dark`, `raisins, packed`. */
  readonly name: string;

  /** The density: `<number> <unit id>`, for example `125 gram-per-cup`. Cups and spoons are US customary. */
  readonly is: string;

  /** Further names, in any case, with spaces, hyphens or underscores. Each belongs to one ingredient. */
  readonly aliases?: readonly string[];
}

/** The ingredients that a text can name. */
export interface Ingredients {
  /** Returns the ingredient of an identifier, name or alias. Undefined for other texts. */
  lookUp(spelling: string): Ingredient | undefined;
  /** Returns identifiers of at most five similar ingredients. */
  suggest(spelling: string): readonly string[];
}

/**
 * A cooking ingredient with the density that connects volume and mass, as its source states it: grams per US cup, spoon
 * or milliliter.
 *
 * The weight of a cup varies. If sources differ, the row also has the lowest and the highest density, so that a result
 * can show its range.
 */
export interface IngredientRow extends Ingredient {
  /** The source table: a key of `ingredient-sources.ts`. */
  readonly source: string;

  /** The entry of that table, and its portion if that is not the whole cup, spoon or milliliter of `is`. */
  readonly item: string;

  /** The lowest density of the available sources, if they differ, and its table. */
  readonly low?: string;
  readonly lowSource?: string;

  /** The highest density of the available sources, if they differ, and its table. */
  readonly high?: string;
  readonly highSource?: string;

  /** A caveat for the reader. */
  readonly note?: string;
}
