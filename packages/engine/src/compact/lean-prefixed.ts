import { power, times } from '../model/rational.ts';
import { binaryPrefixes, siPrefixes } from '../model/prefix.ts';
import { find, findIn, mark, type LeanUnit } from './lean-row.ts';

/** A prefix, and the mark of the rows that take it. */
type Prefix = readonly [name: string, symbol: string, exponent: number, base: bigint, takes: string];

let prefixes: readonly Prefix[] | undefined;

/** Every prefix. Made when first needed, so that nothing of it stays where a page converts within one quantity. */
const allPrefixes = (): readonly Prefix[] =>
  (prefixes ??= [
    ...siPrefixes.map((prefix): Prefix => [...prefix, 10n, '.']),
    ...binaryPrefixes.map((prefix): Prefix => [...prefix, 2n, ':']),
  ]);

/** Units of information come in whole numbers: they take binary prefixes, and no SI prefix that divides. */
const accepts = (unit: LeanUnit, [, , exponent, , takes]: Prefix): boolean =>
  mark(unit, takes) !== undefined && (exponent > 0 || mark(unit, ':') === undefined);

/** One way to read a text: a prefix, and what is left for an identifier or a symbol. */
type Reading = readonly [prefix: Prefix, before: '\n' | '\t', rest: string];

const readings = (text: string): Reading[] => {
  // The micro sign of Latin-1, and what keyboards have for it
  const written = text.replace(/^[µu]/, 'μ');
  return allPrefixes().flatMap((prefix) => {
    const [name, symbol] = prefix;
    const found: Reading[] = [];
    if (text.startsWith(name)) found.push([prefix, '\n', text.slice(name.length)]);
    if (written.startsWith(symbol)) found.push([prefix, '\t', written.slice(symbol.length)]);
    return found;
  });
};

const findPrefixed = (rows: string, [prefix, before, rest]: Reading): LeanUnit | undefined => {
  const unit = findIn(rows, before, rest);
  if (!unit || !accepts(unit, prefix)) return undefined;
  const [name, , exponent, base] = prefix;
  return { ...unit, id: name + unit.id, ratio: times(unit.ratio, power({ n: base, d: 1n }, exponent)) };
};

/**
 * Texts that mean another unit to the engine, which knows more spellings: mt is the tonne, qm the square meter, and feet and
 * inches of length come before minutes and seconds of arc. They are refused, so that no number differs; a test finds what is missing here.
 */
export const elsewhere = 'mt MT T1 ′ ″ ′² ″² qm qm/s qm/s² Gb db Gs PS/cm'.split(' ');

/**
 * The units that have the text for their identifier or symbol, one at most in each text of rows. Where some are listed so, no
 * prefix is looked for: `pt` is no picotonne.
 */
export const findEach = (texts: readonly string[], text: string): readonly (LeanUnit | undefined)[] => {
  if (elsewhere.includes(text)) return [];
  const listed = texts.map((rows) => find(rows, text));
  if (listed.some((unit) => unit)) return listed;
  const all = readings(text);
  return texts.map((rows) => {
    for (const reading of all) {
      const unit = findPrefixed(rows, reading);
      if (unit) return unit;
    }
    return undefined;
  });
};
