// Writes fixtures/peer-cases.tsv from what the tests of other projects expect: `node oracles/peer-cases.ts` in packages/engine. The
// cases stand in oracles/peer-cases, a file a project, written down from the tests that its first line names: value and
// unit, then what that is in other units. `%rel` and `%abs` state the tolerance of the lines that follow, `%shown` that
// the test compares the digits that it shows.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('peer-cases/', import.meta.url);

/** One in the last digit that is written: some suites cut off, some round. A whole number is meant as it stands. */
const lastDigit = (numeral: string): string => {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d*))?(?:e([-+]?\d+))?$/i.exec(numeral) ?? [];
  return fraction === '' ? '1e-12' : `±1e${Number(exponent) - fraction.length}`;
};

/** The tolerance of a case: a relative one, an absolute one behind ±, or both, of which the looser counts. */
const toleranceOf = (marks: readonly string[], expected: string): string =>
  marks
    .map((mark) => {
      const [kind, value = ''] = mark.slice(1).split(' ');
      return kind === 'rel' ? value : kind === 'abs' ? `±${value}` : lastDigit(expected);
    })
    .join(' ');

/** A number and the unit behind it. */
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
