import { expect, test } from 'vitest';
import { findAll, findIn, readGlossary } from './style.ts';

const glossary = readGlossary(`
## Words we do not use

| Not                        | But       |
| -------------------------- | --------- |
| \`— What\`, \`reckon\`      | a verb    |
| \`turns\` (of revolutions) | something |
`);

test('finds an opening of a comment, and a word anywhere', () => {
  const text = [
    '/** What it is. */',
    '/**',
    ' * What it is,',
    ' * What else.',
    ' */',
    '// We reckon.',
    'const reckon = 1;',
    'const reckonable = 1;',
  ];
  expect(findIn('a.ts', text.join('\n'), glossary).map(({ line }) => line)).toEqual([1, 3, 6, 7]);
});

test('finds a word in the name of a test', () => {
  expect(findIn('a.test.ts', "test('we reckon', () => {});\ntest.each([1])('What now', () => {});", glossary)).toEqual([
    { file: 'a.test.ts', line: 1, text: "test('we reckon', () => {});" },
  ]);
});

test('skips rows whose meaning only a reader can tell', () => {
  expect(findIn('a.ts', '// It turns.', glossary)).toEqual([]);
});

test('comments, names and messages use plain words', () => {
  expect(findAll().map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});
