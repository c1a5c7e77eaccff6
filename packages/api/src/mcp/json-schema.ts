import { objectSchema, parameterName, parameterSchema, type AnyTool, type Schema } from '@units/engine/server';
import { parameterWords } from '../http/parameter-words.ts';

/** A schema in the vocabulary of JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Converts an OpenAPI 3.0 schema. OpenAPI marks an exclusive minimum by a flag, JSON Schema by the number. */
export const jsonSchemaOf = ({ exclusiveMinimum, minimum, items, properties, ...rest }: Schema): JsonSchema => ({
  ...rest,
  ...(minimum === undefined ? {} : { [exclusiveMinimum ? 'exclusiveMinimum' : 'minimum']: minimum }),
  ...(items === undefined ? {} : { items: jsonSchemaOf(items) }),
  ...(properties === undefined
    ? {}
    : { properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, jsonSchemaOf(one)])) }),
});

/** Returns values under the names that the parameters have over HTTP. */
export const named = (values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [parameterName(key), value]));

/** Returns the input schema of a tool, with its examples. */
export const inputSchemaOf = (tool: AnyTool): JsonSchema => {
  const { params, examples } = tool;
  const rows = Object.entries(params);
  const required = rows.filter(([, field]) => !field.optional && field.default === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(
      rows.map(([key, field]) => [
        parameterName(key),
        { ...jsonSchemaOf(parameterSchema(field)), description: parameterWords(tool, key) },
      ]),
    ),
    ...(required.length === 0 ? {} : { required: required.map(([key]) => parameterName(key)) }),
    additionalProperties: false,
    examples: examples.map(({ given }) => named(given)),
  };
};

/** Returns the output schema of a tool, with its examples. */
export const outputSchemaOf = ({ result, examples }: AnyTool): JsonSchema => ({
  ...jsonSchemaOf(objectSchema(result)),
  examples: examples.map(({ gives }) => gives),
});
