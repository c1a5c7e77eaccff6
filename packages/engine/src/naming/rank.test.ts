import { describe, expect, it } from 'vitest';
import { popularPairs } from '../catalog/pairs.ts';
import { quantities } from '../data/catalogue.ts';
import { unitsOf } from '../catalog/units.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { ranks, type QuantityRows, type Rank, type UnitEntry, type UnitRow } from '../model/quantity.ts';
import { commonFirst, rankOf } from './rank.ts';
import { readCompound } from './compound.ts';
import type { Unit } from '../model/unit.ts';

const all: readonly QuantityRows[] = quantities;
const rows: readonly UnitRow[] = all.flatMap(({ units }) => units);
const rankById = (id: string): Rank => rankOf(unitIndex.byId(id)!);

describe('rankOf', () => {
  it.each([
    ['meter', 'everyday'],
    ['kilometer', 'everyday'],
    ['millimeter', 'everyday'],
    ['micrometer', 'everyday'],
    ['picometer', 'trade'],
    ['megameter', 'rare'],
    ['yottameter', 'rare'],
    ['milliampere', 'everyday'],
    ['milliampere-hour', 'everyday'],
    ['kilobyte', 'everyday'],
    ['kilobit', 'everyday'],
    ['megabit-per-second', 'everyday'],
    ['millibar', 'everyday'],
    ['hectopascal', 'everyday'],
    ['megawatt', 'everyday'],
    ['kilobarn', 'rare'],
    ['millibarn', 'rare'],
    ['gigabarn', 'rare'],
    ['megayear', 'science'],
    ['gilbert', 'rare'],
    ['svedberg', 'science'],
  ] as const)('says that the %s is %s', (id, expected) => {
    expect(rankById(id)).toBe(expected);
  });

  it('takes a compound that no quantity lists for as rare as its rarest part', () => {
    const compound = (text: string): Unit => readCompound(text, unitIndex).written[0]!.unit;
    expect(rankOf(compound('kilogram-mile'))).toBe('everyday');
    expect(rankOf(compound('meter-per-svedberg'))).toBe('science');
    expect(rankOf(compound('smoot·hour'))).toBe('rare');
  });

  it('takes a unit of a program’s own for everyday', () => {
    const unit = { ...unitIndex.byId('meter')!, entry: { id: 'story-point' } as UnitEntry };
    expect(rankOf(unit)).toBe('everyday');
  });
});

describe('ranks of the rows', () => {
  it('list only prefixes that lists show as common', () => {
    const wrong = rows.filter(({ si = [], binary = [], common = [] }) =>
      common.some((prefix) => ![...si, ...binary].some((shown) => shown === prefix)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('each hold a fair part: everyday units are few, and rare ones no majority', () => {
    const share = (of: Rank): number => rows.filter(({ rank }) => rank === of).length / rows.length;
    expect(share('everyday')).toBeLessThan(0.2);
    for (const rank of ranks) expect(share(rank)).toBeGreaterThan(0.1);
    for (const rank of ranks) expect(share(rank)).toBeLessThan(0.45);
  });

  it('put no unit of the popular pairs among the rare ones, and most of them among the everyday ones', () => {
    const popular = [...new Set<string>(popularPairs.flat())];
    expect(popular.filter((id) => rankById(id) === 'rare')).toEqual([]);
    expect(popular.filter((id) => rankById(id) === 'everyday').length / popular.length).toBeGreaterThan(0.5);
  });

  it('put no withdrawn unit among the everyday ones', () => {
    expect(
      rows
        .filter(({ rank, note }) => rank === 'everyday' && /until|withdrawn|obsolete/.test(note ?? ''))
        .map(({ id }) => id),
    ).toEqual([]);
  });
});

describe('commonFirst', () => {
  it('puts the more common units of a quantity first, and keeps their order otherwise', () => {
    for (const quantity of unitIndex.quantities) {
      const units = unitsOf(quantity);
      const sorted = commonFirst(units);
      expect(new Set(sorted)).toEqual(new Set(units));
      const places = sorted.map((unit) => ranks.indexOf(rankOf(unit)) * 1000 + units.indexOf(unit));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    const temperature = all.find(({ id }) => id === 'temperature')!;
    expect(
      commonFirst(unitsOf(unitIndex.quantities.find(({ id }) => id === temperature.id)!))
        .slice(0, 3)
        .map(({ id }) => id),
    ).toEqual(['celsius', 'fahrenheit', 'kelvin']);
  });
});
