import { expect, test } from 'vitest';
import { rowsOf } from '../../fixtures/rows.ts';
import { tools } from '../catalog/tools.ts';

// Compares the answers of calculators with figures from a script in another language: fixtures/calculators.py

const rows = rowsOf<[tool: string, given: string, key: string, value: string]>('calculators.tsv');

/** Returns the number of a result. For a measure, that is its value. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'value' in value ? value.value : (value ?? null);

/** Returns the tolerance of a result: half of the last printed decimal, or the last digit of a double. */
const nearnessOf = (expected: number, decimals: string | undefined): number =>
  decimals === undefined ? Math.abs(expected) * 4e-16 : 10 ** -Number(decimals) / 2;

/** Returns the expected value if a result is within the tolerance, else the result. */
const settled = (result: unknown, expected: unknown, decimals: string | undefined): unknown =>
  typeof result === 'number' &&
  typeof expected === 'number' &&
  Math.abs(result - expected) <= nearnessOf(expected, decimals)
    ? expected
    : result;

test.each(rows)('%s of %s: %s is %s', (id, given, asked, value) => {
  const tool = tools.find((one) => one.id === id)!;
  const [key, decimals] = asked.split('~') as [string, string | undefined];
  const answer = Reflect.apply(tool as unknown as () => object, undefined, [JSON.parse(given)]);
  const expected: unknown = JSON.parse(value);
  expect(settled(plain(Reflect.get(answer, key)), expected, decimals)).toBe(expected);
});
