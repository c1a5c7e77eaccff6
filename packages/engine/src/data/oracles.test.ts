import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cldrDifferences, gnuDifferences, pintDifferences, qalculateDifferences, type Difference } from '../../oracles/differences.ts';
import { siFactorOf } from '../definition/definition.ts';
import { convert, unitIndex } from '../conversion/catalogue.ts';
import { roundWithPi } from '../arithmetic/round-with-pi.ts';
import { nearest } from '../model/rational.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../oracles/${file}`, import.meta.url), 'utf8'));
const cldr: { units: Record<string, [base: string, factor: string, offset?: string]> } = read('cldr.json');

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b));
const listed = (differences: readonly Difference[]): string[] => differences.flatMap(({ units }) => units.split(' '));
const sorted = (ids: readonly string[]): string[] => ids.toSorted();

/**
 * Programs that were asked for the units of the catalogue: the minimum number that they know, and the differences from
 * our numbers.
 */
const programs: readonly (readonly [name: string, least: number, differences: readonly Difference[]])[] = [
  ['gnu', 750, gnuDifferences],
  ['qalculate', 150, qalculateDifferences],
  ['pint', 300, pintDifferences],
];

describe.each(programs)('%s', (name, least, differences) => {
  const { units }: { units: Record<string, [expression: string, value: number]> } = read(`${name}.json`);
  /** Returns the unit in coherent SI units, as a double. */
  const value = (id: string): number => {
    const { ratio, piPower } = siFactorOf(unitIndex.byId(id)!);
    return roundWithPi(ratio, piPower, nearest);
  };

  it('knows many of the units, all of which still exist', () => {
    const ids = Object.keys(units);
    expect(ids.length).toBeGreaterThan(least);
    expect(ids.filter((id) => !unitIndex.byId(id))).toEqual([]);
  });

  it('agrees to 1e-12, except where the list says why not', () => {
    const different = Object.entries(units).filter(([id, [, theirs]]) => !isNear(value(id), theirs));
    expect(sorted(different.map(([id]) => id))).toEqual(sorted(listed(differences)));
  });
});

describe('CLDR', () => {
  const numeral = (text: string): number => {
    const [top, bottom = '1'] = text.split('/');
    return Number(top) / Number(bottom);
  };
  const attempt = (x: number, id: string, base: string): number => {
    try {
      return convert(x, id, base);
    } catch {
      return NaN;
    }
  };

  it('has identifiers that are found unchanged', () => {
    const unknown = Object.keys(cldr.units).filter((id) => unitIndex.byId(id)?.id !== id);
    // beaufort is a stepwise scale of forces, not a unit: none of its numbers is a speed. The others are spellings of
    // more common units
    expect(unknown).toEqual(['beaufort', 'dram', 'shaku']);
  });

  it('agrees to 1e-12, except where the list says why not', () => {
    const different = Object.entries(cldr.units).filter(([id, [base, factor, offset = '0']]) => {
      const at = (x: number) => numeral(factor) * x + numeral(offset);
      return id !== 'beaufort' && !(isNear(attempt(7, id, base), at(7)) && isNear(attempt(1, id, base), at(1)));
    });
    expect(sorted(different.map(([id]) => id))).toEqual(sorted(listed(cldrDifferences)));
  });
});
