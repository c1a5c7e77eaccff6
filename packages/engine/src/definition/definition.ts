import { readDecimal, decimalToRatio } from '../model/decimal.ts';
import { dimensionless, invert, multiplyDimensions, readDimension } from '../model/dimension.ts';
import { one, over, power, times, type Ratio } from '../model/rational.ts';
import { oncePer } from '../model/remember.ts';
import type { Factor, Kind, ListedUnit, Prefix, Product, SiFactor, Unit } from '../model/unit.ts';

/** Returns the unit of an identifier, with or without a prefix. */
export type ById = (id: string) => Unit | undefined;

/** Limits above any number of a definition, so that the work per definition is limited. */
const longestNumeral = 1000;
const mostExponent = 1000;

/** Reads the number of a definition: `1/3`, `0.9144`, `6.02214076e23`. Throws an Error for other text. */
export const readNumeral = (text: string): Ratio => {
  const [top, bottom = '1'] = text.length <= longestNumeral ? text.split('/') : [];
  const parts = [readDecimal(top ?? ''), readDecimal(bottom)];
  if (!parts[0] || !parts[1] || parts.some((part) => Math.abs(part!.exponent) > mostExponent))
    throw new Error(`Not a number: ${text.slice(0, 40)}`);
  return over(decimalToRatio(parts[0]), decimalToRatio(parts[1]));
};

const powers = new Map([
  ['square', 2],
  ['cubic', 3],
  ['pow4', 4],
]);

/**
 * Reads an identifier in the grammar of CLDR: components joined by hyphens, a power before its component, everything
 * after the first `per` in the denominator, whole numbers as constants. Undefined if a component is unknown.
 */
export const readProduct = (id: string, byId: ById): Product | undefined => {
  const words = id.split('-');
  const factors: Factor[] = [];
  let constant = one;
  let sign = 1;
  for (let start = 0; start < words.length;) {
    const word = words[start]!;
    if (word === 'per') {
      sign = -1;
      start++;
    } else if (/^\d+$/.test(word)) {
      constant = times(constant, power(readNumeral(word), sign));
      start++;
    } else {
      const exponent = powers.get(word) ?? 1;
      if (exponent > 1) start++;
      const component = longest(
        words,
        start,
        (unit) => unit.id !== id && (exponent === 1 || !readProduct(unit.id, byId)),
        byId,
      );
      if (!component) return undefined;
      factors.push({ unit: component.unit, exponent: sign * exponent });
      start = component.end;
    }
  }
  return factors.length > 0 ? { constant, factors } : undefined;
};

/**
 * Returns the longest sequence of words from `start` that is a unit, but not the whole identifier: `pound-force` before
 * `pound`. A power applies to one component: `square-pascal-second` is Pa²·s, although `pascal-second` is a unit.
 */
const longest = (
  words: readonly string[],
  start: number,
  fits: (unit: Unit) => boolean,
  byId: ById,
): { unit: Unit; end: number } | undefined => {
  for (let end = words.length; end > start; end--) {
    const unit = words.slice(start, end).includes('per') ? undefined : byId(words.slice(start, end).join('-'));
    if (unit && fits(unit)) return { unit, end };
  }
  return undefined;
};

/** A limit above the power of π in any unit. */
const mostPi = 100;

const definition = /^(\S+)( pi(?:\^(-?\d+))?)? (\S+)$/;

/** Returns the factor of a prefix. */
export const factorOf = ({ exponent, binary }: Prefix): Ratio => power({ n: binary ? 2n : 10n, d: 1n }, exponent);

/** Returns a unit in coherent SI base units. The result is cached. */
export const siFactorOf = /* @__PURE__ */ oncePer(({ entry, prefix, quantity, product }: Unit): SiFactor => {
  if (product) return siFactorOfProduct(product);
  const dimension = readDimension(quantity!.dimension);
  return { ...factorOfListed({ entry, prefix }), dimension: entry!.isReciprocal ? invert(dimension) : dimension };
});

/** Returns a listed unit in SI base units, including its prefix. */
export const factorOfListed = ({ entry, prefix }: ListedUnit): Pick<SiFactor, 'ratio' | 'piPower'> => ({
  ratio: prefix ? times(factorOf(prefix), entry!.ratio) : entry!.ratio,
  piPower: entry!.piPower,
});

/** Reads the text of a definition, `0.9144 meter`. Throws an Error if it is malformed or its unit is unknown. */
export const readDefinition = (is: string, byId: ById): SiFactor => {
  const match = definition.exec(is);
  if (!match) throw new Error(`Not a definition: ${is}`);
  const [, numeral, pi, exponent, id] = match;
  const unit = byId(id!);
  const product = unit ? undefined : readProduct(id!, byId);
  if (!unit && !product) throw new Error(`Unknown unit in a definition: ${id}`);
  const scale = unit ? siFactorOf(unit) : siFactorOfProduct(product!);
  const piPower = pi === undefined ? 0 : Number(exponent ?? 1);
  if (Math.abs(piPower) > mostPi) throw new Error(`A power of π beyond ±${mostPi}`);
  return { ...scale, ratio: times(readNumeral(numeral!), scale.ratio), piPower: scale.piPower + piPower };
};

export const siFactorOfProduct = ({ constant, factors }: Product): SiFactor => {
  let result: SiFactor = { ratio: constant, piPower: 0, dimension: dimensionless };
  for (const { unit, exponent } of factors) {
    const scale = siFactorOf(unit);
    result = {
      ratio: times(result.ratio, power(scale.ratio, exponent)),
      piPower: result.piPower + scale.piPower * exponent,
      dimension: multiplyDimensions(result.dimension, scale.dimension, exponent),
    };
  }
  return result;
};

/**
 * Returns the kind of a listed unit. A unit with the inverse dimension is reciprocal: miles per gallon among gallons
 * per mile.
 */
export const kindOf = ({ entry }: Pick<ListedUnit, 'entry'>): Kind => {
  if (entry?.level) return 'logarithmic';
  if (entry?.fit) return 'empirical';
  if (entry && entry.offset.n !== 0n) return 'affine';
  return entry?.isReciprocal ? 'reciprocal' : 'linear';
};

/** Returns true for a unit whose values are not multiples of it, whatever its zero: a level, or a reading of a test. */
export const isCurved = (kind: Kind): boolean => kind === 'logarithmic' || kind === 'empirical';
