import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answeringSite, answeringWidget, loadSite, loadWidget } from '../src/node/site/answering-site.ts';

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

test.each([
  ['nowhere.mjs', undefined],
  ['empty.mjs', 'export const site = 1;'],
  ['broken.mjs', 'export const'],
  ['text.mjs', 'not a module at all'],
])('loadSite says in a sentence that %s is no such module', async (name, content) => {
  const path = join(folder, name);
  if (content !== undefined) writeFileSync(path, content);
  await expect(loadSite(path)).rejects.toThrow(/^SITE_MODULE is ".+": it must be the module that was built .+\.$/s);
});

test('a site without a question does not need its module', async () => {
  const site = answeringSite({ fetch: () => new Response('file') }, join(folder, 'nowhere.mjs'));
  expect(await (await site.fetch(new Request('http://localhost/about/'))).text()).toBe('file');
});

test('a widget answers every request for its page, and knows its files', async () => {
  const path = join(folder, 'widget.mjs');
  writeFileSync(
    path,
    `export const createWidget = (files) => ({
      fetch: (request) => (request.url.endsWith('/widget/') ? new Response('page') : files.fetch(request)),
    });`,
  );
  const widget = answeringWidget({ fetch: () => new Response('file') }, path);
  const ask = async (address: string) => (await widget.fetch(new Request(`http://localhost${address}`))).text();
  expect([await ask('/widget/'), await ask('/widget/embed.js')]).toEqual(['page', 'file']);
});

test('loadWidget says in a sentence that the module of a site is not that of a widget', async () => {
  await expect(loadWidget(module)).rejects.toThrow(
    /^WIDGET_MODULE is ".+": it must be the module that was built with the widget, which has createWidget\.$/,
  );
});
