import { siPrefixes, type BinaryPrefixName, type SiPrefixName } from '../model/prefix.ts';

// The one format of units worked out, which everything reads that leaves the source. Each quantity has two texts with a line for each
// unit, in one order, the base unit first. Lines stand between line ends, their cells between tabs.
//
// The units, which conversions need:
//
//     identifier, symbol, factor, marks …
//
// The factor is a fraction, `n/d` or `n`. A mark is a letter and what it says: `+` an offset, `v` a reciprocal unit, `p` the power of π,
// `l` base and divisor of a logarithm, `.` and `:` the SI and the binary prefixes that lists show, `u` a factor that was measured, `s` an identifier that spells its
// definition, `m` one that makes the symbol as well, `n` an English name or plural that no rule gives, `r` the rank where it is not the
// first, `c` the prefixes under which the unit is as common as by itself, the binary ones behind a colon.
//
// The names, which those need who read what people write:
//
//     further symbols …, `~`, name, further names …, `~`, forms of these that look-ups take them for …, plural
//
// A plural `=` is the name itself. What quantities say beside their units is a text too:
//
//     identifier, dimension, `t` where it counts turns, name where it is not the identifier in words

/** One letter for each SI prefix: its symbol, but for deka and micro, whose symbols are not single letters of ASCII. */
export const siLetters = 'QRYZEPTGMkhDdcmunpfazyrq';

const binaryNames: Readonly<Record<string, BinaryPrefixName>> = {
  q: 'quebi',
  r: 'robi',
  y: 'yobi',
  z: 'zebi',
  e: 'exbi',
  p: 'pebi',
  t: 'tebi',
  g: 'gibi',
  m: 'mebi',
  k: 'kibi',
};

/** The letters of SI prefixes. */
export const writeSi = (names: readonly SiPrefixName[]): string =>
  names.map((name) => siLetters[siPrefixes.findIndex(([other]) => other === name)]).join('');

/** Returns the SI prefixes of letters. */
export const readSi = (letters: string): SiPrefixName[] => {
  const names: SiPrefixName[] = [];
  for (const letter of letters) names.push(siPrefixes[siLetters.indexOf(letter)]![0]);
  return names;
};

/** The letters of binary prefixes: their first ones. */
export const writeBinary = (names: readonly BinaryPrefixName[]): string => names.map((name) => name.charAt(0)).join('');

/** The binary prefixes of letters. */
export const readBinary = (letters: string): BinaryPrefixName[] =>
  Array.from(letters, (letter) => binaryNames[letter]!);
