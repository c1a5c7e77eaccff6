/** The calorie that is not a kilocalorie, by itself or in a compound: food is counted in kilocalories, which packages call calories. */
const smallCalorie = /(^|-)calorie(?=-per-|$)/;

/** Returns true if a unit, by its identifier, may stand for the calories of food, which are a thousand times as much. */
export const isLikeFood = (id: string): boolean => smallCalorie.test(id);
