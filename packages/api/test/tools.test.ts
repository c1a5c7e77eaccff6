import { tools } from '@units/engine/catalog';
import { describe, expect, it } from 'vitest';
import { ask, query } from './ask.ts';

/** Returns the answer to parameters that must be valid. */
const answered = async (path: string, parameters: Readonly<Record<string, string>>) => {
  const { status, body } = await query(path, parameters);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return body;
};

const refused = async (path: string, parameters: Readonly<Record<string, string>>, code: string) => {
  const { status, body } = await query(path, parameters);
  expect({ status, code: body.code }).toEqual({ status: 400, code });
  expect(body.error).toMatch(/\S/);
  return body;
};

describe('every tool', () => {
  const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

  it.each(tools.flatMap(({ id, examples }) => examples.map((example) => ({ id, ...example }))))(
    'answers its examples over HTTP: $id $given',
    async ({ id, given, gives }) => {
      const parameters = Object.entries(given).map(([key, value]) => [snakeCase(key), String(value)]);
      expect(await answered(`/${id}`, Object.fromEntries(parameters))).toEqual(JSON.parse(JSON.stringify(gives)));
    },
  );
});

describe('GET /convert', () => {
  it.each([
    ['0.1', 'ft', 'in', 1.2],
    ['3', 'ft', 'in', 36],
    ['98.6', 'F', 'C', 37],
    ['273.15', 'K', 'C', 0],
    ['1', 'oz', 'g', 28.349523125],
    ['1', 'fl oz', 'ml', 29.5735295625],
    ['1', 'Square Feet', 'SQUARE_INCH', 144],
    ['30', 'mpg', 'l/100km', 7.840486111111111],
  ])('converts %s %s to %s', async (value, from, to, result) => {
    expect(await answered('/convert', { value, from, to })).toEqual({ value: Number(value), from, to, result });
  });

  it('bridges volume and mass by an ingredient, both ways', async () => {
    const there = await answered('/convert', { value: '2', from: 'cup', to: 'g', ingredient: 'flour' });
    expect(there).toMatchObject({ result: 250, ingredient: 'all-purpose-flour' });
    expect(there.density).toMatchObject({ gramsPerMilliliter: expect.any(Number), source: expect.any(String) });
    const back = await answered('/convert', { value: '250', from: 'g', to: 'cup', ingredient: 'flour' });
    expect(back.result).toBe(2);
  });

  it('ignores a known ingredient within a category', async () => {
    const body = await answered('/convert', { value: '1', from: 'km', to: 'm', ingredient: 'flour' });
    expect(body).toEqual({ value: 1, from: 'km', to: 'm', result: 1000 });
  });

  it('refuses an unknown ingredient within a category too, with suggestions', async () => {
    const body = await refused(
      '/convert',
      { value: '1', from: 'km', to: 'm', ingredient: 'flouer' },
      'unknown-ingredient',
    );
    expect(body.parameter).toBe('ingredient');
    expect(body.suggestions.length).toBeGreaterThan(0);
    expect(body.suggestions.length).toBeLessThanOrEqual(5);
  });

  it('suggests an ingredient between volume and mass', async () => {
    const body = await refused('/convert', { value: '1', from: 'cup', to: 'g' }, 'incompatible-units');
    expect(body.error).toContain('ingredient');
  });

  it('refuses units that do not convert', async () => {
    await refused('/convert', { value: '1', from: 'km', to: 'kg' }, 'incompatible-units');
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '\ud800', 'nonsense', '💩', 'x'.repeat(5000)])(
    'does not know the unit %j',
    async (from) => {
      const body = await refused('/convert', { value: '1', from, to: 'km' }, 'unknown-unit');
      expect(body.parameter).toBe('from');
      expect(body.error.length).toBeLessThan(300);
    },
  );

  it('suggests at most five units for a misspelled one', async () => {
    const body = await refused('/convert', { value: '1', from: 'meterr', to: 'km' }, 'unknown-unit');
    expect(body.suggestions).toContain('meter');
    expect(body.suggestions.length).toBeLessThanOrEqual(5);
  });
});

describe('GET /roman', () => {
  it('reads and writes 1 to 3999, both ways', async () => {
    const numerals = await Promise.all(
      Array.from({ length: 3999 }, async (_, i) => (await ask(`/roman?integer=${i + 1}`)).body),
    );
    expect(new Set(numerals.map(({ roman }) => roman)).size).toBe(3999);
    const back = await Promise.all(numerals.map(async ({ roman }) => (await ask(`/roman?roman=${roman}`)).body));
    expect(back).toEqual(numerals);
    expect(numerals.map(({ integer }) => integer)).toEqual(Array.from({ length: 3999 }, (_, i) => i + 1));
    expect(numerals[3998].roman).toBe('MMMCMXCIX');
  });

  it.each([
    ['mcmxcix', 'MCMXCIX', 1999],
    ['Ⅻ', 'XII', 12],
    ['ⅿⅽⅿ', 'MCM', 1900],
    [' IV ', 'IV', 4],
  ])('reads %s', async (given, roman, integer) => {
    expect(await answered('/roman', { roman: given })).toEqual({ roman, integer });
  });

  it.each(['IIII', 'IVX', 'VX', 'IC', 'MMMM', 'IIV', 'ABC', '12', 'I V', 'N', 'M'.repeat(40)])(
    'refuses %s',
    async (roman) => {
      await refused('/roman', { roman }, 'invalid-roman');
    },
  );

  it('refuses a text longer than any numeral', async () => {
    await refused('/roman', { roman: 'M'.repeat(41) }, 'invalid-text');
  });

  it.each(['0', '4000', '-1'])('refuses the integer %s', async (integer) => {
    await refused('/roman', { integer }, 'out-of-range');
  });

  it('accepts both if they agree, and requires one', async () => {
    expect(await answered('/roman', { roman: 'iv', integer: '4' })).toEqual({ roman: 'IV', integer: 4 });
    await refused('/roman', { roman: 'IV', integer: '5' }, 'conflicting-parameters');
    await refused('/roman', {}, 'missing-parameter');
    await refused('/roman', { roman: '' }, 'missing-parameter');
  });
});

describe('GET /fraction', () => {
  const fraction = (numerator: number, denominator: number, op?: string) =>
    answered('/fraction', { numerator: String(numerator), denominator: String(denominator), ...(op ? { op } : {}) });

  it.each([
    [6, 8, 3, 4],
    [6, -8, -3, 4],
    [-6, -8, 3, 4],
    [0, 5, 0, 1],
    [0, -5, 0, 1],
    [7, 1, 7, 1],
  ])('simplifies %i/%i', async (numerator, denominator, n, d) => {
    expect(await fraction(numerator, denominator)).toEqual({
      numerator,
      denominator,
      operation: 'simplify',
      result: { numerator: n, denominator: d },
    });
  });

  it.each([
    [1, 6, 0.16666666666666666, '0.1(6)'],
    [1, 3, 1 / 3, '0.(3)'],
    [-22, 7, -22 / 7, '-3.(142857)'],
    [1, 8, 0.125, '0.125'],
    [4, 2, 2, '2'],
  ])('writes %i/%i as a decimal', async (numerator, denominator, result, repeating) => {
    expect(await fraction(numerator, denominator, 'decimal')).toMatchObject({ result, repeating });
  });

  it('writes a period of up to 1,000 digits', async () => {
    // The period of 1/983 has 982 digits, the period of 1/1019 has 1,018
    expect((await fraction(1, 983, 'decimal')).repeating).toMatch(/^0\.\(\d{982}\)$/);
    expect(await fraction(1, 1019, 'decimal')).not.toHaveProperty('repeating');
  });

  it('writes a percentage', async () => {
    expect(await fraction(3, 4, 'Percent')).toEqual({ numerator: 3, denominator: 4, operation: 'percent', result: 75 });
  });

  it('refuses a denominator of zero', async () => {
    await refused('/fraction', { numerator: '1', denominator: '0' }, 'division-by-zero');
  });
});

describe('GET /table', () => {
  const table = (parameters: Readonly<Record<string, string>>) =>
    answered('/table', { from: 'in', to: 'cm', ...parameters });

  it('has 11 rows from 0 to 1 by 0.1', async () => {
    const body = await table({ start: '0', end: '1', step: '0.1' });
    expect(body).toMatchObject({ from: 'in', to: 'cm', start: 0, end: 1, step: 0.1, count: 11 });
    expect(body.rows).toHaveLength(11);
    expect(body.rows.map(({ value }: { value: number }) => value)).toEqual([
      0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1,
    ]);
    expect(body.rows[3]).toEqual({ value: 0.3, result: 0.762 });
  });

  it('has ten rows by default', async () => {
    const body = await table({});
    expect(body).toMatchObject({ start: 1, end: 10, step: 1, count: 10 });
    expect(await table({ start: '5', step: '-0.5' })).toMatchObject({ start: 5, end: 0.5, step: -0.5, count: 10 });
  });

  it('counts down', async () => {
    const { rows } = await table({ start: '3', end: '1', step: '-1' });
    expect(rows.map(({ value }: { value: number }) => value)).toEqual([3, 2, 1]);
  });

  it('has at most 1,000 rows', async () => {
    expect((await table({ start: '1', end: '1000' })).count).toBe(1000);
    for (const end of ['1001', '1e300']) await refused('/table', { from: 'in', to: 'cm', start: '1', end }, 'too-many');
    await refused('/table', { from: 'in', to: 'cm', start: '0', end: '1', step: '1e-300' }, 'too-many');
  });

  it('refuses a step of 0, and one away from the end', async () => {
    await refused('/table', { from: 'in', to: 'cm', step: '0' }, 'out-of-range');
    await refused('/table', { from: 'in', to: 'cm', start: '1', end: '2', step: '-1' }, 'out-of-range');
  });

  it('refuses units that do not convert', async () => {
    await refused('/table', { from: 'in', to: 'kg' }, 'incompatible-units');
    await refused('/table', { from: 'in', to: 'nonsense' }, 'unknown-unit');
  });
});

describe('GET /bmi', () => {
  it.each([
    ['70', '175', 'metric', 22.857142857142858, 'healthy'],
    ['70', '1.75', 'metric', 22.857142857142858, 'healthy'],
    ['18.5', '1', 'metric', 18.5, 'healthy'],
    ['18.4999', '1', 'metric', 18.4999, 'underweight'],
    ['25', '1', 'metric', 25, 'overweight'],
    ['30', '1', 'metric', 30, 'obese'],
    ['29.999', '1', 'metric', 29.999, 'overweight'],
    ['154', '69', 'imperial', 22.7415911078409, 'healthy'],
  ])('of %s and %s, %s', async (weight, height, unit, bmi, category) => {
    const body = await answered('/bmi', { weight, height, unit });
    const more = category === 'obese' ? { obesityClass: 'I' } : {};
    expect(body).toEqual({ weight: Number(weight), height: Number(height), unit, bmi, category, ...more });
  });

  it.each([
    { weight: '0', height: '175' },
    { weight: '70', height: '0' },
    { weight: '-70', height: '175' },
  ])('refuses $weight and $height', async (parameters) => {
    await refused('/bmi', parameters, 'out-of-range');
  });
});

describe('GET /electrical', () => {
  it.each([
    [
      { volts: '230', amps: '10' },
      { target: 'watts', result: 2300, watts: 2300, amps: 10, volts: 230, ohms: 23 },
    ],
    [
      { watts: '60', volts: '120' },
      { target: 'amps', result: 0.5, watts: 60, amps: 0.5, volts: 120, ohms: 240 },
    ],
    [
      { watts: '60', amps: '0.5', target: 'Volts' },
      { target: 'volts', result: 120, watts: 60, amps: 0.5, volts: 120, ohms: 240 },
    ],
    [
      { watts: '60', amps: '0.5', volts: '120', target: 'amps' },
      { target: 'amps', result: 0.5, watts: 60, amps: 0.5, volts: 120, ohms: 240 },
    ],
  ])('of %o', async (given, gives) => {
    expect(await answered('/electrical', given)).toEqual(gives);
  });

  it.each([
    [{}, 'missing-parameter'],
    [{ watts: '60' }, 'missing-parameter'],
    [{ watts: '60', volts: '0' }, 'division-by-zero'],
    [{ watts: '60', amps: '1', volts: '120', target: 'watts' }, 'conflicting-parameters'],
    [{ watts: '60', volts: '120', target: 'ohms' }, 'invalid-choice'],
  ])('refuses %o', async (given, code) => {
    await refused('/electrical', given, code);
  });
});

describe('GET /percentage', () => {
  it.each([
    [{ x: '15', y: '19.99' }, 'percent-of', 2.9985],
    [{ mode: 'percent-change', x: '80', y: '100' }, 'percent-change', 25],
    [{ mode: 'percent-change', x: '-80', y: '-100' }, 'percent-change', -25],
    [{ mode: 'share', x: '1', y: '8' }, 'share', 12.5],
  ])('of %o', async (given, mode, result) => {
    const body = await answered('/percentage', given);
    expect(body).toMatchObject({ mode, result });
    expect(body.formula).toContain(String(Math.abs(Number(given.x))));
  });

  it.each([
    { mode: 'percent-change', x: '0', y: '5' },
    { mode: 'share', x: '5', y: '0' },
  ])('refuses a base of zero: %o', async (given) => {
    await refused('/percentage', given, 'division-by-zero');
  });
});

describe('GET /age', () => {
  it.each([
    ['2004-02-29', '2025-02-28', { years: 20, months: 11, days: 30 }],
    ['2004-02-29', '2025-03-01', { years: 21, months: 0, days: 1 }],
    ['2004-02-29', '2024-02-29', { years: 20, months: 0, days: 0 }],
    ['2000-01-31', '2000-02-29', { years: 0, months: 0, days: 29 }],
    ['2000-01-31', '2000-03-01', { years: 0, months: 1, days: 1 }],
    ['0001-01-01', '9999-12-31', { years: 9998, months: 11, days: 30 }],
    ['2024-01-01', '2024-01-01', { years: 0, months: 0, days: 0 }],
  ])('of %s on %s', async (birth, asOf, age) => {
    const totalDays = (Date.parse(asOf) - Date.parse(birth)) / 86_400_000;
    expect(await answered('/age', { birth_date: birth, as_of: asOf })).toEqual({
      birthDate: birth,
      asOf,
      ...age,
      totalDays,
    });
  });

  it('refuses a day before the birth', async () => {
    await refused('/age', { birth_date: '2024-01-02', as_of: '2024-01-01' }, 'out-of-range');
    await refused('/age', { birth_date: '9999-12-31' }, 'out-of-range');
  });
});

describe('GET /date-difference', () => {
  it.each([
    ['2024-01-01', '2024-03-01', undefined, 60],
    ['2024-03-01', '2024-01-01', undefined, -60],
    ['2024-01-01', '2024-01-01', 'true', 1],
    ['2024-01-01', '2024-03-01', '1', 61],
    ['2024-03-01', '2024-01-01', 'TRUE', -61],
  ])('from %s to %s, inclusive %s', async (start, end, inclusive, days) => {
    const body = await answered('/date-difference', { start, end, ...(inclusive ? { inclusive } : {}) });
    expect(body).toMatchObject({ start, end, days, inclusive: inclusive !== undefined });
  });
});

describe('the money tools', () => {
  it.each([
    ['/tip', { subtotal: '50' }, { tip: 7.5, total: 57.5, perPerson: 57.5 }],
    ['/tip', { subtotal: '0', tip_percent: '0', people: '10000' }, { tip: 0, total: 0, perPerson: 0 }],
    [
      '/discount',
      { price: '80', discount_percent: '25', tax_percent: '8' },
      { discount: 20, discountedPrice: 60, taxAmount: 4.8, total: 64.8 },
    ],
    [
      '/discount',
      { price: '19.99', discount_percent: '100' },
      { discount: 19.99, discountedPrice: 0, taxAmount: 0, total: 0 },
    ],
    [
      '/fuel-cost',
      { distance: '300', efficiency: '30', fuel_price: '3.5' },
      { fuelUsed: 10, cost: 35, fuelUnit: 'gallon' },
    ],
    [
      '/fuel-cost',
      { distance: '100', efficiency: '6', fuel_price: '1.5', efficiency_unit: 'L/100km' },
      { fuelUsed: 6, cost: 9, fuelUnit: 'liter' },
    ],
    [
      '/fuel-cost',
      { distance: '100', efficiency: '20', fuel_price: '1.5', efficiency_unit: 'km/l' },
      { fuelUsed: 5, cost: 7.5, fuelUnit: 'liter' },
    ],
    ['/unit-price', { price: '4.5', quantity: '12', unit: 'egg' }, { unitPrice: 0.375, unit: 'egg' }],
    ['/unit-price', { price: '4.5', quantity: '12' }, { unitPrice: 0.375, unit: 'unit' }],
    [
      '/unit-price',
      { price: '4.5', quantity: '12', unit: '🥚'.repeat(40) },
      { unitPrice: 0.375, unit: '🥚'.repeat(40) },
    ],
  ])('%s %o', async (path, given, gives) => {
    expect(await answered(path, given)).toEqual(gives);
  });

  it.each([
    ['/tip', { subtotal: '-1' }, 'out-of-range'],
    ['/tip', { subtotal: '1', tip_percent: '-1' }, 'out-of-range'],
    ['/tip', { subtotal: '1', people: '0' }, 'out-of-range'],
    ['/tip', { subtotal: '1', people: '10001' }, 'out-of-range'],
    ['/tip', { subtotal: '1', people: '1.5' }, 'invalid-integer'],
    ['/discount', { price: '1', discount_percent: '101' }, 'out-of-range'],
    ['/discount', { price: '1', discount_percent: '-1' }, 'out-of-range'],
    ['/discount', { price: '1', discount_percent: '1', tax_percent: '-1' }, 'out-of-range'],
    ['/fuel-cost', { distance: '1', efficiency: '0', fuel_price: '1' }, 'out-of-range'],
    ['/fuel-cost', { distance: '1', efficiency: '1', fuel_price: '1', efficiency_unit: 'mph' }, 'invalid-choice'],
    ['/unit-price', { price: '1', quantity: '0' }, 'out-of-range'],
    ['/unit-price', { price: '1', quantity: '1', unit: 'x'.repeat(41) }, 'invalid-text'],
  ])('%s refuses %o', async (path, given, code) => {
    await refused(path, given, code);
  });
});
