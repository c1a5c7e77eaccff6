import {
  objectSchema,
  parameterName,
  parameterSchema,
  type AnyTool,
  type Field,
  type Schema,
} from '@units/engine/server';

/** A schema in the words of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** OpenAPI 3.0 says by a flag that a minimum is excluded, JSON Schema by the number. */
export const jsonSchemaOf = ({ exclusiveMinimum, minimum, items, properties, ...rest }: Schema): JsonSchema => ({
  ...rest,
  ...(minimum === undefined ? {} : { [exclusiveMinimum ? 'exclusiveMinimum' : 'minimum']: minimum }),
  ...(items === undefined ? {} : { items: jsonSchemaOf(items) }),
  ...(properties === undefined
    ? {}
    : { properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, jsonSchemaOf(one)])) }),
});

const describe = ({ label, description }: Field): string =>
  description === undefined ? `${label}.` : `${label}. ${description}`;

/** Values by key, under the names that the parameters have over HTTP. */
export const named = (values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [parameterName(key), value]));

/** What a tool takes, its examples included. */
export const inputSchemaOf = ({ params, examples }: AnyTool): JsonSchema => {
  const rows = Object.entries(params);
  const required = rows.filter(([, field]) => !field.optional && field.default === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(
      rows.map(([key, field]) => [
        parameterName(key),
        { ...jsonSchemaOf(parameterSchema(field)), description: describe(field) },
      ]),
    ),
    ...(required.length === 0 ? {} : { required: required.map(([key]) => parameterName(key)) }),
    additionalProperties: false,
    examples: examples.map(({ given }) => named(given)),
  };
};

/** What a tool gives, its examples included. */
export const outputSchemaOf = ({ result, examples }: AnyTool): JsonSchema => ({
  ...jsonSchemaOf(objectSchema(result)),
  examples: examples.map(({ gives }) => gives),
});
