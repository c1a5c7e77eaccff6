import { expect, test } from 'vitest';
import { directoryOf, findAll, findIn, readGlossary, type Finding } from './style.ts';
import { left } from './style-left.ts';

const glossary = readGlossary(`
## Words we do not use

| Not                        | But       |
| -------------------------- | --------- |
| \`— What\`, \`reckon\`      | a verb    |
| \`turns\` (of revolutions) | something |
`);

test('finds an opening and a word in comments', () => {
  const text = [
    '/** What it is. */',
    '/**',
    ' * What it is,',
    ' * What else.',
    ' */',
    '// We reckon.',
    'const reckon = 1;',
  ];
  expect(findIn('a.ts', text.join('\n'), glossary).map(({ line }) => line)).toEqual([1, 3, 6]);
});

test('finds a word in the name of a test', () => {
  expect(findIn('a.test.ts', "test('we reckon', () => {});\ntest.each([1])('What now', () => {});", glossary)).toEqual([
    { file: 'a.test.ts', line: 1, text: "test('we reckon', () => {});" },
  ]);
});

test('skips rows whose meaning only a reader can tell', () => {
  expect(findIn('a.ts', '// It turns.', glossary)).toEqual([]);
});

test('names the directory of a file', () => {
  expect(directoryOf('packages/engine/src/text/span.ts')).toBe('packages/engine/src/text');
  expect(directoryOf('packages/engine/scripts/lean.ts')).toBe('packages/engine/scripts');
  expect(directoryOf('packages/ui/src/typed.ts')).toBe('packages/ui/src');
  expect(directoryOf('bench/http/load.ts')).toBe('bench');
});

test('comments and test names use plain words, and the directories left to clean only shrink', () => {
  const found = new Map<string, readonly Finding[]>();
  for (const finding of findAll()) {
    const directory = directoryOf(finding.file);
    found.set(directory, [...(found.get(directory) ?? []), finding]);
  }
  const more = [...found].filter(([directory, findings]) => findings.length > (left[directory] ?? 0));
  expect(more.map(([, findings]) => findings.map(({ file, line, text }) => `${file}:${line} ${text}`))).toEqual([]);
  expect(Object.keys(left).filter((directory) => !found.has(directory))).toEqual([]);
});
