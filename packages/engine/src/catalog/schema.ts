import {
  longestMeasure,
  longestUnit,
  type Bounds,
  type Field,
  type Fields,
  type ResultField,
  type ResultFields,
} from '../tool/field.ts';

/** A schema object of OpenAPI 3.0. */
export interface Schema {
  readonly type?: 'number' | 'integer' | 'string' | 'boolean' | 'object' | 'array';
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  /** OpenAPI 3.0 says by a flag that the minimum itself is excluded. */
  readonly exclusiveMinimum?: true;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const largestInteger = Number.MAX_SAFE_INTEGER;

/**
 * The format of an integer between the bounds, if 32 bits hold it. A larger one has none: generators make bigints of `int64`, and JSON
 * has only what a double holds.
 */
const formatOf = (min: number, max: number): Pick<Schema, 'format'> =>
  min >= -(2 ** 31) && max < 2 ** 31 ? { format: 'int32' } : {};

const numberSchema = ({ min, max, above }: Bounds): Schema => ({
  type: 'number',
  format: 'double',
  ...(min === undefined ? {} : { minimum: min }),
  ...(above === undefined ? {} : { minimum: above, exclusiveMinimum: true }),
  ...(max === undefined ? {} : { maximum: max }),
});

/** The schema of the values of a row, without its description and default. */
const plainSchema = (field: Field): Schema => {
  switch (field.kind) {
    case 'number':
      return numberSchema(field);
    case 'integer': {
      const { min = -largestInteger, max = largestInteger } = field;
      return { type: 'integer', ...formatOf(min, max), minimum: min, maximum: max };
    }
    case 'choice':
      return { type: 'string', enum: field.values };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'flag':
      return { type: 'boolean' };
    case 'numbers':
      return { type: 'array', items: { type: 'number', format: 'double' }, minItems: 1, maxItems: field.most };
    case 'text':
      return { type: 'string', ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }) };
    default:
      return { type: 'string' };
  }
};

/** The most characters of a text that stands for something else. Results have no such bound. */
const lengthOf = ({ kind }: Field): Pick<Schema, 'maxLength'> => {
  if (kind === 'unit') return { maxLength: longestUnit };
  if (kind === 'date') return { maxLength: 'YYYY-MM-DD'.length };
  return kind === 'quantity' ? { maxLength: longestMeasure } : {};
};

/**
 * The schema of a parameter: the type that its text stands for, its bounds and its default.
 *
 * @param field - The parameter, as it is declared.
 */
export function parameterSchema(field: Field): Schema {
  const schema = { ...plainSchema(field), ...lengthOf(field) };
  return field.default === undefined || typeof field.default === 'function'
    ? schema
    : { ...schema, default: field.default };
}

const described = (field: ResultField, schema: Schema): Schema => ({
  ...schema,
  description: field.description === undefined ? `${field.label}.` : `${field.label}. ${field.description}`,
});

/** A number with its unit, inside a result. */
const measureSchema: Schema = {
  type: 'object',
  properties: {
    value: { type: 'number', format: 'double', description: 'The number.' },
    unit: { type: 'string', description: 'The identifier of its unit.' },
    symbol: { type: 'string', description: 'The unit as people write it behind a number.' },
  },
  required: ['value', 'unit', 'symbol'],
};

/** The schema of a row of a result. */
const resultSchema = (field: ResultField): Schema => {
  switch (field.kind) {
    case 'record':
      return described(field, objectSchema(field.fields));
    case 'list':
      return described(field, { type: 'array', items: objectSchema(field.fields) });
    case 'measure':
      return described(field, measureSchema);
    case 'either':
      // Of any type: generators of clients lose their way in `oneOf`
      return described(field, {});
    default:
      return described(field, plainSchema(field));
  }
};

/**
 * The schema of an object of result rows, all there but the optional ones. It is open: a new field is a minor version.
 *
 * @param fields - The rows of the object, by their keys.
 */
export function objectSchema(fields: Fields | ResultFields): Schema {
  const rows = Object.entries<ResultField>(fields);
  const required = rows.filter(([, field]) => !field.optional).map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(rows.map(([key, field]) => [key, resultSchema(field)])),
    ...(required.length > 0 ? { required } : {}),
  };
}
