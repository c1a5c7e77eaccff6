import { isLikeFood } from '../catalog/food.ts';

/** Packages say calories and mean these. */
const ofFood = 'The calories of food are kilocalories, a thousand times as much: write Cal or kcal for them.';

/** What the reader should know of units that were asked about, by their identifiers. */
export const noteOf = (units: readonly string[]): string | undefined => (units.some(isLikeFood) ? ofFood : undefined);
