// Makes the documents that do not change while a server runs, when it is built: their first readers need not wait for them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createApp } from '../src/app.ts';
import { documentFile, documentPaths } from '../src/node/documents.ts';

const app = createApp();
for (const path of documentPaths) {
  const file = documentFile(join(import.meta.dirname, '../dist'), path);
  mkdirSync(dirname(file), { recursive: true });
  const response = await app.request(path);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  writeFileSync(file, await response.text());
}
