import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { shoeSize } from './shoe-size.ts';

// Sizes as shops print them, each within half a size
test.each([
  [36, 3.5, 4.5, 6],
  [38, 5, 6, 7.5],
  [40, 6.5, 7.5, 9],
  [41, 7.5, 8.5, 10],
  [42, 8, 9, 10.5],
  [43, 9, 10, 11.5],
  [44, 9.5, 10.5, 12],
  [45, 10.5, 11.5, 13],
  [46, 11, 12, 13.5],
])('EU %s is UK %s, US %s for men and %s for women', (size, uk, usMen, usWomen) => {
  const answer = shoeSize({ size });
  for (const [found, marked] of [
    [answer.uk, uk],
    [answer.usMen, usMen],
    [answer.usWomen, usWomen],
  ] as const) {
    expect(Math.abs(found - marked)).toBeLessThanOrEqual(0.5);
  }
  expect(answer.eu).toBe(size);
});

test('a size comes back from each of the others', () => {
  for (const system of ['uk', 'us-men', 'us-women'] as const) {
    const key = { uk: 'uk', 'us-men': 'usMen', 'us-women': 'usWomen' }[system] as 'uk' | 'usMen' | 'usWomen';
    expect(shoeSize({ size: 8.5, system })[key]).toBe(8.5);
  }
  expect(shoeSize({ size: 26.5, system: 'foot' }).foot.value).toBe(26.5);
  expect(shoeSize({ size: 42 }).last.value).toBe(28);
  expect(shoeSize({ size: 42 })).toMatchObject({ uk: 8, usMen: 9, usWomen: 10.5 });
});

test('refuses sizes that adults do not wear', () => {
  expect(refusal(() => shoeSize({ size: 20 }))).toBe('out-of-range size');
  expect(refusal(() => shoeSize({ size: 30, system: 'uk' }))).toBe('out-of-range size');
  expect(refusal(() => shoeSize({ size: 0 }))).toBe('out-of-range size');
});
