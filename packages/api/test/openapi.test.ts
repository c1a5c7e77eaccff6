import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../fuzz/climb.ts';
import { conformance, readerOf, resolved as resolvedIn, toJsonSchema } from '../fuzz/conformance.ts';
import { ask, type Answer } from './ask.ts';

const { body: document } = await ask('/openapi.json');

/** Every operation of the document. */
const operations = Object.entries<any>(document.paths).flatMap(([path, item]) =>
  Object.entries<any>(item).map(([method, operation]) => ({ path, method, id: operation.operationId, operation })),
);

const ajv = readerOf(document);
const errorsIn = conformance(ajv);
const conforms = (body: unknown, schema: { $ref: string }): void => expect(errorsIn(body, schema)).toEqual([]);
const resolved = (part: any): any => resolvedIn(document, part);

/** Returns the request from the examples of an operation. */
const examplePath = (path: string, { parameters = [] }: any): string => {
  const given = parameters
    .filter(({ example }: any) => example !== undefined)
    .map(({ name, example }: any) => [name, String(example)]);
  return addressOf(path, Object.fromEntries(given));
};

const send = (path: string, method: string, operation: any): Promise<Answer> => {
  const body = operation.requestBody?.content['application/json'].example;
  return ask(examplePath(path, operation), {
    method: method.toUpperCase(),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
};

describe('the OpenAPI document', () => {
  it('is valid by an outside validator', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.0');
  });

  it('has the version of the contract', () => {
    expect(document.openapi).toMatch(/^3\.0\.\d$/);
    expect(document.info.version).toBe('1.1.0');
  });

  it('has the paths of the API', async () => {
    const { endpoints, features } = (await ask('/capabilities')).body;
    const ofFeatures = Object.values<any>(features).flatMap(({ endpoint = [] }) => endpoint);
    expect(new Set(Object.keys(document.paths))).toEqual(new Set([...endpoints, ...ofFeatures]));
  });

  it('gives every operation a unique id', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    for (const { id } of operations) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
  });

  it('avoids reserved words of programming languages and of generated clients', () => {
    const kept = /^(?:class|delete|enum|export|function|import|in|new|package|private|public|return|this|void|with)$/;
    const ofClients = /^(?:get|head|post|put|patch|delete|options|trace|query|request|defaults|interceptors)$/;
    for (const { id } of operations) expect(id).not.toMatch(ofClients);
    const names = Object.values<any>(document.components.schemas).flatMap(({ properties = {} }) =>
      Object.keys(properties),
    );
    expect(names.filter((name) => kept.test(name))).toEqual([]);
    // No enumeration contains null
    expect(JSON.stringify(document)).not.toMatch(/"enum":\[[^\]]*null/);
  });

  it('bounds every text and every whole number that a caller gives', () => {
    const given = operations.flatMap(({ path, operation: { parameters = [], requestBody } }) => [
      ...parameters.map(({ name, schema }: any) => [`${path} ${name}`, schema]),
      ...Object.entries<any>(requestBody ? resolved(requestBody.content['application/json'].schema).properties : {})
        .flatMap(([, { items }]) => Object.entries<any>(items?.properties ?? {}))
        .map(([name, schema]) => [`${path} ${name}`, schema]),
    ]);
    const isBounded = ({ type, enum: words, format, maxLength, minimum, maximum }: any): boolean => {
      if (type === 'string') return words !== undefined || format === 'date' || maxLength > 0;
      return type !== 'integer' || (minimum !== undefined && maximum !== undefined);
    };
    expect(given.length).toBeGreaterThan(100);
    expect(given.filter(([, schema]) => !isBounded(schema)).map(([name]) => name)).toEqual([]);
  });

  it('avoids constructs that client generators do not support', () => {
    expect(JSON.stringify(document)).not.toMatch(/"(?:oneOf|anyOf)"|"int64"/);
  });

  it('uses every schema, header and response that it has', () => {
    const text = JSON.stringify(document);
    for (const [kind, parts] of Object.entries<object>(document.components)) {
      for (const name of Object.keys(parts)) expect(text).toContain(`"#/components/${kind}/${name}"`);
    }
  });
});

it('has a search result as the example of a search', async () => {
  const { get } = document.paths['/search'];
  const { body } = await send('/search', 'get', get);
  expect(get.responses[200].content['application/json'].example).toEqual(body);
});

/** Operations that need one of several optional parameters beside the required ones. */
const oneOfSeveral = new Set(['/concrete']);

it('asks for an area or both sides of concrete', async () => {
  const { get } = document.paths['/concrete'];
  const { status, body } = await send('/concrete', 'get', {
    parameters: get.parameters.filter(({ required }: any) => required),
  });
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'missing-parameter' });
});

describe.each(operations)('$method $path', ({ path, method, operation }) => {
  it('has a summary and a description', () => {
    expect(operation.summary).toMatch(/\S/);
    expect(operation.description).toMatch(/\S/);
    expect(operation.tags).toHaveLength(1);
  });

  it('has examples that conform', () => {
    for (const part of Object.values<any>(operation.responses)) {
      const content = resolved(part).content?.['application/json'];
      if (content) conforms(content.example, content.schema);
    }
    const sent = operation.requestBody?.content['application/json'];
    if (sent) conforms(sent.example, sent.schema);
    for (const { name, required, example, schema } of operation.parameters ?? []) {
      // A parameter that replaces another has no example: the examples of an operation form one request
      const isLeftOut = example === undefined && !required;
      expect({ name, valid: isLeftOut || ajv.validate(toJsonSchema(schema), example) }).toEqual({
        name,
        valid: true,
      });
    }
  });

  it('answers its examples by its schema', async () => {
    const { status, headers, body } = await send(path, method, operation);
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
    const described = operation.responses[200];
    expect(headers.get('Content-Type')).toBe(Object.keys(described.content)[0]);
    conforms(body, described.content['application/json'].schema);
    expect([...headers.keys()]).toEqual(
      expect.arrayContaining(Object.keys(described.headers).map((name) => name.toLowerCase())),
    );
  });

  it('answers the required parameters alone', async () => {
    const parameters = operation.parameters?.filter(({ required }: any) => required) ?? [];
    if (parameters.length === 0 || oneOfSeveral.has(path)) return;
    const { status, body } = await send(path, method, { parameters });
    expect(status).toBe(200);
    conforms(body, operation.responses[200].content['application/json'].schema);
  });

  it('documents its refusals', async () => {
    const { schema } = resolved(operation.responses[400]).content['application/json'];
    const { status, body } = method === 'post' ? await ask(path, { method: 'POST' }) : await wrongly(path, operation);
    // A request without parameters cannot be invalid.
    expect(status).toBe(operation.parameters || operation.requestBody ? 400 : 200);
    conforms(status === 400 ? body : resolved(operation.responses[400]).content['application/json'].example, schema);
  });

  it('says 304 where it is tagged', async () => {
    const { headers } = await send(path, method, operation);
    expect(headers.has('ETag')).toBe(operation.responses[304] !== undefined);
  });

  it('says 413 where it takes a body', () => {
    expect(operation.responses[413] !== undefined).toBe(operation.requestBody !== undefined);
  });
});

/**
 * Sends each parameter twice, which is invalid for every parameter except lists. The second value is invalid for a list
 * too.
 */
const wrongly = (path: string, { parameters = [] }: any): Promise<Answer> => {
  const ofQuery = parameters.filter((one: any) => one.in === 'query');
  return ask(`${path}?${ofQuery.map(({ name }: any) => `${name}=1&${name}=x`).join('&')}`);
};
