import * as fc from 'fast-check';
import { mcpPaths } from '../src/routes/mcp.ts';
import { messageHeaders, messagesOf } from './messages.ts';
import { anyText } from './texts.ts';
import { anyUnit, valueFor } from './values.ts';

/** A request of the fuzzer: a URL with an optional body, or raw bytes for the socket. */
export type Attack =
  | {
      readonly kind: 'request';
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array };

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly example?: unknown;
  readonly schema: {
    readonly type?: string;
    readonly enum?: readonly string[];
    readonly minimum?: number;
    readonly maximum?: number;
  };
}

/** The parts of an OpenAPI document that the fuzzer reads. */
export interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly parameters?: readonly Parameter[]; readonly requestBody?: object }>>
    >
  >;
}

const valueOf = ({ name, example, schema }: Parameter): fc.Arbitrary<string> => {
  const known = [example, ...(schema.enum ?? []), schema.minimum, schema.maximum].filter((one) => one !== undefined);
  const right = fc.constantFrom('1', ...known.map(String));
  return fc.oneof({ weight: 2, arbitrary: right }, { weight: 3, arbitrary: valueFor(name, schema.type) });
};

/** Percent-encodes text. A lone surrogate has no encoding, so its bytes are written as a careless program would. */
export const escape = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return `%ED%A0%80${encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, ''))}`;
  }
};

const queryOf = (parameters: readonly Parameter[]): fc.Arbitrary<string> => {
  const pair = fc.oneof(
    ...parameters.map((parameter) => valueOf(parameter).map((value) => `${parameter.name}=${escape(value)}`)),
    fc.tuple(anyText, anyText).map(([name, value]) => `${escape(name)}=${escape(value)}`),
  );
  const wellFormed = fc
    .tuple(...parameters.map((parameter) => fc.option(valueOf(parameter), { nil: undefined })))
    .map((values) =>
      values
        .flatMap((value, index) => (value === undefined ? [] : [`${parameters.at(index)!.name}=${escape(value)}`]))
        .join('&'),
    );
  const raw = fc.string({
    unit: fc.constantFrom(
      ...Array.from('&=%+;?/aAfF0.:@!~*()'),
      ...parameters.map(({ name }) => name),
      '%ff',
      '%25',
      '%u0041',
    ),
    maxLength: 80,
  });
  const many = fc
    .tuple(pair, fc.integer({ min: 1, max: 2000 }))
    .map(([one, times]) => `${one.slice(0, 4)}&`.repeat(times));
  return fc.oneof(
    { weight: 12, arbitrary: wellFormed },
    { weight: 4, arbitrary: fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join('&')) },
    { weight: 3, arbitrary: raw },
    { weight: 1, arbitrary: many },
  );
};

/** Generates the path of a request, with a value for its path parameter. */
const pathOf = (path: string, parameters: readonly Parameter[]): fc.Arbitrary<string> => {
  const parameter = parameters.find((one) => one.in === 'path');
  if (!parameter) return fc.constant(path);
  return valueOf(parameter).map((value) => path.replace(`{${parameter.name}}`, () => escape(value)));
};

const item = fc.dictionary(
  fc.constantFrom('value', 'from', 'to', 'ingredient', 'substance', 'as', 'codes', '__proto__', 'x'),
  fc.oneof(anyText, fc.double(), fc.jsonValue()),
);
const anyBody = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.record(
          {
            value: fc.double({ noNaN: true }),
            from: anyUnit,
            to: anyUnit,
            substance: valueFor('substance', undefined),
            ingredient: valueFor('ingredient', undefined),
            as: fc.constantFrom('spectral', 'count', 'thermal', 'x'),
            codes: fc.constantFrom('ucum', 'unece', 'x'),
          },
          { requiredKeys: ['value', 'from', 'to'] },
        ),
        { maxLength: 30 },
      )
      .map((conversions) => JSON.stringify({ conversions })),
  },
  { weight: 3, arbitrary: fc.array(item, { maxLength: 3 }).map((conversions) => JSON.stringify({ conversions })) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 0, max: 300 })
      .map((count) =>
        JSON.stringify({ conversions: Array.from({ length: count }, () => ({ value: 1, from: 'm', to: 'ft' })) }),
      ),
  },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 30_000 }).map((depth) => '['.repeat(depth)) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 10_000 })
      .map((depth) => `{"conversions":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 100_000 }).map((length) => `{"conversions":"${'x'.repeat(length)}"}`),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);

const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCodePoint(code)),
  maxLength: 60,
});
const anyHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'accept',
        'accept-encoding',
        'if-none-match',
        'x-request-id',
        'origin',
        'range',
        'content-type',
        'access-control-request-headers',
        'x-forwarded-for',
        'cookie',
        'accept-language',
        'traceparent',
        'expect',
        'content-encoding',
      ),
      fc.oneof(
        headerText,
        fc.constantFrom(
          '*',
          'br;q=9, *;q=x',
          '"',
          'W/"x"',
          'bytes=9-1',
          'text/html;q=0.0001,*/*',
          ',,,;;;===',
          'text/csv',
          'text/plain',
          'application/problem+json',
          'de-AT,*;q=0.1',
          '100-continue',
          'gzip',
          `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
        ),
      ),
    ),
  },
);

const methods = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'),
  },
);

const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'convert',
        'batch',
        '..',
        '.',
        '',
        'widget',
        '%2e%2e',
        '%2f',
        '%5c',
        '%00',
        '%',
        'assets',
        'index.html',
        'x'.repeat(300),
      ),
      fc.string({ unit: 'binary', maxLength: 8 }).map(escape),
    ),
    { maxLength: 6 },
  )
  .map((parts) => `/${parts.join('/')}`);

const bytesOf = (heads: readonly string[]): fc.Arbitrary<Uint8Array> => {
  const line = fc.oneof(
    fc.constantFrom(
      'Host: x',
      'Host: a b',
      'Content-Length: 5',
      'Content-Length: -1',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: gzip, chunked',
      'Connection: upgrade',
      'Upgrade: websocket',
      'Expect: 100-continue',
      'X: \u0000',
      ' folded',
      ':',
      'a'.repeat(20_000),
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const request = fc
    .tuple(
      fc.oneof(fc.constantFrom(...heads), fc.string({ unit: 'binary', maxLength: 60 })),
      fc.array(line, { maxLength: 6 }),
      fc.string({ maxLength: 40 }),
      fc.constantFrom('\r\n', '\n', '\r'),
    )
    .map(([head, lines, rest, end]) => Buffer.from([head, ...lines, '', rest].join(end), 'latin1'));
  // Pipelined requests, up to the first invalid one.
  const pipeline = fc.array(request, { minLength: 1, maxLength: 4 }).map((all) => Buffer.concat(all));
  return fc.oneof(pipeline, fc.uint8Array({ maxLength: 200 }));
};

/** Paths that are served but are not in the OpenAPI document. */
const otherPaths = [
  '/',
  '/llms.txt',
  '/llms-full.txt',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/widget',
  '/widget/',
];

/**
 * Generates requests to the service that the document describes and to the other served pages: valid, nearly valid and
 * invalid ones.
 */
export const attacks = ({ paths }: Document, pages: readonly string[] = otherPaths): fc.Arbitrary<Attack> => {
  const operations = Object.entries(paths).flatMap(([path, methodsOf]) =>
    Object.entries(methodsOf).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const requestOf = ({ path: pattern, method, operation }: (typeof operations)[number]): fc.Arbitrary<Attack> =>
    fc
      .record({
        path: pathOf(pattern, operation.parameters ?? []),
        query: queryOf(operation.parameters?.filter((one) => one.in === 'query') ?? []),
        other: methods,
        headers: anyHeaders,
        body: operation.requestBody ? anyBody : fc.constant(undefined),
      })
      .map(({ path, query, other, headers, body }) => ({
        kind: 'request',
        method: other || method,
        path: query === '' ? path : `${path}?${query}`,
        headers,
        ...(body === undefined ? {} : { body }),
      }));
  // Not one chained arbitrary, which would be rebuilt for each request.
  const request = fc.oneof(...operations.map(requestOf));
  const stray = fc
    .tuple(fc.oneof(anyPath, fc.constantFrom(...otherPaths)), anyHeaders)
    .map(([path, headers]): Attack => ({ kind: 'request', method: 'GET', path, headers }));
  const parameters = [
    ...new Set(operations.flatMap(({ operation }) => operation.parameters ?? []).map(({ name }) => name)),
  ];
  const message = fc
    .tuple(
      messagesOf(
        Object.keys(paths).map((path) => path.slice(1)),
        parameters,
      ),
      messageHeaders,
      methods,
      fc.constantFrom(...mcpPaths),
    )
    .map(([body, headers, method, path]): Attack => ({
      kind: 'request',
      method: method || 'POST',
      path,
      headers,
      body,
    }));
  const page = fc
    .tuple(fc.constantFrom(...pages), queryOf(parameters.map((name) => ({ in: 'query', name, schema: {} }))))
    .map(([path, query]): Attack => ({
      kind: 'request',
      method: 'GET',
      path: `${path}?${query}`,
      headers: { accept: 'text/html' },
    }));
  const heads = operations.map(({ path, method }) => `${method} ${path} HTTP/1.1`);
  const bytes = bytesOf(heads).map((one): Attack => ({ kind: 'bytes', bytes: one }));
  return fc.oneof(
    { weight: 40, arbitrary: request },
    { weight: 4, arbitrary: message },
    { weight: 3, arbitrary: stray },
    { weight: 2, arbitrary: page },
    { weight: 1, arbitrary: bytes },
  );
};
