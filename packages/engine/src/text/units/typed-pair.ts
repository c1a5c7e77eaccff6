import type { CompoundIndex, RankedMeanings } from '../../naming/compound-index.ts';
import { shows } from '../../definition/prefix.ts';
import { siFactorOf } from '../../definition/definition.ts';
import { choosePair, exactFunctionOf, type Pair, type Spelled } from '../../conversion/finder.ts';
import type { CompiledConversion } from '../../conversion/compiled-conversion.ts';
import { convertLevel } from '../../conversion/level-in-double-double.ts';
import { siPrefixes } from '../../model/prefix.ts';
import { compare } from '../../model/rational.ts';
import type { UnitEntry } from '../../model/quantity.ts';
import type { Unit } from '../../model/unit.ts';
import { isAcross, rankOf, type Candidate } from '../../naming/rank.ts';
import { isInCaseOfWords, isLower, isTitle, isUpper } from '../../naming/letter-case.ts';
import { costOfPair, hasDoubtfulPrefix, inOneCase, isRemote, isSettled, type Written } from './case-cost.ts';

/** Two convertible candidates, with the result. */
interface Meeting<T> {
  readonly from: Written;
  readonly to: Written;
  readonly result: T;
  /** The sum of the candidates' positions in their lists. */
  readonly place: number;
}

type Meet<T> = (from: Unit, to: Unit) => T | undefined;

/**
 * Returns true if another case makes a rarer unit of an exact spelling: Nm3 are normal cubic meters, not cubic
 * nanometers.
 */
const isRarerThanWritten = ({ isExact, cost }: Candidate, { text, meanings: { candidates } }: Spelled): boolean =>
  !isExact &&
  !isLower(text) &&
  !isInCaseOfWords(text) &&
  candidates.some((written) => written.isExact && written.cost < cost);

const meetings = <T>(
  from: Spelled,
  to: Spelled,
  candidatesOf: (meanings: RankedMeanings) => readonly Candidate[],
  meet: Meet<T>,
): Meeting<T>[] => {
  const found: Meeting<T>[] = [];
  for (const [i, a] of candidatesOf(from.meanings).entries()) {
    if (isRarerThanWritten(a, from)) continue;
    for (const [j, b] of candidatesOf(to.meanings).entries()) {
      if (isRarerThanWritten(b, to)) continue;
      // Across quantities, units convert only as written: nm next to eV is a length, not a torque
      if (isAcross(a.unit, b.unit) && !(a.isExact && b.isExact)) continue;
      const result = meet(a.unit, b.unit);
      if (result === undefined) continue;
      found.push({
        from: { text: from.text, candidate: a },
        to: { text: to.text, candidate: b },
        result,
        place: i + j,
      });
    }
  }
  return found;
};

/** Returns the cheapest pairs, in the order of preference. */
const least = <T>(pairs: readonly Meeting<T>[]): readonly Meeting<T>[] => {
  const isWritten = {
    from: pairs.some(({ from }) => from.candidate.isExact),
    to: pairs.some(({ to }) => to.candidate.isExact),
  };
  const priced = pairs
    .map((pair) => ({ pair, cost: costOfPair(pair.from, pair.to, isWritten) }))
    .sort((a, b) => a.cost - b.cost || a.pair.place - b.pair.place);
  return priced.filter(({ cost }) => cost === priced[0]!.cost).map(({ pair }) => pair);
};

/** Returns the factors of a compound, or the unit itself. */
const partsOf = (unit: Unit): readonly Unit[] => unit.product?.factors.map((factor) => factor.unit) ?? [unit];

/** Returns true if a list shows the unit, or all parts of a compound. */
const isListed = (unit: Unit): boolean =>
  partsOf(unit).every(({ entry, prefix }) => !prefix || (entry !== undefined && shows(entry, prefix)));

const withoutPrefix = (word: string): string =>
  word.slice(siPrefixes.find(([name]) => word.startsWith(name))?.[0].length ?? 0);

/** Returns the identifier without prefixes. Identifiers of compounds are made from their parts. */
const withoutPrefixes = ({ id }: Unit): string => id.split('-').map(withoutPrefix).join('-');

/** Returns true if two units differ only in their prefixes. */
const isSameBeforePrefix = (a: Unit, b: Unit): boolean =>
  a === b ||
  (a.entry !== undefined && a.entry === b.entry) ||
  (a.id !== b.id && withoutPrefixes(a) === withoutPrefixes(b));

/** Returns true if one side is read exactly as written, or as in the likeliest pair, up to its prefix. */
const isVariant = ({ candidate }: Written, likely: Written): boolean =>
  (candidate.isExact || candidate === likely.candidate) && isSameBeforePrefix(candidate.unit, likely.candidate.unit);

/** Returns true for unlisted prefixes from peta on: PF is a picofarad in capitals, not a petafarad. */
const isImplausiblePrefix = (exact: Unit, likely: Unit): boolean =>
  partsOf(exact).some((unit) => !isListed(unit) && unit.prefix!.exponent >= 15) &&
  partsOf(likely).every((unit) => rankOf(unit) === (unit.entry?.rank ?? 'everyday'));

/**
 * Returns true for an unlisted prefix next to a spelling in another case: a writer of `a` for A may not mean the case
 * of MA either.
 */
const isRemoteBesideCase = ({ text, candidate }: Written, other: Written): boolean =>
  candidate.isExact &&
  isRemote(candidate) &&
  !text.toLowerCase().startsWith(candidate.unit.prefix!.name) &&
  !other.candidate.isExact;

/**
 * Handles such a pair. Returns it with the listed pairs that differ from it only in prefixes, because any of them may
 * be meant; without such pairs, returns none.
 */
const dropUnusualPrefix = <T>(best: readonly Meeting<T>[], pairs: readonly Meeting<T>[]): readonly Meeting<T>[] => {
  const [first] = best;
  if (!first || !(isRemoteBesideCase(first.from, first.to) || isRemoteBesideCase(first.to, first.from))) return best;
  const isOther = ({ from, to }: Meeting<T>): boolean =>
    [from, to].every(({ candidate }) => isListed(candidate.unit)) &&
    from.candidate.unit.entry === first.from.candidate.unit.entry &&
    to.candidate.unit.entry === first.to.candidate.unit.entry;
  const others = pairs.filter(isOther);
  return others.length > 0 ? [...best, ...others] : [];
};

const exactSides = ({ from, to }: Meeting<unknown>): number =>
  Number(from.candidate.isExact) + Number(to.candidate.isExact);

/**
 * Decides if the likeliest pair differs in a prefix from the exact spelling. A listed exact unit wins, such as a
 * millirad. An unlisted one leaves both: MA may be a megaampere as written, or a milliampere. Two spellings in one
 * case, one of which is not a unit as written, show that the writer does not use case carefully.
 */
const besidesPrefix = <T>(best: readonly Meeting<T>[], pairs: readonly Meeting<T>[]): readonly Meeting<T>[] => {
  const [first] = best;
  if (!first) return best;
  const needed = inOneCase(first.from.text, first.to.text) ? 2 : Math.min(2, exactSides(first) + 1);
  const exact = pairs.find(
    (pair) => exactSides(pair) >= needed && isVariant(pair.from, first.from) && isVariant(pair.to, first.to),
  );
  if (!exact || (exact === first && best.length === 1)) return best;
  const sides = ['from', 'to'] as const;
  if (
    exact !== first &&
    sides.some((side) => isImplausiblePrefix(exact[side].candidate.unit, first[side].candidate.unit))
  )
    return best;
  const isInWords = sides.some((side) => isInCaseOfWords(first[side].text));
  const isTitled =
    (isTitle(first.from.text) && isTitle(first.to.text)) || sides.some((side) => hasDoubtfulPrefix(exact[side]));
  const areListed = sides.every((side) => isListed(exact[side].candidate.unit));
  if (isInWords && !areListed) return best;
  const areCapitals = isUpper(first.from.text) && isUpper(first.to.text);
  const isShown = !areCapitals && !isInWords && !isTitled && areListed;
  const others = best.filter(
    (pair) => pair !== exact && !(isShown && isVariant(exact.from, pair.from) && isVariant(exact.to, pair.to)),
  );
  return [...others, exact];
};

/** Returns the power of ten of a unit's prefix: 3 for the kilowatt-hour, which has its own row. */
const exponentOf = ({ id, entry, prefix }: Unit, base: UnitEntry): number | undefined =>
  entry === base ? prefix?.exponent : siPrefixes.find(([name]) => id === name + base.id)?.[2];

/** Returns the distance of two prefixes in powers of ten. Undefined if one unit has none. */
const stepsBetween = ({ from, to }: Meeting<unknown>): number | undefined => {
  const [a, b] = [from.candidate.unit, to.candidate.unit];
  const base = a.prefix ? a.entry : b.entry;
  const exponents = base && [exponentOf(a, base), exponentOf(b, base)];
  return exponents?.includes(undefined) === false ? Math.abs(exponents[0]! - exponents[1]!) : undefined;
};

/**
 * Keeps the pairs with the nearest prefixes. In lowercase, m is milli and mega: next to kw, mw is the megawatt; next to
 * uw, the milliwatt.
 */
const nearest = <T>(pairs: readonly Meeting<T>[]): readonly Meeting<T>[] => {
  const steps = pairs.map(stepsBetween);
  const fewest = Math.min(...steps.map((step) => step ?? NaN));
  return pairs.length > 1 && fewest > 0 ? pairs.filter((_, index) => steps[index] === fewest) : pairs;
};

/** Keeps the pairs of a level and the unit that it is relative to: next to dBm, mw is the milliwatt. */
const ofReference = <T>(pairs: readonly Meeting<T>[]): readonly Meeting<T>[] => {
  const own = pairs.filter(({ from, to }) => {
    const [a, b] = [from.candidate.unit, to.candidate.unit];
    const isOneLevel = (a.entry?.level === undefined) !== (b.entry?.level === undefined);
    return isOneLevel && compare(siFactorOf(a).ratio, siFactorOf(b).ratio) === 0;
  });
  return own.length > 0 ? own : pairs;
};

/** Returns true for a level in another case, whose writer does not use case carefully: next to DBM, MW is the milliwatt too. */
const hasLevelInOtherCase = ({ from, to }: Meeting<unknown>): boolean =>
  [from, to].some(({ candidate: { unit, isExact } }) => unit.entry?.level !== undefined && !isExact);

/**
 * Returns the likeliest pairs of units for two spellings, with all equally likely ones. The direction of the conversion
 * does not matter. Empty if no candidates convert.
 */
const likeliestPairs = <T>(from: Spelled, to: Spelled, meet: Meet<T>): readonly Pair<T>[] => {
  const written = least(meetings(from, to, ({ candidates }) => candidates, meet));
  const [likeliest] = written;
  const isInOtherCase = likeliest !== undefined && hasLevelInOtherCase(likeliest);
  const isClear = likeliest !== undefined && !isInOtherCase && isSettled(likeliest.from, likeliest.to);
  const all = isClear ? [] : meetings(from, to, ({ allCandidates }) => allCandidates(), meet);
  const ofLevel = isInOtherCase ? ofReference(all) : all;
  const usual = (): readonly Meeting<T>[] =>
    dropUnusualPrefix(besidesPrefix(nearest(ofReference(least(all))), all), all);
  const best = isClear ? written : ofLevel === all ? usual() : least(ofLevel);
  return best.map((pair) => ({
    from: pair.from.candidate.unit,
    to: pair.to.candidate.unit,
    result: pair.result,
  }));
};

/** The ratio from which people do not convert one unit to the other: picoseconds in weeks. */
const farApart = 10n ** 15n;

/** The cost limit of everyday units and trade units. */
const mostUsual = 1;

const isFar = (exact: CompiledConversion['exact']): boolean => {
  if (typeof exact === 'function' || exact.reciprocal) return false;
  const [p, q] = [exact.p < 0n ? -exact.p : exact.p, exact.q < 0n ? -exact.q : exact.q];
  return p > q * farApart || q > p * farApart;
};

/**
 * Returns the pair of units that two spellings mean, or the ambiguity. Undefined if no units convert. Units that are
 * far apart are ambiguous if other readings of the letters are not: `ps` in `w` may be horsepower in watts.
 */
export const chooseTyped = (
  from: Spelled,
  to: Spelled,
  { index }: { readonly index: CompoundIndex },
): ReturnType<typeof choosePair> => {
  const meet: Meet<CompiledConversion['exact']> = (a, b) => exactFunctionOf(a, b, index, convertLevel);
  const pairs = likeliestPairs(from, to, meet);
  if (!pairs.some(({ result }) => isFar(result))) return choosePair(pairs);
  const candidates = ({ meanings }: Spelled): readonly Candidate[] =>
    meanings.allCandidates().filter(({ cost }) => cost <= mostUsual);
  const near = candidates(from).flatMap((a) =>
    candidates(to).flatMap((b) => {
      const result = isAcross(a.unit, b.unit) ? undefined : meet(a.unit, b.unit);
      return result === undefined || isFar(result) ? [] : [{ from: a.unit, to: b.unit, result }];
    }),
  );
  return choosePair([...pairs, ...near]);
};
