import { sharedSpellings } from '../data/shared-spellings.ts';
import {
  createConvert,
  createConverter,
  createFinder,
  createIsUnit,
  createTryConvert,
  type FindConversion,
} from '../conversion/finder.ts';
import { createConvertExact } from '../conversion/exact-result.ts';
import { convertLevel } from '../conversion/level-in-double-double.ts';
import { whyUnknown } from '../conversion/reason.ts';
import { compileDefinitions } from '../definition/work-out.ts';
import { invalidDefinition, quoted, type UnitsError } from '../model/error.ts';
import { listIn } from '../languages/unit-list.ts';
import { fieldsOf } from '../model/given.ts';
import type { QuantityDefinition } from '../model/quantity.ts';
import { isCurrencyCode } from '../model/currency-code.ts';
import { checkRates, type Rates } from '../model/rates.ts';
import type { CompoundIndex } from '../naming/compound-index.ts';
import { readCompound } from '../naming/compound.ts';
import { FullIndex } from '../naming/full-index.ts';
import { createBest } from '../text/format/best.ts';
import { createFormat, createFormatParts } from '../text/format/format.ts';
import { createSplit } from '../text/format/split.ts';
import { createParse } from '../text/question/parse.ts';
import { everyText } from '../text/units/every-text.ts';
import { Lexicon, registerLexicon } from '../text/units/lexicon.ts';
import { checkQuantities, isEntry } from './check-quantities.ts';
import { currencyOf, type Currency } from './currency.ts';
import type { Converters, OwnItem, Units } from './units.ts';

type NameIn<Q> = Q extends QuantityDefinition<string, infer Name> ? Name : never;

type Spellings<All extends QuantityDefinition> = {
  readonly [Id in All['id']]: NameIn<Extract<All, { readonly id: Id }>>;
};

/** The type of the unit spellings of each quantity, and of currencies if exchange rates are given. */
export type NamesOf<
  Quantities extends readonly QuantityDefinition[],
  Given extends Rates | undefined = undefined,
> = Spellings<Quantities[number] | (Given extends Rates ? Currency : never)>;

/** Returns the quantities, followed by those that their definitions use. */
const withUsed = (quantities: readonly QuantityDefinition[]): QuantityDefinition[] => {
  const all = new Map(quantities.map((quantity) => [quantity.id, quantity]));
  // A Map iterates in the order of insertion, including entries that are added during the loop
  for (const quantity of all.values()) {
    // Ignore properties that were added to Object.prototype
    const used = Object.hasOwn(quantity, 'uses') ? quantity.uses!() : [];
    for (const each of used) if (!all.has(each.id)) all.set(each.id, each);
  }
  return [...all.values()];
};

/** The quantities and exchange rates to create units from. */
export interface UnitsOptions<Quantities extends readonly QuantityDefinition[], Given extends Rates | undefined> {
  /** Quantities of the catalogue, and your own. */
  readonly quantities?: Quantities;
  /** Exchange rates in the format of Frankfurter. Their currencies become the units of the quantity `currency`. */
  readonly rates?: Given;
}

/**
 * Returns the units of a program: its checked quantities and rates, the index of all required units, and their
 * conversions.
 */
const workOutUnits = (
  options: UnitsOptions<readonly QuantityDefinition[], Rates | undefined>,
  reasons?: CompoundIndex['whyUnknown'],
) => {
  const refuse = (): UnitsError =>
    invalidDefinition(`The options must be an object with quantities or rates; got ${quoted(options)}.`);
  const { quantities, rates: givenRates } = fieldsOf(options, refuse);
  if (quantities === undefined && givenRates === undefined) throw refuse();
  const given = checkQuantities(quantities ?? []);
  const rates = givenRates === undefined ? undefined : checkRates(givenRates);
  const all = rates ? checkQuantities([...given, currencyOf(rates)]) : given;
  const index = new FullIndex(compileDefinitions(withUsed(all)), {
    shared: sharedSpellings,
    isRefused: () => false,
    whyUnknown: (text) => (rates && isCurrencyCode(text) ? { reason: `The rates have no ${text}.` } : reasons?.(text)),
    readCompound,
  });
  const find = createFinder(index, convertLevel);
  return { all, rates, index, find };
};

/**
 * Creates functions that convert only among the given quantities. A page that neither reads nor writes unit texts loads
 * half of what {@link createUnits} needs.
 *
 * @param options - The quantities, and exchange rates.
 * @throws UnitsError for a repeated quantity or unit, for an invalid definition, and for invalid rates.
 * @example
 * const effort = defineQuantity({ id: 'effort', units: [{ id: 'story-point' }, { id: 'epic', is: '20 story-point' }] });
 * const { convert } = createConverters({ quantities: [effort] });
 * convert(3, 'epic', 'story-point') // 60
 */
export function createConverters<
  const Quantities extends readonly QuantityDefinition[] = readonly [],
  Given extends Rates | undefined = undefined,
>(options: UnitsOptions<Quantities, Given>): Converters<NamesOf<Quantities, Given>> {
  const { find, index } = workOutUnits(options);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they take any text; the type says which the compiler knows
  return convertersOf(find, index) as Converters<NamesOf<Quantities, Given>>;
}

/** Returns the functions that convert with a finder. */
const convertersOf = (find: FindConversion, index: CompoundIndex): object => ({
  convert: createConvert(find),
  converter: createConverter(find),
  convertExact: createConvertExact(find),
  tryConvert: createTryConvert(find),
  isUnit: createIsUnit(index),
});

/**
 * Creates functions for the given quantities: some of the catalogue's, so that a page loads no others, your own, and
 * the currencies of exchange rates. It changes nothing else: each call has its own units.
 *
 * @param options - The quantities, and exchange rates.
 * @throws UnitsError for a repeated quantity or unit, for an invalid definition, and for invalid rates.
 * @example
 * const effort = defineQuantity({ id: 'effort', units: [{ id: 'story-point' }, { id: 'epic', is: '20 story-point' }] });
 * const { convert } = createUnits({ quantities: [length, effort] });
 * convert(3, 'epics', 'story-points') // 60
 */
export function createUnits<
  const Quantities extends readonly QuantityDefinition[] = readonly [],
  Given extends Rates | undefined = undefined,
>(options: UnitsOptions<Quantities, Given>): Units<NamesOf<Quantities, Given>> {
  const { all, rates, index, find } = workOutUnits(options, whyUnknown);
  const lexicon = new Lexicon(index, find, {
    ...everyText,
    rates: rates && { source: rates.source, date: rates.date },
  });
  const listed = new Set(all.map(({ id }) => id));
  // A language has no names for a program's own units
  const own = new Set(all.flatMap(({ units }) => units.flatMap((unit) => (isEntry(unit) ? [] : [unit.id]))));
  const ofRates = rates && { ...(rates.source === undefined ? {} : { source: rates.source }), date: rates.date };
  const withRates = (item: OwnItem, quantity: string): OwnItem =>
    quantity === 'currency' ? { ...item, ...ofRates } : item;
  const units: object = {
    ...convertersOf(find, index),
    parse: createParse(lexicon),
    format: createFormat(lexicon),
    formatParts: createFormatParts(lexicon),
    best: createBest(lexicon),
    split: createSplit(lexicon),
    list: (chosen?: object) =>
      listIn(
        index.quantities.filter(({ id }) => listed.has(id)),
        chosen,
        (id) => own.has(id),
      ).map((group) => ({ ...group, units: group.units.map((item) => withRates(item, group.id)) })),
  };
  registerLexicon(units, lexicon);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they take any text; the type says which the compiler knows
  return units as Units<NamesOf<Quantities, Given>>;
}
