import { meeting } from '../conversion/relation.ts';
import { nameOf } from '../definition/english.ts';
import { joinWithOr, mustBe, unknownQuantity, UnitsError } from '../model/error.ts';
import { optionsOf } from '../model/given.ts';
import type { Quantity as Kind } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';
import { nearestWords } from '../naming/near-words.ts';
import { tagOf } from '../text/locale.ts';
import type { ParseOptions } from '../text/question/parse.ts';
import type { Lexicon } from '../text/units/lexicon.ts';
import type { Quantity, QuantityJson } from './quantity.ts';

/** Options for a schema. */
export interface SchemaOptions extends ParseOptions {
  /** Returns the message of an issue, in the language of the form. Default: the English message of the error. */
  readonly message?: ((error: UnitsError) => string) | undefined;
}

/** Options for converting a schema to JSON Schema. */
export interface JsonSchemaOptions {
  /** The version of JSON Schema: `draft-2020-12`, `draft-07` or `openapi-3.0`. */
  readonly target: 'draft-2020-12' | 'draft-07' | 'openapi-3.0' | (string & {});
}

/**
 * A schema of the Standard Schema interface with JSON Schema, version 1, which form and router libraries accept
 * directly.
 */
export interface QuantitySchema<D extends string, Q = Quantity<D>> {
  /** The properties of the interface. */
  readonly '~standard': {
    /** The version of the interface. */
    readonly version: 1;
    /** The library that created the schema. */
    readonly vendor: 'units';
    /**
     * Reads text, `{value, unit}`, a quantity, or a number if the schema has a unit. Returns issues for other values.
     */
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: Q; readonly issues?: undefined }
      | { readonly issues: readonly { readonly message: string }[] };
    /** The JSON Schema of the input, and of a quantity in JSON. Each throws a UnitsError for an unknown version. */
    readonly jsonSchema: {
      readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
      readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
    };
    /** Only for the compiler. */
    readonly types?: { readonly input: string | number | QuantityJson; readonly output: Q } | undefined;
  };
}

/** Functions that read quantities. */
interface Readers {
  readonly from: (json: unknown) => Quantity;
  readonly read: (text: string, options: ParseOptions) => Quantity;
  /** Reads a text as a quantity in a unit. */
  readonly readIn: (text: string, unit: string, options: ParseOptions) => Quantity;
}

/** Returns `a length`. */
const withArticle = ({ name }: Kind): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`;

const measuresOther = (wanted: Kind, given: Unit): UnitsError =>
  new UnitsError(
    'incompatible-units',
    `Give ${withArticle(wanted)}, like 5 ${nameOf(wanted.base)}; got ${given.quantity ? withArticle(given.quantity) : given.id}.`,
    { parameter: 'unit' },
  );

const kindOf = (id: string, { quantities }: Lexicon['index']): Kind => {
  const found = quantities.find((quantity) => quantity.id === id);
  if (found) return found;
  const ids = quantities.map((quantity) => quantity.id);
  throw unknownQuantity('quantity', id, () => (typeof id === 'string' ? nearestWords(id, ids) : []));
};

const targets = ['draft-2020-12', 'draft-07', 'openapi-3.0'];

/** Throws a UnitsError for an unknown version of JSON Schema. */
const checkTarget = (options: JsonSchemaOptions): void => {
  const { target } = optionsOf(options);
  if (!targets.includes(target!)) throw mustBe('invalid-choice', 'target', joinWithOr(targets), target);
};

/** Returns the JSON Schema of a quantity in JSON: its value, as text if it is not a double, and its unit. */
const measureSchema = (): Record<string, unknown> => ({
  type: 'object',
  properties: {
    value: { anyOf: [{ type: 'number' }, { type: 'string' }] },
    unit: { type: 'string' },
  },
  required: ['value', 'unit'],
});

/** Returns the function that creates schemas of quantities in the units of a lexicon. */
export const createSchema =
  (lexicon: Lexicon, { from, read, readIn }: Readers) =>
  (id?: string, given?: SchemaOptions): QuantitySchema<string> => {
    const wanted = id === undefined ? undefined : kindOf(id, lexicon.index);
    const options = optionsOf(given);
    const { unit, locale = 'en', message = ({ message: english }) => english } = options;
    tagOf(locale);
    if (typeof message !== 'function') throw mustBe('invalid-choice', 'message', 'a function of an error', message);
    const own = unit === undefined ? undefined : lexicon.in(locale).findUnit(unit);
    if (own && wanted && !meeting(own, lexicon.byId(wanted.base.id)!, lexicon.index)) throw measuresOther(wanted, own);
    const readText = (text: string): Quantity => {
      try {
        if (wanted && unit === undefined) return readIn(text, wanted.base.id, options);
      } catch (error) {
        if (!(error instanceof UnitsError)) throw error;
      }
      return read(text, options);
    };
    const check = (value: unknown): Quantity => {
      const quantity =
        typeof value === 'string'
          ? readText(value)
          : from(typeof value === 'number' && own ? { value, unit: own.id } : value);
      const found = lexicon.findUnit(quantity.unit);
      if (wanted && !meeting(found, lexicon.byId(wanted.base.id)!, lexicon.index)) throw measuresOther(wanted, found);
      return quantity;
    };
    const example = own ?? wanted?.base;
    const text = { type: 'string', description: `A quantity, like 5 ${example ? nameOf(example) : 'ft 6 in'}` };
    return {
      '~standard': {
        version: 1,
        vendor: 'units',
        validate: (value) => {
          try {
            return { value: check(value) };
          } catch (error) {
            if (error instanceof UnitsError) return { issues: [{ message: message(error) }] };
            throw error;
          }
        },
        jsonSchema: {
          input: (asked) => {
            checkTarget(asked);
            return { anyOf: [text, ...(own ? [{ type: 'number' }] : []), measureSchema()] };
          },
          output: (asked) => {
            checkTarget(asked);
            return measureSchema();
          },
        },
      },
    };
  };
