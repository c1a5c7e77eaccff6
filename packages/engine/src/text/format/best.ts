import { readNumeral } from '../../definition/definition.ts';
import { names } from '../../conversion/catalogue.ts';
import { listed, mustBe } from '../../model/error.ts';
import { compare, magnitude, one, type Ratio } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import { ladders, type Rung, type UnitSystem } from '../../data/ladders.ts';
import { convertExactly, convertToRatio, lineBetween, ratioOf } from '../numbers/exact.ts';
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

const stepOf = (rung: Rung): Step =>
  typeof rung === 'string'
    ? { unit: names.byId(rung)!, from: one }
    : { unit: names.byId(rung[0])!, from: readNumeral(rung[1]) };

const systems: readonly UnitSystem[] = ['metric', 'us', 'uk'];

const laddersOf = (unit: Unit, system: UnitSystem): Step[][] =>
  ladders
    .filter((ladder) => ladder.quantity === unit.quantity?.id && ladder.systems.includes(system))
    .map(({ rungs }) => rungs.map(stepOf));

const stands = (unit: Unit, steps: readonly Step[]): boolean => steps.some((step) => step.unit === unit);

/** The system whose ladder a unit stands on; metric where it stands on none. */
const systemOf = (unit: Unit): UnitSystem =>
  systems.find((system) => laddersOf(unit, system).some((steps) => stands(unit, steps))) ?? 'metric';

/** The base unit of a quantity under the prefixes that lists show it with, the smallest first. */
const prefixedSteps = ({ quantity }: Unit): Step[] => {
  const base = quantity && names.byId(quantity.units[0]!.id)!;
  const shown = base?.row?.si ?? [];
  if (!base || shown.length === 0) return [];
  const units = [base, ...shown.map((prefix) => names.byId(prefix + base.id)!)];
  const exponent = ({ prefix }: Unit): number => prefix?.exponent ?? 0;
  return units.toSorted((a, b) => exponent(a) - exponent(b)).map((unit) => ({ unit, from: one }));
};

const stepsFor = (unit: Unit, system: UnitSystem): readonly Step[] => {
  const found = laddersOf(unit, system);
  return found.find((steps) => stands(unit, steps)) ?? found[0] ?? prefixedSteps(unit);
};

/** The last unit of which there are enough; of too little for any, the first. Nothing counts as one of its unit. */
const choose = (value: Ratio, unit: Unit, steps: readonly Step[]): Unit => {
  const size = value.n === 0n ? one : value;
  const isEnough = (step: Step): boolean => {
    const inUnit = convertToRatio(size, lineBetween(unit, step.unit));
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
  return convertExactly(exact, lineBetween(from, to), idOf(to));
};
