/** Foods that are weighed and never poured, so that an ounce of them is one of mass: each word as it is said of one. */
export const weighedFoods: readonly string[] = (
  'meat beef steak mince veal lamb pork bacon ham sausage chicken turkey duck fish salmon tuna cod shrimp prawn cheese cheddar ' +
  'mozzarella bread pasta noodle spaghetti potato tomato carrot onion mushroom spinach lettuce broccoli cabbage apple banana grape ' +
  'strawberry blueberry tofu chocolate'
).split(' ');
