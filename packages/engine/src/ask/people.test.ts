import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../fixtures/rows.ts';
import { ask } from '../ask.ts';
import { UnitsError } from '../model/error.ts';
import { readEveryWay } from './ask.ts';

const rows = rowsOf<[string, string]>('people.tsv');

const today = '2026-11-22';

const isNear = (number: number, expected: number): boolean =>
  Math.abs(number - expected) <= Math.abs(expected) * 2e-3 + 1e-9;

/** Returns the answer, or undefined for a refusal. */
const answerTo = (text: string): ReturnType<typeof ask> | undefined => {
  try {
    return ask(text, { today, locale: 'en' });
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** Returns true if the text is correctly refused, or its answer has all numbers or words of one of the ways. */
const isRight = (text: string, expected: string): boolean => {
  const answer = answerTo(text);
  if (!answer) return expected === '!';
  const results = 'results' in answer ? answer.results.map(({ value }) => value) : [];
  const numbers = [answer.result, ...results].map(Number);
  return expected.split('|').some((way) => {
    const wanted = way.split(' ').map(Number);
    const areNumbers = wanted.every((one) => !Number.isNaN(one));
    return areNumbers
      ? wanted.every((one) => numbers.some((number) => isNear(number, one))) || answer.text.includes(way)
      : answer.text.toLowerCase().includes(way.toLowerCase()) ||
          wanted.filter((one) => !Number.isNaN(one)).some((one) => numbers.some((number) => isNear(number, one)));
  });
};

describe('what people type', () => {
  it.each(rows)('%s: %s', (text, expected) => {
    expect(isRight(text, expected)).toBe(true);
  });

  it('has several hundred texts, some of which are refused', () => {
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.filter(([, expected]) => expected === '!').length).toBeGreaterThan(50);
  });
});

describe('a unit that nothing says', () => {
  it.each([
    ['aquarium 48 x 13 x 20 in gallons', '"48" has no unit. Write its unit.'],
    ['area 12 x 10 in sq ft', '"12" has no unit. Write its unit.'],
    ['tiles 12 x 12 for 100 sq ft', '"12" has no unit. Write its unit.'],
    ['concrete 10 x 10 x 4', '"10" has no unit. Write its unit.'],
    ['volume of box 3 ft x 4 m x 5', '"5" has no unit. Write its unit.'],
    ['2 k * 3', '"k" could be'],
    ['2 kt + 3', 'Cannot add or subtract a speed and pace and a bare number.'],
  ])('%s is refused', (text, message) => {
    expect(() => ask(text)).toThrow(message);
  });
});

describe('what is assumed', () => {
  it.each([
    ['area 12 x 10 ft', 'side', '12', '12 ft'],
    ['1 pint in uk gallons', 'system', 'pint', 'imperial pint'],
    ['8 oz milk in ml', 'unit', 'oz', 'fluid ounce'],
    ['12 oz in ml', 'unit', 'oz', 'fluid ounce'],
    ['eu 42 to us', 'system', 'size', 'a shoe size, US men’s'],
    ['size 10 shoe in cm', 'system', 'size', 'US men’s'],
    ['300 miles at 60', 'unit', '60', 'mile per hour'],
    ['9am to 5:30', 'clock', '5:30', '5:30 pm'],
    ['1 oz gold in grams', 'unit', 'oz', 'troy ounce'],
    ['tip on 80', 'number', 'Tip (%)', '15'],
    ['5k in miles', 'unit', 'k', 'kilometers'],
    ['16 gauge in mm', 'system', 'gauge', 'American wire gauge (AWG)'],
    ['us shoe size 9', 'system', 'US', 'US men’s'],
    ['working days from 2026-01-05 to 2026-01-16', 'days', 'working days', 'Monday to Friday, without the last day'],
    ['bmi 180 lbs 5 10', 'unit', '5 10', '5 ft 10 in'],
    ['5 kilometrs to miles', 'unit', 'kilometrs', 'kilometers'],
    ['100 farenheit to celcius', 'unit', 'celcius', 'degrees Celsius'],
    ['2h 15m + 50m', 'unit', 'm', 'minutes'],
    ['72 degrees in celsius', 'unit', 'degrees', 'degrees Fahrenheit'],
    ['72 degres in celsius', 'unit', 'degres', 'degrees Fahrenheit'],
    ['10 poundss to kg', 'unit', 'poundss', 'pounds'],
    ['5 galon to l', 'unit', 'galon', 'gallons'],
    ['12 oz + 350 ml', 'unit', 'oz', 'fluid ounces'],
    ['8 oz + 1 uk pint', 'unit', 'oz', 'imperial fluid ounces'],
    ['1 uk pint + 1 cup', 'system', 'cup', 'imperial cup'],
    ['how many 12 oz bottles in 2 l', 'unit', 'oz', 'fluid ounces'],
    ['5 troy oz + 2 oz', 'system', 'oz', 'troy ounce'],
    ['1 uk gallon 2 pints in l', 'system', 'pints', 'imperial pint'],
    ['5 mil + 1 deg', 'unit', 'mil', 'NATO mils'],
    ['bmi 70 kg 175', 'unit', 'height', 'centimeters, or meters below 3'],
    ['fuel cost 300 miles at 30 mpg at 3.50', 'unit', 'fuel price', 'the price of a US gallon'],
    ['ring size 7', 'system', 'ring size', 'a size in the United States and Canada'],
    ['ring size 54', 'system', 'ring size', 'an ISO size, the circumference in millimeters'],
    ['shoe size 42', 'system', 'shoe size', 'a European size, and converted to US men’s'],
    ['$2.50 per lb in kg', 'unit', 'kg', '$/kg'],
    ['uk 8 to eu', 'system', 'size', 'a shoe size'],
    ['ring size 54 to us', 'system', 'ring size', 'an ISO size, the circumference in millimeters'],
    ['paint for 40 m2', 'number', 'Coverage', '10 m²/l'],
  ])('%s is in the answer', (text, kind, of, as) => {
    const { assumed, note } = ask(text, { today });
    expect(assumed).toContainEqual({ kind, of, as });
    expect(note).toContain(as);
  });

  it('is empty if the question is complete', () => {
    expect(ask('12 ft x 10 ft').assumed).toBeUndefined();
    expect(ask('20% tip on $80').assumed).toBeUndefined();
    expect(ask('5 pt + 3 qt').assumed).toBeUndefined();
    expect(ask('bmi 70 kg 175 cm').assumed).toBeUndefined();
    expect(ask('fuel cost 300 miles at 30 mpg at $3.50 per gallon').assumed).toBeUndefined();
  });
});

describe('the readings of a text', () => {
  it('are shown with their costs, the cheapest first', () => {
    const readings = readEveryWay('100 W for 5 h in kWh', today);
    expect(readings.map(({ kind }) => kind)).toEqual(['sum', 'measure', 'problem', 'aside']);
    expect(readings[0]!.says).toBe('100 W for 5 h = 0.5 kWh');
    expect(readings.map(({ cost }) => cost)).toEqual([3, 4, 7, 8]);
    const ofBags = readEveryWay('4 bags of 2 kg in lb', today);
    expect(ofBags.map(({ kind, cost }) => [kind, cost])).toEqual([['measure', 4]]);
  });

  it('are one where a conversion is plain', () => {
    expect(readEveryWay('10 km in miles', today)).toMatchObject([{ kind: 'conversion', says: '10 km ≈ 6.21371 mi' }]);
  });
});

it.each([
  ['12x12 ft in m2', '12', '12 ft'],
  ['£6.50 a gallon in £ per litre', 'gallon', 'imperial gallons'],
  ['2x4x8 in board feet', '8', '8 ft'],
])('%s says what it took %s for', (text, of, as) => {
  expect(answerTo(text)?.assumed).toContainEqual(expect.objectContaining({ of, as }));
});

it('explains why the name of a pipe thread is not its diameter', () => {
  expect(() => ask('1/2 npt in mm')).toThrow(/bore of its pipe/);
});
