import { unitIndex } from '../conversion/catalogue.ts';
import { symbolOf } from '../definition/symbol.ts';
import type { Assumption } from '../model/assumption.ts';
import type { AnyTool } from '../tool/declaration.ts';
import type { QuantityField } from '../tool/field.ts';
import type { Bindings, Filled } from './match.ts';
import { unitOfSlab } from './sides.ts';

const bareNumber = /^[-+]?[\d.,/\s]+$/;
const firstUnit = /^[-+\d.,/\s½⅓⅔¼¾]*(.*?)(?:\s*\d.*)?$/;

/** The most characters between the sides of one thing: ` x `, ` by `, ` mal `. */
const mostBetweenSides = 5;

/** Returns the unit of a measure as written. Of several units, the first. */
const unitOf = (text: string): string => firstUnit.exec(text)![1]!.trim();

/** Returns the unit of `inches deep`. */
const firstWord = (unit: string): string => unit.split(' ', 1)[0]!;

/** Returns the unit's symbol. Text of other languages was read as identifiers. */
const shownAs = (unit: string): string => {
  const named = unitIndex.byId(unit);
  return named ? symbolOf(named) : unit;
};

/** Values with their shared units, and the assumptions about them. */
interface Shared {
  readonly bindings: Bindings;
  readonly assumed: readonly Assumption[];
  /** A value without any known unit. */
  readonly lacking: Filled | undefined;
}

/**
 * Completes missing units. Values of one quantity share the only written unit: `12 x 10 ft`, `60 x 30 x 40 cm`. A
 * single value of its quantity gets the default unit of its row. Sides that all lack a unit get it too, if the number
 * is the same in any unit: the area of 12 x 10. Among several units, the first sides take that of the side after
 * them: `12 by 10 ft by 4 in`. A slab with a thickness in inches is in feet: `12 by 10, 4 inches`. Otherwise the unit stays unknown, as in `48 x 13 x 20 in gallons` or `12 ft by 10 by 4 in`.
 */
export const withSharedUnits = (tool: AnyTool, written: Bindings): Shared => {
  const byQuantity = new Map<string, (readonly [key: string, filled: Filled])[]>();
  for (const [key, filled] of written) {
    const field = tool.params[key];
    if (field?.kind === 'quantity') byQuantity.set(field.of, [...(byQuantity.get(field.of) ?? []), [key, filled]]);
  }
  const unitOfRow = (key: string): string => (tool.params[key] as QuantityField).unit;
  const isUnitAsked = [...written.keys()].some((key) => tool.params[key]?.kind === 'unit');
  const bindings = new Map(written);
  const assumed: Assumption[] = [];
  let lacking: Filled | undefined;
  for (const values of byQuantity.values()) {
    const bare = values.filter(([, { text }]) => bareNumber.test(text));
    const units = new Set(values.filter((value) => !bare.includes(value)).map(([, { text }]) => unitOf(text)));
    const [unit] = units;
    const isSameInAny =
      values.length === 1 ||
      (byQuantity.size === 1 && !isUnitAsked && new Set(values.map(([key]) => unitOfRow(key))).size === 1);
    const inOrder = [...values].sort(([, a], [, b]) => a.from - b.from);
    const giver = inOrder.find((value) => !bare.includes(value));
    const isAfter = ([, { from }]: (typeof values)[number]): boolean => giver !== undefined && from > giver[1].from;
    const isOfOtherRow = ([key]: (typeof values)[number]): boolean =>
      giver !== undefined && unitOfRow(key) !== unitOfRow(giver[0]);
    // 12 by 10 slab 4 inches thick
    const sizes = values.map(([, { text }]) => Number.parseFloat(text));
    const ofSlab =
      bare.length === 2 && bare.every(isOfOtherRow)
        ? unitOfSlab(sizes, unitIndex.find(firstWord(unit!)).units[0])
        : undefined;
    const isApart = (value: (typeof values)[number]): boolean =>
      isOfOtherRow(value) &&
      ofSlab === undefined &&
      inOrder.every(([, next]) => next.from <= value[1].from || next.from - value[1].end > mostBetweenSides);
    if (units.size === 0 && !isSameInAny) lacking ??= bare[0]?.[1];
    lacking ??= bare.find((value) => (units.size > 1 && isAfter(value)) || isApart(value))?.[1];
    const shared = units.size > 1 ? unitOf(giver![1].text) : unit;
    for (const [key, filled] of bare) {
      const unitOfSide = ofSlab ?? shared;
      const number = filled.text.trim();
      const text = `${number} ${unitOfSide ?? unitOfRow(key)}`;
      if (unitOfSide !== undefined) bindings.set(key, { ...filled, text });
      assumed.push({
        kind: unitOfSide === undefined ? 'unit' : 'side',
        of: number,
        as: `${number} ${shownAs(unitOfSide ?? unitOfRow(key))}`,
      });
    }
  }
  return { bindings, assumed, lacking };
};
