import { compile, type CompiledConversion } from '../../conversion/compiled-conversion.ts';
import { kindOf, readNumeral, siFactorOf } from '../../definition/definition.ts';
import { preferredUnits, type PreferredUnit, type UnitSystem } from '../../data/preferred-units.ts';
import { exactly } from '../../model/decimal.ts';
import { compare, magnitude, one, over, toNumber, type Ratio } from '../../model/rational.ts';
import { mustBe } from '../../model/error.ts';
import type { Unit } from '../../model/unit.ts';
import { convertToRatio } from '../numbers/exact.ts';
import type { Lexicon } from '../units/lexicon.ts';
import { descending } from '../units/countable.ts';
import { idOf } from '../units/unit-id.ts';

/** The systems, with the default first. */
export const systems: readonly UnitSystem[] = ['metric', 'us', 'uk'];

/** A preferred unit, and the smallest number of it in use. */
interface Step {
  readonly unit: Unit;
  readonly from: Ratio;
}

const stepOf = (preferred: PreferredUnit, { byId }: Lexicon): Step | undefined => {
  const [id, from] = typeof preferred === 'string' ? [preferred, undefined] : preferred;
  const unit = byId(id);
  return unit && { unit, from: from === undefined ? one : readNumeral(from) };
};

/** Returns one step per unit, the smallest unit first. Each step starts at 1. */
const stepsOf = (units: readonly Unit[]): Step[] =>
  descending(units)
    .reverse()
    .map((unit) => ({ unit, from: one }));

/** Returns the quantity's base unit with the SI prefixes that lists show, and the units that a program defined. */
const shownSteps = ({ quantity }: Unit, { byId }: Lexicon): Step[] => {
  const base = quantity && byId(quantity.units[0]!.id)!;
  // Money stays in its currency
  if (!base || quantity.id === 'currency') return [];
  const prefixed = (base.entry?.si ?? []).map((prefix) => byId(prefix + base.id)!);
  const own = quantity.units.filter(({ line, id }) => line === undefined && id !== base.id).map(({ id }) => byId(id)!);
  const units = [base, ...prefixed, ...own].filter((unit) => kindOf(unit) === 'linear');
  return units.length > 1 ? stepsOf(units) : [];
};

/**
 * Returns a unit, without its prefix, with the binary prefixes that lists show. Throws a UnitsError for a unit without
 * binary prefixes.
 */
const binarySteps = (unit: Unit, { byId }: Lexicon): Step[] => {
  // Megabits per second have a row of their own
  const row = unit.quantity?.units.find(({ id, binary }) => binary && unit.entry?.id.endsWith(id) === true);
  if (!row) {
    throw mustBe(
      'incompatible-units',
      'unit',
      'one with binary prefixes, like byte or bit/s, beside "binary"',
      unit.id,
    );
  }
  return stepsOf([row.id, ...row.binary!.map((prefix) => prefix + row.id)].map((id) => byId(id)!));
};

/**
 * Returns the preferred units of a quantity in a system. If the system has none, returns the base unit with the
 * prefixes that lists show.
 */
const stepsIn = (unit: Unit, system: UnitSystem, lexicon: Lexicon): readonly (readonly Step[])[] => {
  const found = preferredUnits
    .filter((preferred) => preferred.quantity === unit.quantity?.id && preferred.systems.includes(system))
    .map(({ units }) => units.map((id) => stepOf(id, lexicon)).filter((step) => step !== undefined))
    .filter((steps) => steps.length > 0);
  return found.length > 0 ? found : [shownSteps(unit, lexicon)];
};

const has = (unit: Unit, steps: readonly Step[]): boolean => steps.some((step) => step.unit === unit);

/**
 * Returns the distance of two units from a simple multiple. 48 teaspoons are a cup, but 1 cup is 473176473/2000000
 * milliliters.
 */
const distance = (unit: Unit, other: Unit): bigint => {
  const { n, d } = over(siFactorOf(unit).ratio, siFactorOf(other).ratio);
  return n * d;
};

/**
 * Returns the system of a unit: the first one that prefers it, else the one with the unit that it is the simplest
 * multiple of.
 */
const systemOf = (unit: Unit, lexicon: Lexicon): UnitSystem => {
  const all = systems.map((system) => ({ system, steps: stepsIn(unit, system, lexicon) }));
  const own = all.find(({ steps }) => steps.some((some) => has(unit, some)));
  if (own || kindOf(unit) !== 'linear') return own?.system ?? 'metric';
  let nearest: UnitSystem = 'metric';
  let least: bigint | undefined;
  for (const { system, steps } of all) {
    for (const step of steps.flat()) {
      const far = distance(unit, step.unit);
      if (least === undefined || far < least) [nearest, least] = [system, far];
    }
  }
  return nearest;
};

/** A unit to express a value in. */
export interface UnitChoice {
  readonly unit: Unit;
  /** Its identifier. */
  readonly id: string;
  readonly compiled: CompiledConversion;
  /** The smallest number of the unit to use; undefined if there is no minimum. */
  readonly least: Ratio | undefined;
  /** The smallest double that is at least this number. */
  readonly leastDouble: number;
}

const next = new DataView(new ArrayBuffer(8));

/** Returns the smallest double whose shortest decimal is at least a value above zero. */
const doubleFrom = (value: Ratio): number => {
  next.setFloat64(0, toNumber(value));
  while (compare(exactly(next.getFloat64(0)), value) < 0) next.setBigUint64(0, next.getBigUint64(0) + 1n);
  return next.getFloat64(0);
};

const choiceOf = (unit: Unit, step: Step, lexicon: Lexicon): UnitChoice => {
  const back = lexicon.between(step.unit, unit);
  const isScaled = kindOf(unit) === 'linear' && kindOf(step.unit) === 'linear';
  const least = isScaled ? convertToRatio(step.from, back) : undefined;
  return {
    unit: step.unit,
    id: idOf(step.unit, lexicon.index),
    compiled: compile(lexicon.between(unit, step.unit)),
    least,
    leastDouble: least ? doubleFrom(least) : 0,
  };
};

/** The units to choose among: those of a system, binary prefixes, or a list of units. */
export interface Among {
  readonly system: UnitSystem | undefined;
  readonly binary: boolean | undefined;
  readonly among: readonly string[] | undefined;
}

/** Returns the choice of a system's units. Undefined means the system of the unit. */
export const inSystem = (system: UnitSystem | undefined): Among => ({ system, binary: undefined, among: undefined });

/**
 * Returns the units to express values of a unit in, the largest first. The list is never empty. Throws a UnitsError.
 */
export const choicesFor = (unit: Unit, { system, binary, among }: Among, lexicon: Lexicon): readonly UnitChoice[] => {
  const lists = among
    ? [stepsOf(lexicon.findUnits(idOf(unit, lexicon.index), among, 'among').to)]
    : binary
      ? [binarySteps(unit, lexicon)]
      : stepsIn(unit, system ?? systemOf(unit, lexicon), lexicon);
  const steps = lists.find((list) => has(unit, list)) ?? lists[0]!;
  const choices = steps.map((step) => choiceOf(unit, step, lexicon));
  // Levels, and paces among speeds, have no sizes to choose by: keep the unit
  const isScaled = choices.length === 1 || (choices.length > 0 && choices.every(({ least }) => least));
  return isScaled ? [...choices].reverse() : [choiceOf(unit, { unit, from: one }, lexicon)];
};

/** Returns the first choice that has enough of an exact value, else the last. Zero counts as 1 of its unit. */
export const choiceFor = <Choice extends UnitChoice>(value: Ratio, choices: readonly Choice[]): Choice => {
  const size = value.n === 0n ? one : magnitude(value);
  return choices.find(({ least }) => !least || compare(size, least) >= 0) ?? choices.at(-1)!;
};
