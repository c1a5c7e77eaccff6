import { readDimension } from '../model/dimension.ts';
import { convertLevel } from '../conversion/level.ts';
import type { Names } from '../naming/full-index.ts';
import { compile, type Pair } from '../conversion/compiled-conversion.ts';
import type { UnitRow } from '../model/quantity.ts';
import { readRatio, times, writeRatio, type Ratio } from '../model/rational.ts';
import { lineBetween, relate, type Relation } from '../conversion/relation.ts';
import type { Kind, Unit } from '../model/unit.ts';

/**
 * What is needed of a unit to convert it, as JSON: a page that knows its units carries these, and converts as exactly as one
 * that has the whole catalogue. Fractions are `n/d`.
 */
export interface PortableUnit {
  readonly kind: Kind;
  readonly ratio: string;
  readonly turns?: number;
  readonly offset?: string;
  readonly log?: UnitRow['log'];
}

/**
 * Packs a unit of a quantity. A density makes a volume the mass of what fills it, so that it converts to masses.
 */
export const packUnit = (unit: Unit, names: Names, density?: Ratio): PortableUnit => {
  const { kind, ratio, turns, offset } = relate(unit, readDimension(unit.quantity!.dimension), names);
  const log = unit.row?.log;
  return {
    kind,
    ratio: writeRatio(density ? times(ratio, density) : ratio),
    ...(turns === 0 ? {} : { turns }),
    ...(offset.n === 0n ? {} : { offset: writeRatio(offset) }),
    ...(log ? { log } : {}),
  };
};

const unpack = ({ kind, ratio, turns = 0, offset = '0' }: PortableUnit): Relation => ({
  kind,
  ratio: readRatio(ratio),
  turns,
  offset: readRatio(offset),
});

const leveled = ({ log }: PortableUnit) => ({ row: log && { log } });

/** Compiles the conversion between two packed units of one quantity. */
export const pairOfPacked = (from: PortableUnit, to: PortableUnit): Pair => {
  const [a, b] = [unpack(from), unpack(to)];
  if (a.kind !== 'logarithmic' && b.kind !== 'logarithmic') return compile(lineBetween(a, b));
  if (from.ratio === to.ratio && from.log?.per === to.log?.per && from.log?.base === to.log?.base) {
    return compile(lineBetween({ ...a, kind: 'linear' }, { ...b, kind: 'linear' }));
  }
  return compile(convertLevel(leveled(from), leveled(to), a, b));
};
