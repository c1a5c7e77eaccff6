import {
  acrossQuantities,
  isAcross,
  isUnlisted,
  unlistedPair,
  unlistedPrefix,
  type Candidate,
} from '../../naming/rank.ts';
import { bitOrByte, isInCaseOfWords, isLower, isTitle, isUpper } from '../../naming/letter-case.ts';
import { fold } from '../../naming/spelling.ts';
import type { Unit } from '../../model/unit.ts';

/** The cost of `b` for a bit in `mb`, or for a byte in `MBPS`. */
const otherLetter = 0.5;

/** The cost of reading two different spellings as the same unit, because people do not ask for such a conversion. */
const sameUnit = 3;

/** Returns true for an unexpected prefix: no list shows it, and it is not usual before the first part of a compound. */
export const isRemote = ({ unit, cost }: Candidate): boolean => unit.prefix !== undefined && cost >= unlistedPrefix;

/** A spelling and one of its candidates. */
export interface Written {
  readonly text: string;
  readonly candidate: Candidate;
}

/** Matches words for bits and bytes in one case, and the rates of modems: `mbps`, `MBPS`. */
const dataWord = /^(?:[kmgtpe]i?b(?:ps|s)?|[KMGTPE]I?B(?:PS|S)?)(?![A-Za-z])/;
const isByte = ({ id }: Unit): boolean => /(?:^|[a-z])byte(?:$|-per-)/.test(id);
/** Matches the other unit by name, which does not decide between b and B: 4 kb to bytes. */
const dataName = /(?:bit|byte)s?$/i;
/** The cost of any unit but bytes for `kb` alone. */
const besidesByte = 2;
/** Returns true for bits and multiples of them, also per time. */
export const isBit = ({ id }: Unit): boolean => /(?:^|[a-z])bit(?:$|-per-)/.test(id);

/**
 * Returns true if a unit is written by its name with capitals, which do not show that the writer uses case carefully.
 */
const isNamed = ({ text, candidate: { unit, isExact } }: Written): boolean => {
  const { entry, prefix } = unit;
  if (!isExact || isLower(text) || /[\d/^*·]/.test(text)) return false;
  if (prefix) return text.toLowerCase().startsWith(prefix.name.slice(0, -1));
  return entry
    ? ![entry.symbol, ...entry.symbols].some((symbol) => symbol !== undefined && fold(symbol) === text)
    : /\bper\b/i.test(text);
};

/** Returns true if a spelling shows that its writer uses case carefully. */
const keepsCase = (written: Written): boolean =>
  written.candidate.isExact && !isLower(written.text) && !isNamed(written);

/**
 * Returns true for a compound in title case that starts with mega or peta, such as Mg/L. In lowercase, these are milli
 * and pico.
 */
export const hasDoubtfulPrefix = (written: Written): boolean => {
  const { unit, cost } = written.candidate;
  const prefix = (unit.product?.factors[0]?.unit ?? unit).prefix?.symbol;
  return cost > 0 && (prefix === 'M' || prefix === 'P') && isTitledCompound(written);
};

/** Returns true if the spelling is exact and its writer shows care about case. */
const isMeant = (written: Written, other: Written): boolean =>
  written.candidate.isExact &&
  !isInCaseOfWords(written.text) &&
  !hasDoubtfulPrefix(written) &&
  (!bitOrByte.test(written.text) || keepsCase(other));

/** Returns the cost of a candidate without another unit near it. */
export const costAlone = ({ text, candidate }: Written): number => {
  // 5 gb are gigabytes, and 2 tb are not tablespoons
  if (bitOrByte.test(text) && !text.endsWith('ps')) return candidate.cost + (isByte(candidate.unit) ? 0 : besidesByte);
  if (candidate.isExact) return candidate.cost;
  return candidate.cost + (isLower(text) ? 1.5 : isUpper(text) ? 4 : 5);
};

/**
 * Returns true for a compound in title case, which does not decide its prefix: Mg/dl and Mg/mL are seldom in megagrams.
 */
const isTitledCompound = ({ text, candidate: { unit } }: Written): boolean =>
  /^[A-Z][a-z]*(?![A-Za-z]).*[\s/]/.test(text) &&
  /[a-z]/.test(text) &&
  (unit.product !== undefined || unit.entry?.isSpelled === true);

/** Returns true if two texts are in one case throughout, so that case has no meaning. */
export const inOneCase = (a: string, b: string): boolean => [isLower, isUpper, isTitle].some((is) => is(a) && is(b));

/**
 * Returns the cost of reading a spelling in another case. Lowercase is the cheapest, because it is typed in haste; then
 * capitals alone, from a locked key; then mixed case, which is deliberate. If the other side has the same case, or is
 * not a unit as written, the writer does not use case carefully.
 */
const costOfCase = (written: Written, other: Written, isOtherWritten: boolean): number => {
  if (isMeant(written, other)) return 0;
  if (
    !isOtherWritten ||
    inOneCase(written.text, other.text) ||
    (isNamed(other) && inOneCase(written.text, written.text))
  )
    return 1;
  if (isTitledCompound(written) || isInCaseOfWords(written.text)) return 1;
  if (isLower(written.text)) return 1.5;
  if (isUpper(written.text)) return written.text.length === 1 ? 3 : 4;
  return 5;
};

/**
 * Returns the cost of reading a bit as a byte, or a byte as a bit. Without meaningful case, `b` is a byte, except in
 * `bps`.
 */
const costOfLetter = (written: Written, other: Written): number => {
  const word = dataWord.exec(written.text)?.[0];
  if (word === undefined || isMeant(written, other)) return 0;
  if (written.candidate.isExact && other.candidate.isExact && !dataName.test(other.text)) return 0;
  return isBit(written.candidate.unit) === /ps$/i.test(word) ? 0 : otherLetter;
};

/** Returns true for peta and larger or equally small prefixes that no list shows: Qt is a quart, not a quettatonne. */
const isBeyondUse = ({ unit: { prefix }, cost }: Candidate): boolean =>
  cost >= unlistedPrefix && Math.abs(prefix?.exponent ?? 0) >= 15;

const beyondUse = 6;

const costOfOne = (written: Written, other: Written, isOtherWritten: boolean): number =>
  written.candidate.cost +
  costOfCase(written, other, isOtherWritten) +
  costOfLetter(written, other) +
  (isBeyondUse(written.candidate) ? beyondUse : 0);

/**
 * The cost limit of a settled reading. Candidates of rare units, and second meanings of units that are not everyday,
 * cost more.
 */
const mostSettled = 3;

/** Returns true if two spellings are exact and their units are not rare, so that other cases need no check. */
export const isSettled = (from: Written, to: Written): boolean => {
  const most = Math.max(from.candidate.cost, to.candidate.cost);
  // Mg next to Pounds may be title case, and ML next to CUPS capitals
  const areAll = (is: (text: string) => boolean): boolean =>
    [from, to].every((written) => is(written.text) || isNamed(written));
  const isTitled = areAll(isTitle) || isTitledCompound(from) || isTitledCompound(to);
  const isNamedInCapitals = isNamed(from) || isNamed(to);
  const isCapital = areAll(isUpper) && (most >= unlistedPrefix || isNamedInCapitals);
  const isDoubtful = most > 0 && (isTitled || isCapital || isUnlisted(from.candidate.unit, to.candidate.unit));
  const isFarFetched = [from, to].some(({ candidate }) => isBeyondUse(candidate));
  // mcal may be a megacalorie
  const isRemoteInSmall = [from, to].some(({ text, candidate }) => isLower(text) && isRemote(candidate));
  return (
    isMeant(from, to) && isMeant(to, from) && most <= mostSettled && !isDoubtful && !isRemoteInSmall && !isFarFetched
  );
};

/** True for each side that has an exact meaning. */
interface IsWritten {
  readonly from: boolean;
  readonly to: boolean;
}

/** Returns the cost of reading two spellings as these candidates. */
export const costOfPair = (from: Written, to: Written, isWritten: IsWritten): number => {
  const [a, b] = [from.candidate.unit, to.candidate.unit];
  const isDoubtful = !isMeant(from, to) || !isMeant(to, from);
  const ofUnits =
    (isDoubtful && a.id === b.id ? sameUnit : 0) +
    (isAcross(a, b) ? acrossQuantities : 0) +
    (isUnlisted(a, b) ? unlistedPair : 0);
  return costOfOne(from, to, isWritten.to) + costOfOne(to, from, isWritten.from) + ofUnits;
};
