/** The calorie that is no kilocalorie, by itself or in a compound: nobody counts food by the thousandth of what packages call a calorie. */
const smallCalorie = /(^|-)calorie(?=-per-|$)/;

/** Returns true if a unit, by its identifier, may stand for the calories of food, which are a thousand times as much. */
export const isLikeFood = (id: string): boolean => smallCalorie.test(id);
