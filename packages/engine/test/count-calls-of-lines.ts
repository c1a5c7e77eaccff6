// Prints the number of engine functions that a sheet of each line in its arguments calls, after sheets of other lines. A # in a line is a digit.
import { callsOf } from './calls.ts';

const { sheet } = await import('../src/sheet.ts');
const options = { today: '2026-11-23', now: '2026-11-23T08:00Z' };
const lines = process.argv.slice(2);
const read = (line: string, digit: string): unknown => sheet(line.replaceAll('#', digit), options);
// So many that names are looked up in an index, as in a long sheet
for (let word = 0; word < 200; word += 1)
  read(`# ${String.fromCodePoint(97 + (word % 26))}qzb`.repeat(1 + word / 26), '3');
for (const digit of ['7', '9']) for (const line of lines) read(line, digit);
for (const line of lines) console.log((await callsOf(() => read(line, '8'))).calls);
