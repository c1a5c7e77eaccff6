import { expect, test } from 'vitest';
import { calledFunctions } from '../scripts/quick-start.ts';

test('finds the functions that a program calls until its first conversion is done', async () => {
  const code = `
    const atStart = () => ({ made: true });
    const table = atStart();
    const later = () => table;
    const half = (value) => value / 2;
    export const convert = (value, from, to) => (from === to ? later() : half(value));
  `;
  const called = [...(await calledFunctions(code))].map((start) => code.slice(0, start).split('\n').at(-1)!.trim());
  expect(called).toEqual(['', 'const atStart =', 'const half =', 'export const convert =']);
});
