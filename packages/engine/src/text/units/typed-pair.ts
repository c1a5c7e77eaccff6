import type { CompoundIndex, RankedMeanings } from '../../naming/compound-index.ts';
import { shows } from '../../definition/base-prefix.ts';
import type { Pair, Spelled } from '../../conversion/choose.ts';
import type { CompiledConversion } from '../../conversion/compiled-conversion.ts';
import { decide, exactFunctionOf } from '../../conversion/finder.ts';
import { convertLevel } from '../../conversion/level-in-double-double.ts';
import { siPrefixes } from '../../model/prefix.ts';
import type { UnitEntry } from '../../model/quantity.ts';
import type { Unit } from '../../model/unit.ts';
import { isAcross, type Candidate } from '../../naming/candidate.ts';
import { isInCaseOfWords, isLower, isTitle, isUpper } from '../../naming/letter-case.ts';
import { rankOf } from '../../naming/rank.ts';
import { costOfPair, hasDoubtfulPrefix, inOneCase, isRemote, isSettled, type Written } from './case-cost.ts';

/** Two candidates that meet, and what they come to. */
interface Meeting<T> {
  readonly from: Written;
  readonly to: Written;
  readonly result: T;
  /** The distance of the candidates from the first of each spelling. */
  readonly place: number;
}

type Meet<T> = (from: Unit, to: Unit) => T | undefined;

/** Returns true if another case makes a rarer unit of an exact spelling: Nm3 are normal cubic meters, not cubic nanometers. */
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
      // Across quantities units meet only as they are written: nm beside eV is a length, and no torque
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

/** The cheapest of the pairs, and those as cheap, in the order of preference. */
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

/** The unit, or the units that a compound is made of. */
const partsOf = (unit: Unit): readonly Unit[] => unit.product?.factors.map((factor) => factor.unit) ?? [unit];

/** Returns true if a list shows the unit, or all parts of a compound. */
const isListed = (unit: Unit): boolean =>
  partsOf(unit).every(({ entry, prefix }) => !prefix || (entry !== undefined && shows(entry, prefix)));

const withoutPrefix = (word: string): string =>
  word.slice(siPrefixes.find(([name]) => word.startsWith(name))?.[0].length ?? 0);

/** The identifier of a unit without the prefixes of its parts: those of compounds follow from their parts. */
const withoutPrefixes = ({ id }: Unit): string => id.split('-').map(withoutPrefix).join('-');

/** Returns true if two units differ in their prefixes alone. */
const isSameBeforePrefix = (a: Unit, b: Unit): boolean =>
  a === b ||
  (a.entry !== undefined && a.entry === b.entry) ||
  (a.id !== b.id && withoutPrefixes(a) === withoutPrefixes(b));

/** Returns true if one side is read exactly as written, or as in the likeliest pair, up to its prefix. */
const isVariant = ({ candidate }: Written, likely: Written): boolean =>
  (candidate.isExact || candidate === likely.candidate) && isSameBeforePrefix(candidate.unit, likely.candidate.unit);

/** Returns true for peta and beyond where no list shows it: PF is a picofarad in capitals, not a petafarad. */
const isOutOfReach = (exact: Unit, likely: Unit): boolean =>
  partsOf(exact).some((unit) => !isListed(unit) && unit.prefix!.exponent >= 15) &&
  partsOf(likely).every((unit) => rankOf(unit) === (unit.entry?.rank ?? 'everyday'));

/** Returns true for a prefix that no list shows beside a spelling in another case: a writer of `a` for A does not keep to the case of MA. */
const isRemoteBesideCase = ({ text, candidate }: Written, other: Written): boolean =>
  candidate.isExact &&
  isRemote(candidate) &&
  !text.toLowerCase().startsWith(candidate.unit.prefix!.name) &&
  !other.candidate.isExact;

/** Returns true if a listed unit differs from such a pair in a prefix alone: then either may be meant. Otherwise the pair is not. */
const besidesRemote = <T>(best: readonly Meeting<T>[], pairs: readonly Meeting<T>[]): readonly Meeting<T>[] => {
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
 * Where the likeliest pair differs in a prefix from what is written exactly: that stands where lists show it, as a millirad is.
 * Where they do not, nothing tells which is meant: MA may be a megaampere as it is written, and a milliampere. Two spellings in
 * one case, one of which is not a unit as written, show that the writer does not keep to case.
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
  if (exact !== first && sides.some((side) => isOutOfReach(exact[side].candidate.unit, first[side].candidate.unit)))
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

/** The power of ten by which a unit counts another: 3 for the kilowatt-hour, which has a row of its own. */
const exponentOf = ({ id, entry, prefix }: Unit, base: UnitEntry): number | undefined =>
  entry === base ? prefix?.exponent : siPrefixes.find(([name]) => id === name + base.id)?.[2];

/** Returns the distance of two prefixes in powers of ten; undefined if one unit has none. */
const stepsBetween = ({ from, to }: Meeting<unknown>): number | undefined => {
  const [a, b] = [from.candidate.unit, to.candidate.unit];
  const base = a.prefix ? a.entry : b.entry;
  const exponents = base && [exponentOf(a, base), exponentOf(b, base)];
  return exponents?.includes(undefined) === false ? Math.abs(exponents[0]! - exponents[1]!) : undefined;
};

/** Milli and mega are one letter in small ones: beside kw, mw is the megawatt, and beside uw the milliwatt. */
const nearest = <T>(pairs: readonly Meeting<T>[]): readonly Meeting<T>[] => {
  const steps = pairs.map(stepsBetween);
  const fewest = Math.min(...steps.map((step) => step ?? NaN));
  return pairs.length > 1 && fewest > 0 ? pairs.filter((_, index) => steps[index] === fewest) : pairs;
};

/**
 * The pairs of units that people may mean by two spellings: of all candidates that meet the likeliest, and those as likely. The same
 * whichever of the two spellings is converted to the other. Empty where none meet.
 */
const likeliestPairs = <T>(from: Spelled, to: Spelled, meet: Meet<T>): readonly Pair<T>[] => {
  const written = least(meetings(from, to, ({ candidates }) => candidates, meet));
  const isClear = written[0] !== undefined && isSettled(written[0].from, written[0].to);
  const all = isClear ? [] : meetings(from, to, ({ allCandidates }) => allCandidates(), meet);
  const best = isClear ? written : besidesRemote(besidesPrefix(nearest(least(all)), all), all);
  return best.map((pair) => ({
    from: pair.from.candidate.unit,
    to: pair.to.candidate.unit,
    result: pair.result,
  }));
};

/** The ratio beyond which units are not converted into each other: picoseconds in weeks. */
const farApart = 10n ** 15n;

/** The cost of everyday units, and of those of trades. */
const mostUsual = 1;

const isFar = (exact: CompiledConversion['exact']): boolean => {
  if (typeof exact === 'function' || exact.reciprocal) return false;
  const [p, q] = [exact.p < 0n ? -exact.p : exact.p, exact.q < 0n ? -exact.q : exact.q];
  return p > q * farApart || q > p * farApart;
};

/**
 * The pair of units that people mean by two spellings, or what leaves it open; undefined where none meet. Units that are far apart are
 * one of two pairs where others that the letters may mean are not: `ps` in `w` may be horsepowers in watts.
 */
export const chooseTyped = (
  from: Spelled,
  to: Spelled,
  { index }: { readonly index: CompoundIndex },
): ReturnType<typeof decide> => {
  const meet: Meet<CompiledConversion['exact']> = (a, b) => exactFunctionOf(a, b, index, convertLevel);
  const pairs = likeliestPairs(from, to, meet);
  if (!pairs.some(({ result }) => isFar(result))) return decide(pairs);
  const candidates = ({ meanings }: Spelled): readonly Candidate[] =>
    meanings.allCandidates().filter(({ cost }) => cost <= mostUsual);
  const near = candidates(from).flatMap((a) =>
    candidates(to).flatMap((b) => {
      const result = isAcross(a.unit, b.unit) ? undefined : meet(a.unit, b.unit);
      return result === undefined || isFar(result) ? [] : [{ from: a.unit, to: b.unit, result }];
    }),
  );
  return decide([...pairs, ...near]);
};
