import Fastify from 'fastify';
import { convert } from '@units/engine';
import { headersOf, kept, multiply, refusalOf, unitList } from './work.ts';

// The same service on Fastify, with its JSON schema validation and its compiled serializer.

const number = { type: 'number' } as const;
const string = { type: 'string' } as const;
const conversion = {
  type: 'object',
  required: ['value', 'from', 'to'],
  properties: { value: number, from: string, to: string },
} as const;
const result = { type: 'object', properties: { ...conversion.properties, result: number } } as const;
const refusal = { type: 'object', properties: { error: string, code: string } } as const;

interface Conversion {
  readonly value: number;
  readonly from: string;
  readonly to: string;
}

const app = Fastify({ logger: false });
const units = Buffer.from(JSON.stringify(unitList));

app.setErrorHandler((error, _, reply) => reply.code(400).headers(headersOf('no-store')).send(refusalOf(error)));

app.get<{ Querystring: Conversion }>(
  '/convert',
  { schema: { querystring: conversion, response: { 200: result, 400: refusal } } },
  ({ query: { value, from, to } }, reply) =>
    reply.headers(headersOf(kept)).send({ value, from, to, result: convert(value, from, to) }),
);

app.post<{ Body: { readonly conversions: readonly Conversion[] } }>(
  '/batch',
  {
    schema: {
      body: {
        type: 'object',
        required: ['conversions'],
        properties: { conversions: { type: 'array', minItems: 1, maxItems: 100, items: conversion } },
      },
      response: {
        200: {
          type: 'object',
          properties: { results: { type: 'array', items: result }, count: { type: 'integer' } },
        },
      },
    },
  },
  ({ body }, reply) => reply.headers(headersOf(kept)).send(multiply(body.conversions)),
);

app.get('/units', (_, reply) => reply.headers(headersOf(kept)).send(units));

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('Listening');
