import { describe, expect, it, test } from 'vitest';
import { ask } from '../ask.ts';
import { convert } from '../codes/excel/index.ts';
import { codes } from '../codes/excel/table.ts';
import { refusal } from '../../fixtures/refusal.ts';
import german from '../generated/locales/de.ts';

test.each([
  ['=CONVERT(3,"mi","km")', '3 mi ≈ 4.82803 km'],
  ['convert( 212 , "F", "C" )', '212°F = 100°C'],
  ['=CONVERT(2.5;"km2";"m2")', '2.5 km² = 2,500,000 m²'],
  ['=CONVERT(-1.5e3,“Mibyte”,“kibyte”)', '-1,500 MiB = -1,536,000 KiB'],
])('answers the formula %s', (text, said) => {
  expect(ask(text).text).toBe(said);
});

it('reads a decimal comma', () => {
  expect(ask('=CONVERT(2,5;"in";"cm")', { locale: german })).toMatchObject({ value: 2.5, result: 6.35 });
});

describe('a formula in another country', () => {
  const pairs = codes
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [code: string, id: string])
    .filter(([, id]) => !/^\d/.test(id))
    .map(([code]) => code);

  it.each(['GB', 'AU', 'JP'])('has the units of CONVERT in %s', (region) => {
    for (const [index, from] of pairs.entries()) {
      const to = pairs.slice(index + 1).find((other) => refusal(() => convert(1, from, other)).startsWith('answered'));
      if (to === undefined) continue;
      const answer = ask(`=CONVERT(7,"${from}","${to}")`, { region });
      expect([from, to, 'result' in answer && answer.result]).toEqual([from, to, convert(7, from, to)]);
    }
  });
});

test.each([
  ['=CONVERT(1,"MI","km")', 'unknown-unit text'],
  ['=CONVERT(1,"mi","kg")', 'incompatible-units text'],
  ['=CONVERT(1,"Morgen","m2")', 'unknown-unit text'],
  ['=CONVERT(1,234,"mi","km")', 'ambiguous-number text'],
])('refuses %s', (text, code) => {
  expect(refusal(() => ask(text))).toBe(code);
});
