/** Foods that are weighed, so that their ounce is a unit of mass. Words are in the singular. */
export const weighedFoods: readonly string[] = (
  'meat beef steak mince veal lamb pork bacon ham sausage chicken turkey duck fish salmon tuna cod shrimp prawn cheese cheddar ' +
  'mozzarella bread pasta noodle spaghetti potato tomato carrot onion mushroom spinach lettuce broccoli cabbage apple banana grape ' +
  'strawberry blueberry tofu chocolate cake'
).split(' ');

/** Drinks and their containers, whose ounce is a fluid ounce. */
export const pouredDrinks: readonly string[] = 'water milk wine drink beverage beer cider rum gin vodka tequila brandy champagne liquor coffee espresso tea juice lemonade soda cola coke pop cream whiskey whisky latte formula smoothie shake cocktail broth soup bottle can glass mug'.split(' ');

/** Words for how a food is kept, and for how it is cut, which change its density. Words with one meaning are in one group. */
const preserved = 'dried/dehydrated/freeze-dried ground/powdered/powder canned/tinned cooked/boiled frozen instant active'.split(' ');
const cut = 'chopped/diced/cubed sliced/flaked slivered/julienned grated/shredded crumbled minced crushed mashed/pureed/puree halved/halves'.split(' ');

/** Returns true if a word before a food names another state of it than the name of its density: fresh yeast is not active dry yeast. */
export const isOtherState = (word: string, name: string): boolean => {
  const named = name.toLowerCase().split(/[\s,]+/);
  const isIn = (groups: readonly string[], one: string): boolean => groups.some((group) => group.split('/').includes(one));
  if (word === 'fresh' || word === 'raw') return named.some((one) => isIn(preserved, one));
  if (word === 'whole') return named.some((one) => isIn(cut, one) || isIn(preserved, one));
  const own = [...preserved, ...cut].find((group) => isIn([group], word));
  return own !== undefined && !named.some((one) => isIn([own], one));
};
