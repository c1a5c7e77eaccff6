// Records the entries of appendix B.8 of NIST Special Publication 811: `node oracles/sp811.ts NISTfactors.R` in
// packages/engine. The file is a transcription of the appendix for R (NISTunits), from which only the figures are
// taken: each factor, and its SI unit.
import { readFileSync, writeFileSync } from 'node:fs';

const lines = readFileSync(process.argv[2]!, 'utf8').split('\n');

/** The functions, `function(acre) acre * 4046.873`, each with its unit two lines below. */
const entries = lines.flatMap((line, index) => {
  const [, , factor] = /<-function\(([\w.]+)\) *[\w.]+ *\* *([\d.e+-]+)$/.exec(line) ?? [];
  const [, unit] = /^# Output: ([^([]+)/.exec(lines[index + 2] ?? '') ?? [];
  return factor === undefined || unit === undefined ? [] : [`${unit.trim()}\t${Number(factor)}`];
});

const sorted = [...new Set(entries)].sort();
writeFileSync(new URL('../fixtures/sp811.tsv', import.meta.url), `${sorted.join('\n')}\n`);
console.log(`${entries.length} entries, ${sorted.length} of them different.`);
