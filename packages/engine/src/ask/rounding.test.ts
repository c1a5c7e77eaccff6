import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';

describe('a question that asks to round', () => {
  it.each([
    ['5 mi in km to 3 sf', 8.05, '8.05 km'],
    ['5 mi in km to 3 significant figures', 8.05, '8.05 km'],
    ['5 mi in km rounded to three sig figs', 8.05, '8.05 km'],
    ['5 mi in km to 2 decimal places', 8.05, '8.05 km'],
    ['5 mi in km, 2 decimals', 8.05, '8.05 km'],
    ['2 ft in cm rounded to 2 dp', 60.96, '60.96 cm'],
    ['5 km to 3 sf', 5, '5.00 km'],
    ['1.005 kg to 2 dp', 1.01, '1.01 kg'],
    ['round 12.345 km to 3 sf', 12.3, '12.3 km'],
    ['5 mi to the nearest km', 8, '8 km'],
    ['10 mm to in to nearest 1/16', 0.375, '3/8 in'],
    ['10 mm to inches rounded to 1/16', 0.375, '3/8 in'],
    ['100 mm in inches to the nearest 16th', 3.9375, '3 15/16 in'],
    ['5 km to mi rounded to nearest tenth', 3.1, '3.1 mi'],
    ['5 km to mi to the nearest tenth of a mile', 3.1, '3.1 mi'],
    ['1234 g to the nearest hundred', 1200, '1200 g'],
    ['1234 g rounded to the nearest 5 g', 1235, '1235 g'],
    ['round 1234 g to 5 g', 1235, '1235 g'],
    ['1234.5 to the nearest 10', 1230, '1230'],
    ['pi * 2 m to 3 sf', 6.28, '6.28 m'],
    ['electron mass in kg to 3 sf', 9.11e-31, '9.11e-31 kg'],
    ['-2.5 kg to the nearest kg', -3, '-3 kg'],
    ['9.996 m to 3 sf', 10, '10.0 m'],
    ['5.0(2) kg to the nearest 0.1 lb', 11, '11.0(4) lb'],
    ['5.0(2) kg to the nearest 0.25 lb', 11, '(11 ± 0.44) lb'],
  ])('answers %s with %s', (text, result, shown) => {
    const answer = ask(text);
    expect(answer.result).toBe(result);
    expect(answer.text.replace(/^.*\s[=≈]\s/, '')).toBe(shown);
  });

  it('writes the decimal sign of the language', () => {
    expect(ask('5 mi in km to 3 sf', { locale: 'de' }).text).toContain('8,05 km');
  });

  it('refuses as it would without the words', () => {
    expect(() => ask('hello to 3 sf')).toThrow(expect.objectContaining({ name: 'UnitsError' }));
    expect(() => ask('5 km to 0 sf')).toThrow(expect.objectContaining({ name: 'UnitsError' }));
  });
});
