import { relationOf } from './between.ts';
import { likeliestPairs, type Spelled } from './choose.ts';
import { readDefinition, scaleOf } from '../definition/definition.ts';
import { readDimension, type Dimension } from '../model/dimension.ts';
import { nameOf } from '../definition/english.ts';
import { ambiguousUnit, incompatibleUnits, unknownUnit } from '../model/error.ts';
import { bridgeHint } from './bridge-hint.ts';
import type { Line } from './exact-function.ts';
import type { Names } from '../naming/full-index.ts';
import { fold } from '../naming/spelling.ts';
import { apply, compile, type Pair } from './compiled-conversion.ts';
import { power, times } from '../model/rational.ts';
import { levelIn, lineBetween, meeting, relate, type Relation } from './relation.ts';
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

const resolve = (names: Names, from: string, to: string, convertLevel?: ConvertLevel): Conversion => {
  const [source, target] = [spelled(names, 'from', from), spelled(names, 'to', to)];
  // A text means one thing, whichever it is
  const same = from === to ? source.meanings.units[0]! : undefined;
  if (same) return { from: same, to: same, pair: compile(lineOf(same, same, names)!) };
  const found = choose(source, target, names, convertLevel);
  if (!found) throw mismatch(names, source, target);
  if ('ids' in found) throw ambiguousUnit(found.side, found.side === 'from' ? from : to, found.ids);
  return { from: found.from, to: found.to, pair: compile(found.line) };
};

/** Two units that meet, and the exact function between them. */
interface Chosen {
  readonly from: Unit;
  readonly to: Unit;
  readonly line: Pair['line'];
}

/** The side of a conversion that is as likely to mean one unit as another, where they give different numbers. */
interface Undecided {
  readonly side: 'from' | 'to';
  readonly ids: readonly string[];
}

/** The pair of units that people mean by two spellings, or what leaves it open; undefined where none meet. */
export const choose = (
  source: Spelled,
  target: Spelled,
  names: Names,
  convertLevel?: ConvertLevel,
): Chosen | Undecided | undefined => {
  const found = likeliestPairs(source, target, (a, b) => lineOf(a, b, names, convertLevel));
  const [first] = found;
  if (!first) return undefined;
  for (const side of ['from', 'to'] as const) {
    const others = found.filter(({ result }) => !isSameLine(result, first.result));
    const ids = new Set([first, ...others].map((pair) => pair[side].id));
    if (ids.size > 1) return { side, ids: [...ids] };
  }
  return { from: first.from, to: first.to, line: first.result };
};

/** Whether two pairs of units give the same number. */
const isSameLine = (a: Pair['line'], b: Pair['line']): boolean =>
  typeof a === 'function' || typeof b === 'function'
    ? a === b
    : a.p * b.q === b.p * a.q && a.r * b.q === b.r * a.q && a.turns === b.turns && a.reciprocal === b.reciprocal;

const spelled = (names: Names, parameter: string, text: string): Spelled => {
  const meanings = typeof text === 'string' ? names.find(text) : undefined;
  if (!meanings || meanings.units.length === 0) {
    throw unknownUnit(parameter, text, meanings ? names.suggest(text) : []);
  }
  return { text: fold(text), meanings };
};

/**
 * The conversion between a volume and a mass, in either direction, through a density in its own words (`125 gram-per-cup`).
 * Undefined where the spellings do not stand for a volume and a mass.
 */
export const findThrough = (names: Names, from: string, to: string, density: string): Conversion | undefined => {
  const scale = readDefinition(density, names.byId);
  const [found] = likeliestPairs(spelled(names, 'from', from), spelled(names, 'to', to), (a, b) => {
    const exponent =
      a.quantity?.id === 'volume' && b.quantity?.id === 'mass'
        ? 1
        : a.quantity?.id === 'mass' && b.quantity?.id === 'volume'
          ? -1
          : 0;
    if (exponent === 0) return undefined;
    const source = scaleOf(a);
    const ratio = times(source.ratio, power(scale.ratio, exponent));
    const through = relationOf({ ...source, ratio, turns: source.turns + scale.turns * exponent }, 'linear');
    return lineBetween(through, relationOf(scaleOf(b), 'linear'));
  });
  return found && { from: found.from, to: found.to, pair: compile(found.result) };
};

/** The exact function between two units, or for levels the function that takes their logarithms; undefined where they do not meet. */
export const lineOf = (from: Unit, to: Unit, names: Names, convertLevel?: ConvertLevel): Pair['line'] | undefined => {
  const dimension = meeting(from, to, names);
  if (!dimension) return undefined;
  const [a, b] = [relate(from, dimension, to), relate(to, dimension, from)];
  const isLinear = a.kind !== 'logarithmic' && b.kind !== 'logarithmic' && !levelIn(from);
  if (isLinear) return lineBetween(a, b);
  return from === to ? lineBetween({ ...a, kind: 'linear' }, { ...b, kind: 'linear' }) : convertLevel?.(from, to, a, b);
};

/** `foot (length, L)`, or `kilogram-per-second (M·T⁻¹)`. */
export const describeUnit = (unit: Unit): string => {
  const name = unit.prefix ? unit.id : unit.row ? nameOf(unit.row) : unit.id;
  return unit.quantity
    ? `${name} (${unit.quantity.name.toLowerCase()}, ${showDimension(readDimension(unit.quantity.dimension))})`
    : `${name} (${showDimension(scaleOf(unit).dimension)})`;
};

const mismatch = (names: Names, source: Spelled, target: Spelled): Error => {
  // A spelling that only another unit can give a meaning is unknown where it does not
  for (const [parameter, { text, meanings }] of [
    ['from', source],
    ['to', target],
  ] as const) {
    if (meanings.ambiguous && meanings.units.length === 1) return unknownUnit(parameter, text, names.suggest(text));
  }
  const [a, b] = [source.meanings.units[0]!, target.meanings.units[0]!];
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
