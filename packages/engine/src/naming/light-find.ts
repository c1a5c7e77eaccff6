import { siLetters } from '../compact/format.ts';
import { CellIndex, placeOf } from '../compact/cells.ts';
import { LightUnit, readUnit } from '../compact/light-unit.ts';
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
  (rest.length > 1 || entry.mark('+') === undefined) &&
  entry.mark(binary ? ':' : '.') !== undefined &&
  (exponent > 0 || entry.mark(':') === undefined);

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

/** Whether lists show a unit under the prefix. */
const isShown = ({ entry, prefix }: LightMeaning): boolean =>
  prefix === undefined ||
  entry
    .mark(prefix.binary ? ':' : '.')!
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
 * What a text means in each of several texts, one unit at most. Where some list it so, others stand beside them only as lists show them:
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

/** The unit of one quantity's text that a text is the identifier or the symbol of, under every prefix that the unit takes. */
export const findIn = (read: (text: string) => LightUnit | undefined, text: string): LightMeaning | undefined => {
  const entry = read(text);
  return entry ? { entry, prefix: undefined } : underPrefix(candidates(text), text, read);
};

/** Names that mean another unit than their identifiers to the full index. */
const otherNames = /^british.thermal.units?$/;

/** What lists write for a text that they do not write so: `m2`, `m^2` and `sq m` are m², `square feet` the square-foot, `lbs` and `miles` plurals. */
export const listedForms = (text: string): readonly string[] => {
  if (otherNames.test(text) || elsewhere.includes(text)) return [];
  const plain = text
    .replace(/^sq\.? (\w+)/, '$1²')
    .replace(/^cu\.? (\w+)/, '$1³')
    .replace(/\^?([23])(?=\/|$)/g, (_, power) => (power === '2' ? '²' : '³'))
    .replaceAll(' ', '-');
  return [
    plain,
    plain.replace(/feet\b/, 'foot'),
    plain.replace(/(?<=^[\w-]*[a-z]{2})s(?=-|$)/, ''),
    plain.replace(/(?<=ch|sh|x|s)es(?=-|$)/, ''),
  ];
};

/** What is read for an everyday spelling: in a list of them these take turns with what lists write for them. */
const spelled = <T>(spellings: string, text: string, read: (other: string) => T | undefined): T | undefined => {
  if (!spellings.includes(text)) return undefined;
  const words = spellings.split(' ');
  const place = words.indexOf(text);
  return place < 0 ? undefined : read(words[place + 1]!);
};

/** Reads a quantity's text and the everyday spellings beside it. */
export const readSpelled = (units: string, spellings: string, text: string): LightUnit | undefined =>
  readUnit(units, text) ?? spelled(spellings, text, (other) => readUnit(units, other));

/** A text of units, and its everyday spellings: each with the identifier or symbol that it stands for. */
export type SpelledUnits = readonly [units: string, spellings: string];

/** Reads several texts by what their lines write. */
export const readEach = (texts: readonly SpelledUnits[]): ReadEach => {
  const index = new CellIndex(
    texts.map(([units]) => units),
    2,
  );
  const linesOf = (cell: string): readonly (string | undefined)[] => {
    const found: (string | undefined)[] = texts.map(() => undefined);
    for (const [text, at] of index.linesOf(cell).map(placeOf)) {
      const line = texts[text]![0].split('\n', at + 2)[at + 1]!;
      // Identifiers come before symbols
      if (found[text] === undefined || line.startsWith(`${cell}\t`)) found[text] = line;
    }
    return found;
  };

  return (cell) => {
    const own = linesOf(cell);
    return texts.map(([, spellings], text) => {
      const line = own[text] ?? spelled(spellings, cell, (other) => linesOf(other)[text]);
      return line === undefined ? undefined : new LightUnit(line);
    });
  };
};
