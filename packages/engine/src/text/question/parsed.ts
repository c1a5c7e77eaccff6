import { unitIndex } from '../../conversion/catalogue.ts';
import type { IngredientRow } from '../../model/ingredient.ts';
import { bridge } from '../../conversion/ingredients.ts';
import type { CompiledConversion } from '../../conversion/compiled-conversion.ts';
import { plus, zero, type Ratio } from '../../model/rational.ts';
import { meeting } from '../../conversion/relation.ts';
import type { Unit } from '../../model/unit.ts';
import { convertExactly, convertToRatio, exactFunctionBetween, measureOf } from '../numbers/exact.ts';
import type { Count, Meaning } from '../units/meaning.ts';
import { Measure } from '../format/measure.ts';
import { descending, splitRatio } from '../format/split.ts';
import { idOf } from '../units/unit-id.ts';

interface Detail {
  readonly parts: readonly Measure[];
  readonly to: readonly string[];
  readonly ingredient: string | undefined;
  readonly answer: readonly Measure[] | undefined;
}

const nowhere: readonly string[] = [];

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
  readonly #parts: readonly Measure[] | undefined;

  /** Without more detail, a plain quantity: what is typed most, made without a detour. */
  constructor(value: number, unit: string, ratio?: Ratio, detail?: Detail) {
    super(value, unit, ratio);
    this.to = detail?.to ?? nowhere;
    this.ingredient = detail?.ingredient;
    this.answer = detail?.answer;
    this.#parts = detail?.parts;
  }

  /** The terms as they were typed: 5 foot and 6 inch. */
  get parts(): readonly Measure[] {
    return this.#parts ?? [new Measure(this.value, this.unit)];
  }

  /** What can be written as JSON: all but the exact values, whose integers cannot. */
  toJSON(): object {
    const { value, unit, parts, to, ingredient, answer } = this;
    return { value, unit, parts, to, ingredient, answer };
  }
}

/** The exact sum of the terms, in the last of their units. */
const sumOf = (counts: readonly Count[]): Ratio => {
  const { unit } = counts.at(-1)!;
  const inLast = ({ value, unit: own }: Count): Ratio =>
    own === unit ? value : convertToRatio(value, exactFunctionBetween(own, unit))!;
  return counts.map(inLast).reduce(plus, zero);
};

/** The conversion of an amount: through the density of its ingredient where the units do not meet without. */
const conversion = (from: Unit, to: Unit, ingredient: IngredientRow | undefined): CompiledConversion['exact'] =>
  meeting(from, to, unitIndex) ? exactFunctionBetween(from, to) : bridge(from.id, to.id, ingredient!)!.exact;

const answerOf = (
  value: Ratio,
  unit: Unit,
  targets: readonly Unit[],
  ingredient: IngredientRow | undefined,
  parameter: string,
): readonly Measure[] => {
  const [first] = targets;
  if (targets.length === 1)
    return [convertExactly(value, conversion(unit, first!, ingredient), idOf(first!), parameter)];
  const units = descending(targets);
  return splitRatio(convertToRatio(value, conversion(unit, units.at(-1)!, ingredient))!, units);
};

/** Works out what an amount and its question come to. Throws a UnitsError beyond the doubles and for the reciprocal of zero. */
export const workOut = (
  { counts, targets }: Meaning,
  ingredient: IngredientRow | undefined,
  parameter: string,
): Parsed => {
  const { unit } = counts.at(-1)!;
  const sum = sumOf(counts);
  const answer = targets.length === 0 ? undefined : answerOf(sum, unit, targets, ingredient, parameter);
  return new Parsed(measureOf(sum, unit.id).value, idOf(unit), sum, {
    parts: counts.map((count) => measureOf(count.value, idOf(count.unit))),
    to: answer?.map((measure) => measure.unit) ?? nowhere,
    ingredient: ingredient?.id,
    answer,
  });
};
