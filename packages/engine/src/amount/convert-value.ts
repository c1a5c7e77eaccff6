import { rationalPart } from '../conversion/exact-function.ts';
import { cldrConversions } from '../generated/cldr-conversions.ts';
import { roundWithPi } from '../arithmetic/round-with-pi.ts';
import { UnitsError } from '../model/error.ts';
import { minus, nearest, over, ratio, readRatio, toNumber, zero, one, type Ratio } from '../model/rational.ts';
import { catalogue } from '../text/catalogue.ts';
import type { Unit } from '../model/unit.ts';

/** A unit's conversion in CLDR: base value = value × factor + offset. */
interface CldrConversion {
  readonly base: string;
  /** Undefined if CLDR has a special rule, as for the Beaufort scale. */
  readonly factor: Ratio | undefined;
  readonly offset: Ratio;
}

let conversions: ReadonlyMap<string, CldrConversion> | undefined;

const readConversions = (): ReadonlyMap<string, CldrConversion> => {
  const known = new Map<string, CldrConversion>();
  for (const line of cldrConversions.trim().split('\n')) {
    const [id = '', base = '', factor = '', offset] = line.split('\t');
    if (!known.has(base)) known.set(base, { base, factor: one, offset: zero });
    known.set(id, {
      base,
      factor: factor === '' ? undefined : readRatio(factor),
      offset: offset === undefined ? zero : readRatio(offset),
    });
  }
  return known;
};

const cldr = (unit: string): CldrConversion | undefined => (conversions ??= readConversions()).get(unit);

/** Returns the catalogue unit of an identifier or another spelling. Throws a TypeError for an unknown one. */
export const unitOf = (name: string): Unit => {
  try {
    return catalogue.findUnit(name);
  } catch (error) {
    if (error instanceof UnitsError) throw new TypeError(error.message, { cause: error });
    throw error;
  }
};

const apart = (from: string, to: string): TypeError =>
  new TypeError(`${from} does not convert to ${to}: they measure different things.`);

/** Returns the exact function between two units. Throws a TypeError if they do not convert. */
const functionBetween = (from: string, to: string): ReturnType<typeof catalogue.between> => {
  const [source, target] = [unitOf(from), unitOf(to)];
  if (!catalogue.meet(source, target)) throw apart(from, to);
  return catalogue.between(source, target);
};

/** Returns value × factor + offset in doubles, as the proposal calculates. */
const inDoubles = (value: number, factor: number, offset: Ratio): number =>
  offset.n === 0n ? value * factor : value * factor + toNumber(offset);

/**
 * Converts a number as the proposal does: by the factors of CLDR, in doubles. Units without a row in CLDR (prefixed
 * units and others of the catalogue) use the same arithmetic with the factors of the catalogue.
 */
export const convertInDoubles = (value: number, from: string, to: string): number => {
  if (from === to) return value;
  const [source, target] = [cldr(from), cldr(to)];
  if (source && target) {
    if (source.base !== target.base) throw apart(from, to);
    if (!source.factor || !target.factor) throw new TypeError(`CLDR has no factor between ${from} and ${to}.`);
    const offset = over(minus(source.offset, target.offset), target.factor);
    return inDoubles(value, toNumber(over(source.factor, target.factor)), offset);
  }
  const exact = functionBetween(from, to);
  if (typeof exact === 'function') return exact(value);
  const { p, q, r, piPower, reciprocal } = exact;
  const factor = roundWithPi({ n: p, d: q }, piPower, nearest);
  return reciprocal ? factor / value : inDoubles(value, factor, ratio(r, q));
};

/** An exactly converted value: a fraction times a power of π, or a number for a level. */
export type Converted = { readonly value: Ratio; readonly piPower: number } | number;

/** Converts an exact value by the definitions of the catalogue. Throws a TypeError if the units do not convert. */
export const convertExactly = (value: Ratio, from: string, to: string): Converted => {
  const exact = functionBetween(from, to);
  if (typeof exact === 'function') return exact(toNumber(value));
  if (exact.reciprocal && value.n === 0n) return Infinity;
  const { n, d } = rationalPart(exact, value);
  return { value: ratio(n, d), piPower: exact.piPower };
};

/** Returns the double nearest to a converted value. */
export const nearestOf = (converted: Converted): number =>
  typeof converted === 'number' ? converted : roundWithPi(converted.value, converted.piPower, nearest);
