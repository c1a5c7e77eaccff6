import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import de from '../generated/locales/de.ts';
import { readRatio, nearest, minus, over, plus, times, zero, type Ratio } from '../model/rational.ts';
import { exactly } from '../model/decimal.ts';
import { Amount, NumberFormat } from '../amount.ts';
import { roundingModes } from './digits.ts';

const text = readFileSync(new URL('../../oracles/cldr.json', import.meta.url), 'utf8');
const cldr = (JSON.parse(text) as { units: Record<string, readonly [string, string, string?]> }).units;

test('keeps numbers and bigints as they are given, and writes text in exponential notation with all its digits', () => {
  expect(new Amount(42.7, 'kilogram').value).toBe(42.7);
  expect(new Amount(10n ** 30n).value).toBe(10n ** 30n);
  for (const [given, value] of [
    ['123.456', '1.23456e+2'],
    ['00120.50', '1.2050e+2'],
    ['-0.00012', '-1.2e-4'],
    ['1e400', '1e+400'],
    ['0.00', '0.00e+0'],
    ['-0', '-0e+0'],
    ['', '0e+0'],
    [' 0x1F ', '3.1e+1'],
    ['.5', '5e-1'],
    ['12.', '1.2e+1'],
  ] as const)
    expect(new Amount(given).value).toBe(value);
  expect(new Amount('-Infinity').value).toBe(-Infinity);
});

test('shows the value and the unit in brackets', () => {
  expect(String(new Amount('1.23', 'kilogram'))).toBe('[1.23e+0 kilogram]');
  expect(String(new Amount(42))).toBe('[4.2e+1 ~]');
  expect(String(new Amount(1000n, 'meter'))).toBe('[1.000e+3 meter]');
  expect(String(new Amount(-0, 'meter'))).toBe('[-0e+0 meter]');
  expect(String(new Amount(NaN))).toBe('[NaN ~]');
  expect(String(new Amount(1e21))).toBe('[1e+21 ~]');
});

test('rounds to digits, half to even unless a mode is named', () => {
  expect(new Amount(123.456, { fractionDigits: 4 }).value).toBe('1.234560e+2');
  expect(new Amount('123.456', { significantDigits: 5 }).value).toBe('1.2346e+2');
  expect(new Amount('42.7', { unit: 'kilogram', significantDigits: 4 }).value).toBe('4.270e+1');
  expect(new Amount(9.996, { significantDigits: 3 }).value).toBe('1.00e+1');
  expect(new Amount(0, { fractionDigits: 2 }).value).toBe('0.00e+0');
  expect(new Amount(0.05, { fractionDigits: 2 }).value).toBe('5e-2');
  expect(new Amount(-0.001, { fractionDigits: 2 }).value).toBe('-0.00e+0');
  expect(new Amount(Infinity, { fractionDigits: 2 }).value).toBe(Infinity);
});

test('rounds in each of nine modes as Intl does', () => {
  for (const roundingMode of roundingModes) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    // The types of ECMAScript lack rounding modes
    const intl = new Intl.NumberFormat('en', { ...digits, roundingMode } as Intl.NumberFormatOptions);
    for (const value of ['1.25', '1.35', '-1.25', '-1.35', '1.21', '-1.29', '0.04', '-0.06']) {
      const amount = new Amount(value, { fractionDigits: 1, roundingMode });
      expect(Number(amount.value), `${value} ${roundingMode}`).toBe(Number(intl.format(value as unknown as number)));
    }
  }
});

test('refuses with the errors of the proposal', () => {
  const make = (value: unknown, options?: unknown) => () => new Amount(value as number, options as string);
  for (const value of ['abc', '1_000', 'NaN', '1 kg']) expect(make(value)).toThrow(RangeError);
  for (const value of [undefined, null, true, {}, Symbol('x')]) expect(make(value)).toThrow(TypeError);
  for (const unit of ['', 'a b', '-meter', 'meter-', 'a--b', 'km/h']) expect(make(1, unit)).toThrow(RangeError);
  expect(make(1, 5)).toThrow(TypeError);
  expect(make(1, null)).toThrow(TypeError);
  expect(make(1, { fractionDigits: 1, significantDigits: 1 })).toThrow(RangeError);
  expect(make(1, { fractionDigits: 1n })).toThrow(TypeError);
  expect(make(1, { fractionDigits: 101 })).toThrow(RangeError);
  expect(make(1, { significantDigits: 0 })).toThrow(RangeError);
  expect(make(1, { significantDigits: 22 })).toThrow(RangeError);
  expect(make(1, { roundingMode: 'truncate' })).toThrow(RangeError);
  expect(make('1e999999', { fractionDigits: 1 })).toThrow(RangeError);
  expect(() => (Amount as unknown as () => void)()).toThrow(TypeError);
  expect(() => new Amount(1).convertTo('meter')).toThrow(TypeError);
  expect(() => new Amount(1, 'meter').convertTo({})).toThrow(TypeError);
  expect(() => new Amount(1, 'meter').convertTo('kilogram')).toThrow(TypeError);
  expect(() => new Amount(1, 'meter').convertTo('keelogramz')).toThrow(TypeError);
  expect(() => new Amount(1, 'EUR').convertTo('USD')).toThrow(TypeError);
  expect(() => new Amount(1, 'beaufort').convertTo('meter-per-second')).toThrow(TypeError);
  expect(() => new Amount(1, 'meter').convertTo({ unit: 'foot', usage: 'road' })).toThrow(TypeError);
  expect(() => new Amount(1, 'meter').convertTo({ usage: 'nonsense' })).toThrow(RangeError);
});

test('converts as the proposal does, by the nearest double of the factor', () => {
  expect(new Amount(1.75, 'foot').convertTo('inch').value).toBe(21);
  expect(new Amount('1.75', 'foot').convertTo('inch').value).toBe(21);
  expect(Object.is(new Amount(-0, 'foot').convertTo('inch').value, -0)).toBe(true);
  expect(new Amount(NaN, 'foot').convertTo('inch').value).toBeNaN();
  expect(new Amount('1.20', 'anything').convertTo('anything').value).toBe(1.2);
  expect(new Amount(100, 'celsius').convertTo({ unit: 'fahrenheit', fractionDigits: 1 }).value).toBe('2.120e+2');
  expect(new Amount(1, 'revolution').convertTo('radian').value).toBe(6.283185307179586);
  expect(new Amount(5, 'kilometer').convertTo('mile').value).toBe(5 * (15625 / 25146));
  expect(
    new Amount(30, 'mile-per-gallon').convertTo({ unit: 'liter-per-100-kilometer', significantDigits: 3 }).value,
  ).toBe('7.84e+0');
});

const readUnit = (id: string): { base: string; factor: Ratio; offset: Ratio } => {
  const [base, factor, offset] = cldr[id]!;
  return { base, factor: readRatio(factor), offset: offset === undefined ? zero : readRatio(offset) };
};

test('follows the steps of the proposal to the bit for every pair of CLDR’s units', () => {
  const units = Object.keys(cldr).filter((id) => /^\d/.test(cldr[id]![1]));
  let pairs = 0;
  for (const from of units) {
    for (const to of units) {
      const [source, target] = [readUnit(from), readUnit(to)];
      if (from === to || source.base !== target.base) continue;
      pairs++;
      const { n, d } = over(source.factor, target.factor);
      const offset = over(minus(source.offset, target.offset), target.factor);
      const product = 1.7 * nearest(n, d);
      const expected = offset.n === 0n ? product : product + nearest(offset.n, offset.d);
      expect(new Amount(1.7, from).convertTo(to).value, `${from} → ${to}`).toBe(expected);
    }
  }
  expect(pairs).toBeGreaterThan(1500);
});

test('gives the nearest double where the exact result is asked for', () => {
  const units = ['foot', 'inch', 'yard', 'mile', 'furlong', 'chain', 'rod'];
  let misses = 0;
  for (const from of units) {
    for (const to of units) {
      const { n, d } = plus(times(exactly(0.7), over(readUnit(from).factor, readUnit(to).factor)), zero);
      expect(new Amount(0.7, from).convertTo({ unit: to, exact: true }).value, `${from} → ${to}`).toBe(nearest(n, d));
      if (new Amount(0.7, from).convertTo(to).value !== nearest(n, d)) misses++;
    }
  }
  expect(misses).toBeGreaterThan(0);
  expect(new Amount(180, 'degree').convertTo({ unit: 'radian', exact: true }).value).toBe(Math.PI);
  expect(new Amount('180', 'degree').convertTo({ unit: 'radian', exact: true, significantDigits: 21 }).value).toBe(
    '3.14159265358979323846e+0',
  );
  expect(new Amount('0.10', 'foot').convertTo({ unit: 'inch', exact: true, fractionDigits: 20 }).value).toBe(
    '1.20000000000000000000e+0',
  );
  expect(new Amount(Infinity, 'foot').convertTo({ unit: 'inch', exact: true }).value).toBe(Infinity);
  expect(new Amount(0, 'mile-per-gallon').convertTo({ unit: 'liter-per-100-kilometer', exact: true }).value).toBe(
    Infinity,
  );
});

test('converts to what people prefer at a place', () => {
  const feet = new Amount(1.75, 'foot');
  const french = feet.convertTo({ locale: 'fr', usage: 'person', significantDigits: 3 });
  expect([french.value, french.unit]).toEqual(['5.33e+1', 'centimeter']);
  const unitFor = (value: number, unit: string, options: object): string | undefined =>
    new Amount(value, unit).convertTo(options).unit;
  expect(unitFor(20, 'celsius', { locale: 'en-US' })).toBe('fahrenheit');
  expect(unitFor(20, 'fahrenheit', { locale: ['de', 'en-US'], usage: 'weather' })).toBe('celsius');
  expect(unitFor(900, 'meter', { locale: 'en-GB', usage: 'road' })).toBe('mile');
  expect(unitFor(1.8, 'meter', { locale: 'en-US', usage: 'person-height' })).toBe('foot');
  // Extensions of the tag
  expect(unitFor(20, 'celsius', { locale: 'de-u-ms-ussystem' })).toBe('fahrenheit');
  expect(unitFor(20, 'celsius', { locale: 'de-u-rg-uszzzz' })).toBe('fahrenheit');
  expect(unitFor(20, 'fahrenheit', { locale: 'en-US-u-mu-celsius' })).toBe('celsius');
});

test('writes amounts for people with all their digits', () => {
  expect(new Amount(42.7, 'kilogram').toLocaleString('fr')).toBe('42,7\u202fkg');
  expect(new Amount(123.456, { fractionDigits: 4 }).toLocaleString('fr')).toBe('123,4560');
  const amount = new Amount('42.7', { unit: 'kilogram', significantDigits: 4 });
  expect(amount.toLocaleString('zh-CN', { unitDisplay: 'long' })).toBe('42.70千克');
  expect(new Amount('42.55', 'EUR').toLocaleString('en')).toBe('€42.55');
  expect(new Amount(3, 'day').toLocaleString('en')).toBe('3 days');
  expect(new Amount('1.50', 'meter').toLocaleString('en', { maximumFractionDigits: 0 })).toBe('2 m');
  expect(new Amount(10n ** 20n, 'meter').toLocaleString('en')).toBe('100,000,000,000,000,000,000 m');
});

test('writes the units that Intl refuses', () => {
  expect(() => new Intl.NumberFormat('en', { style: 'unit', unit: 'kilowatt-hour' })).toThrow(RangeError);
  expect(new Amount(1234.5, 'kilowatt-hour').toLocaleString('de')).toBe('1.234,5 kWh');
  expect(new Amount(1, 'kilowatt-hour').toLocaleString('en', { unitDisplay: 'long' })).toBe('1 kilowatt hour');
  expect(new Amount(2, 'kilowatt-hour').toLocaleString(de, { unitDisplay: 'long' })).toBe('2\u00a0Kilowattstunden');
  const format = new NumberFormat('en', { style: 'unit', unit: 'mmol/L', maximumFractionDigits: 1 });
  expect(format.format(5.55)).toBe('5.6 mmol/L');
  expect(format.formatToParts(-1234)).toEqual([
    { type: 'minusSign', value: '-' },
    { type: 'integer', value: '1' },
    { type: 'group', value: ',' },
    { type: 'integer', value: '234' },
    { type: 'literal', value: ' ' },
    { type: 'unit', value: 'mmol/L' },
  ]);
  expect(format.resolvedOptions()).toMatchObject({ style: 'unit', unit: 'millimole-per-liter', unitDisplay: 'short' });
  expect(new NumberFormat('en', { style: 'unit', unit: 'km' }).format(5)).toBe('5 km');
  expect(() => new NumberFormat('en', { style: 'unit', unit: 'keelogramz' })).toThrow(RangeError);
  expect(() => new NumberFormat('en', { style: 'unit' })).toThrow(TypeError);
  expect(() => new NumberFormat('en', { style: 'unit', unit: 'kWh', maximumFractionDigits: 999 })).toThrow(RangeError);
});

test('joins its parts to what it writes, for units of Intl and of the catalogue', () => {
  for (const unit of ['kilometer', 'kilowatt-hour', 'celsius', 'cup']) {
    for (const unitDisplay of ['short', 'long', 'narrow'] as const) {
      const amount = new Amount(-1234.5, unit);
      const parts = amount.formatToParts('de', { unitDisplay });
      expect(parts.map(({ value }) => value).join('')).toBe(amount.toLocaleString('de', { unitDisplay }));
      expect(parts.some(({ type }) => type === 'unit')).toBe(true);
    }
  }
});
