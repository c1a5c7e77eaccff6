import { relationOf } from './between.ts';
import { readDefinition, scaleOf } from '../definition/definition.ts';
import { readDimension, type Dimension } from '../model/dimension.ts';
import { nameOf } from '../definition/english.ts';
import { ambiguousUnit, incompatibleUnits, unknownUnit } from '../model/error.ts';
import { bridgeHint } from './bridge-hint.ts';
import type { Line } from './exact-function.ts';
import type { Names } from '../naming/full-index.ts';
import type { Meanings } from '../naming/unit-index.ts';
import { apply, compile, type Pair } from './compiled-conversion.ts';
import { power, times } from '../model/rational.ts';
import { lineBetween, meeting, relate, type Relation } from './relation.ts';
import { showDimension } from '../definition/show-dimension.ts';
import type { ListedUnit, Unit } from '../model/unit.ts';

/** Conversions with logarithmic units, kept apart so that only those who use them load them. */
export type ConvertLevel = (
  from: ListedUnit,
  to: ListedUnit,
  a: Relation,
  b: Relation,
) => Line | ((value: number) => number);

/** Two units that meet, as the spellings meant them, and the compiled conversion between them. */
export interface Conversion {
  readonly from: Unit;
  readonly to: Unit;
  readonly pair: Pair;
}

/** Finds the conversion between two spellings. Throws a UnitsError: unknown-unit, ambiguous-unit, incompatible-units. */
export type FindConversion = (from: string, to: string) => Conversion;

/** Pairs of spellings to remember. Enough for all that people write; bounded, because the spellings come from outside. */
const mostPairs = 20_000;

/** Makes the finder of conversions among the units of an index; it remembers what it found. */
export const createFinder = (names: Names, convertLevel?: ConvertLevel): FindConversion => {
  let known = new Map<string, Map<string, Conversion>>();
  let count = 0;
  const remember = (from: string, to: string, conversion: Conversion): Conversion => {
    if (++count > mostPairs) {
      known = new Map();
      count = 1;
    }
    let row = known.get(from);
    if (!row) known.set(from, (row = new Map()));
    row.set(to, conversion);
    return conversion;
  };
  return (from, to) => known.get(from)?.get(to) ?? remember(from, to, resolve(names, from, to, convertLevel));
};

/** The first meanings of both spellings that meet. */
const resolve = (names: Names, from: string, to: string, convertLevel?: ConvertLevel): Conversion => {
  const sources = meaningsOf(names, 'from', from);
  const targets = meaningsOf(names, 'to', to);
  const found: Conversion[] = [];
  for (const a of sources.units) {
    for (const b of targets.units) {
      const pair = pairOf(a, b, names, convertLevel);
      if (!pair) continue;
      // Only where none comes first does it matter which others meet
      if (!sources.ambiguous && !targets.ambiguous) return { from: a, to: b, pair };
      found.push({ from: a, to: b, pair });
    }
  }
  const [first] = found;
  if (!first) throw mismatch(names, from, to, sources, targets);
  const several = (key: 'from' | 'to'): string[] => [...new Set(found.map((conversion) => conversion[key].id))];
  if (isOpen(sources, first.from) && several('from').length > 1) throw ambiguousUnit('from', from, several('from'));
  if (isOpen(targets, first.to) && several('to').length > 1) throw ambiguousUnit('to', to, several('to'));
  return first;
};

/** Whether the other unit of the conversion must decide, and the spelling does not say this unit exactly. */
const isOpen = ({ ambiguous, sure }: Meanings, unit: Unit): boolean => ambiguous && !sure?.includes(unit);

const meaningsOf = (names: Names, parameter: string, spelling: string): Meanings => {
  const meanings = typeof spelling === 'string' ? names.find(spelling) : undefined;
  if (!meanings || meanings.units.length === 0)
    throw unknownUnit(parameter, spelling, meanings ? names.suggest(spelling) : []);
  return meanings;
};

/**
 * The conversion between a volume and a mass, in either direction, through a density in its own words (`125 gram-per-cup`).
 * Undefined where the spellings do not stand for a volume and a mass.
 */
export const findThrough = (names: Names, from: string, to: string, density: string): Conversion | undefined => {
  const scale = readDefinition(density, names.byId);
  const sources = meaningsOf(names, 'from', from);
  const targets = meaningsOf(names, 'to', to);
  for (const a of sources.units) {
    for (const b of targets.units) {
      const exponent =
        a.quantity?.id === 'volume' && b.quantity?.id === 'mass'
          ? 1
          : a.quantity?.id === 'mass' && b.quantity?.id === 'volume'
            ? -1
            : 0;
      if (exponent === 0) continue;
      const source = scaleOf(a);
      const ratio = times(source.ratio, power(scale.ratio, exponent));
      const through = relationOf({ ...source, ratio, turns: source.turns + scale.turns * exponent }, 'linear');
      const target = relationOf(scaleOf(b), 'linear');
      return { from: a, to: b, pair: compile(lineBetween(through, target)) };
    }
  }
  return undefined;
};

/** The exact function between two units, or for levels the function that takes their logarithms; undefined where they do not meet. */
export const lineOf = (from: Unit, to: Unit, names: Names, convertLevel?: ConvertLevel): Pair['line'] | undefined => {
  const dimension = meeting(from, to, names);
  if (!dimension) return undefined;
  const [a, b] = [relate(from, dimension, names, to), relate(to, dimension, names, from)];
  if (a.kind !== 'logarithmic' && b.kind !== 'logarithmic') return lineBetween(a, b);
  return from === to ? lineBetween({ ...a, kind: 'linear' }, { ...b, kind: 'linear' }) : convertLevel?.(from, to, a, b);
};

/** The compiled conversion between two units, or undefined where they do not meet. */
const pairOf = (from: Unit, to: Unit, names: Names, convertLevel?: ConvertLevel): Pair | undefined => {
  const line = lineOf(from, to, names, convertLevel);
  return line && compile(line);
};

/** `foot (length, L)`, or `kilogram-per-second (M·T⁻¹)`. */
export const describeUnit = (unit: Unit): string => {
  const name = unit.prefix ? unit.id : unit.row ? nameOf(unit.row) : unit.id;
  return unit.quantity
    ? `${name} (${unit.quantity.name.toLowerCase()}, ${showDimension(readDimension(unit.quantity.dimension))})`
    : `${name} (${showDimension(scaleOf(unit).dimension)})`;
};

const mismatch = (names: Names, from: string, to: string, sources: Meanings, targets: Meanings): Error => {
  // A spelling that only another unit can give a meaning is unknown where it does not
  for (const [parameter, spelling, { units, ambiguous }] of [
    ['from', from, sources],
    ['to', to, targets],
  ] as const) {
    if (ambiguous && units.length === 1) return unknownUnit(parameter, spelling, names.suggest(spelling));
  }
  const [a, b] = [sources.units[0]!, targets.units[0]!];
  const dimensionOf = (unit: Unit): Dimension =>
    unit.quantity ? readDimension(unit.quantity.dimension) : scaleOf(unit).dimension;
  const hint = bridgeHint([a.quantity?.id, b.quantity?.id], [dimensionOf(a), dimensionOf(b)]);
  return incompatibleUnits(describeUnit(a), describeUnit(b), hint);
};

/** Converts by spelling: the function behind the published `convert`. */
export const createConvert =
  (find: FindConversion) =>
  (value: number, from: string, to: string): number =>
    apply(find(from, to).pair, value);

/** Makes compiled conversions: the function behind the published `converter`. */
export const createConverter =
  (find: FindConversion) =>
  (from: string, to: string): ((value: number) => number) => {
    const { pair } = find(from, to);
    return (value) => apply(pair, value);
  };
