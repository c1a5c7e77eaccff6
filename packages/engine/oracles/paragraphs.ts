// Counts the changes that `rewrite` makes in the paragraphs of Markdown files, and their time: `node
// oracles/paragraphs.ts <folder>…` in packages/engine. Prints each change with its context, for a reader to judge.
import { globSync, readFileSync } from 'node:fs';
import { rewrite } from '../src/find.ts';

const folders = process.argv.slice(2);
const seen = new Set<string>();
for (const folder of folders)
  for (const file of globSync('**/*.{md,txt}', { cwd: folder }))
    for (const paragraph of readFileSync(`${folder}/${file}`, 'utf8')
      .replace(/^```[^]*?^```/gm, '')
      .split(/\n\s*\n/))
      if (/\p{L}{4}\s\p{L}+\s\p{L}+/u.test(paragraph)) seen.add(paragraph.trim());

const before = process.cpuUsage();
let changed = 0;
let characters = 0;
for (const paragraph of seen) {
  characters += paragraph.length;
  for (const system of ['metric', 'us'] as const) {
    for (const { index, from, to } of rewrite(paragraph, { system }).changes) {
      changed++;
      console.log(
        `${from} → ${to} in ${JSON.stringify(paragraph.slice(Math.max(0, index - 40), index + from.length + 40))}`,
      );
    }
  }
}
const { user } = process.cpuUsage(before);
console.log(
  `${changed} changes in ${seen.size} paragraphs of ${characters} characters, read twice in ${(user / 1e6).toFixed(2)} s`,
);
