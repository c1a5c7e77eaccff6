import { names } from '../core/engine.ts';
import type { IngredientRow } from '../core/ingredient.ts';
import { bridge } from '../core/ingredients.ts';
import type { Pair } from '../core/pair.ts';
import { plus, zero, type Ratio } from '../core/ratio.ts';
import { meeting } from '../core/relation.ts';
import type { Unit } from '../core/unit.ts';
import { convertExactly, convertToRatio, lineBetween, measureOf } from './exact.ts';
import type { Count, Meaning } from './meaning.ts';
import { Measure, type Exact } from './measure.ts';
import { descending, splitRatio } from './split.ts';

/** A typed quantity or question, as it was understood. */
export interface Parsed {
  /** The number of `unit`; of a sum like 5 ft 6 in, of the last of its units: 66. */
  readonly value: number;
  /** The unit's identifier; `part` for a number without one. */
  readonly unit: string;
  /** The exact value. */
  readonly exact: Exact;
  /** The terms as they were typed: 5 foot and 6 inch. */
  readonly parts: readonly Measure[];
  /** The units that the answer is asked in: none, one, or several for an answer in parts. */
  readonly to: readonly string[];
  /** The identifier of the ingredient that was named. */
  readonly ingredient: string | undefined;
  /** The exact answer, a measure for each unit of `to`; undefined where none is asked. */
  readonly answer: readonly Measure[] | undefined;
}

const nowhere: readonly string[] = [];

/** A plain quantity, one number of one unit: what is typed most, made without a detour. */
export class PlainQuantity extends Measure implements Parsed {
  readonly to = nowhere;
  readonly ingredient = undefined;
  readonly answer = undefined;

  get parts(): readonly Measure[] {
    return [this];
  }
}

/** The exact sum of the terms, in the last of their units. */
const sumOf = (counts: readonly Count[]): Ratio => {
  const { unit } = counts.at(-1)!;
  const inLast = ({ value, unit: own }: Count): Ratio =>
    own === unit ? value : convertToRatio(value, lineBetween(own, unit))!;
  return counts.map(inLast).reduce(plus, zero);
};

/** The conversion of an amount: through the density of its ingredient where the units do not meet without. */
const conversion = (from: Unit, to: Unit, ingredient: IngredientRow | undefined): Pair['line'] =>
  meeting(from, to, names) ? lineBetween(from, to) : bridge(from.id, to.id, ingredient!)!.line;

const answerOf = (
  value: Ratio,
  unit: Unit,
  targets: readonly Unit[],
  ingredient: IngredientRow | undefined,
  parameter: string,
): readonly Measure[] => {
  const [first] = targets;
  if (targets.length === 1) return [convertExactly(value, conversion(unit, first!, ingredient), first!.id, parameter)];
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
  const { value, exact } = measureOf(sum, unit.id);
  const answer = targets.length === 0 ? undefined : answerOf(sum, unit, targets, ingredient, parameter);
  return {
    value,
    unit: unit.id,
    get exact() {
      return exact;
    },
    parts: counts.map((count) => measureOf(count.value, count.unit.id)),
    to: answer?.map((measure) => measure.unit) ?? nowhere,
    ingredient: ingredient?.id,
    answer,
  };
};
