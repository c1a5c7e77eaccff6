import { siLetters } from '../compact/format.ts';
import type { LightUnit } from '../compact/light-unit.ts';
import { binaryPrefixes, siPrefixes } from '../model/prefix.ts';
import type { Prefix } from '../model/unit.ts';

/** A unit of a text, and the prefix that stands before it. */
export interface LightMeaning {
  readonly entry: LightUnit;
  readonly prefix: Prefix | undefined;
}

/**
 * Texts that mean another unit to the full index, which knows more spellings: mt is the tonne, qm the square meter, and feet and
 * inches of length come before minutes and seconds of arc. They are refused, so that no number differs; a test finds what is missing here.
 */
export const elsewhere =
  'mt MT T1 mcal/g mcal/mol ′ ″ ′² ″² qm qm/s qm/s² Gb db Gs PS/cm MD MM MC MF MR PF Mt mdyn mpc mly mtoe mtce Grad kgm cfs r/mins Mah mcal mpx'.split(
    ' ',
  );

/**
 * Units of information come in whole numbers: they take binary prefixes, and no SI prefix that divides. A letter for degrees takes none: mC
 * is a millicoulomb.
 */
const accepts = (entry: LightUnit, { exponent, binary }: Prefix, rest: string): boolean =>
  (rest.length > 1 || !entry.marks.has('+')) &&
  entry.marks.has(binary ? ':' : '.') &&
  (exponent > 0 || !entry.marks.has(':'));

/** One way to read a text: a prefix, and what is left for an identifier or a symbol. */
type Candidate = readonly [prefix: Prefix, rest: string];

const candidates = (text: string): Candidate[] => {
  // The micro sign of Latin-1, and what keyboards have for it
  const written = text.replace(/^[µu]/, 'μ');
  const found: Candidate[] = [];
  for (const prefixes of [siPrefixes, binaryPrefixes]) {
    for (const [name, symbol, exponent] of prefixes) {
      const prefix = { name, symbol, exponent, binary: prefixes === binaryPrefixes };
      if (text.startsWith(name)) found.push([prefix, text.slice(name.length)]);
      if (written.startsWith(symbol)) found.push([prefix, written.slice(symbol.length)]);
    }
  }
  return found;
};

/** Returns true if lists show a unit under the prefix. */
const isShown = ({ entry, prefix }: LightMeaning): boolean =>
  prefix === undefined ||
  entry.marks
    .get(prefix.binary ? ':' : '.')!
    .includes(
      prefix.binary ? prefix.name.charAt(0) : siLetters[siPrefixes.findIndex(([name]) => name === prefix.name)]!,
    );

/** A compound in the case of a title: what Mg/dl means is left to the full index. */
const titledCompound = /^[A-Z][a-z]+\//;

/** The units of several texts that have a text for their identifier or symbol: one place for each of the texts. */
export type ReadEach = (text: string) => readonly (LightUnit | undefined)[];

/** Of the ways to read a text those that are a unit, by what `read` says of the rest behind the prefix. */
const underPrefix = (
  all: readonly Candidate[],
  text: string,
  read: (rest: string, candidate: number) => LightUnit | undefined,
): LightMeaning | undefined => {
  for (const [at, [prefix, rest]] of all.entries()) {
    const entry = read(rest, at);
    const meaning = entry && accepts(entry, prefix, rest) ? { entry, prefix } : undefined;
    if (meaning && (isShown(meaning) || !titledCompound.test(text))) return meaning;
  }
  return undefined;
};

/**
 * Returns the unit of a text in each of several indexes, one at most. Where some list it so, others stand beside them only as lists show them:
 * kt is the knot and the kilotonne, ft no femtotonne.
 */
export const findInEach = (read: ReadEach, text: string): readonly (LightMeaning | undefined)[] => {
  if (elsewhere.includes(text)) return [];
  const listed = read(text);
  const isListed = listed.some((entry) => entry);
  const all = candidates(text);
  const rests = all.map(([, rest]) => read(rest));
  return listed.map((entry, at) => {
    if (entry) return { entry, prefix: undefined };
    const meaning = underPrefix(all, text, (_, candidate) => rests[candidate]![at]);
    return meaning && isListed && !isShown(meaning) ? undefined : meaning;
  });
};
