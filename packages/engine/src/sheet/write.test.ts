import { expect, test } from 'vitest';
import { sheet, sheetMarkdown, sheetText } from '../sheet.ts';

const text = '# Trip\n// by car\nspeed = 80 km/h\nspeed * 3 h\n\n1 m + 1 kg\n5 | 6 km in *m*\n10 km / 3';

test('text has each answer after its line', () => {
  const lines = sheetText(sheet(text)).split('\n');
  expect(lines.slice(0, 5)).toEqual(['# Trip', '// by car', 'speed = 80 km/h  = 80 km/h', 'speed * 3 h  = 240 km', '']);
  expect(lines[5]).toMatch(/^1 m \+ 1 kg {2}! /);
  expect(lines[7]).toBe('10 km / 3  ≈ 3.33333 km');
});

test('Markdown has tables of the lines with answers, and no other sign of its own', () => {
  const written = sheetMarkdown(sheet(text));
  expect(written).toMatch(/^## Trip\n\nby car\n\n\| \| \|\n\| --- \| ---: \|\n\| speed = 80 km\/h \| 80 km\/h \|\n/);
  expect(written).toContain(String.raw`| 5 \| 6 km in \*m\* |`);
  expect(written).toContain('| 10 km / 3 | ≈ 3.33333 km |');
});

test('an empty sheet is empty', () => {
  expect([sheetText(sheet('')), sheetMarkdown(sheet(''))]).toEqual(['', '']);
});
