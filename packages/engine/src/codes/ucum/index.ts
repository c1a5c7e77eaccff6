import { apply, type CompiledConversion } from '../../conversion/compiled-conversion.ts';
import { bySubstance } from '../../conversion/substance.ts';
import { decimalToRatio, readDecimal } from '../../model/decimal.ts';
import { mustBe } from '../../model/error.ts';
import { optionsOf } from '../../model/given.ts';
import type { Ratio } from '../../model/rational.ts';
import { createCodeFinder } from '../code-finder.ts';
import { unitGiven } from '../named.ts';
import { measureCode } from './system.ts';
import { codeOf } from './write.ts';

/** Options for conversions between mass and amount of substance. */
export interface SubstanceOptions {
  /**
   * The molar mass in g/mol, as a number or as decimal text: 180.156 for glucose. `molarMass` of
   * `@units/engine/substances` returns it for any formula.
   */
  readonly molarMass?: number | string | undefined;
  /** The charge of an ion in elementary charges, for equivalents: 2 for calcium. Default: 1. */
  readonly charge?: number | undefined;
}

/** The range of molar masses in g/mol, from below an electron to a speck of dust. */
const leastMass = 1e-6;
const mostMass = 1e18;

const substanceGiven = (
  options: SubstanceOptions | undefined,
): { name: string; exactMolarMass: Ratio; charge: number } | undefined => {
  const { molarMass, charge = 1 } = optionsOf(options);
  if (molarMass === undefined) return undefined;
  const text = typeof molarMass === 'number' ? String(molarMass) : molarMass;
  const decimal = typeof text === 'string' && text.length <= 100 ? readDecimal(text) : undefined;
  if (!decimal || !(Number(text) >= leastMass && Number(text) <= mostMass)) {
    throw mustBe('invalid-number', 'molarMass', 'a number of grams a mole above zero', molarMass);
  }
  if (!Number.isInteger(charge) || charge < 1 || charge > 100) {
    throw mustBe('out-of-range', 'charge', 'a whole number from 1 to 100', charge);
  }
  return { name: 'the substance', exactMolarMass: decimalToRatio(decimal), charge };
};

/** Returns the conversion between two codes. Uses the molar mass if the codes do not convert without it. */
const findThrough = (from: string, to: string, options: SubstanceOptions | undefined): CompiledConversion => {
  const substance = options === undefined ? undefined : substanceGiven(options);
  if (!substance) return find(from, to);
  return bySubstance(measureCode(from, 'from'), measureCode(to, 'to'), substance, 'to') ?? find(from, to);
};

export { display, print } from './display.ts';
export { parse, type UcumUnit } from './parse.ts';

/**
 * Returns the UCUM code of a unit, or undefined if UCUM has none.
 *
 * @param unit - A unit, by its identifier or any of its spellings.
 * @throws UnitsError (unknown-unit) for an unknown unit.
 * @example write('milligrams per deciliter') // 'mg/dL'
 */
export function write(unit: string): string | undefined {
  return codeOf(unitGiven(unit));
}

/** Returns the conversion between two codes. Throws a UnitsError (unknown-unit, incompatible-units). */
export const find = /* @__PURE__ */ createCodeFinder(measureCode);

/**
 * Converts a value between two UCUM codes. Returns the double nearest to the exact result. Codes convert if they have
 * the same dimension in UCUM, where `mol`, `eq` and `osm` are amounts of substance, not numbers. A molar mass connects
 * mass and amount of substance.
 *
 * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
 * @param from - The code of the unit of the value.
 * @param to - The code of the unit of the result.
 * @param options - The molar mass of the substance, and the charge of its ion.
 * @throws UnitsError for an invalid code, codes that do not convert, a value that is not finite and a result beyond the
 * range of doubles.
 * @example convert(100, 'mg/dL', 'g/L') // 1
 * @example convert(100, 'mg/dL', 'mmol/L', { molarMass: 180.156 }) // 5.550744909966918
 */
export function convert(value: number, from: string, to: string, options?: SubstanceOptions): number {
  return apply(findThrough(from, to, options), value);
}

/**
 * Compiles a conversion between two codes, for use in a loop.
 *
 * @param from - The code of the unit of the values.
 * @param to - The code of the unit of the results.
 * @param options - The molar mass of the substance, and the charge of its ion.
 * @throws UnitsError for codes as {@link convert} does. The returned function throws for values.
 * @example converter('[ft_i]', '[in_i]')(0.1) // 1.2
 */
export function converter(from: string, to: string, options?: SubstanceOptions): (value: number) => number {
  const compiled = findThrough(from, to, options);
  return (value) => apply(compiled, value);
}
