import { compile, type CompiledConversion } from '../../conversion/compiled-conversion.ts';
import { kindOf, readNumeral } from '../../definition/definition.ts';
import { preferredUnits, type PreferredUnit, type UnitSystem } from '../../data/preferred-units.ts';
import { exactly } from '../../model/decimal.ts';
import { compare, magnitude, one, over, toNumber, type Ratio } from '../../model/rational.ts';
import { siFactorOf } from '../../definition/definition.ts';
import type { Unit } from '../../model/unit.ts';
import { convertToRatio } from '../numbers/exact.ts';
import type { Lexicon } from '../units/lexicon.ts';
import { idOf } from '../units/unit-id.ts';

/** The systems, the one that is assumed first. */
export const systems: readonly UnitSystem[] = ['metric', 'us', 'uk'];

/** A unit that people say, and the least number of it that they do. */
interface Step {
  readonly unit: Unit;
  readonly from: Ratio;
}

const stepOf = (preferred: PreferredUnit, { byId }: Lexicon): Step | undefined => {
  const [id, from] = typeof preferred === 'string' ? [preferred, undefined] : preferred;
  const unit = byId(id);
  return unit && { unit, from: from === undefined ? one : readNumeral(from) };
};

/** The base unit of a quantity under the prefixes that lists show it with, the smallest first. */
const prefixedSteps = ({ quantity }: Unit, { byId }: Lexicon): Step[] => {
  const base = quantity && byId(quantity.units[0]!.id)!;
  const shown = base?.entry?.si ?? [];
  if (!base || shown.length === 0) return [];
  const units = [base, ...shown.map((prefix) => byId(prefix + base.id)!)];
  const exponent = ({ prefix }: Unit): number => prefix?.exponent ?? 0;
  return [...units].sort((a, b) => exponent(a) - exponent(b)).map((unit) => ({ unit, from: one }));
};

/** The units that people say a quantity in, by the system; where it names none, the prefixed forms of the base unit. */
const stepsIn = (unit: Unit, system: UnitSystem, lexicon: Lexicon): readonly (readonly Step[])[] => {
  const found = preferredUnits
    .filter((preferred) => preferred.quantity === unit.quantity?.id && preferred.systems.includes(system))
    .map(({ units }) => units.map((id) => stepOf(id, lexicon)).filter((step) => step !== undefined))
    .filter((steps) => steps[0]);
  return found[0] ? found : [prefixedSteps(unit, lexicon)];
};

const has = (unit: Unit, steps: readonly Step[]): boolean => steps.some((step) => step.unit === unit);

/** How far two units are from being simple multiples of one another: 48 teaspoons are a cup, 473176473/2000000 milliliters. */
const distance = (unit: Unit, other: Unit): bigint => {
  const { n, d } = over(siFactorOf(unit).ratio, siFactorOf(other).ratio);
  return n * d;
};

/** The system that a unit belongs to: one that people say it in, else the one whose units it is the simplest multiple of. */
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

const stepsFor = (unit: Unit, system: UnitSystem, lexicon: Lexicon): readonly Step[] => {
  const found = stepsIn(unit, system, lexicon);
  return found.find((steps) => has(unit, steps)) ?? found[0]!;
};

/** A unit to say a value in. */
export interface Rung {
  readonly unit: Unit;
  /** Its identifier. */
  readonly id: string;
  readonly compiled: CompiledConversion;
  /** How many of the unit of the value are enough; undefined where no number is told from another. */
  readonly least: Ratio | undefined;
  /** The least double that is as much. */
  readonly leastDouble: number;
}

const next = new DataView(new ArrayBuffer(8));

/** The least double whose shortest decimal is at least a value above zero. */
const doubleFrom = (value: Ratio): number => {
  next.setFloat64(0, toNumber(value));
  while (compare(exactly(next.getFloat64(0)), value) < 0) next.setBigUint64(0, next.getBigUint64(0) + 1n);
  return next.getFloat64(0);
};

const rungOf = (unit: Unit, step: Step, lexicon: Lexicon): Rung => {
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

/** The units to say values of a unit in, the largest first; there is always one. */
export const ladderOf = (unit: Unit, system: UnitSystem | undefined, lexicon: Lexicon): readonly Rung[] => {
  const steps = stepsFor(unit, system ?? systemOf(unit, lexicon), lexicon);
  const rungs = steps.map((step) => rungOf(unit, step, lexicon));
  // A level, and a pace among speeds, has no sizes to choose by: it stays as it is
  const isScaled = rungs.length === 1 || (rungs.length > 0 && rungs.every(({ least }) => least));
  return isScaled ? [...rungs].reverse() : [rungOf(unit, { unit, from: one }, lexicon)];
};

/** The first rung of which an exact value is enough, else the last. Nothing counts as one of its unit. */
export const rungFor = (value: Ratio, ladder: readonly Rung[]): Rung => {
  const size = value.n === 0n ? one : magnitude(value);
  return ladder.find(({ least }) => !least || compare(size, least) >= 0) ?? ladder.at(-1)!;
};
