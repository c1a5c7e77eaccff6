import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { electrical } from './electrical.ts';

test.each([
  [
    { amps: 0.1, volts: 3, target: 'watts' },
    { target: 'watts', result: 0.3, watts: 0.3, amps: 0.1, volts: 3 },
  ],
  [
    { watts: 60, volts: 120, target: 'amps' },
    { target: 'amps', result: 0.5, watts: 60, amps: 0.5, volts: 120 },
  ],
  [
    { watts: 60, amps: 0.5, target: 'volts' },
    { target: 'volts', result: 120, watts: 60, amps: 0.5, volts: 120 },
  ],
  // The sign is the direction
  [
    { watts: -60, volts: 120, target: 'amps' },
    { target: 'amps', result: -0.5, watts: -60, amps: -0.5, volts: 120 },
  ],
  [
    { watts: 0, volts: -5, target: 'amps' },
    { target: 'amps', result: 0, watts: 0, amps: 0, volts: -5 },
  ],
] as const)('%j', (given, gives) => {
  expect(electrical(given)).toMatchObject(gives);
});

describe('target', () => {
  test('may be left out when it is the missing one', () => {
    expect(electrical({ amps: 2, volts: 3 }).target).toBe('watts');
    expect(electrical({ watts: 6, volts: 3 }).target).toBe('amps');
    expect(electrical({ watts: 6, amps: 2 }).target).toBe('volts');
  });

  test('may be one of the two that are known', () => {
    expect(electrical({ watts: 6, amps: 2, target: 'watts' })).toMatchObject({
      target: 'watts',
      result: 6,
      watts: 6,
      amps: 2,
      volts: 3,
    });
  });

  test('is watts where three values leave it open', () => {
    expect(electrical({ watts: 6, amps: 2, volts: 3 })).toMatchObject({ target: 'watts', result: 6 });
  });
});

describe('three values', () => {
  test('are answered when they agree', () => {
    expect(electrical({ watts: 6, amps: 2, volts: 3, target: 'volts' }).result).toBe(3);
    expect(electrical({ watts: 0.3, amps: 0.1, volts: 3, target: 'watts' }).result).toBe(0.3);
    expect(electrical({ watts: 0, amps: 0, volts: 3, target: 'watts' }).result).toBe(0);
    expect(electrical({ watts: 0, amps: 0, volts: 0, target: 'watts' }).result).toBe(0);
  });

  test('are refused when they do not', () => {
    const given = { watts: 7, amps: 2, volts: 3, target: 'watts' } as const;
    expect(refusal(() => electrical(given))).toBe('conflicting-parameters watts');
    expect(() => electrical(given)).toThrow('2 A at 3 V is 6 W, not 7 W');
    expect(refusal(() => electrical({ watts: 1, amps: 0, volts: 0, target: 'watts' }))).toBe(
      'conflicting-parameters watts',
    );
  });

  test('agree if they are results of this calculator', () => {
    const value = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(value, value, (watts, volts) => {
        const { amps } = electrical({ watts, volts });
        expect(electrical({ watts, amps, volts, target: 'amps' }).result).toBe(amps);
      }),
    );
  });
});

test.each([
  [{}, 'missing-parameter'],
  [{ watts: 1 }, 'missing-parameter'],
  [{ watts: 1, target: 'amps' }, 'missing-parameter'],
  [{ watts: 1, volts: 0 }, 'division-by-zero volts'],
  [{ watts: 0, amps: 0 }, 'division-by-zero amps'],
  [{ amps: 1e300, volts: 1e300 }, 'result-out-of-range'],
] as const)('refuses %j: %s', (given, expected) => {
  expect(refusal(() => electrical(given))).toBe(expected);
});

test('empty and unknown texts are refused', () => {
  expect(refusal(() => electrical.answer({ watts: '', amps: '1', volts: '1' }))).toBe('invalid-number watts');
  expect(refusal(() => electrical.answer({ amps: '1', volts: '1', target: 'joules' }))).toBe('invalid-choice target');
  expect(electrical.answer({ amps: '1', volts: '1', target: 'WATTS' }).target).toBe('watts');
});
