/**
 * What the pages say around their forms. `{0}` stands for what is filled in, `<0>…</0>` for the words of a link, whose address the page
 * knows. Where a name stands inside of a sentence, a function puts it there, as languages bend what is around it.
 */
export const pages = {
  name: 'English',
  /** What is said to whoever reads English by preference, on a page in another language. */
  offer: 'Read this page in English',
  close: 'Close',

  // Around every page
  skip: 'Skip to the content',
  site: 'Site',
  about: 'About',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  languages: 'Languages',
  search: 'Search',
  searchOrAsk: 'Search or ask',
  places: { tools: 'All tools', ingredients: 'Cooking', docs: 'API', embed: 'Embed' },
  footer: { about: 'About', privacy: 'Privacy' },
  promise: 'Every number comes from one exact engine.',

  // The home page
  hero: 'Convert anything, exactly',
  heroLead:
    'Units, money, dates, kitchens: type it as you would say it. No account, no tracking, and every digit is right.',
  heroDescription:
    'Exact unit conversion and everyday calculators: type “{0}” or “{1}” and read the answer. Nothing is collected.',
  heroFact: '1 mile = {0} kilometers',
  tryThis: 'Try {0}',
  examples: [
    '5 ft 6 in in cm',
    'tip 20% on 48',
    '350 F in C',
    '2 cups of flour in grams',
    '2026 in roman numerals',
    '15% of 80',
  ] as readonly string[],
  converters: 'Converters',
  calculators: 'Calculators',
  cupsToGrams: 'Cups to grams',
  allIngredients: 'All {0} ingredients',
  everywhere: 'In your page, in your code',
  everywhereText:
    'All {0} tools in {1} categories answer over HTTP too, without a key: see the <0>API</0>. The converter can stand <1>in your own page</1>. It is the same engine everywhere, and its results are the numbers nearest to the exact answers.',
  fields: {
    motion: 'Motion and forces',
    matter: 'Matter and flow',
    heat: 'Heat and energy',
    electricity: 'Electricity and magnetism',
    light: 'Light, sound and radiation',
    chemistry: 'Chemistry',
    screens: 'Screens, print and numbers',
    more: 'More',
  },
  categories: {
    units: 'Unit conversion',
    cooking: 'Cooking',
    numbers: 'Numbers',
    money: 'Money',
    dates: 'Dates and times',
    health: 'Health',
    electricity: 'Electricity',
    travel: 'Travel and running',
    shapes: 'Areas and volumes',
    computing: 'Computing',
    home: 'Home and building',
    sizes: 'Sizes to wear',
    science: 'Science and trade',
  },

  // The list of all tools
  allTools: 'All tools',
  allToolsDescription:
    'All {0} tools: calculators, converters for {1} quantities, popular conversions and cooking ingredients.',
  allToolsLead:
    '{0} tools, each with a page: {1} calculators, {2} quantities, {3} popular conversions, the <0>ingredients</0> of a kitchen and the <1>substances</1> of laboratories.',
  findTool: 'Find a tool',
  findIngredient: 'Find an ingredient',
  show: 'Show',
  noMatch: 'Nothing here has all of these words.',
  sources: 'Sources',

  // Quantities
  quantityTitle: (quantity: string): string => `${quantity} converter`,
  quantityDescription: (quantity: string, units: string): string =>
    `Converts ${quantity.toLowerCase()} between ${units} units, exactly: every unit with its definition and the law behind it.`,
  quantityLead: {
    one: 'One unit of {1}, converted exactly by the definitions of their laws and standards.',
    other: '{0} units of {1}, converted exactly by the definitions of their laws and standards.',
  },
  inSentence: (quantity: string): string => quantity.toLowerCase(),
  quantityFact: '{0} units: {1}',
  popularConversions: 'Popular conversions',
  unitsOf: (quantity: string): string => `Units of ${quantity.toLowerCase()}`,
  everyUnitOf: (quantity: string): string => `Every unit of ${quantity.toLowerCase()}`,
  allUnitsOf: (quantity: string): string => `All units of ${quantity.toLowerCase()}`,
  moreUnits: { one: 'One more unit', other: '{0} more units' },
  moreConversions: { one: 'One more conversion', other: '{0} more conversions' },
  columns: { unit: 'Unit', symbol: 'Symbol', definition: 'Definition', inBase: 'In {0}' },
  baseUnit: 'base unit',
  kinds: { reciprocal: 'reciprocal', logarithmic: 'logarithmic' },
  whereFrom: 'Where these definitions come from',

  // Pairs of units
  pairTitle: (from: string, to: string): string => `${from} to ${to}`,
  pairHead: (title: string, from: string, to: string): string => `${title} (${from} to ${to})`,
  pairDescription: (fact: string, from: string, to: string): string =>
    `${fact}. Convert ${from} to ${to} exactly, with the formula, its legal definition and a table.`,
  pairLead: 'Exactly, by the definitions of their laws and standards: every digit that you see is right.',
  fullStop: '.',
  formula: 'Formula',
  factorRounded: ' (the factor is rounded here and used in full)',
  workedExample: 'Worked example.',
  pairExample: '{0}: {1}. That gives {2}.',
  pairExampleAbout: '{0}: {1}. That gives about {2}.',
  exactDefinition: 'The exact definition',
  afterAdding: ', after adding {0}',
  tableOf: '{0}: table',
  tablePart: '{0}, part {1}',
  howExact: 'How exact it is',
  measured:
    'A measured value leads from one unit to the other, so the last digits are as uncertain as that measurement.',
  defined: 'Both units are exact by definition, so nothing is measured and nothing estimated.',
  roundedOnce:
    'A result is the double nearest to the exact answer: it is rounded once, at the end. Numbers on this page are shown with up to {0} digits, and in full where the form says so.',
  otherConversions: 'Other conversions',
  /** What a value is drawn beside: `≈ 3 × door`. */
  things: {
    fingernail: 'fingernail',
    card: 'bank card',
    sheet: 'sheet of A4 paper',
    door: 'door',
    parking: 'parking space',
    tennis: 'tennis court',
    football: 'football pitch',
    park: 'Central Park, New York',
    lake: 'Lake Geneva',
    drop: 'drop of water',
    teaspoon: 'teaspoon',
    cup: 'cup',
    bottle: 'bottle of wine',
    bucket: 'bucket',
    bathtub: 'full bathtub',
    container: 'shipping container',
    pool: 'Olympic swimming pool',
    lakeWater: 'Lake Geneva',
    rice: 'grain of rice',
    coin: 'coin of one euro',
    apple: 'apple',
    cat: 'cat',
    person: 'adult person',
    car: 'car',
    elephant: 'elephant',
    whale: 'blue whale',
  },

  // Calculators
  toolDescription: '{0} Answers as you type, with the formula, a worked example and a table.',
  restsOn: 'What it rests on',
  limits: 'Limits and assumptions',
  reckonedExactly: 'Reckoned in exact fractions and rounded once, at the end, to the nearest double.',
  commonValues: 'Common values',
  commonValuesTable: 'Table of common values',
  withThese: 'With {0}:',
  forAStart: 'For a start:',
  otherTools: 'Other tools',
  overHttp: 'The same over HTTP',
};
