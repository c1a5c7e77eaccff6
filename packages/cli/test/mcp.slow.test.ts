import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compiled, main, units } from './units.ts';

/** Returns a process of the command for a client. */
const started = (...args: readonly string[]): StdioClientTransport =>
  new StdioClientTransport({
    command: process.execPath,
    args: [main, ...args],
    env: { NODE_COMPILE_CACHE: compiled },
    stderr: 'pipe',
  });

describe.each([
  ['2025-11-25', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
] as const)('units mcp, for a client of %s', (version, mode) => {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  beforeAll(() => client.connect(started('mcp')));
  afterAll(() => client.close());

  test('speaks its version', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
  });

  test('answers, 200 at once', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['ask', 'convert', 'list_units', 'explain_unit', 'sheet', 'rewrite']);
    const calls = Array.from({ length: 200 }, (_, value) =>
      client.callTool({ name: 'convert', arguments: { value, from: 'ft', to: 'in' } }),
    );
    const results = await Promise.all(calls);
    expect(results.map(({ structuredContent }) => (structuredContent as { result: number }).result)).toEqual(
      Array.from({ length: 200 }, (_, value) => value * 12),
    );
  });

  test('explains invalid requests', async () => {
    const { isError, content } = await client.callTool({
      name: 'convert',
      arguments: { value: 1, from: 'km', to: 's' },
    });
    expect([isError, content]).toEqual([true, [{ type: 'text', text: expect.stringContaining('Cannot convert') }]]);
  });
});

test('units mcp --full offers every calculator', async () => {
  const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n';
  const { out } = await units(['mcp', '--full'], list);
  const names = JSON.parse(out).result.tools.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['ask', 'convert', 'tip', 'table', 'list_units']));
});

test('units mcp ends with its input', async () => {
  const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n';
  const { code, out } = await units(['mcp'], list);
  expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ id: 1 })]);
});

describe('units mcp --rates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-mcp-'));
  const file = join(folder, 'rates.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('answers with the rates of the file', async () => {
    writeFileSync(file, JSON.stringify({ base: 'EUR', date: '2026-11-20', rates: { USD: 1.25 }, source: 'ECB' }));
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(started('mcp', '--rates', file));
    const { structuredContent } = await client.callTool({ name: 'ask', arguments: { question: '100 EUR to USD' } });
    expect(structuredContent).toMatchObject({ result: 125, source: 'ECB', date: '2026-11-20' });
    await client.close();
  });

  test('says that the file cannot be read', async () => {
    const { code, out, err } = await units(['mcp', '--rates', join(folder, 'none.json')]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^--rates is ".*none\.json": .+\n$/);
  });
});
