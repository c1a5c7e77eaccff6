import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listUnitRecords } from '../../catalog.ts';
import { format } from '../catalogue.ts';
import { writePlainly } from './plain-number.ts';

const intl = (value: number, digits: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: digits }).format(value);

const values = fc.oneof(
  fc.double({ min: 1e-6, max: 1e15, maxExcluded: true, noNaN: true }),
  fc.integer({ min: 0, max: 10 ** 9 }).map((digits) => digits / 10 ** 6),
  fc.constantFrom(0, 1, 9.5, 99.95, 999_999.5, 0.000001, 0.0999, 1.005, 2.5, 1234567.8, 999_999_999_999_999),
);

test('writePlainly writes numbers as Intl does in English', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 15 }), (value, digits) => {
      expect(writePlainly(value, digits)).toBe(intl(value, digits));
      expect(writePlainly(-value + 0, digits)).toBe(intl(-value + 0, digits));
    }),
    { numRuns: 3000 },
  );
});

/** Intl writes kb, which people read as kilobytes, so `format` writes the name. */
const misread = new Set(['kilobit', 'kilobit-per-second']);

const known = listUnitRecords()
  .flatMap(({ units }) => units)
  .filter(({ id }) => {
    if (misread.has(id)) return false;
    try {
      return new Intl.NumberFormat('en', { style: 'unit', unit: id }).format(1) !== '';
    } catch {
      return false;
    }
  });

test.each([1, -1, 2, 0, 0.5, 0.99999999, 1234.5])('format abbreviates %d of each unit as Intl does', (value) => {
  const options = { style: 'unit', unitDisplay: 'short', maximumSignificantDigits: 6 } as const;
  const written = known.map(({ id }) => new Intl.NumberFormat('en', { ...options, unit: id }).format(value));
  expect(known.map(({ id }) => format(value, id))).toEqual(written);
  expect(known.map(({ id }) => format(value, id, { locale: 'en-US' }))).toEqual(written);
});
