import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { paint } from './paint.ts';

test.each([
  [{ area: '40 m²' }, 8, 'L', 4],
  [{ area: '40 m²', openings: '5 m²', coats: 1 }, 3.5, 'L', 2],
  [{ area: '800 sq ft', coverage: '400 sq ft/gal', can: '1 gal', coats: 1 }, 2, 'gal', 2],
  [{ area: 12.5, coverage: 12.5, can: 1, coats: 2 }, 2, 'L', 2],
  [{ area: '10 m²', coats: 1, can: '0.75 l' }, 1, 'L', 2],
])('%j takes %s %s', (given, value, symbol, cans) => {
  expect(paint(given)).toMatchObject({ paint: { value, symbol }, cans });
});

test.each([
  [{ area: '0 m²' }, 'out-of-range area'],
  [{ area: '5 m²', openings: '6 m²' }, 'out-of-range openings'],
  [{ area: '5 m' }, 'incompatible-units area'],
  [{ area: '5 m²', coats: 0 }, 'out-of-range coats'],
  [{ area: '5 m²', coverage: '5 l' }, 'incompatible-units coverage'],
  [{ area: 1e308, can: '1e-9 l' }, 'result-out-of-range'],
  [{ area: 1e18, coverage: 1, can: 1 }, 'result-out-of-range'],
])('refuses %j: %s', (given, code) => {
  expect(refusal(() => paint(given))).toBe(code);
});
