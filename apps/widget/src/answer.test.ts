import { expect, test } from 'vitest';
import { answer } from './answer.ts';

test('converts what was typed', () => {
  expect(answer('5', 'km', 'mi')).toEqual({ result: '3.1068559611866697' });
  expect(answer(' −40 ', 'C', 'F')).toEqual({ result: '-40' });
});

test('says what is wrong instead of throwing', () => {
  expect(answer('five', 'km', 'mi')).toEqual({ problem: 'Type a number, such as 5 or 0.25.' });
  expect(answer('5', '', 'mi')).toEqual({ problem: 'Type both units, such as km and mi.' });
  expect(answer('5', 'km', 'florp')).toHaveProperty('problem', expect.stringContaining('florp'));
  expect(answer('5', 'km', 'kg')).toHaveProperty('problem');
});
