/** The messages of forms. `{0}` is a placeholder. */
export const forms = {
  share: 'Share',
  linkCopied: 'Link copied',
  print: 'Print',
  copyResult: 'Copy result',
  copied: 'Copied',
  convert: 'Convert',
  otherWay: 'Reverse',
  ingredient: 'Ingredient',
  ingredientAbout: 'Converts between volume and weight, for example cups and grams.',
  unknownIngredient: 'We don’t know the ingredient “{0}”.',
  didYouMean: 'Did you mean',
  freezing: 'freezing',
  body: 'body',
  boiling: 'boiling',
  oven: 'oven',
  valueIn: 'Value in {0}',
  scales: 'Top: {0}. Bottom: {1}. Move the marker to set the value.',
  workItOut: 'Calculate',
  moreOptions: 'More options',
  downloadTable: 'Download CSV',
  allDigits: 'Show all digits',
  copyAllDigits: 'Copy all digits',
  /** A label and the labeled text. */
  labelled: '{0}: {1}',
  /** The list of units next to a number. */
  unitOf: '{0}: unit',
  /** Shown for a result outside the human range. */
  nobodyHas: '{0}: {1} is out of human range. Check what you entered.',
  /** The results of the electricity calculator. */
  targets: { watts: 'watts', amps: 'amps', volts: 'volts' },
  yes: 'Yes',
  no: 'No',
  tableOfResults: 'Table of results',
  missing: '{0}: enter a value.',
  outOfRange: '{0} must be {1}.',
  above: 'above {0}',
  atLeast: '{0} or more',
  atMost: '{0} or less',
  aboveToMost: 'above {0} and at most {1}',
  between: 'from {0} to {1}',
  problems: {
    'invalid-number': '{0}: “{1}” is not a number. Try 2.5 or 3 1/2.',
    'ambiguous-number': '{0}: “{1}” could be two numbers.',
    'invalid-integer': '{0}: “{1}” is not a whole number.',
    'invalid-date': '{0}: “{1}” is not a calendar date.',
    'unknown-unit': '{0}: we don’t know the unit “{1}”.',
    'unknown-ingredient': '{0}: we don’t know the ingredient “{1}”.',
    'incompatible-units': '{0}: “{1}” measures something else.',
  },
  /**
   * The message of a form without an answer, if only the engine knows the reason. Empty if the page shows the engine's
   * sentence.
   */
  noAnswer: '',
  also: 'About {0}',
  alsoBetween: 'About {0}; sources range from {1} to {2}',

  // The box that answers
  askLabel: 'What would you like to convert or calculate?',
  answer: 'Answer',
  example: '5 ft 6 in in cm',
  forgetRecent: 'Clear recent questions',
  tryThis: '{0} Try: {1}',
  pages: 'Pages',
  quantityConverter: (quantity: string): string => `${quantity} converter`,
  unitConverter: 'Unit converter',
  asFraction: 'As a fraction {0}',
  fractionCalculator: 'Fraction calculator',
  exactArithmetic: 'Exact arithmetic',
  ofIngredient: ' of {0}',

  // Pictures, for screen readers
  lifeFromTo: 'From {0} to {1}',
  indexOnScale: 'BMI {0} on the scale',
  partOfWhole: '{0} as part of a whole',
  pricesPerUnit: 'Price per unit: {0}',
  /** Below the picture of a ring. */
  trueSizeOnPaper: 'Actual size when printed without scaling.',
};
