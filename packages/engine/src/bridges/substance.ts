import type { CompiledConversion } from '../conversion/compiled-conversion.ts';
import {
  between,
  multiplyExponents,
  sameExponents,
  workOut,
  type Exponents,
  type WorkedOut,
} from '../conversion/worked-out.ts';
import { decimalToRatio, readDecimal } from '../model/decimal.ts';
import { UnitsError } from '../model/error.ts';
import { over, power, ratio, times, type Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import type { Substance } from '../substances/index.ts';

/** Returns true if one of two units counts charges where the other counts particles or weighs. */
export const differInEquivalents = (from: WorkedOut, to: WorkedOut): boolean =>
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

const scale = (unit: WorkedOut, factor: Ratio): WorkedOut => ({
  ...unit,
  relation: { ...unit.relation, ratio: times(unit.relation.ratio, factor) },
});

/**
 * The conversion between a mass and an amount of a substance, alone and in compounds (mg/dL, mmol/L), and between moles of it and
 * equivalents. Undefined where the units are neither. Throws a UnitsError by `parameter` for equivalents of what has no charge.
 */
export const bySubstance = (
  from: WorkedOut,
  to: WorkedOut,
  substance: Pick<Substance, 'name' | 'exactMolarMass' | 'charge'>,
  parameter: string,
): CompiledConversion | undefined => {
  if (from.level || to.level || from.law || to.law) return undefined;
  // The power of kilograms a mole that leads from the one to the other
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

/** The same between two units of the catalogue, for who knows the molar mass: so many grams a mole, as decimal text. */
export const byMolarMass = (from: Unit, to: Unit, gramsPerMole: string): CompiledConversion | undefined =>
  bySubstance(
    workOut(from),
    workOut(to),
    { name: '', exactMolarMass: decimalToRatio(readDecimal(gramsPerMole)!), charge: 1 },
    'to',
  );
