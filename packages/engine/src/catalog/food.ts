/**
 * Matches the small calorie, alone or in a compound. Food is measured in kilocalories, which packages call calories.
 */
const smallCalorie = /(^|-)calorie(?=-per-|$)/;

/**
 * Returns true if a unit, by its identifier, may be confused with food calories, which are a thousand times as large.
 */
export const isLikeFood = (id: string): boolean => smallCalorie.test(id);
