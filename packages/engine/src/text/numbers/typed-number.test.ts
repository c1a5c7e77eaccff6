import { expect, test } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

const read = [
  ['5', 'en', 5],
  [' 5 ', 'en', 5],
  ['+5', 'en', 5],
  ['−5', 'en', -5],
  ['- 5', 'en', -5],
  ['.5', 'en', 0.5],
  ['5.', 'en', 5],
  ['1e3', 'en', 1000],
  ['1E-3', 'en', 0.001],
  ['1.5×10⁻²⁷', 'en', 1.5e-27],
  ['1.602 176 634', 'en', 1.602176634],
  ['299 792.458 123', 'en', 299792.458123],
  ['1 000,5', 'en', 1000.5],
  ['1 000,5', 'de', 1000.5],
  ['1\u202f000,5', 'fr', 1000.5],
  ['1,000.5', 'en', 1000.5],
  ['1,000.5', 'de', 1000.5],
  ['1.000,5', 'de', 1000.5],
  ['1.000,5', 'en', 1000.5],
  ['1,234,567', 'en', 1_234_567],
  ['12,34,567.5', 'hi', 1_234_567.5],
  ['1’234’567.5', 'de-CH', 1_234_567.5],
  ['1,234', 'en', 1234],
  ['1,234', 'de', 1.234],
  ['1.234', 'de', 1234],
  ['0,123', 'en', 0.123],
  ['1234,567', 'en', 1234.567],
  ['1,5', 'en', 1.5],
  ['3 1/2', 'en', 3.5],
  ['-3 1/2', 'en', -3.5],
  ['3-1/2', 'en', 3.5],
  ['1/4', 'en', 0.25],
  ['½', 'en', 0.5],
  ['2½', 'en', 2.5],
  ['٣٫٥', 'ar', 3.5],
  ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
  ['۱۲', 'fa', 12],
  ['१२', 'hi-u-nu-deva', 12],
  ['１２．５', 'ja', 12.5],
] as const;

test.for(read)('%s in %s is %d', ([text, locale, value]) => {
  expect(readTypedNumber(text, locale)).toEqual({ value });
});

const refused = [
  ['', 'empty'],
  ['  ', 'empty'],
  ['five', 'not-a-number'],
  ['1,23,4', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['1,000,5.5.5', 'not-a-number'],
  ['1 2', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['NaN', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['1/0', 'not-a-number'],
  ['--5', 'not-a-number'],
  ['5 km', 'not-a-number'],
  ['9'.repeat(129), 'not-a-number'],
  ['1e999', 'too-large'],
] as const;

test.for(refused)('%s is refused: %s', ([text, problem]) => {
  expect(readTypedNumber(text, 'en')).toEqual({ problem });
});

test('refuses an ambiguous number with both readings', () => {
  expect(readTypedNumber('1.234', 'fr')).toEqual({ problem: 'ambiguous', meanings: [1.234, 1234] });
  expect(readTypedNumber('-1,234', 'de-CH')).toEqual({ problem: 'ambiguous', meanings: [-1.234, -1234] });
});
