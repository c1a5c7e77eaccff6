import { descending } from '../units/countable.ts';
import type { Assumption } from '../../model/assumption.ts';
import type { Ingredient } from '../../model/ingredient.ts';
import { describeUnit } from '../../conversion/finder.ts';
import { bridge } from '../../conversion/ingredient-bridge.ts';
import { incompatibleUnits } from '../../model/error.ts';
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
 * A typed quantity or question after parsing: a measure, and the units it asks for. A sum has the value in its last
 * unit: 5 ft 6 in is 66 inches. A number without a unit has the unit `part`.
 */
export class Parsed extends Measure {
  /** The requested units: none, one, or several for an answer in parts. */
  readonly to: readonly string[];
  /** The identifier of the named ingredient. */
  readonly ingredient: string | undefined;
  /** The exact answer, with a measure for each unit of `to`. Undefined if no unit is requested. */
  readonly answer: readonly Measure[] | undefined;
  /** The publisher of the exchange rates that the answer uses. */
  readonly source: string | undefined;
  /** The date of the exchange rates that the answer uses, `YYYY-MM-DD`. */
  readonly date: string | undefined;
  /** The assumptions: ambiguous parts of the text, and how they were read. */
  readonly assumed: readonly Assumption[];
  readonly #parts: readonly Measure[] | undefined;

  /**
   * Without `detail`, it is a plain quantity, the most frequent input, and no further objects are created.
   *
   * @param value - A finite number.
   * @param unit - The identifier of a unit.
   * @param ratio - The exact value.
   * @param detail - The other parts of the question.
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

  /** The terms as typed: 5 foot and 6 inch. */
  override get parts(): readonly Measure[] {
    return this.#parts ?? [new Measure(this.value, this.unit)];
  }

  /** Returns the fields for JSON, without the exact values, whose integers JSON cannot hold. */
  toJSON(): object {
    const { value, unit, parts, to, ingredient, answer, source, date, assumed } = this;
    return { value, unit, parts, to, ingredient, answer, source, date, ...(assumed.length > 0 ? { assumed } : {}) };
  }
}

/** Returns the exact sum of the terms, in their last unit. */
const sumOf = (counts: readonly Count[], lexicon: Lexicon): Ratio => {
  const { unit, value: last } = counts.at(-1)!;
  if (counts.length === 1) return last;
  const inLast = ({ value, unit: own }: Count): Ratio =>
    own === unit ? value : convertToRatio(value, lexicon.between(own, unit))!;
  return counts.map(inLast).reduce(plus, zero);
};

/** Matches the units of volume that trade weighs: its bushel of whole apples is not a bushel of slices. */
const ofTrade = /^(?:bushel|peck)/;

/** Returns the conversion through the density of an ingredient. Throws a UnitsError (incompatible-units) for units of trade. */
const weighed = (from: Unit, to: Unit, ingredient: Ingredient, lexicon: Lexicon): CompiledConversion['exact'] => {
  if (ofTrade.test(from.id) || ofTrade.test(to.id)) {
    const hint = `Trade gives a bushel of each crop a weight, which we do not have for "${ingredient.name}".`;
    throw incompatibleUnits(describeUnit(from), describeUnit(to), hint, hint);
  }
  return bridge(from.id, to.id, ingredient, lexicon.index)!.exact;
};

/** Returns the conversion of an amount, through the density of its ingredient if the units need one. */
const conversion = (
  from: Unit,
  to: Unit,
  ingredient: Ingredient | undefined,
  lexicon: Lexicon,
): CompiledConversion['exact'] =>
  lexicon.meet(from, to) ? lexicon.between(from, to) : weighed(from, to, ingredient!, lexicon);

/** Returns the answer: one measure, or parts from the largest unit to the smallest. */
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

/**
 * Calculates the answer to a question. Throws a UnitsError beyond the range of doubles and for the reciprocal of zero.
 */
export const evaluateMeaning = (meaning: Meaning, context: Context): Parsed => {
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
