import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { tools } from '@units/engine/catalog';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { start, type Running } from '../src/node/server.ts';

const legacy = 'legacy';
const modern = { pin: '2026-07-28' } as const;

let server: Running;
beforeAll(async () => {
  server = await start({ port: 0, host: '127.0.0.1', logLevel: 'silent' });
});
afterAll(() => server.stop());

const connect = async (mode: typeof legacy | typeof modern, path = '/mcp/full'): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(path, server.url)));
  return client;
};

const textOf = (content: unknown): string => (content as { text: string }[])[0]!.text;

describe.each([
  ['2025-11-25', legacy],
  ['2026-07-28', modern],
] as const)('a client of %s', (version, mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(mode);
  });
  afterAll(() => client.close());

  test('speaks its version', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
  });

  test('finds every calculator, with schemas both ways, annotations and examples that hold', async () => {
    const { tools: listed } = await client.listTools();
    expect(listed.map(({ name }) => name)).toEqual([
      'ask',
      ...tools.map(({ id }) => id),
      'list_units',
      'explain_unit',
      'sheet',
      'rewrite',
    ]);
    const ajv = new Ajv2020({ strict: true });
    ajv
      .addFormat('date', /^\d{4}-\d\d-\d\d$/)
      .addFormat('double', true)
      .addFormat('int32', true);
    for (const { inputSchema, outputSchema, annotations, description } of listed) {
      expect(description).toContain('For example');
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true, openWorldHint: false });
      const takes = ajv.compile(inputSchema as AnySchema);
      const gives = ajv.compile(outputSchema as AnySchema);
      for (const example of inputSchema.examples as unknown[])
        expect([takes(example), takes.errors]).toEqual([true, null]);
      for (const example of (outputSchema!.examples ?? []) as unknown[]) {
        expect([gives(example), gives.errors]).toEqual([true, null]);
      }
    }
  });

  test('gets the results of the examples', async () => {
    const { tools: listed } = await client.listTools();
    for (const tool of tools) {
      const { inputSchema } = listed.find(({ name }) => name === tool.id)!;
      for (const [index, given] of (inputSchema.examples as Record<string, unknown>[]).entries()) {
        const { structuredContent, content, isError } = await client.callTool({ name: tool.id, arguments: given });
        expect([isError ?? false, structuredContent]).toEqual([false, tool.examples[index]!.gives]);
        expect(JSON.parse(textOf(content))).toEqual(structuredContent);
      }
    }
  });

  test('gets the units of a quantity', async () => {
    const { structuredContent } = await client.callTool({ name: 'list_units', arguments: { category: 'Length' } });
    const { categories } = structuredContent as { categories: { units: { id: string }[] }[] };
    expect(categories[0]!.units.map(({ id }) => id)).toEqual(expect.arrayContaining(['meter', 'mile']));
  });

  test.each([
    ['convert', { value: 1, from: 'kilometr', to: 'mi' }, 'Did you mean'],
    ['convert', { value: 1, from: 'km', to: 'mi', uncertainty: 'much' }, 'uncertainty must be'],
    ['convert', { value: 1, from: 'km', to: 'kg' }, 'Cannot convert'],
    ['convert', { value: '1', from: 'km', to: 'mi' }, 'value must be'],
    ['convert', { value: 1, from: { deep: [] }, to: 'mi' }, 'from must be'],
    ['convert', { from: 'km', to: 'mi' }, 'value is missing'],
    ['convert', { value: 1, from: 'km', too: 'mi' }, 'There is no argument too. The arguments are value, from, to'],
    ['tip', { subtotal: -1 }, 'subtotal must be'],
    ['tip', { subtotal: 20, tip_percent: 'x' }, 'tip_percent must be'],
    ['age', { birth_date: '2023-02-30' }, 'birth_date'],
    ['list_units', { category: 'lenght' }, 'length'],
    ['list_units', { category: 5 }, 'category must be a text'],
    ['nothing', {}, 'There is no tool nothing.'],
    ['constructor', {}, 'There is no tool constructor.'],
  ])('explains the mistake in %s %j', async (name, given, sentence) => {
    const { isError, content, structuredContent } = await client.callTool({ name, arguments: given });
    expect([isError, textOf(content)]).toEqual([true, expect.stringContaining(sentence)]);
    expect(structuredContent).toMatchObject({ code: expect.any(String), error: expect.any(String) });
  });

  test('gets the place of a mistake, and what to write instead', async () => {
    const { structuredContent } = await client.callTool({ name: 'ask', arguments: { question: '5 kg in kilometrs' } });
    expect(structuredContent).toMatchObject({ parameter: 'question', place: expect.any(Object) });
    expect(structuredContent).toHaveProperty('code');
  });

  test('finds the units of quantities, the pages of units and prompts', async () => {
    const { resources } = await client.listResources();
    const { resourceTemplates } = await client.listResourceTemplates();
    expect([resources.length > 50, resourceTemplates.length]).toEqual([true, 2]);
    const { contents } = await client.readResource({ uri: 'units://unit/acre' });
    expect((contents[0] as { text: string }).text).toContain('"quantity":"area"');
    await expect(client.readResource({ uri: 'units://unit/blorp' })).rejects.toThrow('blorp');
    const { prompts } = await client.listPrompts();
    for (const { name } of prompts) await expect(client.getPrompt({ name, arguments: {} })).rejects.toThrow('needs');
    const { messages } = await client.getPrompt({ name: 'convert', arguments: { quantity: '5 km', unit: 'mi' } });
    expect((messages[0]!.content as { text: string }).text).toContain('5 km in mi');
  });

  test('carries the uncertainty of a value through a conversion', async () => {
    const { structuredContent } = await client.callTool({
      name: 'convert',
      arguments: { value: 5, from: 'kg', to: 'lb', uncertainty: 0.2 },
    });
    expect(structuredContent).toMatchObject({ uncertainty: 0.44092452436975516, text: '11.02(44) lb' });
  });

  test('is answered 200 times at once', async () => {
    const calls = Array.from({ length: 200 }, (_, value) =>
      client.callTool({ name: 'convert', arguments: { value, from: 'in', to: 'cm' } }),
    );
    const results = (await Promise.all(calls)).map(
      ({ structuredContent }) => (structuredContent as { result: number }).result,
    );
    expect(results).toEqual(Array.from({ length: 200 }, (_, value) => (value * 254) / 100));
  });
});

test('a client is offered a few tools that answer everything, and told what each is for', async () => {
  const client = await connect(modern, '/mcp');
  const { tools: listed } = await client.listTools();
  expect(listed.map(({ name }) => name)).toEqual(['ask', 'convert', 'list_units', 'explain_unit', 'sheet', 'rewrite']);
  expect(JSON.stringify(listed).length).toBeLessThanOrEqual(20_000);
  for (const { name } of listed) expect(client.getInstructions()).toContain(name);
  const { structuredContent } = await client.callTool({ name: 'ask', arguments: { question: '20% tip on $48' } });
  expect(structuredContent).toMatchObject({ tool: 'tip', answer: { total: 57.6 } });
  await client.close();
});

describe('the endpoint', () => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const post = (body: Uint8Array<ArrayBuffer> | string, more: Record<string, string> = {}) =>
    fetch(new URL('/mcp', server.url), { method: 'POST', headers: { ...headers, ...more }, body });

  test('has other methods refused', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const { status, headers: given } = await fetch(new URL('/mcp', server.url), { method });
      expect([status, given.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    }
  });

  test('has compressed bodies refused, as everywhere', async () => {
    const { status, headers: given } = await post(new Uint8Array(20), { 'Content-Encoding': 'gzip' });
    expect([status, given.get('Accept-Encoding')]).toEqual([415, 'identity']);
  });

  test('takes 64 KiB and no more', async () => {
    const padded = (size: number): string => list + ' '.repeat(size - list.length);
    expect((await post(padded(65_536))).status).toBe(200);
    const { status, headers: given } = await post(padded(65_537));
    expect([status, given.get('Content-Type')]).toEqual([413, 'application/json']);
    const stream = new Blob([padded(200_000)]).stream();
    const streamed = await fetch(new URL('/mcp', server.url), {
      method: 'POST',
      headers,
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  test.each([
    ['no JSON', '{'],
    ['no message', '[1]'],
    ['another message', '{"jsonrpc":"2.0","id":1}'],
    ['nothing', ''],
    ['no UTF-8', new Uint8Array([0xff, 0xfe, 0x00])],
    ['depth', '['.repeat(30_000) + ']'.repeat(30_000)],
    [
      'depth in arguments',
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"convert","arguments":{"value":${'['.repeat(20_000)}${']'.repeat(20_000)}}}}`,
    ],
    [
      'a prototype',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"convert","arguments":{"__proto__":{"value":1}}}}',
    ],
  ])('outlives %s', async (_, body) => {
    const { status } = await post(body);
    expect(status).toBeLessThan(500);
    expect((await post(list)).status).toBe(200);
  });

  test.each([
    ['https://evil.example', 403],
    ['http://127.0.0.1.evil.example', 403],
    ['null', 403],
    ['http://localhost:6274', 200],
    ['http://127.0.0.1:1234', 200],
  ])('answers a page of %s with %i', async (origin, status) => {
    expect((await post(list, { Origin: origin })).status).toBe(status);
  });

  test('answers pages of the configured origins', async () => {
    const app = createApp({ mcpOrigins: ['agents.example'] });
    const ask = (origin: string) =>
      app.request('http://localhost/mcp', { method: 'POST', headers: { ...headers, Origin: origin }, body: list });
    expect((await ask('https://agents.example')).status).toBe(200);
    expect((await ask('https://others.example')).status).toBe(403);
  });

  test('takes one message in a request', async () => {
    for (const body of [`[${list}]`, ` \n[${list},${list}]`, `\ufeff[${list}]`]) {
      const answer = await post(body);
      const { error } = (await answer.json()) as { readonly error: { readonly code: number } };
      expect([answer.status, error.code]).toEqual([400, -32_600]);
    }
  });

  test('is never kept, and has an id', async () => {
    const { headers: given } = await post(list, { 'X-Request-Id': 'mine' });
    expect([given.get('Cache-Control'), given.get('X-Request-Id')]).toEqual(['no-store', 'mine']);
  });
});
