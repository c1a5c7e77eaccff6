import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { exactly } from '../model/decimal.ts';
import { toNumber } from '../model/rational.ts';
import { completeProduct } from './two-of-three.ts';

const rule = { product: 'p', factors: ['a', 'b'] } as const;

const complete = (p?: number, a?: number, b?: number) => {
  const of = (value: number | undefined) => (value === undefined ? undefined : exactly(value));
  const known = { p: of(p), a: of(a), b: of(b) };
  const { all, missing } = completeProduct(
    rule,
    known,
    (key) => key,
    (product) => `it is ${toNumber(product)}`,
  );
  return [toNumber(all.p), toNumber(all.a), toNumber(all.b), missing];
};

test('any two give the third', () => {
  expect(complete(undefined, 0.1, 3)).toEqual([0.3, 0.1, 3, 'p']);
  expect(complete(6, undefined, 3)).toEqual([6, 2, 3, 'a']);
  expect(complete(6, 2)).toEqual([6, 2, 3, 'b']);
});

test('three agree where one is the double nearest to what follows from the others', () => {
  expect(complete(1, 3, 0.3333333333333333)).toEqual([1, 3, 0.3333333333333333, undefined]);
  expect(complete(0, 0, 5)).toEqual([0, 0, 5, undefined]);
  expect(refusal(() => complete(7, 2, 3))).toBe('conflicting-parameters p');
  expect(() => complete(7, 2, 3)).toThrow('it is 6');
});

test('fewer than two are refused, and so is a division by zero', () => {
  expect(refusal(() => complete(1))).toBe('missing-parameter');
  expect(refusal(() => complete(1, 0))).toBe('division-by-zero a');
});
