import { describe, expect, test } from 'vitest';
import { readTypedNumber as readNumber } from '@units/engine/internal';
import * as international from './international.ts';
import { fitNumber, localized, plainNumber, readPlain, setInternational, writeNumber } from './number-text.ts';

setInternational(international);

describe('written numbers', () => {
  test('have every digit, in the way of the locale', () => {
    expect(writeNumber(1234.5, 'de')).toBe('1.234,5');
    expect(writeNumber(3.106855961186669, 'en')).toBe('3.106855961186669');
    expect(writeNumber(1.5e-27, 'de')).toBe('1,5×10⁻²⁷');
    expect(writeNumber(6.02e23, 'en')).toBe('6.02×10²³');
    expect(writeNumber(0, 'en')).toBe('0');
  });

  test('read back as the same numbers', () => {
    let seed = 42;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let i = 0; i < 3000; i++) {
      const value = (random() - 0.5) * 10 ** Math.floor(random() * 60 - 30);
      for (const locale of ['en', 'de', 'hi']) {
        expect(readNumber(writeNumber(value, locale), locale)).toEqual({ value });
      }
    }
  });

  test('are rounded only where space is short', () => {
    expect(fitNumber(3.106855961186669, 'en', 20)).toEqual({ text: '3.106855961186669', rounded: false });
    expect(fitNumber(3.106855961186669, 'en', 8)).toEqual({ text: '3.106856', rounded: true });
  });

  test('for other programs have no groups, and the decimal sign of the locale', () => {
    expect(plainNumber(1234.5, 'en')).toBe('1234.5');
    expect(plainNumber(1234.5, 'de')).toBe('1234,5');
  });

  test('of addresses become those of the reader', () => {
    expect(localized('1.234', 'de')).toBe('1,234');
    expect(localized('-0', 'en')).toBe('0');
    expect(localized('−4.408', 'de')).toBe(localized('-4.408', 'de'));
    expect(localized('0.385e3', 'en')).toBe('385');
    expect(localized('0.127e4', 'de')).toBe('1.270');
    expect(localized('0.05e1', 'en')).toBe('0.5');
    expect(localized('1 000,5', 'de')).toBe('1 000,5');
    expect(localized('1e999', 'en')).toBe('1e999');
  });
});

describe('plain numbers', () => {
  test('are read without the reader, as it reads them', () => {
    for (const text of ['5', '-12', '0', '-0', '007', '1.5', '1.234', '-0.001']) {
      expect(readNumber(text, 'en')).toEqual({ value: readPlain(text, 'en') });
    }
    for (const text of ['1234', '1,5', '7,50', '-0,001', '1234,567']) {
      expect(readNumber(text, 'de')).toEqual({ value: readPlain(text, 'de') });
    }
  });

  test('contain no sign that another language reads differently', () => {
    for (const text of ['1,5', '1e3', '', '1.', '.5', '--1', '٣', '9'.repeat(16)]) {
      expect(readPlain(text, 'en')).toBeUndefined();
    }
    expect(readPlain('1.234', 'de')).toBeUndefined();
    for (const text of ['1.5', '1,5']) expect(readPlain(text, 'fa')).toBeUndefined();
  });

  test('are written without Intl, as Intl writes them', () => {
    const intl = (digits: number) => new Intl.NumberFormat('en', { maximumSignificantDigits: digits });
    for (const value of [0, 5, -1234.5, 1_234_567.891, 0.000001, 999_999_999_999_999, 0.1 + 0.2, 100 / 3]) {
      for (const digits of [7, 8, 21]) {
        const most = Math.max(digits, String(Math.trunc(value)).replace('-', '').length);
        expect(writeNumber(value, 'en', digits)).toBe(intl(most).format(String(value) as Intl.StringNumericLiteral));
      }
    }
  });

  test('never lose digits before the point', () => {
    expect(writeNumber(12_345_678, 'en', 7)).toBe('12,345,678');
    expect(writeNumber(31_358_022.12, 'en', 7)).toBe('31,358,022');
    expect(writeNumber(-9_460_730_472_580.8, 'en', 7)).toBe('-9,460,730,472,581');
    expect(fitNumber(123_456_789.123, 'en', 6).text).toBe('123,456,789');
    expect(localized('12345678901234567890', 'en')).toBe('12,345,678,901,234,567,890');
    expect(localized('0.10000000000000000001', 'en')).toBe('0.10000000000000000001');
  });

  test('are rounded half up, as they are written', () => {
    expect(writeNumber(1.2345675, 'en', 7)).toBe('1.234568');
    expect(writeNumber(-1.0000005, 'en', 7)).toBe('-1.000001');
    expect(writeNumber(9.9999996, 'en', 7)).toBe('10');
    expect(writeNumber(0.00999999996, 'en', 7)).toBe('0.01');
  });
});
