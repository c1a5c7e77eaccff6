import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { bushel } from './bushel.ts';

test.each([
  ['wheat', 60, 36.7437],
  ['soybeans', 60, 36.7437],
  ['corn', 56, 39.3683],
  ['barley', 48, 45.9296],
  ['oats', 32, 68.8944],
  ['canola', 50, 44.0925],
  ['apples', 48, 45.9296],
  ['sweet potatoes', 55, 40.084],
] as const)('a bushel of %s is %s lb, and a tonne has %s', (crop, pounds, perTonne) => {
  expect(bushel({ crop, bushels: 1 })).toMatchObject({
    pounds: { value: pounds },
    poundsPerBushel: pounds,
    bushels: 1,
  });
  expect(bushel({ crop, mass: '1 t' }).bushels).toBeCloseTo(perTonne, 3);
});

test('masses are exact', () => {
  expect(bushel({ crop: 'wheat', bushels: 100 }).kilograms).toEqual({
    value: 2721.55422,
    unit: 'kilogram',
    symbol: 'kg',
  });
  expect(bushel({ crop: 'oats', mass: '3200 lb' }).bushels).toBe(100);
  expect(bushel({ crop: 'oats', mass: '64 lb', bushels: 2 }).bushels).toBe(2);
});

test('refuses contradictory and negative values', () => {
  expect(refusal(() => bushel({ crop: 'oats', mass: '64 lb', bushels: 3 }))).toBe('conflicting-parameters bushels');
  expect(refusal(() => bushel({ crop: 'oats' }))).toBe('missing-parameter');
  expect(refusal(() => bushel({ bushels: -1 }))).toBe('out-of-range bushels');
  expect(refusal(() => bushel({ mass: '1 l' }))).toBe('incompatible-units mass');
  expect(refusal(() => bushel({ crop: 'hay' as never }))).toBe('invalid-choice crop');
});

// The pounds that each document names for the crops of this calculator
const documents: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Minnesota Statutes': {
    'ear corn': 70,
    wheat: 60,
    potatoes: 60,
    corn: 56,
    rye: 56,
    flaxseed: 56,
    'sweet potatoes': 55,
    canola: 50,
    barley: 48,
    peaches: 48,
    oats: 32,
  },
  'Indiana Code': { rice: 45 },
  'Iowa Code': { apples: 48, buckwheat: 48 },
  'U.S. commercial bushel sizes': { soybeans: 60, sorghum: 56, tomatoes: 53 },
};

test('the weight of every crop is in a document that was read', () => {
  const { sources = [], lookUp } = bushel.explain();
  expect(sources.filter(({ unseen }) => unseen)).toEqual([]);
  expect(Object.keys(documents)).toEqual(sources.map(({ title }) => title.split(/,| 24-/)[0]));
  const crops = lookUp!.values as 'wheat'[];
  const pounds = Object.fromEntries(crops.map((crop) => [crop, bushel({ crop, bushels: 1 }).poundsPerBushel]));
  expect(pounds).toEqual(Object.assign({}, ...Object.values(documents)));
});
