import { descending } from '../units/countable.ts';
import { siFactorOf } from '../../definition/definition.ts';
import { mustBe, type UnitsError } from '../../model/error.ts';
import { listOf, optionsOf } from '../../model/given.ts';
import {
  compare,
  magnitude,
  minus,
  negate,
  over,
  plus,
  ratio,
  times,
  toNumber,
  zero,
  type Ratio,
} from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import { convertToRatio, measureOf, ratioOf } from '../numbers/exact.ts';
import { measureGiven, type Exact, type Measure, type MeasureLike } from './measure.ts';
import type { Catalogue } from '../../generated/unit-names.ts';
import type { KnownUnits, TargetOf } from '../../typing/unit-name.ts';
import type { ApartIn, LocaleOption, NoUnitIn } from '../locale.ts';
import { roundTo, stepOf, type Rounding } from './round.ts';
import { idOf } from '../units/unit-id.ts';
import type { Lexicon } from '../units/lexicon.ts';

/** Options for counting a value out. `Where` is the type of the locale. */
export interface SplitOptions<Where extends LocaleOption = LocaleOption> extends Rounding {
  /** The default export of an entry `@units/engine/locales/…`: units may be spelled in its language. */
  readonly locale?: Where | undefined;
}

/** Sizes of units in the smallest of them, the largest first. */
const sizesOf = (units: readonly Unit[]): Ratio[] => {
  const last = units.at(-1)!;
  return units.map((unit) => over(siFactorOf(unit).ratio, siFactorOf(last).ratio));
};

const floor = ({ n, d }: Ratio): Ratio => ratio(n / d);

/**
 * Returns the values of a total of 0 or more in the last unit: whole numbers, except for the last. A last value that
 * rounds up to a whole larger unit is carried: 5 ft 11.99 in without decimals is 6 ft 0 in.
 */
const distribute = (total: Ratio, sizes: readonly Ratio[], step: Ratio | undefined): Ratio[] => {
  const counts: Ratio[] = [];
  let rest = total;
  for (const size of sizes.slice(0, -1)) {
    const count = floor(over(rest, size));
    counts.push(count);
    rest = minus(rest, times(count, size));
  }
  counts.push(step ? roundTo(rest, step) : rest);
  for (let index = counts.length - 1; index > 0; index--) {
    const limit = over(sizes[index - 1]!, sizes[index]!);
    if (compare(counts[index]!, limit) < 0 && toNumber(counts[index]!) < toNumber(limit)) break;
    counts[index] = zero;
    counts[index - 1] = plus(counts[index - 1]!, ratio(1n));
  }
  return counts;
};

/** The last part as it is. */
const unrounded: Rounding = { decimals: undefined, fraction: undefined };

/** Splits an exact total in the smallest of some units; every part has the sign of the whole. */
export const splitRatio = (
  total: Ratio,
  units: readonly Unit[],
  { index }: Lexicon,
  rounding: Rounding = unrounded,
): Measure[] => {
  const counts = distribute(magnitude(total), sizesOf(units), stepOf(rounding));
  return counts.map((count, at) => measureOf(total.n < 0n ? negate(count) : count, idOf(units[at]!, index)));
};

/** Splits a value into several units. */
export interface Split<K extends KnownUnits = Catalogue> {
  /**
   * Splits a measure into several units: what `parse`, `best` and arithmetic give. To round it, give its `exact` value and its unit.
   *
   * @param measure - A value with its unit.
   * @param into - The units to count it out in, by any of their spellings.
   * @throws UnitsError for unknown units, units of different quantities, and units that a value cannot be counted in.
   * @example split(parse('71 in'), ['ft', 'in']) // 5 foot, 11 inch
   */
  (measure: MeasureLike, into: readonly string[]): Measure[];
  /**
   * Splits a value into several units, from the largest to the smallest, exactly: whole numbers of all but the last. `decimals`
   * or `fraction` round the last part, and what that makes a whole unit is carried upward. Each part of a negative value is negative.
   *
   * @param value - A finite number, which means its shortest decimal, or an exact value.
   * @param unit - The unit of the value, by any of its spellings.
   * @param into - The units to count it out in, by any of their spellings.
   * @param options - The rounding of the last part, none by default; and the language in which units may be spelled.
   * @throws UnitsError for unknown units, units of different quantities, units that a value cannot be counted in (degrees
   * Celsius, decibels), and a value that is not finite.
   * @example split(71, 'in', ['ft', 'in']) // 5 foot, 11 inch
   */
  <const Unit extends string = '', const Into extends string = '', Where extends LocaleOption = string>(
    value: number | Exact,
    unit: NoInfer<[NoUnitIn<Where, K, Unit>]> extends [never] ? Unit : NoInfer<TargetOf<K, Unit>>,
    into: readonly (NoInfer<[ApartIn<Where, K, Unit, Into>]> extends [never] ? Into : NoInfer<TargetOf<K, Unit>>)[],
    options?: SplitOptions<Where>,
  ): Measure[];
}

/** Returns the spellings of units that a caller gave. Throws a UnitsError for what is not a list of texts, and for an empty one. */
export const unitsGiven = (given: unknown, parameter = 'into'): readonly string[] => {
  const refuse = (): UnitsError => mustBe('invalid-choice', parameter, 'a list of units', given);
  const units = listOf(given, refuse);
  if (!units.every((unit) => typeof unit === 'string')) throw refuse();
  if (units.length === 0) throw mustBe('invalid-choice', parameter, 'at least one unit', '');
  return units;
};

/** Makes the function that counts values out in units of a lexicon. */
// @__NO_SIDE_EFFECTS__
export const createSplit = (everywhere: Lexicon): Split => {
  const splitValue = (value: number | Exact, unit: string, given: unknown, givenOptions: unknown): Measure[] => {
    const options = optionsOf(givenOptions as SplitOptions | undefined);
    const into = unitsGiven(given);
    const lexicon = everywhere.in(options.locale);
    const { from, to } = lexicon.findUnits(unit, into);
    const units = descending(to);
    const total = convertToRatio(ratioOf(value), lexicon.between(from, units.at(-1)!));
    return splitRatio(total!, units, lexicon, options);
  };
  return (given: number | Exact | MeasureLike, unit: unknown, into?: unknown, options?: unknown) => {
    if (typeof given !== 'object' || typeof unit === 'string') {
      return splitValue(given as number | Exact, unit as string, into, options);
    }
    const { measure } = measureGiven(given);
    return splitValue(measure.exact, measure.unit, unit, undefined);
  };
};
