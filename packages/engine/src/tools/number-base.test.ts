import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { numberBase } from './number-base.ts';

test.each([
  [{ value: '255' }, 'ff'],
  [{ value: 'FF', from: 16, to: 10 }, '255'],
  [{ value: '0xff', to: 2 }, '11111111'],
  [{ value: '0b1011', from: 16, to: 10 }, '725009'],
  [{ value: '0b1011', from: 2, to: 10 }, '11'],
  [{ value: '-1010', from: 2, to: 8 }, '-12'],
  [{ value: '1111 0000', from: 2, to: 16 }, 'f0'],
  [{ value: '18446744073709551616', to: 16 }, '10000000000000000'],
  [{ value: 'zz', from: 36, to: 10 }, '1295'],
  [{ value: '0', to: 2 }, '0'],
])('%j is %s', (given, result) => {
  expect(numberBase(given).result).toBe(result);
});

test.each([
  [{ value: '2', from: 2 }, 'invalid-integer value'],
  [{ value: '1.5' }, 'invalid-integer value'],
  [{ value: '-' }, 'invalid-integer value'],
  [{ value: '0x' }, 'invalid-integer value'],
  [{ value: '1', to: 37 }, 'out-of-range to'],
  [{ value: '1', from: 1 }, 'out-of-range from'],
  [{ value: '1'.repeat(1001) }, 'invalid-text value'],
])('refuses %j: %s', (given, code) => {
  expect(refusal(() => numberBase(given))).toBe(code);
});
