import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answeringSite } from '../src/node/site/answering-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'units-answering-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const module = join(folder, 'site.mjs');
writeFileSync(
  module,
  `export const createSite = (files) => ({
    fetch: (request) => (request.url.includes('q=') ? new Response('answer') : files.fetch(request)),
  });`,
);

const read = async (path: string): Promise<string> => {
  const site = answeringSite({ fetch: () => new Response('file') }, module);
  const response = await site.fetch(new Request(`http://localhost${path}`));
  return response.text();
};

test.each([
  ['/', 'file'],
  ['/?q=5+km+in+mi', 'answer'],
  ['/?utm=1', 'file'],
])('%s is answered with %s', async (path, text) => {
  expect(await read(path)).toBe(text);
});

test('a site without a question does not need its module', async () => {
  const site = answeringSite({ fetch: () => new Response('file') }, join(folder, 'nowhere.mjs'));
  expect(await (await site.fetch(new Request('http://localhost/about/'))).text()).toBe('file');
});
