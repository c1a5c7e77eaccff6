import { power, times } from '../core/ratio.ts';
import { binaryPrefixes, siPrefixes } from '../data/prefixes.ts';
import { find, findIn, mark, type LeanUnit } from './row.ts';

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

/** The unit that the text names: by its identifier under a prefix's name, or by its symbol under a prefix's symbol. */
const findUnder = (rows: string, text: string, prefix: Prefix): LeanUnit | undefined => {
  const [name, symbol, exponent, base] = prefix;
  for (const [start, before] of [
    [name, '\n'],
    [symbol, '\t'],
  ] as const) {
    const unit = text.startsWith(start) ? findIn(rows, before, text.slice(start.length)) : undefined;
    if (unit && accepts(unit, prefix)) {
      return { ...unit, id: name + unit.id, ratio: times(unit.ratio, power({ n: base, d: 1n }, exponent)) };
    }
  }
  return undefined;
};

const findPrefixed = (rows: string, text: string): LeanUnit | undefined => {
  // The micro sign of Latin-1, and what keyboards have for it
  const written = text.replace(/^[µu]/, 'μ');
  for (const prefix of allPrefixes()) {
    const found = findUnder(rows, text, prefix) ?? findUnder(rows, written, prefix);
    if (found) return found;
  }
  return undefined;
};

/**
 * The units that have the text for their identifier or symbol, one at most in each text of rows: where some are listed so, no
 * prefix is looked for: `pt` is no picotonne.
 */
export const findEach = (texts: readonly string[], text: string): readonly (LeanUnit | undefined)[] => {
  const listed = texts.map((rows) => find(rows, text));
  return listed.some((unit) => unit) ? listed : texts.map((rows) => findPrefixed(rows, text));
};
