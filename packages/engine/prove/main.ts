// Proves the engine against an independent reference: `pnpm prove [comparisons] [seed]`.
import { proveCompounds } from './compounds.ts';
import { proveForms } from './forms.ts';
import { prove } from './proof.ts';

const [comparisons = 1_200_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const number = (n: number): string => n.toLocaleString('en');
const start = performance.now();
console.log(`At least ${number(comparisons)} comparisons, seed ${seed}.`);

const report = prove({
  comparisons,
  seed,
  onProgress: (done) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${number(done)} compared`);
    else if (done % 100_000 < 10_000 && done > 0) process.stdout.write('.');
  },
});

const seconds = (performance.now() - start) / 1000;
process.stdout.write(process.stdout.isTTY ? '\r' : '\n');
for (const [shape, count] of report.shapes) console.log(`  ${number(count).padStart(9)}  ${shape}`);
console.log(
  `${number(report.comparisons)} comparisons over ${number(report.pairs)} pairs of ${report.quantities} quantities in ${seconds.toFixed(0)} s; ` +
    `${number(report.ties)} answers exactly halfway between two doubles; ${number(report.levels)} with levels and readings of tests, held to 1 ulp.`,
);
for (const line of report.wrong) console.log(`  wrong: ${line}`);
console.log(report.wrongCount === 0 ? 'All right.' : `${number(report.wrongCount)} wrong.`);

// Every seventh pair takes some minutes; PROVE_ALL=1 takes all
const step = process.env.PROVE_ALL === '1' ? 1 : 7;
const forms = proveForms(step);
const refused = ((100 * forms.refused.size) / forms.pairs).toFixed(2);
console.log(
  `${number(forms.pairs)} pairs of forms of popular units: ${forms.wrong.length} wrong, ${refused} % refused.`,
);
const compounds = proveCompounds(step);
console.log(`${number(compounds.pairs)} compounds there and back: ${compounds.wrong.length} wrong.`);
for (const line of [...forms.wrong, ...compounds.wrong].slice(0, 100)) console.log(`  wrong: ${line}`);
const wrongCount = report.wrongCount + forms.wrong.length + compounds.wrong.length;
process.exitCode = wrongCount === 0 ? 0 : 1;
