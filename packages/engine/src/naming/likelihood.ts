import type { Rank } from '../model/quantity.ts';
import { shows } from '../definition/base-prefix.ts';
import { rankOf } from './rank.ts';
import { fold } from './spelling.ts';
import type { Unit } from '../model/unit.ts';

/** One thing that a spelling may mean. */
export interface Reading {
  readonly unit: Unit;
  /** Written exactly so; otherwise in another case. */
  readonly isExact: boolean;
  /** What speaks against it before the other unit is known: see {@link costOf}. */
  readonly cost: number;
  /** Another unit has the same name and is as likely: with nothing beside it the name is refused. */
  readonly isTied?: boolean;
}

/**
 * What speaks against a reading, in steps of one rank. A pair of readings costs the sum of both, and the cheapest pair is what people
 * mean. A rare unit costs two steps more than one of science; a prefix that no list shows costs three.
 */
const costOfRank: Readonly<Record<Rank, number>> = { everyday: 0, trade: 1, science: 2, rare: 4 };
const unlistedPrefix = 3;

/** A meaning that is not the first of a shared spelling. */
export const laterMeaning = 1;

/** `b` for a bit in `mb`, or for a byte in `MBPS`. */
const otherLetter = 0.5;

/** Both sides the same unit where they are not written so: nobody asks for what is already so. */
const sameUnit = 3;

/** What a unit costs by itself, and as the meaning at a place of a shared spelling. */
export const costOf = (unit: Unit, place = 0): number => costOfUnit(unit) + (place > 0 ? laterMeaning : 0);

const costOfUnit = (unit: Unit): number => {
  const { entry, prefix, product } = unit;
  if (product) return product.factors.reduce((sum, factor) => sum + costOfUnit(factor.unit), 0);
  if (!prefix || entry?.common?.some((name) => name === prefix.name) || shows(entry!, prefix))
    return costOfRank[rankOf(unit)];
  return costOfRank[entry!.rank ?? 'everyday'] + unlistedPrefix;
};

export const isLower = (text: string): boolean => text === text.toLowerCase();
export const isUpper = (text: string): boolean => text === text.toUpperCase();

/** A unit under a prefix that nobody expects before it: no list shows it, nor is it usual before the first part of a compound. */
export const isRemote = ({ unit, cost }: Reading): boolean => unit.prefix !== undefined && cost >= unlistedPrefix;

/** A spelling and one of its readings. */
export interface Written {
  readonly text: string;
  readonly reading: Reading;
}

/** Bits and bytes in small letters, which say nothing of which they are: `kb`, `mb/s`, `gib`. */
export const bitOrByte = /^[kmgtpe]i?bs?(?![a-z])/;
/** The same where the whole word is in one case, and the rates of modems: `mbps`, `MBPS`. */
const dataWord = /^(?:[kmgtpe]i?b(?:ps|s)?|[KMGTPE]I?B(?:PS|S)?)(?![A-Za-z])/;
const isByte = ({ id }: Unit): boolean => /(?:^|[a-z])byte(?:$|-per-)/.test(id);
/** What speaks against anything but bytes in `kb` with nothing beside it. */
const besidesByte = 2;
const isBit = ({ id }: Unit): boolean => /(?:^|[a-z])bit(?:$|-per-)/.test(id);

/** Whether a unit is told by its name, with capitals: they say nothing of how the writer keeps to case. */
const isNamed = ({ text, reading: { unit, isExact } }: Written): boolean => {
  const { entry, prefix } = unit;
  if (!isExact || isLower(text) || /[\d/^*·]/.test(text)) return false;
  if (prefix) return text.toLowerCase().startsWith(prefix.name.slice(0, -1));
  return entry
    ? ![entry.symbol, ...entry.symbols].some((symbol) => symbol !== undefined && fold(symbol) === text)
    : /\bper\b/i.test(text);
};

/** Whether a spelling shows that its writer keeps to case. */
const keepsCase = (written: Written): boolean =>
  written.reading.isExact && (!isLower(written.text) || written.reading.unit.id === 'bit') && !isNamed(written);

/** A compound with a word in capitals, or with two words that begin with one: MW PER POUND, Mmol/Gram. Its symbols are in the case of its words, which says nothing. */
export const isInCaseOfWords = (text: string): boolean =>
  /[^A-Za-z]/.test(text) &&
  (isUpper(text)
    ? /PER|[A-Z]{4}/.test(text)
    : isTitle(text) && /[^A-Za-z][A-Z][a-z]/.test(text) && !/[^A-Za-z][a-z]/.test(text));

/** A compound that begins as a sentence does, with mega or peta, which are milli and pico in small letters: Mg/L. */
export const hasDoubtfulPrefix = (written: Written): boolean => {
  const { unit, cost } = written.reading;
  const prefix = (unit.product?.factors[0]?.unit ?? unit).prefix?.symbol;
  return cost > 0 && (prefix === 'M' || prefix === 'P') && isTitledCompound(written);
};

/** Written exactly so, by somebody who would have written it otherwise if he meant otherwise. */
const isMeant = (written: Written, other: Written): boolean =>
  written.reading.isExact &&
  !isInCaseOfWords(written.text) &&
  !hasDoubtfulPrefix(written) &&
  (!bitOrByte.test(written.text) || keepsCase(other));

/** What speaks against a reading with nothing beside it. */
export const costAlone = ({ text, reading }: Written): number => {
  // 5 gb are gigabytes, and 2 tb no tablespoons
  if (bitOrByte.test(text) && !text.endsWith('ps')) return reading.cost + (isByte(reading.unit) ? 0 : besidesByte);
  if (reading.isExact) return reading.cost;
  return reading.cost + (isLower(text) ? 1.5 : isUpper(text) ? 4 : 5);
};

/** Mg, Mg/dl, Mg/L, Sq Mm: capitals at the beginning of words alone. */
export const isTitle = (text: string): boolean =>
  /^[A-Z]/.test(text) && /[a-z]/.test(text) && !/[A-Za-z\d][A-Z]/.test(text);

/** A compound that begins as a sentence does, which says nothing of its prefix: Mg/dl and Mg/mL are seldom in megagrams. */
const isTitledCompound = ({ text, reading: { unit } }: Written): boolean =>
  /^[A-Z][a-z]*(?![A-Za-z]).*[\s/]/.test(text) &&
  /[a-z]/.test(text) &&
  (unit.product !== undefined || unit.entry?.isSpelled === true);

/** Whether two texts are in one case throughout, so that it says nothing of either. */
export const inOneCase = (a: string, b: string): boolean => [isLower, isUpper, isTitle].some((is) => is(a) && is(b));

const hasOneCase = (text: string): boolean => inOneCase(text, text);

/**
 * What another case than the written one costs. Small letters are what hasty people write; capitals alone are a locked key;
 * both together were typed on purpose. Where the other side is in the same case, or is nothing as it is written, nobody keeps to it.
 */
const costOfCase = (written: Written, other: Written, isOtherWritten: boolean): number => {
  if (isMeant(written, other)) return 0;
  if (!isOtherWritten || inOneCase(written.text, other.text) || (isNamed(other) && hasOneCase(written.text))) return 1;
  if (isTitledCompound(written) || isInCaseOfWords(written.text)) return 1;
  if (isLower(written.text)) return 1.5;
  if (isUpper(written.text)) return written.text.length === 1 ? 3 : 4;
  return 5;
};

/** In letters whose case says nothing `b` is a byte, but for the bits of `bps`. */
const costOfLetter = (written: Written, other: Written): number => {
  const word = dataWord.exec(written.text)?.[0];
  if (word === undefined || isMeant(written, other) || (written.reading.isExact && other.reading.isExact)) return 0;
  return isBit(written.reading.unit) === /ps$/i.test(word) ? 0 : otherLetter;
};

/** Identifiers of compounds follow from their parts, so that equal ones are the same unit. */
const isEcho = (a: Unit, b: Unit): boolean => a.id === b.id;

const costOfOne = (written: Written, other: Written, isOtherWritten: boolean): number =>
  written.reading.cost + costOfCase(written, other, isOtherWritten) + costOfLetter(written, other);

/** What a bare product costs where a quantity lists the same: more than to meet across quantities. */
export const behindListed = 2;

/** Two listed quantities that meet, such as torque and energy: less is meant by them than a later meaning of one. */
const acrossQuantities = 1.5;

export const isAcross = (a: Unit, b: Unit): boolean =>
  a.quantity !== undefined && b.quantity !== undefined && a.quantity !== b.quantity;

/** Two compounds of which no quantity lists either: gauss per liter, where G/ML and G/L may be grams. */
const isUnheardOf = (a: Unit, b: Unit): boolean => a.quantity === undefined && b.quantity === undefined;
const unheardOf = 1.5;

/** More than this speaks against the readings of rare units alone, and of second meanings of those that are not everyday. */
const mostSettled = 3;

/** Whether two spellings are written so exactly, for units that are not rare, that no other case is looked at. */
export const isSettled = (from: Written, to: Written): boolean => {
  const most = Math.max(from.reading.cost, to.reading.cost);
  // Mg beside Pounds may be in the case of a title, and ML beside CUPS in capitals
  const areAll = (is: (text: string) => boolean): boolean =>
    [from, to].every((written) => is(written.text) || isNamed(written));
  const isTitled = areAll(isTitle) || isTitledCompound(from) || isTitledCompound(to);
  const isNamedInCapitals = isNamed(from) || isNamed(to);
  const isCapital = areAll(isUpper) && (most >= unlistedPrefix || isNamedInCapitals);
  const isDoubtful = most > 0 && (isTitled || isCapital || isUnheardOf(from.reading.unit, to.reading.unit));
  // mcal may be a megacalorie
  const isRemoteInSmall = [from, to].some(({ text, reading }) => isLower(text) && isRemote(reading));
  return isMeant(from, to) && isMeant(to, from) && most <= mostSettled && !isDoubtful && !isRemoteInSmall;
};

/** Whether each side has a meaning as it is written. */
interface IsWritten {
  readonly from: boolean;
  readonly to: boolean;
}

/** What speaks against reading two spellings so. */
export const costOfPair = (from: Written, to: Written, isWritten: IsWritten): number => {
  const [a, b] = [from.reading.unit, to.reading.unit];
  const isDoubtful = !isMeant(from, to) || !isMeant(to, from);
  const ofUnits =
    (isDoubtful && isEcho(a, b) ? sameUnit : 0) +
    (isAcross(a, b) ? acrossQuantities : 0) +
    (isUnheardOf(a, b) ? unheardOf : 0);
  return costOfOne(from, to, isWritten.to) + costOfOne(to, from, isWritten.from) + ofUnits;
};
