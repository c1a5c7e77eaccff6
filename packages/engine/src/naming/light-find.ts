import { siLetters, type LightUnit } from '../compact/read.ts';
import { binaryPrefixes, siPrefixes } from '../model/prefix.ts';
import type { Prefix } from '../model/unit.ts';

/** A unit, and its prefix. */
export interface LightMeaning {
  readonly entry: LightUnit;
  readonly prefix: Prefix | undefined;
}

/**
 * Texts that mean another unit in the full index, which knows more spellings: mt is the tonne, qm the square meter, and
 * feet and inches of length come before minutes and seconds of arc. They are refused, so that no number differs. A test
 * finds missing ones.
 */
export const spellingsLightRefuses =
  'mt MT T1 mcal/g mcal/mol ′ ″ ′² ″² qm qm/s qm/s² Gb db Gs PS/cm MD MM MC MF MR PF Mt mdyn mpc mly mtoe mtce Grad kgm cfs r/mins Mah mcal mpx'.split(
    ' ',
  );

/**
 * Returns true if a unit takes a prefix. Units of information take binary prefixes, but no SI prefix below 1. A letter
 * for degrees takes none: mC is a millicoulomb.
 */
const accepts = (entry: LightUnit, { exponent, binary }: Prefix, rest: string): boolean =>
  (rest.length > 1 || !entry.marks.has('+')) &&
  entry.marks.has(binary ? ':' : '.') &&
  (exponent > 0 || !entry.marks.has(':'));

/** A way to read a text: a prefix, and the rest, which is an identifier or a symbol. */
type Candidate = readonly [prefix: Prefix, rest: string];

const candidates = (text: string): Candidate[] => {
  // Replace the micro sign of Latin-1, and u
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

/** Returns true if lists show a unit with the prefix. */
const isShown = ({ entry, prefix }: LightMeaning): boolean =>
  prefix === undefined ||
  entry.marks
    .get(prefix.binary ? ':' : '.')!
    .includes(
      prefix.binary ? prefix.name.charAt(0) : siLetters[siPrefixes.findIndex(([name]) => name === prefix.name)]!,
    );

/** Matches a compound in title case, which only the full index reads, such as Mg/dl. */
const titledCompound = /^[A-Z][a-z]+\//;

/** Returns the units of several indexes for an identifier or a symbol. */
export type ReadEach = (text: string) => readonly (LightUnit | undefined)[];

/** Returns the first reading with a prefix that is a unit. `read` looks up the rest. */
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
 * Returns the unit of a text in each of several indexes, at most one each. If some list the text itself, others apply
 * only with prefixes that lists show: kt is the knot and the kilotonne, but ft is not a femtotonne.
 */
export const findInEach = (read: ReadEach, text: string): readonly (LightMeaning | undefined)[] => {
  if (spellingsLightRefuses.includes(text)) return [];
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
