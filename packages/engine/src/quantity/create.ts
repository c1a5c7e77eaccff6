import { nameOf } from '../definition/english.ts';
import { meeting } from '../conversion/relation.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import type { UnitDimensions } from '../generated/unit-dimensions.ts';
import type { Catalogue } from '../generated/unit-names.ts';
import { isInstance, fieldsOf } from '../model/given.ts';
import { mustBe, unknownQuantity, UnitsError } from '../model/error.ts';
import type { Quantity as Kind } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';
import { nearestWords } from '../naming/spelling.ts';
import { Measure, type Exact } from '../text/format/measure.ts';
import { parse } from '../text/catalogue.ts';
import { catalogue } from '../text/catalogue.ts';
import type { DimensionOfUnit } from '../typing/dimension.ts';
import type { NoUnit, TargetOf } from '../typing/unit-name.ts';
import { Quantity, type QuantityJson } from './quantity.ts';

type Value = number | bigint | string | Exact;

/** A schema of the Standard Schema interface, version 1, which form and router libraries take as it is. */
export interface QuantitySchema<D extends string> {
  /** What the interface asks for. */
  readonly '~standard': {
    /** Of the interface. */
    readonly version: 1;
    /** Who made the schema. */
    readonly vendor: 'units';
    /** Reads text, `{value, unit}` or a quantity; says what is wrong with anything else. */
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: Quantity<D>; readonly issues?: undefined }
      | { readonly issues: readonly { readonly message: string }[] };
    /** For the compiler alone. */
    readonly types?: { readonly input: string | QuantityJson; readonly output: Quantity<D> } | undefined;
  };
}

/** What makes quantities. */
export interface CreateQuantity {
  /**
   * An exact quantity of a value and a unit.
   *
   * @param value - A finite number, which means its shortest decimal; text like `0.1` or `1/3`; a bigint; or an exact value.
   * @param unit - The unit of the value, by any of its spellings.
   */
  <const U extends string = ''>(
    value: number | bigint | string | Exact,
    unit: NoInfer<[NoUnit<Catalogue, U>]> extends [never] ? U : NoInfer<TargetOf<Catalogue, U>>,
  ): Quantity<DimensionOfUnit<U>>;
  /**
   * An exact quantity of text.
   *
   * @param text - A quantity as people type it: `5 ft 6 in`.
   */
  (text: string): Quantity;
  /**
   * An exact quantity of what was one before.
   *
   * @param given - What `parse`, `best`, `split` and `JSON.parse` give.
   */
  (given: QuantityJson): Quantity;
  /**
   * The quantity of what {@link Quantity.toJSON} wrote.
   *
   * @param json - A value and a unit.
   * @throws UnitsError for anything else.
   * @example quantity.from({ value: '1/3', unit: 'foot' }).in('in') // 4
   */
  from(this: void, json: QuantityJson): Quantity;
  /**
   * A Standard Schema that reads text, `{value, unit}` and quantities.
   *
   * @param quantity - The identifier of a quantity, such as `length`.
   * @throws UnitsError for the identifier of none.
   * @example quantity.schema('length')['~standard'].validate('5 kg').issues[0].message // 'Give a length, like 5 meter; got a mass.'
   */
  schema<const Q extends keyof UnitDimensions>(this: void, quantity: Q): QuantitySchema<UnitDimensions[Q]>;
  /** A Standard Schema that reads text, `{value, unit}` and quantities of any kind. */
  schema(this: void): QuantitySchema<any>;
}

const from = (json: unknown): Quantity => {
  if (isInstance(json, Quantity)) return json;
  if (isInstance(json, Measure)) return new Quantity(json.exact, json.unit);
  const refuse = (): UnitsError =>
    mustBe('invalid-text', 'quantity', 'text like 5 ft 6 in, or a value and a unit', json);
  const { value, unit } = fieldsOf(json, refuse);
  if (value === undefined || unit === undefined) throw refuse();
  return new Quantity(value as number, unit as string);
};

/** Reads a text, where one is wanted as a unit of its quantity: 5 oz is a volume as well as a mass. */
const read = (text: string, wanted?: Kind): Quantity => {
  if (wanted) {
    try {
      const { exact, unit } = parse(`${text} to ${wanted.base.id}`);
      return new Quantity(exact, unit);
    } catch (error) {
      if (!(error instanceof UnitsError)) throw error;
    }
  }
  const { exact, unit, to } = parse(text);
  if (to.length > 0) throw mustBe('invalid-query', 'text', 'a quantity and no question', text);
  return new Quantity(exact, unit);
};

const kindOf = (id: string): Kind => {
  const found = unitIndex.quantities.find((quantity) => quantity.id === id);
  if (found) return found;
  const ids = unitIndex.quantities.map((quantity) => quantity.id);
  throw unknownQuantity('quantity', id, () => (typeof id === 'string' ? nearestWords(id, ids) : []));
};

/** `a length`. */
const withArticle = ({ name }: Kind): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`;

const measuresOther = (wanted: Kind, given: Unit): UnitsError =>
  new UnitsError(
    'incompatible-units',
    `Give ${withArticle(wanted)}, like 5 ${nameOf(wanted.base)}; got ${given.quantity ? withArticle(given.quantity) : given.id}.`,
    { parameter: 'unit' },
  );

const schema = (id?: string): QuantitySchema<string> => {
  const wanted = id === undefined ? undefined : kindOf(id);
  const check = (value: unknown): Quantity => {
    const given = typeof value === 'string' ? read(value, wanted) : from(value);
    const unit = catalogue.findUnit(given.unit);
    if (wanted && !meeting(unit, unitIndex.byId(wanted.base.id)!, unitIndex)) throw measuresOther(wanted, unit);
    return given;
  };
  return {
    '~standard': {
      version: 1,
      vendor: 'units',
      validate: (value) => {
        try {
          return { value: check(value) };
        } catch (error) {
          if (error instanceof UnitsError) return { issues: [{ message: error.message }] };
          throw error;
        }
      },
    },
  };
};

const create = (value: Value | QuantityJson, unit?: string): Quantity => {
  if (unit !== undefined) return new Quantity(value as Value, unit);
  return typeof value === 'string' ? read(value) : from(value);
};

/**
 * An exact quantity, with arithmetic that the compiler holds to dimensions: of a value and a unit, of text as people type it, or of
 * what `JSON.parse` gives.
 *
 * @throws UnitsError for a value or a unit that is none, and text that is no quantity.
 * @example quantity('5 ft 6 in').plus(quantity(6, 'in')).to('ft').toString() // '6 ft'
 * @example JSON.stringify(quantity('1/3', 'ft')) // '{"value":"1/3","unit":"foot"}'
 */
export const quantity: CreateQuantity = /* @__PURE__ */ Object.assign(create as CreateQuantity, { from, schema });
