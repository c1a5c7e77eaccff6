import { isCurved } from '../definition/definition.ts';
import type { CompiledConversion } from './compiled-conversion.ts';
import {
  between,
  multiplyExponents,
  sameExponents,
  toDimensioned,
  type Exponents,
  type Dimensioned,
} from './dimensioned.ts';
import { decimalToRatio, readDecimal } from '../model/decimal.ts';
import { UnitsError } from '../model/error.ts';
import { over, power, ratio, times, type Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';

/** A substance whose mass and amount of substance convert into one another. */
interface Substance {
  readonly name: string;
  /** The molar mass in grams per mole, exactly. */
  readonly exactMolarMass: Ratio;
  /** The charge of its ion in elementary charges. Zero if there is none, or if it is unknown. */
  readonly charge: number;
  /** The kilograms and the moles of an international unit, if documents state them. */
  readonly perUnit?: { readonly mass?: Ratio; readonly amount?: Ratio };
}

/** Returns true if one of two units counts charges, and the other counts particles or is a mass. */
export const differInEquivalents = (from: Dimensioned, to: Dimensioned): boolean =>
  (from.equivalents ?? 0) !== (to.equivalents ?? 0);

const noCharge = ({ name }: Pick<Substance, 'name'>, parameter: string): UnitsError =>
  new UnitsError(
    'incompatible-units',
    `Equivalents count the charges of ions, and ${name.toLowerCase()} has none that we know: use moles.`,
    { parameter },
  );

const massPerAmount: Exponents = new Map([
  ['M', 1],
  ['N', -1],
]);

const scale = (unit: Dimensioned, factor: Ratio): Dimensioned => ({
  ...unit,
  relation: { ...unit.relation, ratio: times(unit.relation.ratio, factor) },
});

const exponentOf = ({ exponents }: Dimensioned, letter: string): number => exponents.get(letter) ?? 0;

/**
 * Returns the conversion between international units of a substance and its mass or amount, by the number that a
 * document states.
 */
const byActivity = (from: Dimensioned, to: Dimensioned, { perUnit }: Substance): CompiledConversion | undefined => {
  const units = exponentOf(from, 'U') - exponentOf(to, 'U');
  if (Math.abs(units) !== 1) return undefined;
  const letter = exponentOf(to, 'M') - exponentOf(from, 'M') === units ? 'M' : 'N';
  const perOne = letter === 'M' ? perUnit?.mass : perUnit?.amount;
  const led: Exponents = new Map([
    ['U', 1],
    [letter, -1],
  ]);
  if (!perOne || !sameExponents(from.exponents, multiplyExponents(to.exponents, led, units))) return undefined;
  return between(scale(from, power(perOne, units)), { ...to, exponents: from.exponents });
};

/**
 * Returns the conversion between a mass and an amount of a substance, alone and in compounds (mg/dL, mmol/L), between
 * moles and equivalents, or between either and its international units. Undefined for other units. Throws a UnitsError
 * for `parameter` for equivalents of a substance without a charge.
 */
export const bySubstance = (
  from: Dimensioned,
  to: Dimensioned,
  substance: Substance,
  parameter: string,
): CompiledConversion | undefined => {
  if ([from, to].some(({ relation, law }) => isCurved(relation.kind) || law)) return undefined;
  const byUnits = byActivity(from, to, substance);
  if (byUnits) return byUnits;
  // The power of kilograms per mole between the two units
  const masses = (from.exponents.get('M') ?? 0) - (to.exponents.get('M') ?? 0);
  if (Math.abs(masses) > 1) return undefined;
  if (!sameExponents(from.exponents, multiplyExponents(to.exponents, massPerAmount, masses))) return undefined;
  const charges = (to.equivalents ?? 0) - (from.equivalents ?? 0);
  if (masses === 0 && charges === 0) return undefined;
  if (charges !== 0 && substance.charge === 0) throw noCharge(substance, parameter);
  const kilogramsPerMole = over(substance.exactMolarMass, ratio(1000n));
  const factor = times(power(kilogramsPerMole, -masses), power(ratio(BigInt(substance.charge || 1)), charges));
  return between(scale(from, factor), { ...to, exponents: from.exponents });
};

/** Returns the conversion between two units of the catalogue by a molar mass: grams per mole, as decimal text. */
export const byMolarMass = (from: Unit, to: Unit, gramsPerMole: string): CompiledConversion | undefined =>
  bySubstance(
    toDimensioned(from),
    toDimensioned(to),
    { name: '', exactMolarMass: decimalToRatio(readDecimal(gramsPerMole)!), charge: 1 },
    'to',
  );
