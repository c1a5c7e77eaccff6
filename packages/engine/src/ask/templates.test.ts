import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../scripts/sample.ts';
import { ask } from '../ask.ts';
import { convert } from '../index.ts';
import { UnitsError } from '../model/error.ts';

// Texts made from templates and everyday units. The conversion of one unit into another is checked elsewhere, so it gives the expected
// answers here: whatever the units, a text is answered rightly or refused.

const unitsOf: Readonly<Record<string, readonly string[]>> = {
  length: ['mm', 'cm', 'm', 'km', 'inches', 'ft', 'feet', 'yards', 'mi', 'miles', 'meters', 'kilometers'],
  mass: ['mg', 'g', 'kg', 'lb', 'lbs', 'pounds', 'oz', 'ounces', 'stone', 'grams', 'kilos', 'tonnes'],
  volume: [
    'ml',
    'cl',
    'l',
    'liters',
    'gallons',
    'quarts',
    'pints',
    'cups',
    'tbsp',
    'tsp',
    'fl oz',
    'm3',
    'cubic meters',
  ],
  time: ['s', 'sec', 'min', 'minutes', 'h', 'hrs', 'hours', 'days', 'weeks'],
  area: ['m2', 'sq ft', 'square feet', 'acres', 'ha', 'hectares', 'km2', 'sq m'],
  speed: ['mph', 'km/h', 'kph', 'm/s', 'knots'],
  power: ['W', 'kW', 'watts', 'hp'],
  energy: ['J', 'kJ', 'kcal', 'kWh', 'joules'],
  pressure: ['psi', 'bar', 'kPa', 'atm', 'mmHg'],
};

/** The values of a text: an amount in one unit, another in a second one, and a unit that is asked for. */
interface Values {
  readonly a: number;
  readonly b: number;
  readonly u: string;
  readonly v: string;
  readonly w: string;
}

/** A text, and the numbers of its answer: all of a range, or one of them. */
interface Expected {
  readonly text: string;
  readonly numbers: readonly number[];
  readonly isRange?: boolean;
}

type Template = (values: Values, to: (value: number, from: string, unit: string) => number) => Expected;

/** Returns a template for a text with one answer, in the unit that is asked for. */
const one =
  (write: (values: Values) => string, work: (values: Values, to: Parameters<Template>[1]) => number): Template =>
  (values, to) => ({ text: write(values), numbers: [work(values, to)] });

const whole = Math.ceil;

const templates: Readonly<Record<string, Template>> = {
  'a conversion in a sentence': one(
    ({ a, u, w }) => `what is ${a} ${u} in ${w}?`,
    ({ a, u, w }, to) => to(a, u, w),
  ),
  'how many': one(
    ({ a, u, w }) => `how many ${w} are in ${a} ${u}`,
    ({ a, u, w }, to) => to(a, u, w),
  ),
  'a thing': one(
    ({ a, u, w }) => `my parcel is ${a} ${u}, in ${w}?`,
    ({ a, u, w }, to) => to(a, u, w),
  ),
  // kg m/s is a momentum, so that units with a line may belong to the one before
  'two units': one(
    ({ a, u, w }) => (w.includes('/') ? `${a} ${u} in ${w}` : `${a} ${u} ${w}`),
    ({ a, u, w }, to) => to(a, u, w),
  ),
  'two amounts': one(
    ({ a, b, u, v, w }) => `${a} ${u} and ${b} ${v} in ${w}`,
    ({ a, b, u, v, w }, to) => to(a, u, w) + to(b, v, w),
  ),
  'two amounts side by side': one(
    ({ a, b, u, v, w }) => `${a}${u} ${b}${v} to ${w}`,
    ({ a, b, u, v, w }, to) => to(a, u, w) + to(b, v, w),
  ),
  'a sum': one(
    ({ a, b, u, v, w }) => `${a} ${u} plus ${b} ${v} in ${w}`,
    ({ a, b, u, v, w }, to) => to(a, u, w) + to(b, v, w),
  ),
  'a difference': one(
    ({ a, b, u, v, w }) => `${a} ${u} minus ${b} ${v} in ${w}`,
    ({ a, b, u, v, w }, to) => to(a, u, w) - to(b, v, w),
  ),
  'a range': ({ a, b, u, w }, to) => ({
    text: `${a}-${b} ${u} in ${w}`,
    numbers: [to(a, u, w), to(b, u, w)],
    isRange: true,
  }),
  'a range in words': ({ a, b, u, w }, to) => ({
    text: `${a} to ${b} ${u} in ${w}`,
    numbers: [to(a, u, w), to(b, u, w)],
    isRange: true,
  }),
  'a percentage of': one(
    ({ a, b, u, w }) => `${b}% of ${a} ${u} in ${w}`,
    ({ a, b, u, w }, to) => (to(a, u, w) * b) / 100,
  ),
  'a percentage more': one(
    ({ a, b, u }) => `${a} ${u} + ${b}%`,
    ({ a, b }) => a * (1 + b / 100),
  ),
  'a percentage less': one(
    ({ a, b, u, w }) => `${a} ${u} less ${b}% in ${w}`,
    ({ a, b, u, w }, to) => to(a, u, w) * (1 - b / 100),
  ),
  'a product': one(
    ({ a, b, u }) => `${a} ${u} times ${b}`,
    ({ a, b }) => a * b,
  ),
  'a product before': one(
    ({ a, b, u, w }) => `${whole(b)} x ${a} ${u} in ${w}`,
    ({ a, b, u, w }, to) => whole(b) * to(a, u, w),
  ),
  'a quotient': one(
    ({ a, b, u, w }) => `${a} ${u} / ${b} in ${w}`,
    ({ a, b, u, w }, to) => to(a, u, w) / b,
  ),
  'a ratio': one(
    ({ a, b, u, v }) => `${a} ${u} divided by ${b} ${v}`,
    ({ a, b, u, v }, to) => to(a, u, v) / b,
  ),
  'half of one': one(
    ({ u, w }) => `half a ${u} in ${w}`,
    ({ u, w }, to) => to(0.5, u, w),
  ),
  'a mixed number': one(
    ({ a, u, w }) => `${whole(a)} 1/2 ${u} in ${w}`,
    ({ a, u, w }, to) => to(whole(a) + 0.5, u, w),
  ),
  'a number in words': one(
    ({ u, w }) => `twenty five ${u} in ${w}`,
    ({ u, w }, to) => to(25, u, w),
  ),
  twice: one(
    ({ a, u, w }) => `twice ${a} ${u} in ${w}`,
    ({ a, u, w }, to) => 2 * to(a, u, w),
  ),
  'bags of': one(
    ({ a, b, u, w }) => `${whole(a)} bags of ${b} ${u} in ${w}`,
    ({ a, b, u, w }, to) => whole(a) * to(b, u, w),
  ),
  each: one(
    ({ a, b, u, w }) => `${whole(b) + 1} people need ${a} ${u} each, total ${w}`,
    ({ a, b, u, w }, to) => (whole(b) + 1) * to(a, u, w),
  ),
  'a share': one(
    ({ a, b, u }) => `${a} ${u} split ${whole(b) + 1} ways`,
    ({ a, b }) => a / (whole(b) + 1),
  ),
  'a percentage in words': one(
    ({ a, b, u, v }) => `${a} ${u} is what percent of ${b} ${v}`,
    ({ a, b, u, v }, to) => (to(a, u, v) / b) * 100,
  ),
  'a rate': one(
    ({ a, u, w }) => `${a} ${u} per hour in ${w} per minute`,
    ({ a, u, w }, to) => to(a, u, w) / 60,
  ),
  'a price': one(
    ({ a, b, u, w }) => `${b} ${w} at $${a} per ${u}`,
    ({ a, b, u, w }, to) => a * to(b, w, u),
  ),
  'a unit price': one(
    ({ a, b, u, w }) => `$${a} for ${b} ${u} price per ${w}`,
    ({ a, b, u, w }, to) => a / to(b, u, w),
  ),
};

const numbers = [2, 12, 1.5, 250, 5, 0.5, 30, 8, 100, 2.5, 20, 75];

/** Returns different values for each step: the lengths of the lists have few common divisors with the strides. */
const valuesAt = (step: number): Values => {
  const kinds = Object.values(unitsOf);
  const units = kinds[step % kinds.length]!;
  const pick = <T>(list: readonly T[], stride: number): T =>
    list[(step * stride + Math.floor(step / 9)) % list.length]!;
  return { a: pick(numbers, 5), b: pick(numbers, 7), u: pick(units, 1), v: pick(units, 5), w: pick(units, 3) };
};

const isNear = (value: number, expected: number): boolean =>
  Math.abs(value - expected) <= Math.abs(expected) * 1e-6 + 1e-12;

/** Returns the numbers of an answer, or undefined for a refusal. Several units of one answer count as one number. */
const numbersOf = (text: string): { readonly said: string; readonly all: readonly number[] } | undefined => {
  try {
    const answer = ask(text, { locale: 'en', today: '2026-11-22' });
    const results = answer.kind === 'tool' ? Object.values(answer.answer) : answer.results.map(({ value }) => value);
    const all = [answer.result, ...results].filter((value): value is number => typeof value === 'number');
    return { said: answer.text, all };
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

const steps = Array.from({ length: 45 }, (_, step) => step);

const ways = {
  'as they are': (text: string) => text,
  'in capitals': (text: string) => text.toUpperCase(),
  'with a capital at the start': (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
};

describe.each(Object.entries(templates))('%s', { timeout: 30_000 }, (_, template) => {
  it.each(Object.entries(ways))('is answered rightly or refused, %s', (_way, write) => {
    const isPlain = write === ways['as they are'];
    const asked = (isPlain ? steps : sampleOf(steps)).map((step) => {
      const { text, ...expected } = template(valuesAt(step), (value, from, unit) =>
        convert(value, from as 'm', unit as 'm'),
      );
      return { ...expected, text: write(text), found: numbersOf(write(text)) };
    });
    const wrong = asked.flatMap(({ text, found, numbers: wanted, isRange }) => {
      const isSaid = (number: number): boolean => found!.all.some((value) => isNear(value, number));
      return !found || (isRange ? wanted.every(isSaid) : wanted.some(isSaid)) ? [] : [`${text}: ${found.said}`];
    });
    expect(wrong).toEqual([]);
    expect(!isPlain || asked.some(({ found }) => found)).toBe(true);
  });
});
