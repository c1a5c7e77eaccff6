import { apply } from '../../conversion/compiled-conversion.ts';
import type { UnitSystem } from '../../data/preferred-units.ts';
import { joinWithOr, mustBe } from '../../model/error.ts';
import { optionsOf } from '../../model/given.ts';
import { convertExactly, ratioOf } from '../numbers/exact.ts';
import type { Catalogue } from '../../generated/unit-names.ts';
import type { KnownUnits, TargetOf } from '../../typing/unit-name.ts';
import type { ApartIn, LocaleOption, NoUnitIn } from '../locale.ts';
import type { Lexicon } from '../units/lexicon.ts';
import { preferred, systemAt, type Place } from './preference.ts';
import { unitsGiven } from './split.ts';
import { choiceFor, choicesFor, inSystem, systems, type Among, type UnitChoice } from './unit-choices.ts';
import { ConvertedValue, Measure, measureGiven, type Exact, type MeasureLike } from './measure.ts';

/** Options for choosing among units: at most one of a system, a list, binary prefixes and a place. `Where` is the type of the locale. */
export interface BestOptions<
  Where extends LocaleOption = LocaleOption,
  Unit extends string = string,
> extends Place<Where> {
  /** Whose units: metric, US customary or those of the United Kingdom. By default, the system that the given unit belongs to. */
  readonly system?: UnitSystem | undefined;
  /** The units to choose among, by any of their spellings: the largest of which there is at least one. */
  readonly among?: readonly Unit[] | undefined;
  /** True for multiples of 1024 of bits and bytes: kibibytes, mebibytes. */
  readonly binary?: boolean | undefined;
}

/** Converts a value to the unit that people would use. */
export interface Best<K extends KnownUnits = Catalogue> {
  /**
   * Returns a measure in the unit that people would use. It takes results of `parse`, `split` and arithmetic.
   *
   * @param measure - A value with its unit.
   * @param options - The system of units, the units to choose among, or the region and the usage.
   * @throws UnitsError for an unknown unit, invalid options, and a value that is not finite.
   * @example best(parse('1500 m')).toString() // '1.5 kilometer'
   */
  (measure: MeasureLike, options?: BestOptions): Measure;
  /**
   * Converts a value to the unit that people would use: the largest in which the value is at least 1. It uses the
   * system of the value's unit, or that of `options`. With a region, a usage or a locale it uses the unit preferences
   * of Unicode CLDR instead. A mixed preference, such as feet and inches, has `parts`.
   *
   * @param value - A finite number, which means its shortest decimal, or an exact value.
   * @param unit - The unit of the value, by any of its spellings.
   * @param options - The system of units, the units to choose among, or the region and the usage.
   * @throws UnitsError for an unknown unit, invalid options, and a value that is not finite.
   * @example best(1500000, 'm') // 1500 kilometer
   * @example best(1500000, 'm', { system: 'us' }) // 932.056788356001 mile
   * @example best(1500000, 'm', { among: ['ft', 'yd'] }) // 1640419.9475065616 yard
   * @example best(1536, 'kB', { binary: true }) // 1.46484375 mebibyte
   * @example best(1.8, 'm', { region: 'US', usage: 'person-height' }).parts // 5 foot, 10.866141732283465 inch
   */
  <const Unit extends string = '', const Other extends string = '', Where extends LocaleOption = string>(
    value: number | Exact,
    unit: NoInfer<[NoUnitIn<Where, K, Unit>]> extends [never] ? Unit : NoInfer<TargetOf<K, Unit>>,
    options?: BestOptions<
      Where,
      NoInfer<[ApartIn<Where, K, Unit, Other>]> extends [never] ? Other : NoInfer<TargetOf<K, Unit>>
    >,
  ): Measure;
}

/** Returns the place that options name; undefined where they name none. Throws a UnitsError for a second way to choose. */
const placeIn = (options: Partial<BestOptions>): Place | undefined => {
  const { region, usage, locale, system, among, binary } = options;
  const isPlace = region !== undefined || usage !== undefined || locale !== undefined;
  const ways = Object.entries({ system, among, binary }).filter(([, given]) => given !== undefined);
  const [first, second] = ways;
  if (first && (isPlace || second))
    throw mustBe('invalid-choice', first[0], `left out beside ${second?.[0] ?? 'a region, usage or locale'}`, first[1]);
  return isPlace ? options : undefined;
};

/** Returns what a caller leaves to choose among. Throws a UnitsError for what is not a system and no list of units. */
const amongGiven = ({ system, binary, among }: Partial<BestOptions>): Among => {
  if (system !== undefined && !systems.includes(system)) {
    throw mustBe('invalid-choice', 'system', joinWithOr(systems), system);
  }
  if (binary !== undefined && typeof binary !== 'boolean') {
    throw mustBe('invalid-choice', 'binary', 'true or false', binary);
  }
  return { system, binary, among: among === undefined ? undefined : unitsGiven(among, 'among') };
};

/** The most lists of units to remember. Bounded, because spellings come from outside. */
const mostLists = 5000;

/** Makes the function that says values in the unit that people would use, among those of a lexicon. */
// @__NO_SIDE_EFFECTS__
export const createBest = (lexicon: Lexicon): Best => {
  const known = new Map<string, Map<string, readonly UnitChoice[]>>();
  let count = 0;

  const remember = (key: string, unit: string, among: Among): readonly UnitChoice[] => {
    const choices = choicesFor(lexicon.findUnit(unit), among, lexicon);
    if (++count > mostLists) {
      known.clear();
      count = 1;
    }
    let ofKey = known.get(key);
    if (!ofKey) known.set(key, (ofKey = new Map()));
    ofKey.set(unit, choices);
    return choices;
  };

  const choose = (value: number | Exact, unit: string, given: BestOptions | undefined): Measure => {
    const options = given === undefined ? undefined : optionsOf(given);
    const at = options === undefined ? undefined : placeIn(options);
    const found = at && preferred(ratioOf(value), lexicon.in(at.locale).findUnit(unit), at, lexicon);
    if (found) return found;
    const among: Among = at ? inSystem(systemAt(at)) : options ? amongGiven(options) : inSystem(undefined);
    const key = among.among?.join('\n') ?? (among.binary ? 'binary' : (among.system ?? ''));
    const choices = known.get(key)?.get(unit) ?? remember(key, unit, among);
    if (typeof value !== 'number') {
      const exact = ratioOf(value);
      const { compiled, id } = choiceFor(exact, choices);
      return convertExactly(exact, compiled.exact, id);
    }
    const size = value === 0 ? 1 : Math.abs(value);
    let chosen = 0;
    while (chosen < choices.length - 1 && size < choices[chosen]!.leastDouble) chosen++;
    const { compiled, id } = choices[chosen]!;
    const result = apply(compiled, value);
    return new Measure(
      result,
      id,
      typeof compiled.exact === 'function' ? undefined : new ConvertedValue(value, compiled.exact),
    );
  };

  return (given: number | Exact | MeasureLike, unit?: string | BestOptions, options?: BestOptions) => {
    if (typeof given !== 'object' || typeof unit === 'string') {
      return choose(given as number | Exact, unit as string, options);
    }
    const { measure } = measureGiven(given);
    return choose(measure.exact, measure.unit, unit);
  };
};
