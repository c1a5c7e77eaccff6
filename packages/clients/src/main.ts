// Generates a client with every generator, and programs that use them: `main.ts <folder> <url>`. The folder contains
// the description as `openapi.json`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generators, programOf } from './generators.ts';
import { callsOf } from './operations.ts';

const [, , home = '', url = ''] = process.argv;
const document = join(home, 'openapi.json');
const calls = callsOf(JSON.parse(readFileSync(document, 'utf8')));
for (const generator of generators) {
  const folder = join(home, generator.name);
  mkdirSync(folder);
  await generator.generate({ document, folder, url });
  writeFileSync(join(folder, 'program.ts'), programOf(generator, calls));
}
