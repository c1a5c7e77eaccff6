import { parameterName, type AnyTool, type Field } from '@units/engine/server';

/** Descriptions for parameters whose label is clear in a form, next to other fields, but not by itself. */
const said: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  convert: {
    value: 'How many of `from` to convert.',
    from: 'The unit to convert from.',
    to: 'The unit to convert to.',
  },
  table: {
    from: 'The unit of the first column.',
    to: 'The unit of the second column.',
    start: 'The value of the first row, in `from`.',
  },
  'gas-mark': { value: 'The setting of the oven, on the scale of `given`.', given: 'The scale of `value`.' },
  fraction: { numerator: 'The whole number above the line.', op: 'What to make of the fraction.' },
  'number-base': { from: 'The base that `value` is written in.', to: 'The base to write it in.' },
  percentage: {
    x: 'The percent of `percent-of`, the old value of `percent-change`, the part of `share`.',
    y: 'The number that `percent-of` is of, the new value of `percent-change`, the whole of `share`.',
  },
  proportion: { a: 'The first number of the ratio a : b.', c: 'The first number of the ratio c : d.' },
  'reverse-percentage': {
    value: 'The number that is known, after the percentage.',
    percent: 'How many percent `value` is, or was changed by.',
    mode: 'What `value` is of the number that is looked for.',
  },
  'significant-figures': { figures: 'How many significant figures the answer has.' },
  'compound-interest': { years: 'How long the amount earns interest.', compounded: 'How often interest is added.' },
  loan: {
    years: 'How long the loan is paid back.',
    payments: 'How often a payment is due.',
    schedule: 'Which lines of the payment plan to list.',
  },
  'sales-tax': {
    amount: 'The amount of money before or after tax.',
    given: 'True words for `amount`: with the tax or without.',
  },
  tip: { people: 'How many people share the bill.' },
  'unit-price': {
    price: 'What the first package costs.',
    quantity: 'How much is in the first package, in `unit`.',
    secondPrice: 'What the second package costs.',
    secondQuantity: 'How much is in the second package, in `unit`.',
    thirdPrice: 'What the third package costs.',
    thirdQuantity: 'How much is in the third package, in `unit`.',
  },
  discount: { price: 'The price before the discount.' },
  'date-add': {
    years: 'How many years to add or subtract.',
    months: 'How many months to add or subtract.',
    weeks: 'How many weeks to add or subtract.',
    days: 'How many days to add or subtract.',
    direction: 'Forward in time or back.',
  },
  'time-zone': { to: 'The city, time zone or offset to tell the time in, like Tokyo or UTC+2.' },
  'kidney-function': { unit: 'The unit of the creatinine value.', sex: 'The sex that the formula is for.' },
  'electricity-cost': { days: 'How many days the device is used.' },
  concrete: { material: 'The material, which decides how many bags are needed.' },
  'clothing-size': { size: 'The size, in the system that is given.' },
  'date-difference': { inclusive: 'True to count the first and the last day.' },
  bmi: { unit: 'The units of weight and height.' },
  'glycated-hemoglobin': { value: 'The measured HbA1c, in `unit`.', unit: 'The unit of `value`.' },
  'fuel-consumption': { value: 'The fuel economy, in `unit`.', unit: 'The unit of `value`.' },
  pace: { per: 'The distance that the pace is for.' },
  slope: { value: 'How steep it is, in the unit of `given`.', given: 'The unit of `value`.' },
  'ring-size': { system: 'The system that `size` belongs to.' },
  'shoe-size': { size: 'The size, in the system of `system`.', system: 'The system that `size` belongs to.' },
  'api-gravity': { value: 'The number of what `given` says.', given: 'What `value` is.' },
  beaufort: { unit: 'The unit of the speeds in the answer.' },
  bushel: { crop: 'The grain, which decides how heavy a bushel is.' },
  'sugar-content': { value: 'The measured content, on the scale of `given`.', given: 'The scale of `value`.' },
  'water-hardness': { value: 'The measured hardness, in `unit`.', unit: 'The unit of `value`.' },
  'shape-area': { shape: 'The shape whose area is wanted; it decides which lengths are needed.' },
  'shape-volume': { shape: 'The shape whose volume is wanted; it decides which lengths are needed.' },
};

const rangeOf = ({
  min,
  max,
  above,
}: {
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
}): string => {
  const least = above === undefined ? (min === undefined ? '' : ` of at least ${min}`) : ` above ${above}`;
  if (max === undefined) return least;
  return min === undefined && above === undefined
    ? ` of at most ${max}`
    : `${above === undefined ? ` from ${min}` : `${least}, up`} to ${max}`;
};

/** Describes the form of a row's values. */
const formOf = (field: Field): string => {
  switch (field.kind) {
    case 'unit':
      return 'A unit by its symbol, name or identifier, like km.';
    case 'number':
      return `A number${rangeOf(field)}.`;
    case 'integer':
      return `A whole number${rangeOf(field)}.`;
    case 'date':
      return typeof field.default === 'function'
        ? 'A day as YYYY-MM-DD; today in UTC unless given.'
        : 'A day as YYYY-MM-DD.';
    case 'numbers':
      return 'Numbers with commas, semicolons or spaces between them.';
    case 'quantity':
      return `A measure like 5 ${field.unit}, in any unit of ${field.of}; a bare number is in ${field.unit}.`;
    case 'flag':
      return 'True or false.';
    case 'choice': {
      const names = Object.entries(field.names ?? {}).map(([word, name]) => `${word} is ${String(name)}`);
      return names.length === 0 ? 'One of the listed words.' : `${names.join(', ')}.`;
    }
    default:
      return 'A text.';
  }
};

/** Describes the values of a choice for which a row is needed. */
const needOf = ({ neededFor }: Field): string =>
  neededFor ? `Needed where \`${parameterName(neededFor.by)}\` is ${neededFor.words.join(' or ')}.` : '';

/** Describes a parameter for readers without the form: its meaning, and the form of its values. */
export const parameterWords = ({ id, params }: AnyTool, key: string): string => {
  const field = params[key]!;
  return [`${field.label}.`, said[id]?.[key], field.description, formOf(field), needOf(field)]
    .filter(Boolean)
    .join(' ');
};

/** The keys of the table, for the test that compares them with the tools. */
export const parametersSaid: readonly (readonly [id: string, key: string])[] = Object.entries(said).flatMap(
  ([id, keys]) => Object.keys(keys).map((key) => [id, key] as const),
);
