import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { start, type Running } from '../src/node/server.ts';

const told: (string | undefined)[] = [];
let folder: string;
let file: string;
let server: Running;

const write = (usd: number, date: string): Promise<void> =>
  writeFile(file, JSON.stringify({ base: 'EUR', date, rates: { USD: usd }, source: 'a bank' }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'units-rates-'));
  file = join(folder, 'rates.json');
  await write(1.08, '2026-11-20');
  server = await start({ port: 0, host: '127.0.0.1', ratesFile: file }, { tellRates: (problem) => told.push(problem) });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const ask = async (path: string): Promise<any> => (await fetch(new URL(path, server.url))).json();
const euros = '/query?q=100%20EUR%20to%20USD';

test('answers that used rates say whose and of which day they are', async () => {
  expect(await ask(euros)).toMatchObject({ result: 108, source: 'a bank', date: '2026-11-20' });
  expect(await ask(`${euros}&format=json`)).toMatchObject({ result: 108 });
  expect((await fetch(new URL(euros, server.url))).headers.get('Cache-Control')).toBe('public, max-age=60');
});

test('the file is read again when it changes', async () => {
  await write(1.25, '2026-11-21');
  await vi.waitFor(async () => expect(await ask(euros)).toMatchObject({ result: 125, date: '2026-11-21' }), 20_000);
  expect(await ask('/ready')).toEqual({ status: 'ready', rates: { date: '2026-11-21', source: 'a bank' } });
});

test.each([
  ['broken', () => writeFile(file, '{"base": "EUR"')],
  ['wrong', () => writeFile(file, '{"base": "EUR", "date": "2026-11-22", "rates": {"USD": -1}}')],
  ['gone', () => rm(file)],
])('keeps the last good rates if the file is %s, and logs it', async (_, spoil) => {
  await write(1.25, '2026-11-21');
  await vi.waitFor(async () => expect((await ask('/ready')).rates.problem).toBeUndefined(), 20_000);
  await spoil();
  await vi.waitFor(async () => expect((await ask('/ready')).rates.problem).toContain('RATES_FILE'), 20_000);
  expect(await ask(euros)).toMatchObject({ result: 125 });
  expect(told.at(-1)).toContain('RATES_FILE');
});

test('a server whose file is wrong from the beginning does not start', async () => {
  await writeFile(file, '[]');
  await expect(start({ port: 0, host: '127.0.0.1', ratesFile: file })).rejects.toThrow('RATES_FILE');
});
