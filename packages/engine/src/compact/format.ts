import { siPrefixes, type BinaryPrefixName, type SiPrefixName } from '../model/prefix.ts';

// The format of compiled units, which all builds read. Each quantity has two texts with one line per unit, in the same
// order, the base unit first. Line breaks separate lines, and tabs separate cells.
//
// The units, for conversions:
//
//     identifier, symbol, factor and marks with spaces between them
//
// The factor is a fraction, `n/d` or `n`. The marks are not cells, so that a search for `m` does not find each mark `m`.
// A mark is a letter with its value: `+` an offset, `v` a reciprocal unit, `p`
// the power of π, `l` base and divisor of a logarithm, `f` the formula of a test, `.` and `:` the SI and the binary prefixes that lists show, `u`
// a measured factor, `s` an identifier that spells its definition, `m` one that also makes the symbol, `n` an irregular
// English name or plural, `r` the rank if it is not the first, `c` the prefixes with which the unit is as common as
// without, the binary ones after a colon.
//
// The names, for reading typed text:
//
//     further symbols …, `~`, name, further names …, `~`, forms of these that look-ups take them for …, plural
//
// A plural `=` equals the name. The data of the quantities is a text too:
//
//     identifier, dimension, `t` where it counts turns, name where it is not the identifier in words

/** One letter for each SI prefix: its symbol, except for deka and micro, whose symbols are not single ASCII letters. */
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

/** Returns the letters of SI prefixes. */
export const writeSi = (names: readonly SiPrefixName[]): string =>
  names.map((name) => siLetters[siPrefixes.findIndex(([other]) => other === name)]).join('');

/** Returns the SI prefixes of letters. */
export const readSi = (letters: string): SiPrefixName[] => {
  const names: SiPrefixName[] = [];
  for (const letter of letters) names.push(siPrefixes[siLetters.indexOf(letter)]![0]);
  return names;
};

/** Returns the letters of binary prefixes: their first letters. */
export const writeBinary = (names: readonly BinaryPrefixName[]): string => names.map((name) => name.charAt(0)).join('');

/** Returns the binary prefixes of letters. */
export const readBinary = (letters: string): BinaryPrefixName[] =>
  Array.from(letters, (letter) => binaryNames[letter]!);
