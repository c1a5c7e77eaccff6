import { sheet } from '@units/engine/sheet';
import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { limits } from '../src/contract.ts';
import { sheetSteps } from '../src/http/sheets.ts';
import { sheetTool } from '../src/mcp/sheet.ts';
import { ask, type Answer } from './ask.ts';

const post = (body: unknown): Promise<Answer> =>
  ask('/sheet', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const euro = (date: string, dollars: number) => ({ base: 'EUR', date, rates: { USD: dollars }, source: 'ECB' });

const road = 'distance = 320 km\nspeed = 80 km/h\ndistance / speed\nprev in min\n5 kg + 3 m\n# end\nnext * 2\nnext = 4';

describe('POST /sheet', () => {
  it('answers each line, as the library does', async () => {
    const { status, headers, body } = await post({ text: road, today: '2026-11-23' });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual(JSON.parse(JSON.stringify(sheet(road, { today: '2026-11-23' }))));
    const lines = body.lines as readonly { readonly shown: string; readonly error?: { readonly code: string } }[];
    expect(lines.map(({ shown }) => shown).slice(0, 4)).toEqual(['320 km', '80 km/h', '4 hr', '240 min']);
    expect([lines[4]!.error?.code, lines[6]!.error !== undefined]).toEqual(['incompatible-units', true]);
  });

  it('shows a sheet to a body that is not JSON', async () => {
    const { status, body } = await post('a = 1');
    expect([status, body.code, body.error]).toEqual([400, 'invalid-body', expect.stringContaining('{"text":')]);
  });

  it('reads the language of the lines', async () => {
    const { body } = await post({ text: '1,5 Meter in Zentimeter', lang: 'de' });
    expect(body.lines).toMatchObject([{ value: 150, unit: 'centimeter' }]);
  });

  it('exchanges money by the rates of its body', async () => {
    const { body } = await post({ text: '50 EUR + 54 USD\n10 EUR in USD', rates: [euro('2026-11-20', 1.08)] });
    expect(body.lines).toMatchObject([
      { value: 100, unit: 'EUR', source: 'ECB', date: '2026-11-20' },
      { value: 10.8, unit: 'USD' },
    ]);
  });

  it('takes rates of several days, of which a line names one', async () => {
    const rates = [euro('2024-03-01', 1.2), euro('2026-11-20', 1.08)];
    const { body } = await post({ text: '10 EUR in USD\n10 EUR in USD on 2024-03-01', rates });
    expect(body.lines).toMatchObject([{ value: 10.8 }, { value: 12, date: '2024-03-01' }]);
  });

  it('puts each answer after its line where text is asked for', async () => {
    const response = await createApp().request('/sheet', {
      method: 'POST',
      headers: { Accept: 'text/plain' },
      body: JSON.stringify({ text: 'a = 2 km\na / 3\nfoo + 1' }),
    });
    const [first, second, third] = (await response.text()).split('\n');
    expect([first, second]).toEqual(['a = 2 km  = 2 km', 'a / 3  ≈ 0.666667 km']);
    expect(third).toMatch(/^foo \+ 1 {2}! /);
  });

  it.each<[unknown, string | undefined]>([
    ['{', undefined],
    [[], 'text'],
    [{}, 'text'],
    [{ text: 5 }, 'text'],
    [{ text: '1', lang: 'tlh' }, 'lang'],
    [{ text: '1', lang: 5 }, 'lang'],
    [{ text: '1', today: 'soon' }, 'today'],
    [{ text: '1', lines: 3 }, 'lines'],
    [{ text: '1', rates: 'EUR' }, 'rates'],
    [{ text: '1', rates: [{ base: 'EUR', date: '2026-11-20', rates: { USD: -1 } }] }, 'rates'],
    [{ text: '1\n'.repeat(2001) }, 'text'],
  ])('refuses %j', async (given, parameter) => {
    const { status, body } = await post(given);
    expect([status, body.parameter]).toEqual([400, parameter]);
  });

  it('refuses a body over the limit', async () => {
    expect((await post({ text: 'x'.repeat(limits.body) })).status).toBe(413);
  });

  it('yields to other requests, with the same result', () => {
    const text = Array.from({ length: 400 }, (_, at) =>
      at === 0 ? 'n0 = 1 km' : `n${at} = n${at - 1} + ${at} m in miles`,
    ).join('\n');
    const steps = sheetSteps({ text }, undefined);
    let pauses = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) pauses++;
    expect(step.value.lines.at(-1)).toEqual(sheet(text).lines.at(-1));
    expect(pauses).toBeGreaterThan(100);
  });
});

describe('the tool for agents', () => {
  it('answers a page, and refuses a longer one', () => {
    const { call } = sheetTool(() => undefined);
    expect(call({ text: 'a = 2 ft\na in cm' })).toMatchObject({ lines: [{ name: 'a' }, { value: 60.96 }] });
    expect(() => call({ text: '1\n'.repeat(60) })).toThrow('1500');
    expect(() => call({ text: '1 + '.repeat(500) })).toThrow('1500');
    expect(() => call({ lines: '1' })).toThrow('lines');
  });

  it('exchanges money by its rates, and by those of the server without them', () => {
    const { call, steps } = sheetTool(() => euro('2026-11-20', 2));
    const text = '10 EUR in USD';
    expect(call({ text })).toMatchObject({ lines: [{ value: 20, unit: 'USD', date: '2026-11-20' }] });
    const rates = [euro('2024-03-01', 1.2), euro('2026-11-23', 1.08)];
    const given = { text: `${text}\n${text} on 2024-03-01`, rates };
    const lines = [
      { value: 10.8, source: 'ECB', date: '2026-11-23' },
      { value: 12, date: '2024-03-01' },
    ];
    expect(call(given)).toMatchObject({ lines });
    expect(Array.from(steps!(given))).toHaveLength(2);
    expect(() => call({ text, rates: [{ base: 'EUR' }] })).toThrow('rates');
    const refused = { lines: [{ error: { message: expect.stringContaining('no rate between them') } }] };
    expect(sheetTool(() => undefined).call({ text })).toMatchObject(refused);
  });
});
