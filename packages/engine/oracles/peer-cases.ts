// Writes fixtures/peer-cases.tsv from the tests of other projects: `node oracles/peer-cases.ts` in packages/engine. The
// cases are in oracles/peer-cases, one file per project, copied from the tests that its first line names: value and
// unit, then the expected values in other units. `%rel` and `%abs` set the tolerance of the following lines; `%shown`
// means that the test compares the displayed digits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('peer-cases/', import.meta.url);

/**
 * Returns a tolerance of one in the last written digit, because some suites truncate and some round. A whole number is
 * exact.
 */
const lastDigit = (numeral: string): string => {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d*))?(?:e([-+]?\d+))?$/i.exec(numeral) ?? [];
  return fraction === '' ? '1e-12' : `±1e${Number(exponent) - fraction.length}`;
};

/** Returns the tolerance of a case: a relative one, an absolute one after ±, or both, of which the larger applies. */
const toleranceOf = (marks: readonly string[], expected: string): string =>
  marks
    .map((mark) => {
      const [kind, value = ''] = mark.slice(1).split(' ');
      return kind === 'rel' ? value : kind === 'abs' ? `±${value}` : lastDigit(expected);
    })
    .join(' ');

/** Splits a number and its unit. */
const measure = (text: string): readonly [value: string, unit: string] => {
  const space = text.indexOf(' ');
  return [text.slice(0, space), text.slice(space + 1)];
};

const casesOf = (project: string): string[] => {
  const rows: string[] = [];
  let marks: string[] = [];
  let isOpen = false;
  for (const line of readFileSync(new URL(`${project}.txt`, folder), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('%')) {
      marks = isOpen ? [...marks, line] : [line];
      isOpen = true;
      continue;
    }
    isOpen = false;
    const colon = line.indexOf(': ');
    const from = measure(line.slice(0, colon));
    for (const answer of line.slice(colon + 2).split('; ')) {
      const [expected, to] = measure(answer);
      rows.push([project, ...from, to, expected, toleranceOf(marks, expected)].join('\t'));
    }
  }
  return rows;
};

const projects = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''));
const rows = projects.toSorted().flatMap(casesOf);
const head =
  '# project, value, unit, in which unit, what the project expects, within which tolerance; by oracles/peer-cases.ts';
writeFileSync(new URL('../fixtures/peer-cases.tsv', import.meta.url), `${[head, ...rows].join('\n')}\n`);
console.log(`${rows.length} cases of ${projects.length} projects.`);
