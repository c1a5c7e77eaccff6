import type { UnitDimensions } from '../generated/unit-dimensions.ts';
import type { Catalogue } from '../generated/unit-names.ts';
import { fieldsOf, listOf } from '../model/given.ts';
import { mustBe, type UnitsError } from '../model/error.ts';
import { Measure, type Exact } from '../text/format/measure.ts';
import { catalogue, parse } from '../text/catalogue.ts';
import { createParse, type Parse, type ParseOptions } from '../text/question/parse.ts';
import { lexiconOf, type Lexicon } from '../text/units/lexicon.ts';
import type { DimensionOfText, DimensionOfUnit, Kinds, KindOfText, KindOfUnit } from '../typing/dimension.ts';
import type { Convert, KnownUnits, NoUnit, TargetOf } from '../typing/unit-name.ts';
import { Quantity, type QuantityJson } from './quantity.ts';
import { createSchema, type QuantitySchema } from './schema.ts';

type Value = number | bigint | string | Exact;

/** Makes quantities. */
export interface CreateQuantity {
  /**
   * Returns an exact quantity of what was one before.
   *
   * @param given - What `parse`, `best`, `split` and `JSON.parse` give.
   * @throws UnitsError for a value or a unit that is not one.
   * @example quantity(JSON.parse('{"value":"1/3","unit":"foot"}')).in('in') // 4
   */
  (given: QuantityJson): Quantity;
  /**
   * Returns an exact quantity of text in a locale.
   *
   * @param text - A quantity as people type it: `5 ft 6 in`.
   * @param options - The locale that its numbers and names are written in, the region of its words, and the unit of a number without one.
   * @throws UnitsError for text that is not a quantity.
   * @example quantity('1,500 g', { locale: 'en' }).in('kg') // 1.5
   */
  (text: string, options: ParseOptions): Quantity;
  /**
   * Returns an exact quantity of text. The compiler knows the dimension of a number with one unit: `5 ft`.
   *
   * @param text - A quantity as people type it: `5 ft 6 in`.
   * @throws UnitsError for text that is not a quantity.
   * @example quantity('5 ft 6 in').plus(quantity(6, 'in')).to('ft').toString() // '6 ft'
   */
  <const T extends string>(text: T): Quantity<DimensionOfText<T>, KindOfText<T>>;
  /**
   * Returns an exact quantity of a value and a unit.
   *
   * @param value - A finite number, which means its shortest decimal; text like `0.1` or `1/3`; a bigint; or an exact value.
   * @param unit - The unit of the value, by any of its spellings.
   * @throws UnitsError for a value or a unit that is not one.
   * @example quantity(5, 'ft').plus(quantity(3, 'in')).in('in') // 63
   */
  <const U extends string = ''>(
    value: number | bigint | string | Exact,
    unit: NoInfer<[NoUnit<Catalogue, U>]> extends [never] ? U : NoInfer<TargetOf<Catalogue, U>>,
  ): Quantity<DimensionOfUnit<U, 'value'>, KindOfUnit<U, 'value'>>;
  /**
   * The quantity of what {@link Quantity.toJSON} wrote.
   *
   * @param json - A value and a unit.
   * @throws UnitsError for anything else.
   * @example quantity.from({ value: '1/3', unit: 'foot' }).in('in') // 4
   */
  from(this: void, json: QuantityJson): Quantity;
  /**
   * The least of some quantities.
   *
   * @param quantities - Quantities that convert into one another; at least one.
   * @throws UnitsError for quantities that do not convert, and for an empty list.
   * @example quantity.min([quantity(1, 'mi'), quantity(1, 'km')]).toString() // '1 km'
   */
  min<D extends string, K extends string>(this: void, quantities: readonly Quantity<D, K>[]): Quantity<D, K>;
  /**
   * The greatest of some quantities.
   *
   * @param quantities - Quantities that convert into one another; at least one.
   * @throws UnitsError for quantities that do not convert, and for an empty list.
   * @example quantity.max([quantity(1, 'mi'), quantity(1, 'km')]).toString() // '1 mi'
   */
  max<D extends string, K extends string>(this: void, quantities: readonly Quantity<D, K>[]): Quantity<D, K>;
  /**
   * The sum of some quantities, in the unit of the first.
   *
   * @param quantities - Quantities that convert into one another; at least one.
   * @throws UnitsError as {@link Quantity.plus} does, and for an empty list.
   * @example quantity.sum([quantity(5, 'ft'), quantity(3, 'in')]).in('in') // 63
   */
  sum<D extends string, K extends string>(this: void, quantities: readonly Quantity<D, K>[]): Quantity<D, K>;
  /**
   * Returns a Standard Schema that reads text, `{value, unit}`, quantities, and numbers where options name their unit.
   *
   * @param quantity - The identifier of a quantity, such as `length`.
   * @param options - The locale and the region of texts, and the unit of a number without one.
   * @throws UnitsError for an unknown quantity or unit.
   * @example quantity.schema('length')['~standard'].validate('5 kg').issues[0].message // 'Give a length, like 5 meter; got a mass.'
   */
  schema<const Q extends keyof UnitDimensions>(
    this: void,
    quantity: Q,
    options?: ParseOptions,
  ): QuantitySchema<UnitDimensions[Q], Quantity<UnitDimensions[Q], Kinds[Q]>>;
  /**
   * Returns a Standard Schema that reads text, `{value, unit}` and quantities of any kind.
   *
   * @param quantity - Undefined: any will do.
   * @param options - The locale and the region of texts, and the unit of a number without one.
   * @throws UnitsError for an unknown unit.
   */
  schema(this: void, quantity?: undefined, options?: ParseOptions): QuantitySchema<any>;
}

type Told = 'value' | 'unit' | 'exact' | 'isExact' | 'dimension' | 'parts' | 'toString' | 'toJSON' | 'valueOf';

/** A {@link Quantity} of units of one's own: the compiler knows their spellings, and no dimensions, which are checked when it runs. */
export interface OwnQuantity<K extends KnownUnits = any> extends Pick<Quantity, Told> {
  /**
   * The sum, in the unit of this quantity.
   *
   * @param other - A quantity of the same dimension.
   */
  plus(other: OwnQuantity<K>): OwnQuantity<K>;
  /**
   * The difference, in the unit of this quantity.
   *
   * @param other - A quantity of the same dimension.
   */
  minus(other: OwnQuantity<K>): OwnQuantity<K>;
  /**
   * The product; a number where nothing is left of dimensions.
   *
   * @param other - A quantity, or a finite number.
   */
  times(other: OwnQuantity<K> | number): OwnQuantity<K>;
  /**
   * The quotient; of two quantities of one dimension a number.
   *
   * @param other - A quantity, or a finite number; not zero.
   */
  over(other: OwnQuantity<K> | number): OwnQuantity<K>;
  /**
   * The quantity to a whole power, or its square root by 0.5.
   *
   * @param exponent - A whole number from -100 to 100, or 0.5.
   */
  power(exponent: number): OwnQuantity<K>;
  /**
   * The same quantity in another unit.
   *
   * @param unit - Any spelling of a unit of the same dimension.
   */
  to<const U extends string = ''>(
    unit: NoInfer<[NoUnit<K, U>]> extends [never] ? U : NoInfer<TargetOf<K, U>>,
  ): OwnQuantity<K>;
  /** The same quantity in the base unit of what it measures. */
  toBase(): OwnQuantity<K>;
  /** The same quantity in a unit with a name of its own, where its dimension has one. */
  simplify(): OwnQuantity<K>;
  /**
   * Rounded to so many significant digits, half to even.
   *
   * @param digits - A whole number from 1 to 34.
   */
  rounded(digits: number): OwnQuantity<K>;
  /**
   * Rounded to so many decimal places of its unit, half away from zero.
   *
   * @param decimals - A whole number from 0 to 100; 0 unless given.
   */
  round(decimals?: number): OwnQuantity<K>;
  /** The same quantity in doubles, as is all that is made of it. */
  approximate(): OwnQuantity<K>;
  /** The quantity without its sign. */
  abs(): OwnQuantity<K>;
  /** The quantity with the other sign. */
  neg(): OwnQuantity<K>;
  /**
   * Returns the number of a unit that it is, as the nearest double.
   *
   * @param unit - Any spelling of a unit of the same dimension.
   */
  in<const U extends string = ''>(unit: NoInfer<[NoUnit<K, U>]> extends [never] ? U : NoInfer<TargetOf<K, U>>): number;
  /**
   * Negative, zero or positive, as this is less than, equal to or more than another.
   *
   * @param other - A quantity of the same dimension.
   */
  compare(other: OwnQuantity<K>): number;
  /**
   * Returns true if another quantity is exactly as much.
   *
   * @param other - Any quantity.
   */
  equals(other: OwnQuantity<K>): boolean;
}

/** Makes quantities in units of one's own. */
export interface CreateOwnQuantity<K extends KnownUnits = any> {
  /**
   * An exact quantity of text, or of what was one before.
   *
   * @param given - A quantity as people type it, or what `parse`, `best`, `split` and `JSON.parse` give.
   * @param options - The locale that a text is written in.
   */
  (given: string | QuantityJson, options?: ParseOptions): OwnQuantity<K>;
  /**
   * An exact quantity of a value and a unit.
   *
   * @param value - A finite number, which means its shortest decimal; text like `0.1` or `1/3`; a bigint; or an exact value.
   * @param unit - The unit of the value, by any of its spellings.
   */
  <const U extends string = ''>(
    value: number | bigint | string | Exact,
    unit: NoInfer<[NoUnit<K, U>]> extends [never] ? U : NoInfer<TargetOf<K, U>>,
  ): OwnQuantity<K>;
  /**
   * The quantity of what {@link Quantity.toJSON} wrote.
   *
   * @param json - A value and a unit.
   */
  from(this: void, json: QuantityJson): OwnQuantity<K>;
  /**
   * The least of some quantities.
   *
   * @param quantities - Quantities that convert into one another; at least one.
   */
  min(this: void, quantities: readonly OwnQuantity<K>[]): OwnQuantity<K>;
  /**
   * The greatest of some quantities.
   *
   * @param quantities - Quantities that convert into one another; at least one.
   */
  max(this: void, quantities: readonly OwnQuantity<K>[]): OwnQuantity<K>;
  /**
   * The sum of some quantities, in the unit of the first.
   *
   * @param quantities - Quantities that convert into one another; at least one.
   */
  sum(this: void, quantities: readonly OwnQuantity<K>[]): OwnQuantity<K>;
  /**
   * Returns a Standard Schema that reads text, `{value, unit}` and quantities.
   *
   * @param quantity - The identifier of a quantity given to `createUnits`; optional, any will do.
   * @param options - The locale and the region of texts, and the unit of a number without one.
   */
  schema(this: void, quantity?: string, options?: ParseOptions): QuantitySchema<any, OwnQuantity<K>>;
}

/** Folds a list of quantities into one. Throws a UnitsError where it is empty or no list. */
const fold =
  (next: (a: Quantity, b: Quantity) => Quantity) =>
  (given: readonly Quantity[]): Quantity => {
    const refuse = (): UnitsError => mustBe('invalid-number', 'quantities', 'a list of at least one quantity', given);
    const [first, ...others] = listOf(given, refuse);
    if (!Quantity.is(first)) throw refuse();
    return others.reduce<Quantity>((a, b) => next(a, b as Quantity), first);
  };

const min = /* @__PURE__ */ fold((a, b) => (a.compare(b) > 0 ? b : a));
const max = /* @__PURE__ */ fold((a, b) => (a.compare(b) < 0 ? b : a));
const sum = /* @__PURE__ */ fold((a, b) => a.plus(b));

/** Returns the function that makes quantities in the units of a lexicon. */
const creatorOf = (lexicon: Lexicon, readText: Parse): CreateQuantity => {
  const make = (json: unknown, expected: string): Quantity => {
    if (Quantity.is(json)) return json;
    if (Measure.is(json)) return new Quantity(json.exact, json.unit, lexicon);
    const refuse = (): UnitsError => mustBe('invalid-text', 'quantity', expected, json);
    const { value, unit } = fieldsOf(json, refuse);
    if (value === undefined || unit === undefined) throw refuse();
    return new Quantity(value as number, unit as string, lexicon);
  };

  const from = (json: unknown): Quantity => make(json, 'an object of a value and a unit');
  const fromAny = (given: unknown): Quantity => make(given, 'text like 5 ft 6 in, or a value and a unit');

  const read = (text: string, options: ParseOptions | undefined): Quantity => {
    const parsed = readText(text, options);
    if (parsed.to.length > 0) throw mustBe('invalid-query', 'text', 'a quantity and no question', text);
    return fromAny(parsed);
  };

  const schema = createSchema(lexicon, {
    from: fromAny,
    read,
    // 5 oz is a volume as well as a mass
    readIn: (text, unit, options) => fromAny(readText(`${text} to ${unit}`, options)),
  });

  const create = (value: Value | QuantityJson, unit?: string | ParseOptions): Quantity => {
    if (typeof value === 'string' && typeof unit !== 'string') return read(value, unit);
    return unit === undefined ? fromAny(value) : new Quantity(value as Value, unit as string, lexicon);
  };
  return Object.assign(create as CreateQuantity, { from, schema, min, max, sum });
};

/**
 * An exact quantity, with arithmetic that the compiler holds to dimensions: of a value and a unit, of text as people type it, or of
 * what `JSON.parse` gives.
 *
 * @throws UnitsError for a value or a unit that is not one, and text that is not a quantity.
 * @example quantity('5 ft 6 in').plus(quantity(6, 'in')).to('ft').toString() // '6 ft'
 * @example quantity('1,500 g', { locale: 'en' }).in('kg') // 1.5
 * @example JSON.stringify(quantity('1/3', 'ft')) // '{"value":"1/3","unit":"foot"}'
 */
export const quantity: CreateQuantity = /* @__PURE__ */ creatorOf(catalogue, parse);

/**
 * Makes the function {@link quantity} for units of your own. Quantities of two `createUnits` do not mix.
 *
 * @param units - What `createUnits` gave.
 * @throws UnitsError (invalid-definition) for anything else.
 */
export const createQuantity = <K extends KnownUnits>(units: { readonly convert: Convert<K> }): CreateOwnQuantity<K> => {
  const lexicon = lexiconOf(units);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it takes any text; the type says which the compiler knows, and no dimension
  return creatorOf(lexicon, createParse(lexicon)) as unknown as CreateOwnQuantity<K>;
};
