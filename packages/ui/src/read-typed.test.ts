import { expect, test } from 'vitest';
import * as international from './international.ts';
import { localized, setInternational } from './number-text.ts';
import { readTyped } from './read-typed.ts';
import { answer } from './request.ts';
import { plainText, type Typed } from './typed.ts';
import { everything, lightIndex } from './units.ts';
import { en } from './words/en.ts';

setInternational(international);

const setting = { offers: everything(), words: en, locale: 'en' };
const length = { ...setting, offers: everything().filter(({ quantity }) => quantity.id === 'length') };

const typed = (text: string, from = 'kilometer', to = 'mile'): Typed => ({
  from: lightIndex.byId(from)!,
  to: lightIndex.byId(to)!,
  side: 'from',
  text,
  reading: undefined,
});

const read = (text: string, within = setting) => {
  const { from, to, reading, ...rest } = readTyped(typed(text), within);
  const said = reading && 'value' in reading ? reading.value : reading?.problem;
  return { from: from.id, to: to.id, said, plain: plainText({ ...rest, reading }) };
};

test.each([
  ['5 mi', 'mile', 'kilometer', 5, '5'],
  ['5 m', 'meter', 'mile', 5, '5'],
  ['1,234.5 ft', 'foot', 'mile', 1234.5, '1234.5'],
  ['5 ft 6', 'inch', 'mile', 66, '66'],
  ['15%', 'percent', 'part', 15, '15'],
  ['70 kg', 'kilogram', 'pound', 70, '70'],
  ['$64', 'kilometer', 'mile', 64, '64'],
  ['64.20 €', 'kilometer', 'mile', 64.2, '64.2'],
])('a number with its unit is read, and the unit follows: %s', (text, from, to, said, plain) => {
  expect(read(text)).toEqual({ from, to, said, plain });
});

test('restores the chosen units once the text names none', () => {
  const first = readTyped(typed('5 m'), setting);
  expect([first.from.id, first.to.id]).toEqual(['meter', 'mile']);
  expect([first.before?.from.id, first.before?.to.id]).toEqual(['kilometer', 'mile']);
});

test('a unit that the page does not convert is refused, and the units stay', () => {
  expect(read('5 kg', length)).toMatchObject({
    from: 'kilometer',
    to: 'mile',
    said: '“5 kg” and “km” measure different things.',
  });
  expect(read('five', length)).toMatchObject({ said: 'Enter a number, for example 0.25 or 3 1/2.' });
});

test.each([
  ['1.234', '1234'],
  ['1.234,5', '1234.5'],
  ['12345678901234567', '12345678901234567'],
  ['0,1234567890123456', '0.1234567890123456'],
  ['1e300', '1e300'],
  ['1/4', '0.25'],
  ['1/3', '1/3'],
  ['1,50', '1.50'],
  ['-1.234,00', '-1234.00'],
  ['0,500', '0.500'],
  ['1.000', '1000'],
  ['0', '0'],
  ['20/2', '10'],
])('a number in German is written for programs with every digit: %s', (text, plain) => {
  expect(plainText(readTyped(typed(text), { ...setting, locale: 'de' }))).toBe(plain);
});

test.each([
  ['12345678901234567', '12,345,678,901,234,567'],
  ['1.2345678901234567e3', '1,234.5678901234567'],
  ['12e3', '12,000'],
  ['1.5e-3', '0.0015'],
  ['-6.02e23', '-6.02×10²³'],
  ['7.50', '7.50'],
  ['0.0120', '0.0120'],
])('a number of an address keeps every digit: %s', (text, written) => {
  expect(localized(text, 'en')).toBe(written);
  expect(localized(text, 'de')).toBe(written.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')));
});

test('an address may ask a number with its unit', () => {
  const asked = { value: '5 mi', from: 'kilometer', to: 'mile' };
  const { typed: shown, excuse } = answer(asked, '1', setting);
  expect([shown.from.id, shown.to.id, shown.text, excuse]).toEqual(['mile', 'kilometer', '5', undefined]);
});
