// Records what appendix B.8 of NIST Special Publication 811 lists: `node oracles/sp811.ts NISTfactors.R` in packages/engine. The file is a
// transcription of the appendix for R (NISTunits), of which the figures alone are taken: each factor, and the unit of the SI that it leads to.
import { readFileSync, writeFileSync } from 'node:fs';

const lines = readFileSync(process.argv[2]!, 'utf8').split('\n');

/** A function for each entry, `function(acre) acre * 4046.873`, and two lines below it the unit that comes out. */
const entries = lines.flatMap((line, index) => {
  const [, , factor] = /<-function\(([\w.]+)\) *[\w.]+ *\* *([\d.e+-]+)$/.exec(line) ?? [];
  const [, unit] = /^# Output: ([^([]+)/.exec(lines[index + 2] ?? '') ?? [];
  return factor === undefined || unit === undefined ? [] : [`${unit.trim()}\t${Number(factor)}`];
});

const sorted = [...new Set(entries)].sort();
writeFileSync(new URL('../fixtures/sp811.tsv', import.meta.url), `${sorted.join('\n')}\n`);
console.log(`${entries.length} entries, ${sorted.length} of them different.`);
