import { isCurved } from '../definition/definition.ts';
import { equivalentQuantities } from '../conversion/bridge-hint.ts';
import type { CompiledConversion } from '../conversion/compiled-conversion.ts';
import { between, quantityOf, sameExponents, type Exponents, type Dimensioned } from '../conversion/dimensioned.ts';
import { exactly } from '../model/decimal.ts';
import { over, power, ratio, times, type Ratio } from '../model/rational.ts';
import type { Equivalence } from './ways.ts';

// The exact constants that define the SI, 9th edition
const lightSpeed = exactly(299_792_458);
const planck = exactly(6.626_070_15e-34);
const boltzmann = exactly(1.380_649e-23);
const avogadro = exactly(6.022_140_76e23);

/** Returns a unit in joules: its values are multiplied or divided by a factor. */
const inEnergy = ({ relation }: Dimensioned, factor: Ratio, { piPower = 0, isInverse = false } = {}): Dimensioned => ({
  relation: isInverse
    ? { ...relation, kind: 'reciprocal', ratio: over(factor, relation.ratio), piPower: piPower - relation.piPower }
    : { ...relation, ratio: times(relation.ratio, factor), piPower: relation.piPower + piPower },
  exponents: new Map(),
});

/** Returns the energy of a unit by an equivalence, or undefined if it has none. */
const energyOf = (unit: Dimensioned, by: Equivalence): Dimensioned | undefined => {
  const quantity = quantityOf(unit);
  const isPart = (equivalentQuantities[by] as readonly string[]).some((id) => id === quantity);
  if (!isPart || isCurved(unit.relation.kind) || unit.law) return undefined;
  switch (quantity) {
    case 'energy':
      return inEnergy(unit, ratio(1n));
    // Energy per mole
    case 'molar-energy':
      return inEnergy(unit, over(ratio(1n), avogadro));
    case 'mass':
      return inEnergy(unit, power(lightSpeed, 2));
    case 'temperature':
      return inEnergy(unit, boltzmann);
    case 'frequency':
      return inEnergy(unit, planck);
    // 2π rad/s is 1 Hz
    case 'angular-speed':
      return inEnergy(unit, over(planck, ratio(2n)), { piPower: -1 });
    case 'wavenumber':
      return inEnergy(unit, times(planck, lightSpeed));
    case 'length':
      return inEnergy(unit, times(planck, lightSpeed), { isInverse: true });
    default:
      return undefined;
  }
};

/** Returns a unit with moles replaced by numbers of entities, also in compounds. */
const counted = ({ relation, exponents, ...unit }: Dimensioned): Dimensioned => {
  const moles = exponents.get('N') ?? 0;
  const others: Exponents = new Map([...exponents].filter(([name]) => name !== 'N'));
  return {
    ...unit,
    relation: { ...relation, ratio: times(relation.ratio, power(avogadro, moles)) },
    exponents: others,
  };
};

/** Returns true for a unit that can be a count. Among dimensionless units only ratios are, not angles or levels. */
const isCountable = ({ quantity, exponents, level, law }: Dimensioned): boolean =>
  !level && !law && (exponents.size > 0 || quantity === undefined || quantity === 'ratio');

/** Returns the conversion between two units by an equivalence, or undefined if it does not connect them. */
export const byEquivalence = (from: Dimensioned, to: Dimensioned, by: Equivalence): CompiledConversion | undefined => {
  if (by === 'count') {
    const [a, b] = [counted(from), counted(to)];
    return isCountable(from) && isCountable(to) && sameExponents(a.exponents, b.exponents) ? between(a, b) : undefined;
  }
  const [a, b] = [energyOf(from, by), energyOf(to, by)];
  return a && b && between(a, b);
};
