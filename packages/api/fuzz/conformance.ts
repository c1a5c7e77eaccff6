import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

/**
 * Converts an OpenAPI 3.0 schema to JSON Schema. They differ in `nullable`, which Ajv knows, and in exclusive minimums,
 * which are flags.
 */
export const toJsonSchema = (schema: any): any => {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { exclusiveMinimum, minimum, ...rest } = schema;
  const entries = Object.entries(rest).map(([key, value]) => [key, toJsonSchema(value)]);
  // For callers every object allows new fields, which are minor versions. This check rejects undescribed fields.
  if (rest.type === 'object' && rest.properties && rest.additionalProperties === undefined)
    entries.push(['additionalProperties', false]);
  const bound = exclusiveMinimum === true ? { exclusiveMinimum: minimum } : minimum === undefined ? {} : { minimum };
  return { ...Object.fromEntries(entries), ...bound };
};

/** Returns a validator with the schemas of an OpenAPI document. */
export const readerOf = (document: any): Ajv => {
  const ajv = new Ajv({ strict: true, allErrors: true, allowUnionTypes: false });
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
  ajv.addFormat('double', { type: 'number', validate: Number.isFinite });
  ajv.addFormat('int32', { type: 'number', validate: (value: number) => Math.abs(value) <= 2 ** 31 });
  // Ajv reads the whole document as one schema, so that references resolve. Its other keys are ignored.
  ajv.addVocabulary(Object.keys(document).concat('example'));
  ajv.addSchema(toJsonSchema(document), 'document');
  return ajv;
};

/** Lists where a body does not match a schema of the document. */
export const conformance = (ajv: Ajv) => {
  const validators = new Map<string, ValidateFunction>();
  return (body: unknown, { $ref }: { readonly $ref: string }): readonly ErrorObject[] => {
    let validate = validators.get($ref);
    if (!validate) validators.set($ref, (validate = ajv.compile({ $ref: `document${$ref}` })));
    validate(body);
    return validate.errors ?? [];
  };
};

/** Returns the target if a part of a document is a reference, else the part itself. */
export const resolved = (document: any, part: any): any =>
  part.$ref
    ? part.$ref
        .split('/')
        .slice(1)
        .reduce((at: any, key: string) => at[key], document)
    : part;
