/** What a calculator's declaration does not say: how it reckons, what it assumes, and which values its table goes through. */
export interface Notes {
  /** In symbols; the numbers come from the engine. */
  readonly formula: readonly string[];
  readonly limits: readonly string[];
  /** A parameter of the example that the table varies, and the results that it shows. */
  readonly table?: {
    readonly vary: string;
    readonly values: readonly (string | number)[];
    readonly show: readonly string[];
  };
}

export const notes: Readonly<Record<string, Notes>> = {
  convert: {
    formula: [
      'result = value × (size of the unit from ÷ size of the unit to)',
      'Degrees are shifted to their zero first; miles per gallon and liters per 100 kilometers are reciprocals.',
    ],
    limits: [
      'Units are read by any of their names and symbols, compounds such as kg*m/s^2 among them.',
      'An ingredient leads from volume to weight by its density, which is as good as its table.',
    ],
    table: { vary: 'value', values: [1, 2, 5, 10, 20, 50, 100], show: ['result'] },
  },
  table: {
    formula: ['row i = start + i × step, in exact decimal arithmetic'],
    limits: ['The last row is the last step that does not pass the end.', 'A negative step counts down.'],
  },
  percentage: {
    formula: ['percent-of: x ÷ 100 × y', 'percent-change: (y − x) ÷ |x| × 100', 'share: x ÷ y × 100'],
    limits: [
      'A change is measured against the magnitude of x, so that its sign is its direction.',
      'Nothing is a share of zero, and no change starts from it.',
    ],
    table: { vary: 'x', values: [1, 5, 10, 12.5, 15, 20, 25, 33, 50, 75], show: ['result'] },
  },
  fraction: {
    formula: [
      'simplify: both parts divided by their greatest common divisor',
      'decimal: numerator ÷ denominator, its period in parentheses',
      'percent: numerator ÷ denominator × 100',
    ],
    limits: [
      'The sign is carried by the numerator.',
      'A period is written out as long as it can be read; see the description of the field.',
    ],
    table: { vary: 'denominator', values: [2, 3, 4, 5, 6, 7, 8, 9, 12, 16], show: ['result'] },
  },
  roman: {
    formula: ['The value of a numeral is the sum of its letters; one that stands before a larger one is subtracted.'],
    limits: [
      'Only canonical numerals are read, so that each number has exactly one.',
      'Lower case and the numerals of Unicode are read too.',
    ],
    table: { vary: 'integer', values: [1, 4, 5, 9, 10, 40, 50, 90, 100, 400, 500, 900, 1000, 2026], show: ['roman'] },
  },
  tip: {
    formula: ['tip = bill × tip % ÷ 100', 'total = bill + tip', 'each pays = total ÷ people'],
    limits: [
      'Amounts are in any one currency and not rounded to its coins.',
      'Whether tax counts into the bill is up to you: in some places it does.',
    ],
    table: { vary: 'tip_percent', values: [10, 12, 15, 18, 20, 22, 25], show: ['tip', 'total', 'perPerson'] },
  },
  discount: {
    formula: [
      'discount = price × discount % ÷ 100',
      'discounted price = price − discount',
      'tax = discounted price × tax % ÷ 100',
      'total = discounted price + tax',
    ],
    limits: ['Tax is reckoned on the price after the discount.'],
    table: {
      vary: 'discount_percent',
      values: [5, 10, 15, 20, 25, 30, 40, 50, 75],
      show: ['discount', 'discountedPrice', 'total'],
    },
  },
  'unit-price': {
    formula: ['unit price = price ÷ quantity'],
    limits: ['The unit is yours to name: an egg, a liter, a sheet.'],
    table: { vary: 'quantity', values: [1, 2, 3, 4, 6, 8, 10, 12, 24], show: ['unitPrice'] },
  },
  'fuel-cost': {
    formula: ['fuel = distance ÷ economy, or distance × liters per 100 km ÷ 100', 'cost = fuel × price'],
    limits: ['With mpg, distances are miles and fuel US gallons; otherwise kilometers and liters.'],
    table: { vary: 'efficiency', values: [15, 20, 25, 30, 35, 40, 50], show: ['fuelUsed', 'cost'] },
  },
  age: {
    formula: ['years, months and days are counted in this order: a month counts once its day is reached'],
    limits: [
      'Whoever was born on 29 February has a birthday on 1 March in common years.',
      'Days follow the Gregorian calendar, also before it was introduced.',
    ],
    table: {
      vary: 'as_of',
      values: ['2026-01-01', '2027-01-01', '2028-01-01', '2030-01-01', '2040-01-01', '2050-01-01'],
      show: ['years', 'months', 'days', 'totalDays'],
    },
  },
  'date-difference': {
    formula: ['days = end − start, and one more where both days count'],
    limits: [
      'Negative where the end lies before the start.',
      'Days follow the Gregorian calendar, also before it was introduced.',
    ],
    table: {
      vary: 'end',
      values: ['2026-12-31', '2027-06-30', '2027-12-31', '2028-12-31', '2030-12-31'],
      show: ['days'],
    },
  },
  bmi: {
    formula: ['body mass index = weight in kilograms ÷ (height in meters)²'],
    limits: [
      'The classes are those of the World Health Organization for adults; children and teenagers have other ones.',
      'The index does not tell muscle from fat, and is no diagnosis.',
      'Pounds and inches are converted by their exact definitions first.',
    ],
    table: { vary: 'weight', values: [50, 55, 60, 65, 70, 75, 80, 85, 90, 100], show: ['bmi', 'category'] },
  },
  electrical: {
    formula: ['watts = volts × amps', 'amps = watts ÷ volts', 'volts = watts ÷ amps'],
    limits: ['For direct current, and for alternating current with a power factor of one.'],
    table: { vary: 'amps', values: [1, 2, 5, 6, 10, 13, 15, 16, 20, 32], show: ['result'] },
  },
};
