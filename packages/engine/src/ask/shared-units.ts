import { unitIndex } from '../conversion/catalogue.ts';
import { symbolOf } from '../definition/symbol.ts';
import type { Assumption } from '../model/assumption.ts';
import type { AnyTool } from '../tool/declaration.ts';
import type { QuantityField } from '../tool/field.ts';
import type { Bindings, Filled } from './match.ts';

const bareNumber = /^[-+]?[\d.,/\s]+$/;
const firstUnit = /^[-+\d.,/\s½⅓⅔¼¾]*(.*?)(?:\s*\d.*)?$/;

/** Returns the unit of a measure as written. Of several units, the first. */
const unitOf = (text: string): string => firstUnit.exec(text)![1]!.trim();

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
 * is the same in any unit: the area of 12 x 10. Otherwise the unit stays unknown, as in `48 x 13 x 20 in gallons`, or
 * for one side among others of several units.
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
    if (units.size > 1 || (units.size === 0 && !isSameInAny)) lacking ??= bare[0]?.[1];
    for (const [key, filled] of bare) {
      const number = filled.text.trim();
      const text = `${number} ${unit ?? unitOfRow(key)}`;
      if (unit !== undefined) bindings.set(key, { ...filled, text });
      assumed.push({
        kind: unit === undefined ? 'unit' : 'side',
        of: number,
        as: `${number} ${shownAs(unit ?? unitOfRow(key))}`,
      });
    }
  }
  return { bindings, assumed, lacking };
};
