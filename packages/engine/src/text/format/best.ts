import { apply } from '../../conversion/compiled-conversion.ts';
import type { UnitSystem } from '../../data/preferred-units.ts';
import { listed, mustBe } from '../../model/error.ts';
import { convertExactly, ratioOf } from '../numbers/exact.ts';
import type { Lexicon } from '../units/lexicon.ts';
import { ladderOf, rungFor, systems, type Rung } from './ladder.ts';
import { ConvertedValue, Measure, type Exact } from './measure.ts';

/** How to choose among units. */
export interface BestOptions {
  /** Whose units: metric, US customary or those of the United Kingdom. Left out, the system that the given unit belongs to. */
  readonly system?: UnitSystem | undefined;
}

/**
 * Says a value in the unit that people would use: the largest of which there is at least one. It keeps to the system of its unit,
 * or to the one that is asked for.
 *
 * @param value - A finite number, which means its shortest decimal, or an exact value.
 * @param unit - Any spelling of a unit.
 * @param options - The system of units.
 * @throws UnitsError for an unknown unit, a system that is none, and a value that is not finite.
 * @example best(1500000, 'm') // 1500 kilometer
 * @example best(1500000, 'm', { system: 'us' }) // 932.056788356001 mile
 */
export type Best = (value: number | Exact, unit: string, options?: BestOptions) => Measure;

/** Ladders to remember. Bounded, because spellings come from outside. */
const mostLadders = 5000;

/** Makes the function that says values in the unit that people would use, among those of a lexicon. */
// @__NO_SIDE_EFFECTS__
export const createBest = (lexicon: Lexicon): Best => {
  const known = new Map<UnitSystem | undefined, Map<string, readonly Rung[]>>();
  let count = 0;

  const climb = (unit: string, system: UnitSystem | undefined): readonly Rung[] => {
    if (system !== undefined && !systems.includes(system)) {
      throw mustBe('invalid-choice', 'system', listed(systems), system);
    }
    const ladder = ladderOf(lexicon.findUnit(unit), system, lexicon);
    if (++count > mostLadders) {
      known.clear();
      count = 1;
    }
    let ladders = known.get(system);
    if (!ladders) known.set(system, (ladders = new Map()));
    ladders.set(unit, ladder);
    return ladder;
  };

  return (value, unit, options) => {
    const system = options?.system;
    const ladder = known.get(system)?.get(unit) ?? climb(unit, system);
    if (typeof value !== 'number') {
      const exact = ratioOf(value);
      const { compiled, id } = rungFor(exact, ladder);
      return convertExactly(exact, compiled.exact, id);
    }
    const size = value === 0 ? 1 : Math.abs(value);
    let at = 0;
    while (at < ladder.length - 1 && size < ladder[at]!.leastDouble) at++;
    const { compiled, id } = ladder[at]!;
    const result = apply(compiled, value);
    return new Measure(
      result,
      id,
      typeof compiled.exact === 'function' ? undefined : new ConvertedValue(value, compiled.exact),
    );
  };
};
