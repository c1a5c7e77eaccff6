import { apply } from '../../conversion/compiled-conversion.ts';
import type { UnitSystem } from '../../data/preferred-units.ts';
import { listed, mustBe } from '../../model/error.ts';
import { optionsOf } from '../../model/given.ts';
import { convertExactly, ratioOf } from '../numbers/exact.ts';
import type { Catalogue } from '../../generated/unit-names.ts';
import type { KnownUnits, TargetOf } from '../../typing/unit-name.ts';
import type { LocaleOption, NoUnitIn } from '../locale.ts';
import type { Lexicon } from '../units/lexicon.ts';
import { preferred, systemAt, type Place } from './preference.ts';
import { ladderOf, rungFor, systems, type Rung } from './ladder.ts';
import { ConvertedValue, Measure, type Exact } from './measure.ts';

/** How to choose among units. `Where` is the type of the locale. */
export interface BestOptions<Where extends LocaleOption = LocaleOption> extends Place<Where> {
  /** Whose units: metric, US customary or those of the United Kingdom. Left out, the system that the given unit belongs to. Not beside a place. */
  readonly system?: UnitSystem | undefined;
}

/** Says a value in the unit that people would use. */
export interface Best<K extends KnownUnits = Catalogue> {
  /**
   * Says a value in the unit that people would use: the largest of which there is at least one.
   *
   * @param value - A finite number, which means its shortest decimal, or an exact value.
   * @param unit - The unit of the value, by any of its spellings.
   * @param options - The system of units, or the place and what the value is said for.
   */
  <const Unit extends string = '', Where extends LocaleOption = string>(
    value: number | Exact,
    unit: NoInfer<[NoUnitIn<Where, K, Unit>]> extends [never] ? Unit : NoInfer<TargetOf<K, Unit>>,
    options?: BestOptions<Where>,
  ): Measure;
}

/** The place that options name; undefined where they name none. Throws a UnitsError for a place beside a system. */
const placeIn = (options: Partial<BestOptions>): Place | undefined => {
  const { region, usage, locale, system } = options;
  if (region === undefined && usage === undefined && locale === undefined) return undefined;
  if (system !== undefined)
    throw mustBe('invalid-choice', 'system', 'left out beside a region, usage or locale', system);
  return options;
};

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

  return (value, unit, given) => {
    const options = given === undefined ? undefined : optionsOf(given);
    const at = options === undefined ? undefined : placeIn(options);
    const found = at && preferred(ratioOf(value), lexicon.in(at.locale).findUnit(unit), at, lexicon);
    if (found) return found;
    const system = at ? systemAt(at) : options?.system;
    const ladder = known.get(system)?.get(unit) ?? climb(unit, system);
    if (typeof value !== 'number') {
      const exact = ratioOf(value);
      const { compiled, id } = rungFor(exact, ladder);
      return convertExactly(exact, compiled.exact, id);
    }
    const size = value === 0 ? 1 : Math.abs(value);
    let rung = 0;
    while (rung < ladder.length - 1 && size < ladder[rung]!.leastDouble) rung++;
    const { compiled, id } = ladder[rung]!;
    const result = apply(compiled, value);
    return new Measure(
      result,
      id,
      typeof compiled.exact === 'function' ? undefined : new ConvertedValue(value, compiled.exact),
    );
  };
};
