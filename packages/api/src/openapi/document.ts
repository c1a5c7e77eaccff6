import { contract } from '../contract.ts';
import type { Standing } from '../http/address.ts';
import { mediaTypes, type Form, type Forms } from '../http/form.ts';
import { headers, ownAnswer, refusal, response, responses, schemas, sharedAnswer } from './common.ts';
import type { Described, Operation, Parameter } from './operation.ts';
import { preamble } from './preamble.ts';
import { reference } from './schema.ts';

const parameterOf = (parameter: Parameter): object => ({ in: 'query', ...parameter });

/** Returns the other forms of an answer, by media type. */
const writtenOf = (forms: Forms, example: object): object =>
  Object.fromEntries(
    Object.entries(forms).map(([form, write]) => [
      mediaTypes[form as Form],
      { schema: { type: 'string' }, example: write(example) },
    ]),
  );

/** Returns the parameter `format`, for an endpoint with several forms. */
const formatParameter = (forms: Forms): Parameter => ({
  name: 'format',
  required: false,
  description: 'The format of the answer. Default: the one that `Accept` asks for.',
  schema: { type: 'string', enum: ['json', ...Object.keys(forms)], default: 'json' },
  example: 'json',
});

const responsesOf = (
  { answer, body, fixed, own, mistake, refusals = {} }: Operation,
  { forms = {} }: Pick<Described, 'forms'>,
): object => ({
  200: response(
    answer.description,
    { ...(own ? ownAnswer : sharedAnswer), ...(fixed ? { ETag: 'ETag' } : {}) },
    {
      schema: reference(answer.name),
      example: answer.example,
    },
    writtenOf(forms, answer.example),
  ),
  ...(fixed ? { 304: response('The document has not changed.', { ...sharedAnswer, ETag: 'ETag' }) } : {}),
  ...(fixed ? { 412: { $ref: '#/components/responses/PreconditionFailed' } } : {}),
  400: mistake
    ? refusal('The request is invalid. The error says where.', mistake)
    : { $ref: '#/components/responses/InvalidRequest' },
  405: { $ref: '#/components/responses/MethodNotAllowed' },
  408: { $ref: '#/components/responses/TooSlow' },
  ...(body ? { 413: { $ref: '#/components/responses/TooLarge' } } : {}),
  406: { $ref: '#/components/responses/NotAcceptable' },
  414: { $ref: '#/components/responses/AddressTooLong' },
  429: { $ref: '#/components/responses/TooManyRequests' },
  431: { $ref: '#/components/responses/HeadersTooLarge' },
  500: { $ref: '#/components/responses/InternalError' },
  503: { $ref: '#/components/responses/Unavailable' },
  ...Object.fromEntries(
    Object.entries(refusals).map(([status, { description, body: example }]) => [status, refusal(description, example)]),
  ),
});

const operationOf = (operation: Operation, endpoint: Described): object => {
  const { id, summary, description, tag, body } = operation;
  const { forms } = endpoint;
  const parameters = [...(operation.parameters ?? []), ...(forms ? [formatParameter(forms)] : [])];
  return {
    operationId: id,
    summary,
    description,
    tags: [tag],
    ...(parameters.length > 0 ? { parameters: parameters.map(parameterOf) } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            description: body.description,
            content: { 'application/json': { schema: reference(body.name), example: body.example } },
          },
        }
      : {}),
    responses: responsesOf(operation, endpoint),
  };
};

/** Returns the configured address of the server, or `/` for the address of the request. */
export const serverOf = ({ address = '', basePath = '' }: Standing): string => `${address}${basePath}` || '/';

/** Returns the document without the endpoints. */
export const headOf = (standing: Standing) => ({
  openapi: '3.0.3',
  info: {
    title: contract.name,
    version: contract.version,
    description: preamble,
    contact: { name: 'Units contributors' },
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  },
  security: [],
  servers: [{ url: serverOf(standing), description: 'The server of this document.' }],
});

/** Returns the groups of operations, each with a description. */
const tagsOf = (operations: readonly Operation[]): object[] =>
  [...new Set(operations.map(({ tag }) => tag))].map((name) => {
    const those = operations.filter(({ tag }) => tag === name);
    return { name, description: `${those.map(({ summary }) => summary).join('; ')}.` };
  });

/** Returns the OpenAPI 3.0 document of these endpoints. */
export const describe = (endpoints: readonly Described[], standing: Standing): object => {
  const described = endpoints.map((endpoint) => ({ endpoint, operation: endpoint.describe() }));
  const operations = described.map(({ operation }) => operation);
  const bodies = operations.flatMap(({ answer, body }) => (body ? [body, answer] : [answer]));
  return {
    ...headOf(standing),
    tags: tagsOf(operations),
    paths: Object.fromEntries(
      described.map(({ endpoint, operation }) => [
        endpoint.path,
        { [endpoint.method.toLowerCase()]: operationOf(operation, endpoint) },
      ]),
    ),
    components: {
      schemas: Object.assign({}, schemas, ...bodies.map(({ name, schema, parts }) => ({ ...parts, [name]: schema }))),
      headers,
      responses,
    },
  };
};
