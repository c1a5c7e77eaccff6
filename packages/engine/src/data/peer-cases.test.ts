import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseDifferences, leastUnderstood } from '../../fixtures/peer-case-differences.ts';
import { convertTyped } from '../../prove/typed.ts';
import { convert as convertCodes } from '../codes/ucum/index.ts';
import { convert } from '../conversion/catalogue.ts';

interface PeerCase {
  readonly project: string;
  readonly value: number;
  readonly from: string;
  readonly to: string;
  readonly expected: number;
  readonly tolerance: string;
}

const file = readFileSync(new URL('../../fixtures/peer-cases.tsv', import.meta.url), 'utf8');
const cases = file
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): PeerCase => {
    const [project, value, from, to, expected, tolerance] = line.split('\t');
    return { project: project!, value: Number(value), from: from!, to: to!, expected: Number(expected), tolerance: tolerance! };
  });

/** The projects whose input is a search box. */
const boxes = new Set(['duckduckgo', 'firefox']);
/** The projects whose units are codes of UCUM, which are asked for by name. */
const ofCodes = new Set(['ucum', 'unitwise']);
const entryFor = (project: string) => (ofCodes.has(project) ? convertCodes : boxes.has(project) ? convertTyped : convert);

/** Returns our answer, or undefined for a refusal. */
const answer = ({ project, value, from, to }: PeerCase): number | undefined => {
  try {
    return entryFor(project)(value, from, to);
  } catch {
    return undefined;
  }
};

/** Returns true within one of the tolerances: relative to the expected number, or absolute after ±. */
const isRight = ({ expected, tolerance }: PeerCase, got: number): boolean =>
  tolerance.split(' ').some((text) => {
    const limit = text.startsWith('±') ? Number(text.slice(1)) : Number(text) * Math.abs(expected);
    // Their numbers are decimals: a difference of one in the last digit may be slightly larger in doubles
    return Math.abs(got - expected) <= limit * (1 + 1e-9);
  });

const answered = cases.map((one) => ({ ...one, got: answer(one) }));
type Answered = (typeof answered)[number];

const outcome = (one: Answered): 'refused' | 'right' | 'different' => (one.got === undefined ? 'refused' : isRight(one, one.got) ? 'right' : 'different');
const share = (part: readonly unknown[], whole: readonly unknown[]): number => part.length / whole.length;

const listed = caseDifferences.flatMap(({ project, kind, cases: keys }) =>
  keys.split('|').map((key) => {
    const [from, to] = key.split(' > ');
    return { project, kind, key, from, to };
  }),
);
const listedOf = new Map(caseDifferences.map(({ project }) => [project, listed.filter((entry) => entry.project === project)]));
const fits = ({ from, to }: (typeof listed)[number], one: PeerCase): boolean => (from === '*' || from === one.from) && (to === '*' || to === one.to);
const entryOf = (one: PeerCase) => listedOf.get(one.project)?.find((entry) => fits(entry, one));

describe('conversions that the tests of other projects expect', () => {
  const understood = answered.filter(({ got }) => got !== undefined);

  it('are many, of more than thirty projects', () => {
    expect(cases.length).toBeGreaterThan(5300);
    expect(new Set(cases.map(({ project }) => project)).size).toBeGreaterThan(30);
  });

  it('are understood in at least 98 of 100', () => {
    expect(share(understood, answered)).toBeGreaterThanOrEqual(0.98);
  });

  it.each([...new Set(cases.map(({ project }) => project))])('of %s are understood as far as its spellings are usual ones', (project) => {
    const isTheirs = (one: PeerCase): boolean => one.project === project;
    expect(share(understood.filter(isTheirs), answered.filter(isTheirs))).toBeGreaterThanOrEqual(leastUnderstood[project] ?? 0.95);
  });

  describe('among those that are neither rounded nor wrong there', () => {
    const sound = understood.filter((one) => entryOf(one)?.kind !== 'rounded');
    const right = sound.filter((one) => outcome(one) === 'right');

    it('are right in at least 984 of 1,000', () => {
      expect(share(right, sound)).toBeGreaterThanOrEqual(0.984);
    });

    it('are right, or follow another documented definition, in at least 998 of 1,000', () => {
      const defined = sound.filter((one) => entryOf(one)?.kind === 'defined');
      expect(share([...right, ...defined], sound)).toBeGreaterThanOrEqual(0.998);
    });
  });

  it('differ or are refused only where the list says why', () => {
    const unlisted = answered.filter((one) => {
      const kind = entryOf(one)?.kind;
      const result = outcome(one);
      return result === 'refused' ? kind !== 'refused' : result === 'different' && (kind === undefined || kind === 'refused');
    });
    expect(unlisted.map((one) => `${one.project}: ${one.value} ${one.from} > ${one.to} is ${one.expected} (${one.tolerance}), here ${one.got}`)).toEqual([]);
  });

  it('are listed only where they differ or are refused', () => {
    const needed = new Set(answered.filter((one) => outcome(one) !== 'right').map(entryOf));
    expect(listed.filter((entry) => !needed.has(entry)).map(({ project, key }) => `${project}: ${key}`)).toEqual([]);
  });
});
