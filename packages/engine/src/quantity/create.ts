import type { UnitDimensions } from '../generated/unit-dimensions.ts';
import type { Catalogue } from '../generated/unit-names.ts';
import { fieldsOf, listOf } from '../model/given.ts';
import { mustBe, type UnitsError } from '../model/error.ts';
import { Measure, type Exact } from '../text/format/measure.ts';
import { catalogue, parse } from '../text/catalogue.ts';
import { createParse, type Parse, type ParseOptions } from '../text/question/parse.ts';
import { lexiconOf, type Lexicon } from '../text/units/lexicon.ts';
import type {
  DimensionOfText,
  DimensionOfUnit,
  Kinds,
  KindOfText,
  KindOfUnit,
  ScaleOfText,
  ScaleOfUnit,
} from '../typing/dimension.ts';
import type { Convert, KnownUnits, NoUnit, TargetOf } from '../typing/unit-name.ts';
import { Quantity, type QuantityJson } from './quantity.ts';
import { createSchema, type QuantitySchema, type SchemaOptions } from './schema.ts';

type Value = number | bigint | string | Exact;

/** Makes quantities. */
export interface CreateQuantity {
  /**
   * Returns an exact quantity from a serialized one.
   *
   * @param given - A result of `parse`, `best`, `split` or `JSON.parse`.
   * @throws UnitsError for an invalid value or unit.
   * @example quantity(JSON.parse('{"value":"1/3","unit":"foot"}')).in('in') // 4
   */
  (given: QuantityJson): Quantity;
  /**
   * Returns an exact quantity from text in a locale.
   *
   * @param text - A quantity as people type it: `5 ft 6 in`.
   * @param options - The locale and the region of the text, and the unit of a number without one.
   * @throws UnitsError for text that is not a quantity.
   * @example quantity('1,500 g', { locale: 'en' }).in('kg') // 1.5
   */
  (text: string, options: ParseOptions): Quantity;
  /**
   * Returns an exact quantity from text. The compiler infers the dimension of a number with one unit: `5 ft`.
   *
   * @param text - A quantity as people type it: `5 ft 6 in`.
   * @throws UnitsError for text that is not a quantity.
   * @example quantity('5 ft 6 in').plus(quantity(6, 'in')).to('ft').toString() // '6 ft'
   */
  <const T extends string>(text: T): Quantity<DimensionOfText<T>, KindOfText<T>> & ScaleOfText<T>;
  /**
   * Returns an exact quantity from a value and a unit.
   *
   * @param value - A finite number, which means its shortest decimal; text like `0.1` or `1/3`; a bigint; or an exact value.
   * @param unit - The unit of the value, by any of its spellings.
   * @throws UnitsError for an invalid value or unit.
   * @example quantity(5, 'ft').plus(quantity(3, 'in')).in('in') // 63
   */
  <const U extends string = ''>(
    value: number | bigint | string | Exact,
    unit: NoInfer<[NoUnit<Catalogue, U>]> extends [never] ? U : NoInfer<TargetOf<Catalogue, U>>,
  ): Quantity<DimensionOfUnit<U, 'value'>, KindOfUnit<U, 'value'>> & ScaleOfUnit<U>;
  /**
   * Returns a quantity from the output of {@link Quantity.toJSON}.
   *
   * @param json - A value and a unit.
   * @throws UnitsError for anything else.
   * @example quantity.from({ value: '1/3', unit: 'foot' }).in('in') // 4
   */
  from(this: void, json: QuantityJson): Quantity;
  /**
   * Returns the smallest of the quantities.
   *
   * @param quantities - At least one quantity; all must convert into one another.
   * @throws UnitsError for quantities that do not convert, and for an empty list.
   * @example quantity.min([quantity(1, 'mi'), quantity(1, 'km')]).toString() // '1 km'
   */
  min<D extends string, K extends string>(this: void, quantities: readonly Quantity<D, K>[]): Quantity<D, K>;
  /**
   * Returns the largest of the quantities.
   *
   * @param quantities - At least one quantity; all must convert into one another.
   * @throws UnitsError for quantities that do not convert, and for an empty list.
   * @example quantity.max([quantity(1, 'mi'), quantity(1, 'km')]).toString() // '1 mi'
   */
  max<D extends string, K extends string>(this: void, quantities: readonly Quantity<D, K>[]): Quantity<D, K>;
  /**
   * Returns the sum of the quantities, in the unit of the first.
   *
   * @param quantities - At least one quantity; all must convert into one another.
   * @throws UnitsError as {@link Quantity.plus} does, and for an empty list.
   * @example quantity.sum([quantity(5, 'ft'), quantity(3, 'in')]).in('in') // 63
   */
  sum<D extends string, K extends string>(this: void, quantities: readonly Quantity<D, K>[]): Quantity<D, K>;
  /**
   * Returns a Standard Schema that accepts text, `{value, unit}`, quantities, and numbers if `options` names their
   * unit.
   *
   * @param quantity - The identifier of a quantity, such as `length`.
   * @param options - The locale and the region of text, the unit of a number without one, and the messages of issues.
   * @throws UnitsError for an unknown quantity or unit.
   * @example quantity.schema('length')['~standard'].validate('5 kg').issues[0].message // 'Give a length, like 5 meter; got a mass.'
   */
  schema<const Q extends keyof UnitDimensions>(
    this: void,
    quantity: Q,
    options?: SchemaOptions,
  ): QuantitySchema<UnitDimensions[Q], Quantity<UnitDimensions[Q], Kinds[Q]>>;
  /**
   * Returns a Standard Schema that accepts text, `{value, unit}` and quantities of any kind.
   *
   * @param quantity - Undefined, for any quantity.
   * @param options - The locale and the region of text, and the unit of a number without one.
   * @throws UnitsError for an unknown unit.
   */
  schema(this: void, quantity?: undefined, options?: SchemaOptions): QuantitySchema<any>;
}

type Told = 'value' | 'unit' | 'exact' | 'isExact' | 'dimension' | 'parts' | 'toString' | 'toJSON' | 'valueOf';

/** A {@link Quantity} in a program's own units. The compiler checks spellings; dimensions are checked at run time. */
export interface OwnQuantity<K extends KnownUnits = any> extends Pick<Quantity, Told> {
  /**
   * Returns the sum, in the unit of this quantity.
   *
   * @param other - A quantity of the same dimension.
   */
  plus(other: OwnQuantity<K>): OwnQuantity<K>;
  /**
   * Returns the difference, in the unit of this quantity.
   *
   * @param other - A quantity of the same dimension.
   */
  minus(other: OwnQuantity<K>): OwnQuantity<K>;
  /**
   * Returns the product, a dimensionless number if all dimensions cancel.
   *
   * @param other - A quantity, or a finite number.
   */
  times(other: OwnQuantity<K> | number): OwnQuantity<K>;
  /**
   * Returns the quotient, a dimensionless number if both have the same dimension.
   *
   * @param other - A quantity or a finite number, not zero.
   */
  over(other: OwnQuantity<K> | number): OwnQuantity<K>;
  /**
   * Returns the quantity raised to a power. 0.5 gives the square root.
   *
   * @param exponent - An integer from -100 to 100, or 0.5.
   */
  power(exponent: number): OwnQuantity<K>;
  /**
   * Returns the same quantity in another unit.
   *
   * @param unit - Any spelling of a unit of the same dimension.
   */
  to<const U extends string = ''>(
    unit: NoInfer<[NoUnit<K, U>]> extends [never] ? U : NoInfer<TargetOf<K, U>>,
  ): OwnQuantity<K>;
  /** Returns the same quantity in the base unit of its quantity. */
  toBase(): OwnQuantity<K>;
  /** Returns the same quantity in a named unit, if its dimension has one. */
  simplify(): OwnQuantity<K>;
  /**
   * Returns the quantity rounded to significant digits, half to even.
   *
   * @param digits - The number of significant digits, from 1 to 34.
   */
  rounded(digits: number): OwnQuantity<K>;
  /**
   * Returns the quantity rounded to decimal places of its unit, half away from zero.
   *
   * @param decimals - The number of decimal places, from 0 to 100. Default: 0.
   */
  round(decimals?: number): OwnQuantity<K>;
  /** Returns the same quantity in doubles. Results of its arithmetic are in doubles too. */
  approximate(): OwnQuantity<K>;
  /** Returns the absolute value. */
  abs(): OwnQuantity<K>;
  /** Returns the quantity with the opposite sign. */
  neg(): OwnQuantity<K>;
  /**
   * Returns the value in a unit, as the nearest double.
   *
   * @param unit - Any spelling of a unit of the same dimension.
   */
  in<const U extends string = ''>(unit: NoInfer<[NoUnit<K, U>]> extends [never] ? U : NoInfer<TargetOf<K, U>>): number;
  /**
   * Returns a negative number, zero or a positive number if this quantity is less than, equal to or greater than
   * another.
   *
   * @param other - A quantity of the same dimension.
   */
  compare(other: OwnQuantity<K>): number;
  /**
   * Returns true if another quantity is exactly equal.
   *
   * @param other - Any quantity.
   */
  equals(other: OwnQuantity<K>): boolean;
}

/** Makes quantities in a program's own units. */
export interface CreateOwnQuantity<K extends KnownUnits = any> {
  /**
   * Returns an exact quantity from text, or from a serialized one.
   *
   * @param given - A quantity as people type it, or a result of `parse`, `best`, `split` or `JSON.parse`.
   * @param options - The locale of the text.
   */
  (given: string | QuantityJson, options?: ParseOptions): OwnQuantity<K>;
  /**
   * Returns an exact quantity from a value and a unit.
   *
   * @param value - A finite number, which means its shortest decimal; text like `0.1` or `1/3`; a bigint; or an exact value.
   * @param unit - The unit of the value, by any of its spellings.
   */
  <const U extends string = ''>(
    value: number | bigint | string | Exact,
    unit: NoInfer<[NoUnit<K, U>]> extends [never] ? U : NoInfer<TargetOf<K, U>>,
  ): OwnQuantity<K>;
  /**
   * Returns a quantity from the output of {@link Quantity.toJSON}.
   *
   * @param json - A value and a unit.
   */
  from(this: void, json: QuantityJson): OwnQuantity<K>;
  /**
   * Returns the smallest of the quantities.
   *
   * @param quantities - At least one quantity; all must convert into one another.
   */
  min(this: void, quantities: readonly OwnQuantity<K>[]): OwnQuantity<K>;
  /**
   * Returns the largest of the quantities.
   *
   * @param quantities - At least one quantity; all must convert into one another.
   */
  max(this: void, quantities: readonly OwnQuantity<K>[]): OwnQuantity<K>;
  /**
   * Returns the sum of the quantities, in the unit of the first.
   *
   * @param quantities - At least one quantity; all must convert into one another.
   */
  sum(this: void, quantities: readonly OwnQuantity<K>[]): OwnQuantity<K>;
  /**
   * Returns a Standard Schema that accepts text, `{value, unit}` and quantities.
   *
   * @param quantity - The identifier of a quantity given to `createUnits`. Default: any quantity.
   * @param options - The locale and the region of text, and the unit of a number without one.
   */
  schema(this: void, quantity?: string, options?: SchemaOptions): QuantitySchema<any, OwnQuantity<K>>;
}

/**
 * Returns a function that folds a list of quantities into one. It throws a UnitsError for an empty list or anything but
 * a list.
 */
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
    if (parsed.to.length > 0 || parsed.ingredient !== undefined)
      throw mustBe('invalid-query', 'text', 'a quantity, without a question or an ingredient', text);
    return fromAny(parsed);
  };

  const schema = createSchema(lexicon, {
    from: fromAny,
    read,
    // 5 oz may be a volume or a mass
    readIn: (text, unit, options) => fromAny(readText(`${text} to ${unit}`, options)),
  });

  const create = (value: Value | QuantityJson, unit?: string | ParseOptions): Quantity => {
    if (typeof value === 'string' && typeof unit !== 'string') return read(value, unit);
    return unit === undefined ? fromAny(value) : new Quantity(value as Value, unit as string, lexicon);
  };
  return Object.assign(create as CreateQuantity, { from, schema, min, max, sum });
};

/**
 * Returns an exact quantity, with arithmetic whose dimensions the compiler checks. It takes a value and a unit, text as
 * people type it, or a result of `JSON.parse`.
 *
 * @throws UnitsError for an invalid value or unit, and for text that is not a quantity.
 * @example quantity('5 ft 6 in').plus(quantity(6, 'in')).to('ft').toString() // '6 ft'
 * @example quantity('1,500 g', { locale: 'en' }).in('kg') // 1.5
 * @example JSON.stringify(quantity('1/3', 'ft')) // '{"value":"1/3","unit":"foot"}'
 */
export const quantity: CreateQuantity = /* @__PURE__ */ creatorOf(catalogue, parse);

/**
 * Returns the function {@link quantity} for your own units. Quantities of two `createUnits` calls do not mix.
 *
 * @param units - The result of `createUnits`.
 * @throws UnitsError (invalid-definition) for anything else.
 * @example
 * const effort = defineQuantity({ id: 'effort', units: [{ id: 'story-point' }, { id: 'epic', is: '20 story-point' }] });
 * const quantity = createQuantity(createUnits({ quantities: [effort] }));
 * quantity(3, 'epic').in('story-point');
 */
export const createQuantity = <K extends KnownUnits>(units: { readonly convert: Convert<K> }): CreateOwnQuantity<K> => {
  const lexicon = lexiconOf(units);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it takes any text; the type says which the compiler knows, and no dimension
  return creatorOf(lexicon, createParse(lexicon)) as unknown as CreateOwnQuantity<K>;
};
