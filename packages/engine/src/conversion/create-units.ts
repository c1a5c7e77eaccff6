import { sharedSpellings } from '../data/shared-spellings.ts';
import { readCompound } from '../naming/compound.ts';
import { createConvert, createConverter, createFinder } from './finder.ts';
import { checkQuantities } from './check-quantities.ts';
import { createConvertExact } from './exact-result.ts';
import { convertLevel } from './level-in-double-double.ts';
import { workOut } from '../definition/work-out.ts';
import { FullIndex } from '../naming/full-index.ts';
import type { QuantityDefinition } from '../model/quantity.ts';
import type { Units } from '../typing/unit-name.ts';

type NameIn<Q> = Q extends QuantityDefinition<string, infer Name> ? Name : never;

/** The type of the spellings of each quantity. */
type NamesOf<Quantities extends readonly QuantityDefinition[]> = {
  readonly [Id in Quantities[number]['id']]: NameIn<Extract<Quantities[number], { readonly id: Id }>>;
};

/** The quantities with those that their definitions name, which follow them. */
const withUsed = (quantities: readonly QuantityDefinition[]): QuantityDefinition[] => {
  const all = new Map(quantities.map((quantity) => [quantity.id, quantity]));
  // A Map is walked in the order of insertion, what is added on the way included
  for (const { uses } of all.values()) {
    for (const used of uses?.() ?? []) if (!all.has(used.id)) all.set(used.id, used);
  }
  return [...all.values()];
};

/**
 * Makes functions that convert among the given quantities: some of the catalogue's, so that a page loads no others, and your own.
 * Nothing else changes: each call has units of its own.
 *
 * @throws TypeError for a quantity or a unit that is given twice, and for a definition that cannot be worked out.
 * @example
 * const effort = defineQuantity({ id: 'effort', units: [{ id: 'story-point' }, { id: 'epic', is: '20 story-point' }] });
 * const { convert } = createUnits({ quantities: [length, effort] });
 * convert(3, 'epics', 'story-points') // 60
 */
export const createUnits = <const Quantities extends readonly QuantityDefinition[]>({
  quantities,
}: {
  readonly quantities: Quantities;
}): Units<NamesOf<Quantities>> => {
  checkQuantities(quantities);
  const unitIndex = new FullIndex(workOut(withUsed(quantities)), { shared: sharedSpellings, readCompound });
  const find = createFinder(unitIndex, convertLevel);
  const units: object = {
    convert: createConvert(find),
    converter: createConverter(find),
    convertExact: createConvertExact(find),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they take any text; the type says which the compiler knows
  return units as Units<NamesOf<Quantities>>;
};
