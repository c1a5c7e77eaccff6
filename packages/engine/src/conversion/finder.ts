import { acrossQuantities, isAcross, isUnlisted, unlistedPair, type Candidate } from '../naming/rank.ts';
import { shows } from '../definition/prefix.ts';
import { symbolOf } from '../definition/symbol.ts';
import type { CompoundIndex, RankedMeanings } from '../naming/compound-index.ts';
import { fold } from '../naming/spelling.ts';
import type { ListedUnit, Unit } from '../model/unit.ts';
import { exactFunctionOfListed, relationOf } from './between.ts';
import { isCurved, readDefinition, siFactorOf } from '../definition/definition.ts';
import { nameOf } from '../definition/english.ts';
import { UnitsError, ambiguousUnit, incompatibleUnits, unknownUnit } from '../model/error.ts';
import { bridgeBetween } from './bridge-hint.ts';
import type { ExactFunction } from './exact-function.ts';
import { whyApart } from './reason.ts';
import { applyAll, type ArrayOptions, type Results } from './apply-all.ts';
import type { Converter } from '../model/converter.ts';
import { apply, compile, type CompiledConversion } from './compiled-conversion.ts';
import { power, times } from '../model/rational.ts';
import { memoizePairs } from '../model/remember.ts';
import { exactFunctionBetween, levelIn, meeting, relate, type Relation } from './relation.ts';
import { showDimension } from '../definition/show-dimension.ts';

/** A spelling and its possible units. */
export interface Spelled {
  readonly text: string;
  readonly meanings: RankedMeanings;
}

/** Two convertible units, with the result. */
export interface Pair<T> {
  readonly from: Unit;
  readonly to: Unit;
  readonly result: T;
}

type Meet<T> = (from: Unit, to: Unit) => T | undefined;

interface PricedPair<T> extends Pair<T> {
  readonly candidates: readonly [Candidate, Candidate];
  readonly cost: number;
}

const meetings = <T>(from: readonly Candidate[], to: readonly Candidate[], meet: Meet<T>): PricedPair<T>[] =>
  from.flatMap((a) =>
    to.flatMap((b) => {
      // Across quantities, units convert only as written
      if (isAcross(a.unit, b.unit) && !(a.isExact && b.isExact)) return [];
      const result = meet(a.unit, b.unit);
      if (result === undefined) return [];
      const across = isAcross(a.unit, b.unit) ? acrossQuantities : 0;
      const unlisted = isUnlisted(a.unit, b.unit) ? unlistedPair : 0;
      return [{ from: a.unit, to: b.unit, result, candidates: [a, b], cost: a.cost + b.cost + across + unlisted }];
    }),
  );

/**
 * Returns true for a prefix that no list shows: quetta before a tonne, mega before a gauss, because QT and MG are
 * capitals of other symbols.
 */
const isFarFetched = ({ unit: { entry, prefix } }: Candidate): boolean =>
  prefix !== undefined && !shows(entry!, prefix);

/**
 * Returns the candidates of a spelling that has no meaning in its own case, or only one with a far-fetched prefix, in
 * other cases.
 */
const inOtherCase = (meanings: RankedMeanings): readonly Candidate[] =>
  meanings.candidates.every(isFarFetched)
    ? meanings.allCandidates().filter((candidate) => !isFarFetched(candidate))
    : meanings.candidates;

/** Returns true if a unit is written by its symbol, or is the most common unit with the exact spelling. */
const isFirm = (candidate: Candidate, { text, meanings }: Spelled): boolean =>
  candidate.isExact &&
  (fold(text) === fold(symbolOf(candidate.unit)) ||
    meanings.candidates.every((other) => !other.isExact || other.cost >= candidate.cost));

/**
 * Returns the cost without that of units in another case, which are not compared: a spelling must match in one case.
 */
const costAsWritten = ({ candidates, cost }: PricedPair<unknown>): number =>
  candidates.reduce((sum, candidate) => sum - (candidate.isExact ? 0 : candidate.cost), cost);

/** Returns the row with the exact spelling, if it is the only one. */
const theOnly = ({ written = [] }: RankedMeanings): Unit | undefined =>
  written.length === 1 ? written[0]!.unit : undefined;

/**
 * Returns the pairs of units that two spellings of a program can mean. They count as one if they give the same number.
 * Empty if no units convert. An exact spelling means only its units, the most common convertible one first. Another
 * spelling is the only unit with it in another case. If a spelling does not have its first meaning, and people who
 * ignore case would mean a more common pair, both are returned: `kb` in `mb` may be kilobars and kilobytes.
 */
export const exactPairs = <T>(source: Spelled, target: Spelled, meet: Meet<T>): readonly Pair<T>[] => {
  const [from, to] = [source.meanings, target.meanings];
  // Two rows of one quantity, each the only exact one: compounds and units in another case cost more
  const [a, b] = [theOnly(from), theOnly(to)];
  if (a && a.quantity === b?.quantity) {
    const result = meet(a, b!);
    if (result !== undefined) return [{ from: a, to: b!, result }];
  }
  const written = meetings(from.candidates, to.candidates, meet);
  const pairs = written.length > 0 ? written : meetings(inOtherCase(from), inOtherCase(to), meet);
  const least = Math.min(...pairs.map(costAsWritten));
  const found = pairs.filter((pair) => costAsWritten(pair) === least);
  const [first] = found;
  if (!first || (isFirm(first.candidates[0], source) && isFirm(first.candidates[1], target))) return found;
  const cost = Math.min(...found.map((pair) => pair.cost));
  const commoner = meetings(from.allCandidates(), to.allCandidates(), meet).filter((pair) => pair.cost < cost);
  return [...found, ...commoner];
};

/** Converts curved units: levels and readings of tests. It is a separate parameter, so that only its users load it. */
export type ConvertLevel = (
  from: ListedUnit,
  to: ListedUnit,
  a: Relation,
  b: Relation,
) => ExactFunction | ((value: number) => number);

/** Two convertible units, as their spellings mean them, and the compiled conversion between them. */
export interface Conversion {
  readonly from: Unit;
  readonly to: Unit;
  readonly compiled: CompiledConversion;
}

/** Finds only the compiled conversion between two spellings. */
export type FindCompiled = (from: string, to: string) => Pick<Conversion, 'compiled'>;

/** Finds the conversion between two spellings. Throws a UnitsError: unknown-unit, ambiguous-unit, incompatible-units. */
export type FindConversion = (from: string, to: string) => Conversion;

/** The number of pairs of spellings to remember. */
const mostPairs = 20_000;

/** Returns a finder of conversions between the units of an index, with a cache. */
export const createFinder = (unitIndex: CompoundIndex, convertLevel?: ConvertLevel): FindConversion =>
  memoizePairs(mostPairs, (from, to) => {
    const [source, target] = [readSpelling(unitIndex, 'from', from), readSpelling(unitIndex, 'to', to)];
    // Equal texts mean the same unit
    const same = from === to ? source.meanings.units.at(0) : undefined;
    if (same) return { from: same, to: same, compiled: compile(identity) };
    const pairs = exactPairs(source, target, (a, b) => exactFunctionOf(a, b, unitIndex, convertLevel));
    const found = choosePair(pairs);
    if (!found) throw mismatch(unitIndex, source, target);
    if (!('exact' in found)) throw ambiguousUnit(found.side, found.side === 'from' ? from : to, found.ids);
    return { from: found.from, to: found.to, compiled: compile(found.exact) };
  });

/** Two convertible units, and the exact function between them. */
interface Chosen {
  readonly from: Unit;
  readonly to: Unit;
  readonly exact: CompiledConversion['exact'];
}

/** The ambiguous side of a conversion, whose units give different numbers. */
interface Undecided {
  readonly side: 'from' | 'to';
  readonly ids: readonly string[];
}

/** Returns the pair, or the ambiguity of several pairs. Undefined without pairs. */
export const choosePair = (found: readonly Pair<CompiledConversion['exact']>[]): Chosen | Undecided | undefined => {
  const [first] = found;
  if (!first) return undefined;
  if (found.length === 1) return { from: first.from, to: first.to, exact: first.result };
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

const unknownSpelling = (unitIndex: CompoundIndex, parameter: string, text: string): Error => {
  const why = unitIndex.whyUnknown?.(text);
  return unknownUnit(parameter, text, {
    suggest: () => why?.instead ?? unitIndex.suggest(text),
    part: () => (why ? undefined : unitIndex.faultIn?.(text)),
    reason: why?.reason,
  });
};

const readSpelling = (unitIndex: CompoundIndex, parameter: string, text: string): Spelled => {
  if (typeof text !== 'string') throw unknownUnit(parameter, text);
  const meanings = unitIndex.find(text);
  if (!meanings.written && meanings.units.length === 0) throw unknownSpelling(unitIndex, parameter, text);
  return { text, meanings };
};

/**
 * Returns the exact function between a volume and a mass, in either direction, through a density as text (`125
 * gram-per-cup`). Undefined for other units.
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

/**
 * Returns the conversion of {@link exactFunctionThrough} for two spellings. Undefined if they do not mean such units.
 */
export const findThrough = (
  unitIndex: CompoundIndex,
  from: string,
  to: string,
  density: string,
): Conversion | undefined => {
  const [found] = exactPairs(readSpelling(unitIndex, 'from', from), readSpelling(unitIndex, 'to', to), (a, b) =>
    exactFunctionThrough(a, b, unitIndex, density),
  );
  return found && { from: found.from, to: found.to, compiled: compile(found.result) };
};

/** The conversion of a unit to itself, even for compounds that no other unit converts to, such as dBm/m. */
const identity: ExactFunction = { p: 1n, q: 1n, r: 0n, piPower: 0, reciprocal: false };

/**
 * Returns the exact function between two units, or for levels the function with their logarithms. Undefined if they do
 * not convert.
 */
export const exactFunctionOf = (
  from: Unit,
  to: Unit,
  unitIndex: CompoundIndex,
  convertLevel?: ConvertLevel,
): CompiledConversion['exact'] | undefined => {
  if (from === to) return identity;
  const listed = exactFunctionOfListed(from, to);
  if (listed) return listed;
  const dimension = meeting(from, to, unitIndex);
  if (!dimension) return undefined;
  const [a, b] = [relate(from, dimension, to), relate(to, dimension, from)];
  const isLinear = !isCurved(a.kind) && !isCurved(b.kind) && !levelIn(from);
  if (isLinear) return exactFunctionBetween(a, b);
  return convertLevel?.(from, to, a, b);
};

/** Returns `foot (length)`, or `kilogram-per-second (M·T⁻¹)` for a unit without a quantity. */
export const describeUnit = (unit: Unit): string => {
  const name = unit.prefix ? unit.id : unit.entry ? nameOf(unit.entry) : unit.id;
  return `${name} (${unit.quantity?.name.toLowerCase() ?? showDimension(siFactorOf(unit).dimension)})`;
};

const mismatch = (unitIndex: CompoundIndex, source: Spelled, target: Spelled): Error => {
  // A spelling whose meaning needs the other unit is unknown if that does not decide it
  for (const [parameter, { text, meanings }] of Object.entries({ from: source, to: target })) {
    if (meanings.ambiguous && meanings.units.length === 1) return unknownSpelling(unitIndex, parameter, text);
  }
  const [a, b] = [source.meanings.units[0]!, target.meanings.units[0]!];
  return incompatibleUnits(describeUnit(a), describeUnit(b), bridgeBetween(a, b), whyApart(a, b));
};

/** Returns the converter by spelling, which is published as `convert`. */
export const createConvert =
  (find: FindCompiled) =>
  (value: number, from: string, to: string): number =>
    apply(find(from, to).compiled, value);

/** Returns the converter of any input, which is published as `tryConvert`. */
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

/** Returns the test of unit spellings, which is published as `isUnit`. */
export const createIsUnit =
  (unitIndex: CompoundIndex) =>
  (text: unknown): text is string =>
    typeof text === 'string' && unitIndex.find(text).units.length > 0;

/** Returns the maker of compiled conversions, which is published as `converter`. */
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
