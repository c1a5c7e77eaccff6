// Generates at build time the documents that do not change while a server runs, so that their first readers do not
// wait.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createApp } from '../src/app.ts';
import { documentFile, documentPaths } from '../src/node/documents.ts';

const app = createApp();
for (const path of documentPaths) {
  const file = documentFile(join(import.meta.dirname, '../dist'), path);
  mkdirSync(dirname(file), { recursive: true });
  const response = await app.request(path);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text}`);
  writeFileSync(file, text);
}
