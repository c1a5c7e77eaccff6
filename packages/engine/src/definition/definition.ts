import { readDecimal, decimalToRatio } from '../model/decimal.ts';
import { isInverse, multiplyDimensions, readDimension, dimensionless } from '../model/dimension.ts';
import type { Quantity, UnitRow } from '../model/quantity.ts';
import { one, over, power, times, type Ratio } from '../model/rational.ts';
import type { Factor, Kind, Prefix, Product, Scale, Unit } from '../model/unit.ts';

/** Finds a unit by its identifier, prefixed ones included. */
export type ById = (id: string) => Unit | undefined;

/** Reads the number of a definition: `1/3`, `0.9144`, `6.02214076e23`. */
export const readNumeral = (text: string): Ratio => {
  const [top, bottom = '1'] = text.split('/');
  const parts = [readDecimal(top!), readDecimal(bottom)];
  if (!parts[0] || !parts[1]) throw new Error(`Not a number: ${text}`);
  return over(decimalToRatio(parts[0]), decimalToRatio(parts[1]));
};

const powers = new Map([
  ['square', 2],
  ['cubic', 3],
  ['pow4', 4],
]);

/**
 * Reads an identifier in the grammar of CLDR: components joined by hyphens, a power before its component, everything
 * behind the first `per` in the denominator, whole numbers as constants. Undefined if a component is unknown.
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
 * The longest run of words from `start` that is a unit other than the whole: `pound-force` before `pound`. A power holds for
 * one component alone: `square-pascal-second` is Pa²·s, though `pascal-second` is a unit.
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

const definition = /^(\S+)( pi(?:\^(-?\d+))?)? (\S+)$/;

const scales = new WeakMap<Unit, Scale>();

/** The base unit of a quantity. Of packed rows it is read by itself. */
const baseOf = (quantity: Quantity): UnitRow => quantity.base ?? quantity.units[0]!;

/** What a prefix multiplies by. */
export const factorOf = ({ exponent, binary }: Prefix): Ratio => power({ n: binary ? 2n : 10n, d: 1n }, exponent);

/** A unit in coherent SI base units, worked out from its definition once. Throws an Error where the data are at fault. */
export const scaleOf = (unit: Unit, byId: ById): Scale => {
  let scale = scales.get(unit);
  if (!scale) scales.set(unit, (scale = workOut(unit, byId)));
  return scale;
};

const workOut = (unit: Unit, byId: ById): Scale => {
  const { row, prefix, quantity } = unit;
  if (unit.product) return scaleOfProduct(unit.product, byId);
  if (prefix) {
    const scale = scaleOf(byId(row!.id)!, byId);
    return { ...scale, ratio: times(factorOf(prefix), scale.ratio) };
  }
  if (row!.is !== undefined) return readDefinition(row!.is, byId);
  const product = readProduct(row!.id, byId);
  if (product) return scaleOfProduct(product, byId);
  if (row !== baseOf(quantity!)) throw new Error(`${row!.id} has no definition`);
  return { ratio: one, turns: 0, dimension: readDimension(quantity!.dimension) };
};

/** Reads the text of a definition, `0.9144 meter`. Throws an Error where it is malformed or its unit unknown. */
export const readDefinition = (is: string, byId: ById): Scale => {
  const match = definition.exec(is);
  if (!match) throw new Error(`Not a definition: ${is}`);
  const [, numeral, pi, exponent, id] = match;
  const unit = byId(id!);
  const product = unit ? undefined : readProduct(id!, byId);
  if (!unit && !product) throw new Error(`Unknown unit in a definition: ${id}`);
  const scale = unit ? scaleOf(unit, byId) : scaleOfProduct(product!, byId);
  const turns = pi === undefined ? 0 : Number(exponent ?? 1);
  return { ...scale, ratio: times(readNumeral(numeral!), scale.ratio), turns: scale.turns + turns };
};

export const scaleOfProduct = ({ constant, factors }: Product, byId: ById): Scale => {
  let result: Scale = { ratio: constant, turns: 0, dimension: dimensionless };
  for (const { unit, exponent } of factors) {
    const scale = scaleOf(unit, byId);
    result = {
      ratio: times(result.ratio, power(scale.ratio, exponent)),
      turns: result.turns + scale.turns * exponent,
      dimension: multiplyDimensions(result.dimension, scale.dimension, exponent),
    };
  }
  return result;
};

/**
 * How a listed unit relates to its base unit. A unit of exactly the inverse dimension is reciprocal: miles per gallon
 * among gallons per mile.
 */
export const kindOf = (unit: Unit, byId: ById): Kind => {
  if (unit.row?.log) return 'logarithmic';
  if (unit.row?.offset !== undefined) return 'affine';
  const base = unit.quantity && byId(baseOf(unit.quantity).id);
  const { dimension } = scaleOf(unit, byId);
  return base && isInverse(dimension, scaleOf(base, byId).dimension) ? 'reciprocal' : 'linear';
};
