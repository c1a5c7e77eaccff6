import { descending } from '../units/countable.ts';
import type { Assumption } from '../../model/assumption.ts';
import type { Ingredient } from '../../model/ingredient.ts';
import { bridge } from '../../conversion/ingredient-bridge.ts';
import type { CompiledConversion } from '../../conversion/compiled-conversion.ts';
import { plus, zero, type Ratio } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import { convertExactly, convertToRatio, measureOf } from '../numbers/exact.ts';
import type { Count, Meaning } from '../units/meaning.ts';
import { ExactValue, Measure } from '../format/measure.ts';
import { splitRatio } from '../format/split.ts';
import type { Lexicon, RatesOrigin } from '../units/lexicon.ts';
import { idOf } from '../units/unit-id.ts';

interface Detail {
  readonly parts: readonly Measure[] | undefined;
  readonly to: readonly string[];
  readonly ingredient: string | undefined;
  readonly answer: readonly Measure[] | undefined;
  readonly rates: RatesOrigin | undefined;
  readonly assumed: readonly Assumption[] | undefined;
}

const nowhere: readonly string[] = [];
const nothing: readonly Assumption[] = [];

/**
 * A typed quantity or question, as it was understood: a measure, and what is asked of it. The value of a sum like 5 ft 6 in is
 * that of the last of its units, 66 inches; the unit of a number without one is `part`.
 */
export class Parsed extends Measure {
  /** The units that the answer is asked in: none, one, or several for an answer in parts. */
  readonly to: readonly string[];
  /** The identifier of the ingredient that was named. */
  readonly ingredient: string | undefined;
  /** The exact answer, a measure for each unit of `to`; undefined where none is asked. */
  readonly answer: readonly Measure[] | undefined;
  /** The publisher of the exchange rates that the answer uses. */
  readonly source: string | undefined;
  /** The day of the exchange rates that the answer uses, `YYYY-MM-DD`. */
  readonly date: string | undefined;
  /** The assumptions: what the text left open, and how it was read. */
  readonly assumed: readonly Assumption[];
  readonly #parts: readonly Measure[] | undefined;

  /**
   * Without more detail, a plain quantity: what is typed most, made without a detour.
   *
   * @param value - A finite number.
   * @param unit - The identifier of a unit.
   * @param ratio - The exact value.
   * @param detail - What else was asked.
   */
  constructor(value: number, unit: string, ratio?: Ratio, detail?: Detail) {
    super(value, unit, ratio && new ExactValue(ratio));
    this.to = detail?.to ?? nowhere;
    this.ingredient = detail?.ingredient;
    this.answer = detail?.answer;
    this.source = detail?.rates?.source;
    this.date = detail?.rates?.date;
    this.assumed = detail?.assumed ?? nothing;
    this.#parts = detail?.parts;
  }

  /** The terms as they were typed: 5 foot and 6 inch. */
  override get parts(): readonly Measure[] {
    return this.#parts ?? [new Measure(this.value, this.unit)];
  }

  /** The part that can be written as JSON: all but the exact values, whose integers cannot. */
  toJSON(): object {
    const { value, unit, parts, to, ingredient, answer, source, date, assumed } = this;
    return { value, unit, parts, to, ingredient, answer, source, date, ...(assumed.length > 0 ? { assumed } : {}) };
  }
}

/** The exact sum of the terms, in the last of their units. */
const sumOf = (counts: readonly Count[], lexicon: Lexicon): Ratio => {
  const { unit, value: last } = counts.at(-1)!;
  if (counts.length === 1) return last;
  const inLast = ({ value, unit: own }: Count): Ratio =>
    own === unit ? value : convertToRatio(value, lexicon.between(own, unit))!;
  return counts.map(inLast).reduce(plus, zero);
};

/** The conversion of an amount: through the density of its ingredient where the units do not meet without. */
const conversion = (
  from: Unit,
  to: Unit,
  ingredient: Ingredient | undefined,
  lexicon: Lexicon,
): CompiledConversion['exact'] =>
  lexicon.meet(from, to) ? lexicon.between(from, to) : bridge(from.id, to.id, ingredient!, lexicon.index)!.exact;

/** The targets of an answer: one measure, or parts from the largest unit to the smallest. */
const answerOf = (
  value: Ratio,
  { counts, targets }: Meaning,
  { ingredient, parameter, lexicon }: Context,
): readonly Measure[] => {
  const { unit } = counts.at(-1)!;
  const [first] = targets;
  const to = (target: Unit): CompiledConversion['exact'] => conversion(unit, target, ingredient, lexicon);
  if (targets.length === 1) return [convertExactly(value, to(first!), idOf(first!, lexicon.index), parameter)];
  const units = descending(targets);
  return splitRatio(convertToRatio(value, to(units.at(-1)!))!, units, lexicon);
};

interface Context {
  readonly ingredient: Ingredient | undefined;
  readonly parameter: string;
  readonly lexicon: Lexicon;
}

/** Works out what an amount and its question come to. Throws a UnitsError beyond the doubles and for the reciprocal of zero. */
export const workOut = (meaning: Meaning, context: Context): Parsed => {
  const { counts, targets } = meaning;
  const { ingredient, lexicon } = context;
  const { unit } = counts.at(-1)!;
  const sum = sumOf(counts, lexicon);
  const answer = targets.length === 0 ? undefined : answerOf(sum, meaning, context);
  const measure = measureOf(sum, idOf(unit, lexicon.index));
  return new Parsed(measure.value, measure.unit, sum, {
    parts:
      counts.length === 1 ? [measure] : counts.map((count) => measureOf(count.value, idOf(count.unit, lexicon.index))),
    to: answer?.map((one) => one.unit) ?? nowhere,
    ingredient: ingredient?.id,
    answer,
    rates: answer && unit.quantity?.id === 'currency' ? lexicon.rates : undefined,
    assumed: meaning.assumed,
  });
};
