// Runs the tests of units in test262 on `NumberFormat`: `node oracles/test262.ts <test262>` in packages/engine, with
// that repository. Prints the tests that it fails, next to those that the platform's own fails.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NumberFormat } from '../src/amount.ts';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Say where test262 is.');

const harness = [
  'assert.js',
  'sta.js',
  'propertyHelper.js',
  'testIntl.js',
  'compareArray.js',
  'testIntlNumberFormat.js',
].map((name) => readFileSync(join(folder, 'harness', name), 'utf8'));

/** The platform's Intl with our NumberFormat. */
const withOurs = new Proxy(Intl, {
  get: (all, key) => (key === 'NumberFormat' ? NumberFormat : (Reflect.get(all, key) as unknown)),
});

/** Returns the error of a test, or undefined if it passes. */
const complaintOf = (code: string, intl: object): string | undefined => {
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- a test is a script, which reads Intl
    new Function('Intl', [...harness, code].join('\n'))(intl);
    return undefined;
  } catch (error) {
    return error instanceof Error && error.message !== '' ? error.message : String(error);
  }
};

const files = globSync('test/intl402/NumberFormat/**/*unit*.js', { cwd: folder });
let [platform, ours] = [0, 0];
for (const file of files) {
  const code = readFileSync(join(folder, file), 'utf8');
  if (complaintOf(code, Intl) === undefined) platform++;
  const complaint = complaintOf(code, withOurs);
  if (complaint === undefined) ours++;
  else console.log(`${file}: ${complaint}`);
}
console.log(`${files.length} tests: the platform passes ${platform}, ours ${ours}`);
