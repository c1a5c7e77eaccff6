import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { documentMadeAhead, documentPaths } from './documents.ts';

const made = '{"made":"ahead"}';
const app = createApp({ document: () => made });
const textOf = async (path: string, on = app): Promise<string> => (await on.request(path)).text();

test.each(documentPaths)('%s is answered with what was made ahead', async (path) => {
  expect(await textOf(path)).toBe(made);
});

test.each([
  '/units?category=length',
  '/units?lang=de',
  '/units?limit=5',
  '/units?format=csv',
  '/tools?lang=de',
  '/tools?limit=2',
])('%s is made when it is asked for', async (path) => {
  expect(await textOf(path)).not.toBe(made);
});

test('a description that names the address of its server is made when it is asked for', async () => {
  const elsewhere = createApp({ document: () => made, address: 'https://units.example' });
  expect(await textOf('/openapi.json', elsewhere)).toContain('https://units.example');
  expect(await textOf('/units', elsewhere)).toBe(made);
});

test('a server that runs from its source has nothing made ahead', () => {
  for (const path of documentPaths) expect(documentMadeAhead(path)).toBeUndefined();
});
