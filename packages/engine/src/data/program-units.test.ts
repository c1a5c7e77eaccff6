import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ofPint, ofQalculate, type Judged } from '../../oracles/program-units.ts';
import { convert } from '../conversion/catalogue.ts';

const attempt = (value: number, from: string, to: string): number | undefined => {
  try {
    return convert(value, from, to);
  } catch {
    return undefined;
  }
};

/** Units that a number without a dimension may have. */
const numbers = ['rad', 'sr', 'bit', 'part', 'item', 'pixel', 'Np'];

/** Returns our units for the program's base units. Turns and solid angles have none there. */
const targetsOf = (base: string): string[] => {
  if (base === '') return numbers;
  const known = base.replace('bits', 'bit').replace('einsteins', 'mol');
  return [known, `rad*${known}`, `sr*${known}`];
};

interface Row {
  readonly name: string;
  /** The values of 7 of it in the program's base unit, by each of its spellings that is read. */
  readonly ours: readonly number[];
  readonly theirs: number;
}

const rowsOf = (program: string): Row[] =>
  readFileSync(new URL(`../../fixtures/${program}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [spellings, value, base] = line.split('\t');
      const named = spellings!.split('|').flatMap((spelling) => [spelling, spelling.replaceAll('_', ' ')]);
      const ours = [...new Set(named)].flatMap((spelling) => targetsOf(base!).flatMap((to) => attempt(7, spelling, to) ?? []));
      return { name: spellings!.split('|')[0]!, ours, theirs: Number(value) };
    });

const agrees = ({ ours, theirs }: Row): boolean => ours.some((value) => Math.abs(value - theirs) <= 1e-9 * Math.abs(theirs));

const namesOf = (judged: readonly Judged[]): string[] => judged.flatMap(({ units }) => units.split(' '));

describe.each([
  ['pint', 360, ofPint],
  ['qalculate', 220, ofQalculate],
] as const)('the units that %s defines', (program, least, judged) => {
  const rows = rowsOf(program);
  const kinds = (kind: Judged['kind']): string[] => namesOf(judged.filter((one) => one.kind === kind));

  it('are complete', () => {
    expect(rows.length).toBeGreaterThan(least);
  });

  it('are understood with the program’s value, except where the list says why not', () => {
    const different = rows.filter((row) => !agrees(row)).map(({ name }) => name);
    expect(different.toSorted()).toEqual(namesOf(judged).toSorted());
  });

  it('are read where the list says that only the number differs', () => {
    const unread = rows.filter(({ name, ours }) => kinds('number').includes(name) && ours.length === 0);
    expect(unread.map(({ name }) => name)).toEqual([]);
  });

  it('are understood in 95 of 100', () => {
    const counted = rows.length - kinds('none').length;
    expect(1 - kinds('unknown').length / counted).toBeGreaterThanOrEqual(0.95);
  });
});
