import { unknownCategory } from '../core/error.ts';
import { nearestWords } from '../core/spelling.ts';
import type { ToolCategory } from '../core/tool.ts';
import { tools } from './tools.ts';

/** A shelf of the catalogue, with the number of tools on it. */
export interface CategoryOfTools {
  readonly id: ToolCategory;
  readonly name: string;
  readonly count: number;
}

const categoryNames: Record<ToolCategory, string> = {
  units: 'Unit conversion',
  numbers: 'Numbers',
  money: 'Money',
  dates: 'Dates',
  health: 'Health',
  electricity: 'Electricity',
};

const withCount = (id: ToolCategory): CategoryOfTools => ({
  id,
  name: categoryNames[id],
  count: tools.filter(({ category }) => category === id).length,
});

/** Every category of tools, in the order in which lists show them. */
export const categories: readonly CategoryOfTools[] = (
  ['units', 'numbers', 'money', 'dates', 'health', 'electricity'] as const
).map(withCount);

/** The category of an id, in any case. Throws a UnitsError (unknown-category, with suggestions). */
export const findCategory = (given: string): CategoryOfTools => {
  const id = given.trim().toLowerCase();
  const found = categories.find((category) => category.id === id);
  if (found) return found;
  const ids = categories.map((category) => category.id);
  const near = nearestWords(id, ids);
  // A list of six is short enough to give whole where nothing is near
  throw unknownCategory('category', given, near.length > 0 ? near : ids.slice(0, 5));
};
