import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tools } from '../catalog/tools.ts';

// What calculators answer, held to figures that a script in another language works out: fixtures/calculators.py

const rows = readFileSync(new URL('../../fixtures/calculators.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [tool: string, given: string, key: string, value: string]);

/** The number of a result: that of a measure is its value. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'value' in value ? value.value : (value ?? null);

/** The nearness that a result must have: to the decimals of a printed table, or to the last digit of a double. */
const nearnessOf = (expected: number, decimals: string | undefined): number =>
  decimals === undefined ? Math.abs(expected) * 4e-16 : 10 ** -Number(decimals) / 2;

/** The expected value where a result is near enough to it, else the result. */
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
