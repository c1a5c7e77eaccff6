import { expect, test } from 'vitest';
import { listed, listedFile } from '../src/pages/listed.ts';
import { readListed } from '../src/islands/listed.ts';
import { speakIn } from '../src/messages/all.ts';

speakIn('en');

const inOrder = (words: string): string => words.split(' ').toSorted().join(' ');

test('the file of the pages lists every page in its order', () => {
  const sorted = (pages: ReturnType<typeof listed>) => pages.map((one) => ({ ...one, words: inOrder(one.words) }));
  expect(sorted(readListed(JSON.parse(JSON.stringify(listedFile()))))).toEqual(sorted(listed()));
});
