import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unitsNetDifferences } from '../../oracles/differences.ts';
import { convert } from '../conversion/catalogue.ts';

interface Row {
  readonly quantity: string;
  readonly name: string;
  readonly abbreviations: readonly string[];
  /** Seven of the unit, in the base unit. */
  readonly size: number;
  readonly isBase: boolean;
}

const rows = readFileSync(new URL('../../fixtures/unitsnet.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Row => {
    const [quantity, name, abbreviations, size, base] = line.split('\t');
    const list = abbreviations!.split('|').filter((text) => text !== '');
    return { quantity: quantity!, name: name!, abbreviations: list, size: Number(size), isBase: base === 'base' };
  });

const spellingsOf = ({ name, abbreviations }: Row): string[] => [name, ...abbreviations];

const attempt = (value: number, from: string, to: string): number | undefined => {
  try {
    return convert(value, from, to);
  } catch {
    return undefined;
  }
};

/** Returns true if two figures agree. Some of theirs have four digits. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 2e-3 * Math.abs(b);

/**
 * Returns the value of a spelling in the base unit, or in another unit of the quantity, divided by the expected value.
 */
const ratioOf = (spelling: string, row: Row, others: readonly Row[]): number | undefined => {
  for (const other of others) {
    for (const to of spellingsOf(other)) {
      const got = attempt(7, spelling, to);
      if (got !== undefined) return (got * (other.isBase ? 1 : other.size / 7)) / row.size;
    }
  }
  return undefined;
};

const outcomes = rows.map((row) => {
  const own = rows.filter(({ quantity, isBase }) => quantity === row.quantity && isBase);
  const rest = rows.filter((other) => other.quantity === row.quantity && !other.isBase && other !== row);
  const others = row.isBase ? [row] : [...own, ...rest];
  const ratios = spellingsOf(row).map((spelling) => ratioOf(spelling, row, others));
  return {
    row,
    named: ratios[0],
    isKnown: ratios.some((found) => found !== undefined),
    isRight: ratios.some((found) => found !== undefined && isNear(found, 1)),
  };
});

const share = (isSo: (outcome: (typeof outcomes)[number]) => boolean): number => outcomes.filter(isSo).length / outcomes.length;

describe('the units of UnitsNet', () => {
  it('are complete', () => {
    expect(rows.length).toBe(1731);
  });

  it('are understood in 98 of 100, by name or abbreviation', () => {
    expect(share(({ isKnown }) => isKnown)).toBeGreaterThanOrEqual(0.98);
    expect(share(({ isRight }) => isRight)).toBeGreaterThanOrEqual(0.975);
  });

  it('are understood by their names in 96 of 100', () => {
    expect(share(({ named }) => named !== undefined && isNear(named, 1))).toBeGreaterThanOrEqual(0.96);
  });

  it('are not understood, or otherwise, only where the list says why', () => {
    const different = outcomes.filter(({ isRight }) => !isRight).map(({ row }) => `${row.quantity}: ${row.name}`);
    const listed = unitsNetDifferences.flatMap(({ units }) => units.split(', '));
    expect(different.toSorted()).toEqual(listed.toSorted());
  });
});
