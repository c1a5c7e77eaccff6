import { readNumeral } from '../../definition/definition.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { listed, mustBe } from '../../model/error.ts';
import { compare, magnitude, one, type Ratio } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import { preferredUnits, type PreferredUnit, type UnitSystem } from '../../data/preferred-units.ts';
import { convertExactly, convertToRatio, exactFunctionBetween, ratioOf } from '../numbers/exact.ts';
import type { Exact, Measure } from './measure.ts';
import { idOf } from '../units/unit-id.ts';
import { findUnit } from '../units/units.ts';

/** How to choose among units. */
export interface BestOptions {
  /** Whose units: metric, US customary or those of the United Kingdom. Left out, the system that the given unit belongs to. */
  readonly system?: UnitSystem | undefined;
}

interface Step {
  readonly unit: Unit;
  /** The least number of it that people say. */
  readonly from: Ratio;
}

const stepOf = (preferred: PreferredUnit): Step =>
  typeof preferred === 'string'
    ? { unit: unitIndex.byId(preferred)!, from: one }
    : { unit: unitIndex.byId(preferred[0])!, from: readNumeral(preferred[1]) };

const systems: readonly UnitSystem[] = ['metric', 'us', 'uk'];

const preferredUnitsOf = (unit: Unit, system: UnitSystem): Step[][] =>
  preferredUnits
    .filter((list) => list.quantity === unit.quantity?.id && list.systems.includes(system))
    .map(({ units }) => units.map(stepOf));

const stands = (unit: Unit, steps: readonly Step[]): boolean => steps.some((step) => step.unit === unit);

/** The system among whose preferred units a unit is; metric where it is among none. */
const systemOf = (unit: Unit): UnitSystem =>
  systems.find((system) => preferredUnitsOf(unit, system).some((steps) => stands(unit, steps))) ?? 'metric';

/** The base unit of a quantity under the prefixes that lists show it with, the smallest first. */
const prefixedSteps = ({ quantity }: Unit): Step[] => {
  const base = quantity && unitIndex.byId(quantity.units[0]!.id)!;
  const shown = base?.entry?.si ?? [];
  if (!base || shown.length === 0) return [];
  const units = [base, ...shown.map((prefix) => unitIndex.byId(prefix + base.id)!)];
  const exponent = ({ prefix }: Unit): number => prefix?.exponent ?? 0;
  return units.toSorted((a, b) => exponent(a) - exponent(b)).map((unit) => ({ unit, from: one }));
};

const stepsFor = (unit: Unit, system: UnitSystem): readonly Step[] => {
  const found = preferredUnitsOf(unit, system);
  return found.find((steps) => stands(unit, steps)) ?? found[0] ?? prefixedSteps(unit);
};

/** The last unit of which there are enough; of too little for any, the first. Nothing counts as one of its unit. */
const choose = (value: Ratio, unit: Unit, steps: readonly Step[]): Unit => {
  const size = value.n === 0n ? one : value;
  const isEnough = (step: Step): boolean => {
    const inUnit = convertToRatio(size, exactFunctionBetween(unit, step.unit));
    return inUnit !== undefined && compare(magnitude(inUnit), step.from) >= 0;
  };
  return steps.findLast(isEnough)?.unit ?? steps[0]?.unit ?? unit;
};

/**
 * Says a value in the unit that people would use: the largest of which there is at least one.
 *
 * @throws UnitsError for an unknown unit, a system that is none, and a value that is not finite.
 * @example best(1500000, 'm') // 1500 kilometer
 * @example best(1500000, 'm', { system: 'us' }) // 932.0567883560009 mile
 */
export const best = (value: number | Exact, unit: string, { system }: BestOptions = {}): Measure => {
  if (system !== undefined && !systems.includes(system)) {
    throw mustBe('invalid-choice', 'system', listed(systems), system);
  }
  const from = findUnit(unit);
  const exact = ratioOf(value);
  const to = choose(exact, from, stepsFor(from, system ?? systemOf(from)));
  return convertExactly(exact, exactFunctionBetween(from, to), idOf(to));
};
