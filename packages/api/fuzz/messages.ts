import * as fc from 'fast-check';
import { anyQuestion } from './questions.ts';
import { anyText } from './texts.ts';

const methods = fc.constantFrom(
  'tools/call',
  'tools/call',
  'tools/call',
  'tools/list',
  'initialize',
  'ping',
  'server/discover',
  'notifications/initialized',
  'resources/read',
  'completion/complete',
  'subscriptions/listen',
  '__proto__',
);

const versions = fc.constantFrom('2024-11-05', '2025-06-18', '2025-11-25', '2026-07-28', '1', '');

const argument = fc.oneof(anyText, anyQuestion, fc.double(), fc.integer(), fc.jsonValue());

const argumentsOf = (names: readonly string[]) =>
  fc.oneof(
    fc.dictionary(fc.constantFrom(...names, 'question', 'locale', '__proto__'), argument, { maxKeys: 5 }),
    fc.jsonValue(),
  );

const metaOf = (version: string) => ({
  'io.modelcontextprotocol/protocolVersion': version,
  'io.modelcontextprotocol/clientInfo': { name: 'fuzz', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
});

/**
 * Makes a message of the Model Context Protocol for the given tools and parameters: valid, nearly valid or arbitrary.
 */
export const messagesOf = (tools: readonly string[], parameters: readonly string[]): fc.Arbitrary<string> => {
  const call = fc
    .record({
      id: fc.oneof(fc.integer(), fc.string(), fc.constantFrom(null, undefined, 1.5)),
      method: methods,
      name: fc.oneof(fc.constantFrom('ask', 'list_units', 'convert', ...tools), anyText),
      given: argumentsOf(parameters),
      version: versions,
      hasMeta: fc.boolean(),
    })
    .map(({ id, method, name, given, version, hasMeta }) => ({
      jsonrpc: '2.0',
      id,
      method,
      params: {
        name,
        arguments: given,
        protocolVersion: version,
        capabilities: {},
        clientInfo: { name: 'fuzz', version: '1' },
        ...(hasMeta ? { _meta: metaOf(version) } : {}),
      },
    }));
  return fc.oneof(
    { weight: 8, arbitrary: call.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: fc.array(call, { maxLength: 4 }).map((some) => JSON.stringify(some)) },
    { weight: 1, arbitrary: fc.tuple(call, fc.nat({ max: 200 })).map(([one, at]) => JSON.stringify(one).slice(0, at)) },
  );
};

/** Headers that agents send with a message. */
export const messageHeaders = fc.record(
  {
    'content-type': fc.constantFrom('application/json', 'application/json', 'text/plain', 'application/json;charset=x'),
    accept: fc.constantFrom('application/json, text/event-stream', 'application/json', '*/*', 'text/event-stream'),
    'mcp-protocol-version': versions,
    'mcp-method': methods,
    'mcp-name': fc.constantFrom('ask', 'convert', 'x'),
    'mcp-session-id': fc.constantFrom('1', 'x'.repeat(200)),
    'last-event-id': fc.constantFrom('0', '-1'),
    origin: fc.constantFrom('http://localhost:1', 'https://evil.example', 'null'),
  },
  { requiredKeys: ['content-type', 'accept'] },
);
