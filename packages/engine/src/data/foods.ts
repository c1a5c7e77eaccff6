/** Foods that are weighed, so that their ounce is a unit of mass. Words are in the singular. */
export const weighedFoods: readonly string[] = (
  'meat beef steak mince veal lamb pork bacon ham sausage chicken turkey duck fish salmon tuna cod shrimp prawn cheese cheddar ' +
  'mozzarella bread pasta noodle spaghetti potato tomato carrot onion mushroom spinach lettuce broccoli cabbage apple banana grape ' +
  'strawberry blueberry tofu chocolate'
).split(' ');

/** Drinks and their containers, whose ounce is a fluid ounce. */
export const pouredDrinks: readonly string[] = 'water milk wine drink beverage beer cider rum gin vodka tequila brandy champagne liquor coffee espresso tea juice lemonade soda cola coke pop cream whiskey whisky latte smoothie shake cocktail broth soup bottle can glass mug'.split(' ');
