import { writeRatio } from '@units/engine/browse';
import { densityRatioOf, ingredientPages, type IngredientRow } from '@units/engine/pages';
import { ingredientKey, type Densities } from '../islands/density.ts';

const partsOf = ({ is }: IngredientRow): readonly [amount: string, portion: string] => {
  const [amount, portion] = is.split(' ');
  return [amount!, portion!];
};

/** The densities of all ingredients by their names, for whoever converts through one. */
export const densities = (): Densities => {
  const ingredients = ingredientPages().map(({ ingredient }) => ingredient);
  const portions = Object.fromEntries(
    ingredients.map((row) => {
      const [, portion] = partsOf(row);
      return [portion, writeRatio(densityRatioOf({ ...row, is: `1 ${portion}` }))];
    }),
  );
  const rows = ingredients.map((row) => {
    const names = [row.id, row.name, ...(row.aliases ?? [])].map(ingredientKey);
    return [...partsOf(row), ...new Set(names)].join('\t');
  });
  return { portions, rows: rows.join('\n') };
};
