import { unknownCategory } from '../model/error.ts';
import { nearestWords } from '../naming/near-words.ts';
import type { ToolCategory } from '../tool/declaration.ts';
import { listTools } from './listing.ts';
import { categoryNames } from './category-names.ts';

/** A category of tools, with their number. */
export interface CategoryOfTools {
  /** Kebab-case identifier. */
  readonly id: ToolCategory;
  /** The display name. */
  readonly name: string;
  /** The number of its tools. */
  readonly count: number;
}

/** The categories of tools, in the order of lists. */
export const categories: readonly CategoryOfTools[] = categoryNames.map(({ id, name }) => ({
  id,
  name,
  // Counted on access, because the list of tools is long and most programs do not use it
  get count() {
    return listTools().filter(({ category }) => category === id).length;
  },
}));

/** Returns the category of an id, in any case. Throws a UnitsError (unknown-category, with suggestions). */
export const findCategory = (given: string): CategoryOfTools => {
  const id = given.trim().toLowerCase();
  const found = categories.find((category) => category.id === id);
  if (found) return found;
  const ids = categories.map((category) => category.id);
  const near = nearestWords(id, ids);
  // If no category is similar, suggest the first five
  throw unknownCategory('category', given, () => (near.length > 0 ? near : ids.slice(0, 5)));
};
