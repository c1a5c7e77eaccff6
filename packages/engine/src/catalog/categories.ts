import { unknownCategory } from '../model/error.ts';
import { nearestWords } from '../naming/near-words.ts';
import type { ToolCategory } from '../tool/declaration.ts';
import { listTools } from './listing.ts';
import { categoryNames } from './category-names.ts';

/** A category of tools, with their number. */
export interface CategoryOfTools {
  /** Kebab-case identifier. */
  readonly id: ToolCategory;
  /** The name for people. */
  readonly name: string;
  /** The number of its tools. */
  readonly count: number;
}

/** Every category of tools, in the order in which lists show them. */
export const categories: readonly CategoryOfTools[] = categoryNames.map(({ id, name }) => ({
  id,
  name,
  // Counted when somebody asks: the list of tools is long, and most programs never look at it
  get count() {
    return listTools().filter(({ category }) => category === id).length;
  },
}));

/** The category of an id, in any case. Throws a UnitsError (unknown-category, with suggestions). */
export const findCategory = (given: string): CategoryOfTools => {
  const id = given.trim().toLowerCase();
  const found = categories.find((category) => category.id === id);
  if (found) return found;
  const ids = categories.map((category) => category.id);
  const near = nearestWords(id, ids);
  // The list is short enough to give whole where nothing is near
  throw unknownCategory('category', given, () => (near.length > 0 ? near : ids.slice(0, 5)));
};
