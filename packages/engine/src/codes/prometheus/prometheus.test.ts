import { expect, it, test } from 'vitest';
import { refusal } from '../../../fixtures/refusal.ts';
import { convert, converter, parse, write } from './index.ts';

test.each([
  [250, 'milliseconds', 'seconds', 0.25],
  [1, 'mebibytes', 'bytes', 1_048_576],
  [1, 'megabytes_per_second', 'bytes_per_minute', 60e6],
  [37, 'celsius', 'kelvin', 310.15],
  [0.5, 'ratio', 'percent', 50],
])('%s %s in %s is %s', (value, from, to, result) => expect(convert(value, from, to)).toBe(result));

it('reads and writes both ways', () => {
  expect(['seconds', 'bytes_per_second', 'ratio'].map(parse)).toEqual(['second', 'byte-per-second', 'part']);
  expect(['MiB', 'byte/s', 'second', 'furlong'].map(write)).toEqual([
    'mebibytes',
    'bytes_per_second',
    'seconds',
    undefined,
  ]);
  expect(converter('hours', 'minutes')(2)).toBe(120);
  expect(refusal(() => parse('bytes_per_furlong'))).toBe('unknown-unit code');
  expect(refusal(() => convert(1, 'seconds', 'bytes'))).toBe('incompatible-units to');
});
