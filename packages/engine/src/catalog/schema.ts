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
  /** True if the minimum itself is excluded, as in OpenAPI 3.0. */
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
 * Returns the format of an integer if its bounds fit 32 bits. Larger integers have no format: client generators map
 * `int64` to bigint, while JSON numbers are doubles.
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

/** Returns the schema of a row's values, without its description and default. */
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

/** Returns the maximum length of text that encodes another type, such as a unit or a date. Results have no maximum. */
const lengthOf = ({ kind }: Field): Pick<Schema, 'maxLength'> => {
  if (kind === 'unit') return { maxLength: longestUnit };
  if (kind === 'date') return { maxLength: 'YYYY-MM-DD'.length };
  return kind === 'quantity' ? { maxLength: longestMeasure } : {};
};

/**
 * Returns the schema of a parameter: its type, bounds and default.
 *
 * @param field - The declaration of the parameter.
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

/** The schema of a number with its unit in a result. */
const measureSchema: Schema = {
  type: 'object',
  properties: {
    value: { type: 'number', format: 'double', description: 'The number.' },
    unit: { type: 'string', description: 'The identifier of its unit.' },
    symbol: { type: 'string', description: 'The unit as people write it after a number.' },
  },
  required: ['value', 'unit', 'symbol'],
};

/** Returns the schema of a result's row. */
const resultSchema = (field: ResultField): Schema => {
  switch (field.kind) {
    case 'record':
      return described(field, objectSchema(field.fields));
    case 'list':
      return described(field, { type: 'array', items: objectSchema(field.fields) });
    case 'measure':
      return described(field, measureSchema);
    case 'either':
      // Without a type: client generators mishandle `oneOf`
      return described(field, {});
    default:
      return described(field, plainSchema(field));
  }
};

/**
 * Returns the schema of an object of rows. All rows but the optional ones are required. The schema allows other fields:
 * adding one is a minor version.
 *
 * @param fields - The rows of the object, by key.
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
