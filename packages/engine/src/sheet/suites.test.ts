import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { differences } from '../../fixtures/suites/differences.ts';
import { convert } from '../index.ts';
import { sheet, type SheetLine } from '../sheet.ts';

// Inputs and expected values from the tests of other calculators (oracles/sheet-suites.ts)

const lastOf = (text: string): SheetLine =>
  sheet(text, { today: '2026-11-23', now: '2026-11-23T08:00Z' }).lines.at(-1)!;

/** Returns the statements of a suite as lines. */
const linesOf = (suite: string, text: string): string => {
  const lines = text.replaceAll('↵', '\n');
  return suite === 'fend' ? lines.split(/;\s*/).join('\n') : lines;
};

/** Returns the value of an answer in the unit of another. Next to a bare number, angles are in radians. */
const valueIn = ({ value, unit, quantity }: SheetLine, other: SheetLine): number => {
  try {
    const to = other.unit ?? (quantity === 'angle' ? 'radian' : 'part');
    return (unit ?? 'part') === to ? Number(value) : convert(Number(value), unit ?? 'part', to);
  } catch {
    return NaN;
  }
};

const isNumber = ({ kind, value }: SheetLine): boolean => kind === 'value' && typeof value === 'number';

/** Returns true for the same numeral of another base: ours has the base before it, theirs zeros and spaces. */
const isNumeral = (ours: string, theirs: string): boolean => {
  const [, digits] = /^(?:0[box]|\d+#)0*([\da-z]+)$/.exec(ours) ?? [];
  return digits !== undefined && theirs.replaceAll(' ', '').replace(/^0+/, '').toLowerCase() === digits;
};

type Verdict = 'right' | 'refused' | 'otherwise';

const verdictOf = (suite: string, input: string, expected: string, within: string | undefined): Verdict => {
  const answer = lastOf(linesOf(suite, input));
  const isRefused = answer.kind === 'error' || answer.kind === 'text';
  if (expected === '!') return isRefused ? 'right' : 'otherwise';
  const shown = expected.replace(/^approx\.\s*/, '');
  if (!isRefused && (answer.shown === shown || answer.exact === shown)) return 'right';
  if (!isRefused && isNumeral(answer.shown, shown)) return 'right';
  const other = lastOf(linesOf(suite, shown));
  if (isRefused || answer.kind === 'blank') return 'refused';
  if (answer.quantity === 'instant' && other.quantity === 'instant')
    return answer.value === other.value ? 'right' : 'otherwise';
  if (!isNumber(answer) || !isNumber(other))
    return answer.shown !== '' && answer.shown === other.shown ? 'right' : 'otherwise';
  const exact = suite === 'fend' && shown === expected;
  const tolerance =
    Number.parseFloat(within?.replaceAll('_', '') ?? '0') + Math.abs(Number(other.value)) * (exact ? 1e-14 : 1e-8);
  return Math.abs(valueIn(answer, other) - Number(other.value)) <= tolerance ? 'right' : 'otherwise';
};

const reasonOf = (input: string, expected: string): string | undefined =>
  differences.find(([pattern]) => pattern.test(input) || pattern.test(`= ${expected}`))?.[1];

describe.each([
  ['fend', 806],
  ['libqalculate', 141],
  ['numbat', 468],
])('%s', (suite, least) => {
  const rows = readFileSync(new URL(`../../fixtures/suites/${suite}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [string, string, string?]);
  const verdicts = rows.map(([input, expected, within]) => ({
    input,
    expected,
    verdict: verdictOf(suite, input, expected, within),
  }));

  test(`answers at least ${least} as expected`, () => {
    expect(verdicts.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThanOrEqual(least);
  });

  test('has a reason for each difference', () => {
    const open = verdicts.filter(
      ({ verdict, input, expected }) => verdict !== 'right' && reasonOf(input, expected) === undefined,
    );
    expect(open.map(({ input, expected, verdict }) => `${input} = ${expected}: ${verdict}`)).toEqual([]);
  });
});
