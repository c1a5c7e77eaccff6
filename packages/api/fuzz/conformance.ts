import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

/** OpenAPI 3.0 says two things in words of its own: `nullable`, which Ajv knows, and an excluded minimum as a flag. */
export const toJsonSchema = (schema: any): any => {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { exclusiveMinimum, minimum, ...rest } = schema;
  const entries = Object.entries(rest).map(([key, value]) => [key, toJsonSchema(value)]);
  // To callers every object is open, as a new field is a minor version. Here nothing may be there that is not described.
  if (rest.type === 'object' && rest.properties && rest.additionalProperties === undefined)
    entries.push(['additionalProperties', false]);
  const bound = exclusiveMinimum === true ? { exclusiveMinimum: minimum } : minimum === undefined ? {} : { minimum };
  return { ...Object.fromEntries(entries), ...bound };
};

/** A validator that knows the schemas of an OpenAPI document. */
export const readerOf = (document: any): Ajv => {
  const ajv = new Ajv({ strict: true, allErrors: true, allowUnionTypes: false });
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
  ajv.addFormat('double', { type: 'number', validate: Number.isFinite });
  ajv.addFormat('int32', { type: 'number', validate: (value: number) => Math.abs(value) <= 2 ** 31 });
  // The whole document is one schema to Ajv, so that its references hold; of its keys only the schemas mean anything.
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

/** The part of a document that a reference in it names, or the part itself. */
export const resolved = (document: any, part: any): any =>
  part.$ref
    ? part.$ref
        .split('/')
        .slice(1)
        .reduce((at: any, key: string) => at[key], document)
    : part;
