import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createApp } from '@units/api';
import { ask } from '@units/engine/ask';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerLine } from '../src/question/answer.ts';

const questions = readFileSync(join(import.meta.dirname, '../../engine/fixtures/doors.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [question: string, result: string]);

const app = createApp();
const agent = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  const fetchFromApp = async (url: string | URL, init?: RequestInit): Promise<Response> =>
    app.request(String(url), init);
  await agent.connect(new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), { fetch: fetchFromApp }));
});
afterAll(() => agent.close());

type Body = Readonly<Record<string, unknown>>;

/** Removes the question, which HTTP and the command line repeat. */
const withoutQuery = (body: Body): object =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'query'));

// apps/site tests the boxes of the site
describe.each(questions)('%s', (question, result) => {
  const said = JSON.parse(JSON.stringify(ask(question))) as Body;

  test('is answered right by the library', () => {
    const isNear = Math.abs(Number(said['result']) / Number(result) - 1) < 1e-14;
    expect(isNear || said['result'] === result).toBe(true);
  });

  test('has the same answer over HTTP', async () => {
    const response = await app.request(`/query?q=${encodeURIComponent(question)}`);
    expect(withoutQuery((await response.json()) as Body)).toEqual(said);
  });

  test('has the same answer on the command line', async () => {
    const body = await answerLine(question, { to: undefined, exact: false, json: true });
    expect(withoutQuery(JSON.parse(body) as Body)).toEqual(said);
  });

  test('has the same answer for agents', async () => {
    const { structuredContent } = await agent.callTool({ name: 'ask', arguments: { question } });
    expect(structuredContent).toEqual(said);
  });
});
