import { findConversion } from '../bridges/conversion.ts';
import type { BridgedConversion, Bridges } from '../bridges/ways.ts';
import { find } from '../conversion/catalogue.ts';
import { kindOf } from '../definition/definition.ts';
import { symbolOf } from '../definition/symbol.ts';
import { writeOut, type Rounding } from '../arithmetic/figures.ts';
import { decimalOf, readDecimal, unreduced } from '../model/decimal.ts';
import { mustBe, UnitsError } from '../model/error.ts';
import { toNumber } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import { catalogue } from '../text/catalogue.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { readUncertainText, signsFor } from '../text/numbers/uncertain.ts';
import { combine, independent, none, uncertaintyOf, type Deviations } from './deviations.ts';
import { deviationsOfUnit } from './measured-units.ts';
import { partOfScale, partOfZero } from './refusal.ts';
import { roundMeasured, showMeasured } from './show.ts';
import { intervalOf, slopeOf } from './slope.ts';

/** The uncertainty of a value from a caller. */
export interface StatedUncertainty {
  /** The value as decimal text. Undefined if it is separate. */
  readonly value: string | undefined;
  /** The standard uncertainty: in the unit of the value, or relative to the value. */
  readonly size: number;
  /** True if the size is relative to the value, as for 4 %. */
  readonly isRelative: boolean;
}

const longestText = 200;
/** The maximum length of a number, as in all HTTP requests. */
const longestNumber = 64;
const marks = /[(±]|\d\s*\+/;

/** Units of a relative uncertainty. */
const parts = new Map([
  ['%', 1e-2],
  ['‰', 1e-3],
  ['ppm', 1e-6],
  ['ppb', 1e-9],
]);

/** Reads a value that includes its uncertainty, such as `5.0(2)` or `5.0 ± 4 %`. */
const inValue = (value: string | undefined, name: string): StatedUncertainty | undefined => {
  if (value === undefined || value.length > longestText) return undefined;
  const written = signsFor(value);
  if (!marks.test(written)) return undefined;
  const read = readUncertainText(written);
  if (read instanceof Diagnostic) throw read.error(name);
  const sign = read && (read.isPercent ? '%' : read.uncertaintyUnit);
  const part = sign === undefined ? undefined : parts.get(sign);
  if (!read || read.unit !== '' || (sign !== undefined && part === undefined)) return undefined;
  const size = toNumber(read.uncertainty) / read.divisor;
  return { value: String(toNumber(read.value)), size: size * (part ?? 1), isRelative: part !== undefined };
};

const numberIn = (text: string): number | undefined => {
  const decimal = text.length > longestNumber ? undefined : readDecimal(text);
  return decimal && Math.abs(decimal.exponent) <= 400 ? Number(text) : undefined;
};

const inParameter = (text: string): Omit<StatedUncertainty, 'value'> => {
  const [, digits = '', sign = ''] = /^\s*(.*?)\s*(%|‰|pp[mb]|)\s*$/.exec(text) ?? [];
  const part = parts.get(sign);
  const size = numberIn(digits);
  if (size === undefined || !Number.isFinite(size) || size < 0) {
    throw mustBe('invalid-number', 'uncertainty', 'a number, zero or above, or a percentage such as 4%', text);
  }
  return { size: size * (part ?? 1), isRelative: part !== undefined };
};

const divisorOf = (text: string | undefined): number => {
  if (text === undefined) return 1;
  const k = numberIn(text);
  if (k !== undefined && Number.isFinite(k) && k > 0) return k;
  throw mustBe('out-of-range', 'coverage', 'a number above zero', text);
};

/** The parameters of an uncertainty, in addition to the value. */
export const uncertaintyNames = ['uncertainty', 'coverage'] as const;

/**
 * Reads the uncertainty of a value: in the value itself, `5.0(2)`, or as a separate parameter. Undefined if there is
 * none.
 *
 * @param given - The texts of `value`, `uncertainty` (a number or a percentage) and `coverage`, the factor that it is
 * divided by.
 * @throws UnitsError for an invalid uncertainty, and for two uncertainties.
 */
export const readUncertainty = (given: Readonly<Record<string, string | undefined>>): StatedUncertainty | undefined => {
  const { value, uncertainty, coverage } = given;
  const written = inValue(value, 'value');
  if (uncertainty === undefined) {
    if (!written && coverage === undefined) return undefined;
    if (!written) throw mustBe('missing-parameter', 'uncertainty', 'a number, as coverage was given', uncertainty);
    return { ...written, size: written.size / divisorOf(coverage) };
  }
  if (written) {
    throw new UnitsError(
      'conflicting-parameters',
      'The uncertainty stands in value and in uncertainty: give it once.',
      {
        parameter: 'uncertainty',
      },
    );
  }
  const stated = inParameter(uncertainty);
  return { ...stated, value, size: stated.size / divisorOf(coverage) };
};

/** A result with its uncertainty. */
export interface UncertainResult {
  /** The standard uncertainty of the result, in its unit. */
  readonly uncertainty: number;
  /** Both ends of the result ± its uncertainty, for a level or a value from one: their distances differ. */
  readonly interval?: readonly [low: number, high: number];
  /** The result with its uncertainty and unit as text: `11.02(44) lb`. */
  readonly text: string;
}

/**
 * Formats a result with the uncertainty of its last digits: `11.02(44)`.
 *
 * @param result - The result, in any unit.
 * @param uncertainty - Its standard uncertainty, in the same unit. If it is zero, only the result is written.
 */
export const writeConcise = (result: number, uncertainty: number): string =>
  uncertainty > 0 ? showMeasured(unreduced(result), uncertainty, 2, 'concise') : String(result);

/**
 * Formats a rounded result with its uncertainty, to the same decimal. An uncertainty below that decimal stays unrounded
 * and is not shown.
 */
const roundConcise = (
  result: number,
  uncertainty: number,
  rounding: Rounding,
): { uncertainty: number; text: string } => {
  const rounded = roundMeasured(decimalOf(result), uncertainty, rounding);
  return { uncertainty: rounded.uncertainty, text: rounded.text ?? writeOut(rounded.value) };
};

type Exact = Parameters<typeof slopeOf>[0];

/**
 * Returns the uncertainty of the result of a conversion, to first order.
 *
 * @param exact - The exact function between both units.
 * @param units - Both units, if their sizes may be measured.
 * @param half - The uncertainty of the value.
 * @param others - Other deviations of the result, in its unit.
 */
export const uncertaintyThrough = (
  exact: Exact,
  units: { readonly from: Unit; readonly to: Unit } | undefined,
  value: number,
  half: number,
  result: number,
  others: Deviations = none,
): number => {
  const [from, to] = [units?.from, units?.to].map((unit) => (unit ? deviationsOfUnit(unit, catalogue) : none));
  const sizes = combine(from!, result, to, -result);
  const own = combine(independent(half), slopeOf(exact, value), others, 1);
  return uncertaintyOf(combine(own, 1, sizes, 1));
};

/** Both units of a conversion, as their callers write them. */
export interface Units {
  readonly from: string;
  readonly to: string;
}

type MeantUnits = Pick<ReturnType<typeof find>, 'from' | 'to'>;

/** Returns the units of two spellings, if they convert without a bridge. */
const unitsBetween = ({ from, to }: Units): MeantUnits | undefined => {
  try {
    return find(from, to);
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** Returns the uncertainty of a result from the value, its uncertainty, and the result itself. */
export type UncertainConversion = (
  value: number,
  stated: Pick<StatedUncertainty, 'size' | 'isRelative'>,
  result: number,
  rounding?: Rounding,
) => UncertainResult;

/**
 * Returns a function that calculates the uncertainty of a conversion's result, to first order. It includes the
 * uncertainty of the value, of measured units and of a molar mass. The function takes the value, its uncertainty, the
 * result, and the rounding of the result, which also rounds the uncertainty. It throws a UnitsError for a percentage of
 * zero or of a temperature on a scale.
 *
 * @param found - The conversion.
 * @param symbol - The symbol of its target unit.
 * @param meant - Both units, if their sizes may be measured.
 */
export const uncertaintyOfConversion = (
  { compiled: { exact }, taken }: BridgedConversion,
  symbol: string,
  meant?: MeantUnits,
): UncertainConversion => {
  const { uncertainty: mass = 0, gramsPerMole = 1 } = taken.molarMass ?? {};
  return (value, { size, isRelative }, result, rounding) => {
    if (isRelative && meant && kindOf(meant.from) === 'affine') throw partOfScale();
    if (isRelative && value === 0) throw partOfZero();
    const half = isRelative ? size * Math.abs(value) : size;
    const ofSubstance = independent((mass / gramsPerMole) * result);
    const uncertainty = uncertaintyThrough(exact, meant, value, half, result, ofSubstance);
    const interval = intervalOf(exact, value, half);
    const shown = rounding && roundConcise(result, uncertainty, rounding);
    const text = `${shown?.text ?? writeConcise(result, uncertainty)} ${symbol}`;
    return { uncertainty: shown?.uncertainty ?? uncertainty, ...(interval && { interval }), text };
  };
};

/**
 * Returns the {@link uncertaintyOfConversion} between two spellings of units.
 *
 * @param units - Both units.
 * @param bridges - The allowed bridges.
 * @throws UnitsError as the conversion does.
 */
export const uncertaintyBetween = (units: Units, bridges: Bridges): UncertainConversion => {
  const meant = unitsBetween(units);
  const symbol = meant ? symbolOf(meant.to) : units.to;
  return uncertaintyOfConversion(findConversion(units.from, units.to, bridges), symbol, meant);
};
