/** A Schema Object of OpenAPI 3.0. */
export type Schema = object;

type Properties = Readonly<Record<string, Schema>>;

/**
 * Returns the schema of an object with these properties, all required except the optional ones. Further properties are
 * allowed, because adding one is a minor version.
 */
export const record = (properties: Properties, optional: readonly string[] = [], description?: string): Schema => {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return {
    type: 'object',
    ...(description === undefined ? {} : { description }),
    ...(required.length === 0 ? {} : { required }),
    properties,
  };
};

/**
 * Returns the schema of a value that may be `null`. Not for enumerations: some client generators do not support null in
 * one.
 */
export const nullable = (schema: Schema): Schema => ({ ...schema, nullable: true });

/** Returns the schema of an enumeration. */
export const words = (values: readonly string[], description?: string): Schema => ({
  type: 'string',
  enum: values,
  ...(description === undefined ? {} : { description }),
});

export const string = (description?: string): Schema => described({ type: 'string' }, description);
export const number = (description?: string): Schema => described({ type: 'number' }, description);
export const count = (description?: string): Schema =>
  described({ type: 'integer', format: 'int32', minimum: 0, maximum: 2 ** 31 - 1 }, description);
export const boolean = (description?: string): Schema => described({ type: 'boolean' }, description);

export const listOf = (items: Schema, description?: string): Schema => described({ type: 'array', items }, description);

/** Returns a reference to a schema in the document's components. */
export const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const described = (schema: Schema, description: string | undefined): Schema =>
  description === undefined ? schema : { ...schema, description };
