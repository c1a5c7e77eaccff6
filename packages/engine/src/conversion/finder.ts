import { relationOf } from './between.ts';
import { exactPairs, type Pair, type Spelled } from './choose.ts';
import { readDefinition, siFactorOf } from '../definition/definition.ts';
import { readDimension, type Dimension } from '../model/dimension.ts';
import { nameOf } from '../definition/english.ts';
import { ambiguousUnit, incompatibleUnits, unknownUnit, UnitsError } from '../model/error.ts';
import { bridgeHint } from './bridge-hint.ts';
import type { ExactFunction } from './exact-function.ts';
import type { CompoundIndex } from '../naming/compound-index.ts';
import { whyApart } from './reason.ts';
import { applyAll, type ArrayOptions, type Results } from './apply-all.ts';
import type { Converter } from '../model/converter.ts';
import { apply, compile, type CompiledConversion } from './compiled-conversion.ts';
import { power, times } from '../model/rational.ts';
import { remembered } from './remembered.ts';
import { levelIn, exactFunctionBetween, meeting, relate, type Relation } from './relation.ts';
import { showDimension } from '../definition/show-dimension.ts';
import type { ListedUnit, Unit } from '../model/unit.ts';

/** Conversions with logarithmic units, kept apart so that only those who use them load them. */
export type ConvertLevel = (
  from: ListedUnit,
  to: ListedUnit,
  a: Relation,
  b: Relation,
) => ExactFunction | ((value: number) => number);

/** Two units that meet, as the spellings meant them, and the compiled conversion between them. */
export interface Conversion {
  readonly from: Unit;
  readonly to: Unit;
  readonly compiled: CompiledConversion;
}

/** Finds the compiled conversion between two spellings, and nothing beside it. */
export type FindCompiled = (from: string, to: string) => Pick<Conversion, 'compiled'>;

/** Finds the conversion between two spellings. Throws a UnitsError: unknown-unit, ambiguous-unit, incompatible-units. */
export type FindConversion = (from: string, to: string) => Conversion;

/** Pairs of spellings to remember: enough for all that people write. */
const mostPairs = 20_000;

/** Makes the finder of conversions among the units of an index; it remembers what it found. */
export const createFinder = (unitIndex: CompoundIndex, convertLevel?: ConvertLevel): FindConversion =>
  remembered(mostPairs, (from, to) => resolve(unitIndex, from, to, convertLevel));

const resolve = (unitIndex: CompoundIndex, from: string, to: string, convertLevel?: ConvertLevel): Conversion => {
  const [source, target] = [spelled(unitIndex, 'from', from), spelled(unitIndex, 'to', to)];
  // A text means one thing, whichever it is
  const same = from === to ? source.meanings.units[0]! : undefined;
  if (same) return { from: same, to: same, compiled: compile(identity) };
  const pairs = exactPairs(source, target, (a, b) => exactFunctionOf(a, b, unitIndex, convertLevel));
  const found = decide(pairs);
  if (!found) throw mismatch(unitIndex, source, target);
  if (!('exact' in found)) throw ambiguousUnit(found.side, found.side === 'from' ? from : to, found.ids);
  return { from: found.from, to: found.to, compiled: compile(found.exact) };
};

/** Two units that meet, and the exact function between them. */
interface Chosen {
  readonly from: Unit;
  readonly to: Unit;
  readonly exact: CompiledConversion['exact'];
}

/** The side of a conversion that is as likely to mean one unit as another, where they give different numbers. */
interface Undecided {
  readonly side: 'from' | 'to';
  readonly ids: readonly string[];
}

/** The one of several pairs, or what leaves it open; undefined where there is none. */
export const decide = (found: readonly Pair<CompiledConversion['exact']>[]): Chosen | Undecided | undefined => {
  const [first] = found;
  if (!first) return undefined;
  for (const side of ['from', 'to'] as const) {
    const others = found.filter(({ result }) => !isSameFunction(result, first.result));
    const ids = new Set([first, ...others].map((compiled) => compiled[side].id));
    if (ids.size > 1) return { side, ids: [...ids] };
  }
  return { from: first.from, to: first.to, exact: first.result };
};

/** Returns true if two pairs of units give the same number. */
const isSameFunction = (a: CompiledConversion['exact'], b: CompiledConversion['exact']): boolean =>
  typeof a === 'function' || typeof b === 'function'
    ? a === b
    : a.p * b.q === b.p * a.q && a.r * b.q === b.r * a.q && a.piPower === b.piPower && a.reciprocal === b.reciprocal;

const unknown = (unitIndex: CompoundIndex, parameter: string, text: string): Error => {
  const why = unitIndex.whyUnknown?.(text);
  return unknownUnit(parameter, text, {
    suggest: () => why?.instead ?? unitIndex.suggest(text),
    part: () => (why ? undefined : unitIndex.faultIn?.(text)),
    reason: why?.reason,
  });
};

const spelled = (unitIndex: CompoundIndex, parameter: string, text: string): Spelled => {
  if (typeof text !== 'string') throw unknownUnit(parameter, text);
  const meanings = unitIndex.find(text);
  if (!meanings.written && meanings.units.length === 0) throw unknown(unitIndex, parameter, text);
  return { text, meanings };
};

/**
 * The exact function between a volume and a mass, in either direction, through a density in its own words (`125 gram-per-cup`).
 * Undefined between other units.
 */
export const exactFunctionThrough = (
  from: Unit,
  to: Unit,
  unitIndex: CompoundIndex,
  density: string,
): ExactFunction | undefined => {
  const exponent =
    from.quantity?.id === 'volume' && to.quantity?.id === 'mass'
      ? 1
      : from.quantity?.id === 'mass' && to.quantity?.id === 'volume'
        ? -1
        : 0;
  if (exponent === 0) return undefined;
  const scale = readDefinition(density, unitIndex.byId);
  const source = siFactorOf(from);
  const ratio = times(source.ratio, power(scale.ratio, exponent));
  const through = relationOf({ ...source, ratio, piPower: source.piPower + scale.piPower * exponent }, 'linear');
  return exactFunctionBetween(through, relationOf(siFactorOf(to), 'linear'));
};

/** The conversion that {@link exactFunctionThrough} makes of two spellings; undefined where they do not stand for such units. */
export const findThrough = (
  unitIndex: CompoundIndex,
  from: string,
  to: string,
  density: string,
): Conversion | undefined => {
  const [found] = exactPairs(spelled(unitIndex, 'from', from), spelled(unitIndex, 'to', to), (a, b) =>
    exactFunctionThrough(a, b, unitIndex, density),
  );
  return found && { from: found.from, to: found.to, compiled: compile(found.result) };
};

/** That of a unit and itself, whatever it is: also of compounds that no other unit meets, such as dBm/m. */
const identity: ExactFunction = { p: 1n, q: 1n, r: 0n, piPower: 0, reciprocal: false };

/** The exact function between two units, or for levels the function that takes their logarithms; undefined where they do not meet. */
export const exactFunctionOf = (
  from: Unit,
  to: Unit,
  unitIndex: CompoundIndex,
  convertLevel?: ConvertLevel,
): CompiledConversion['exact'] | undefined => {
  if (from === to) return identity;
  const dimension = meeting(from, to, unitIndex);
  if (!dimension) return undefined;
  const [a, b] = [relate(from, dimension, to), relate(to, dimension, from)];
  const isLinear = a.kind !== 'logarithmic' && b.kind !== 'logarithmic' && !levelIn(from);
  if (isLinear) return exactFunctionBetween(a, b);
  return convertLevel?.(from, to, a, b);
};

/** `foot (length)`, or `kilogram-per-second (M·T⁻¹)` for a unit of no quantity. */
export const describeUnit = (unit: Unit): string => {
  const name = unit.prefix ? unit.id : unit.entry ? nameOf(unit.entry) : unit.id;
  return `${name} (${unit.quantity?.name.toLowerCase() ?? showDimension(siFactorOf(unit).dimension)})`;
};

const mismatch = (unitIndex: CompoundIndex, source: Spelled, target: Spelled): Error => {
  // A spelling that only another unit can give a meaning is unknown where it does not
  for (const [parameter, { text, meanings }] of Object.entries({ from: source, to: target })) {
    if (meanings.ambiguous && meanings.units.length === 1) return unknown(unitIndex, parameter, text);
  }
  const [a, b] = [source.meanings.units[0]!, target.meanings.units[0]!];
  const dimensionOf = (unit: Unit): Dimension =>
    unit.quantity ? readDimension(unit.quantity.dimension) : siFactorOf(unit).dimension;
  const hint = bridgeHint([a.quantity?.id, b.quantity?.id], [dimensionOf(a), dimensionOf(b)]);
  return incompatibleUnits(describeUnit(a), describeUnit(b), hint, whyApart(a, b));
};

/** Converts by spelling: the function behind the published `convert`. */
export const createConvert =
  (find: FindCompiled) =>
  (value: number, from: string, to: string): number =>
    apply(find(from, to).compiled, value);

/** Converts what somebody wrote: the function behind the published `tryConvert`. */
export const createTryConvert =
  (find: FindCompiled) =>
  (value: unknown, from: unknown, to: unknown): number | undefined => {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is of another type is refused by the function
      return apply(find(from as string, to as string).compiled, value as number);
    } catch (error) {
      if (error instanceof UnitsError) return undefined;
      throw error;
    }
  };

/** Tells spellings of units from other texts: the function behind the published `isUnit`. */
export const createIsUnit =
  (unitIndex: CompoundIndex) =>
  (text: unknown): text is string =>
    typeof text === 'string' && unitIndex.find(text).units.length > 0;

/** Makes compiled conversions: the function behind the published `converter`. */
export const createConverter =
  (find: FindCompiled) =>
  (from: string, to: string): Converter => {
    const { compiled } = find(from, to);
    const convert = (value: number): number => apply(compiled, value);
    const all = (values: ArrayLike<number>, out?: Results, options?: ArrayOptions): Results =>
      applyAll(compiled, values, out, options);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it gives what it is given
    return Object.assign(convert, { all: all as Converter['all'] });
  };
