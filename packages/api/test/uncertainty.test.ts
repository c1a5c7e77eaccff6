import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { ask, batch, query } from './ask.ts';

const inPounds = { result: 11.023113109243878, uncertainty: 0.44092452436975516, text: '11.02(44) lb' };

describe('GET /convert with an uncertainty', () => {
  it.each([
    { value: '5.0(2)' },
    { value: '5.0 ± 0.2' },
    { value: '5.0 +/- 0.2' },
    { value: '(5.0 ± 0.2)' },
    { value: '5.0 ± 4 %' },
    { value: '5.0', uncertainty: '0.2' },
    { value: '5.0', uncertainty: '4%' },
    { value: '5.0', uncertainty: '0.4', coverage: '2' },
    { value: '5.0 ± 0.4 (k=2)' },
  ])('answers $value $uncertainty with that of the result', async (given) => {
    const { body } = await query('/convert', { from: 'kg', to: 'lb', ...(given as Record<string, string>) });
    expect(body).toEqual({ value: 5, from: 'kg', to: 'lb', ...inPounds });
  });

  it('answers as before without one', async () => {
    expect((await ask('/convert?value=5&from=kg&to=lb')).body).toEqual({
      value: 5,
      from: 'kg',
      to: 'lb',
      result: 11.023113109243878,
    });
  });

  it('ignores the offset of a scale, and gives both ends of a level', async () => {
    expect((await ask('/convert?value=20&uncertainty=0.5&from=C&to=F')).body).toMatchObject({ uncertainty: 0.9 });
    expect((await ask('/convert?value=10.0(5)&from=dBm&to=mW')).body).toMatchObject({
      uncertainty: expect.closeTo(1.1512925, 6),
      interval: [expect.closeTo(8.9125094, 6), expect.closeTo(11.220185, 6)],
    });
  });

  it('adds the uncertainty of measured units and of molar masses', async () => {
    const { body } = await ask('/convert?value=12&uncertainty=0&from=Da&to=kg');
    expect(body.text).toBe('1.99264688270(62)e-26 kg');
    const glucose = (await ask('/convert?value=180.156&uncertainty=0&from=g&to=mol&substance=glucose')).body;
    expect(glucose.uncertainty).toBeCloseTo(0.0204 / 180.156, 9);
  });

  it('answers several targets, text and CSV', async () => {
    const { body } = await ask('/convert?value=5.0(2)&from=kg&to=lb,g');
    expect(body.results.map(({ text }: { text: string }) => text)).toEqual(['11.02(44) lb', '5.00(20)e3 g']);
    const app = createApp();
    const text = await app.request('/convert?value=5.0(2)&from=kg&to=lb&format=text');
    expect(await text.text()).toBe('11.02(44) lb\n');
    const csv = await app.request('/convert?value=5.0(2)&from=kg&to=lb&format=csv');
    expect((await csv.text()).split('\r\n')[0]).toBe('value,from,to,result,uncertainty,text');
  });

  it.each([
    ['figures=3', 11, 0.4, '11.0(4) lb'],
    ['places=1', 11, 0.4, '11.0(4) lb'],
    ['places=3', 11.023, 0.441, '11.023(441) lb'],
    ['places=0', 11, inPounds.uncertainty, '11 lb'],
    ['figures=keep', inPounds.result, inPounds.uncertainty, inPounds.text],
  ])('rounds the uncertainty to the place of the result: %s', async (rounding, result, uncertainty, text) => {
    const { body } = await ask(`/convert?value=5.0(2)&from=kg&to=lb&${rounding}`);
    expect(body).toMatchObject({ result, uncertainty, text });
  });

  it.each([
    ['/convert?value=5&uncertainty=-1&from=kg&to=lb', 'invalid-number', 'uncertainty'],
    ['/convert?value=5&uncertainty=much&from=kg&to=lb', 'invalid-number', 'uncertainty'],
    ['/convert?value=5.0(2)&uncertainty=0.2&from=kg&to=lb', 'conflicting-parameters', 'uncertainty'],
    ['/convert?value=20&uncertainty=5%25&from=C&to=F', 'invalid-number', 'uncertainty'],
    ['/convert?value=0&uncertainty=5%25&from=kg&to=lb', 'invalid-number', 'uncertainty'],
    ['/convert?value=5&coverage=2&from=kg&to=lb', 'missing-parameter', 'uncertainty'],
    ['/convert?value=5.0(2)&coverage=0&from=kg&to=lb', 'out-of-range', 'coverage'],
    ['/convert?value=5.0(2&from=kg&to=lb', 'invalid-number', 'value'],
    ['/convert?value=5%20%2B0.2/-0.1&from=kg&to=lb', 'invalid-number', 'value'],
  ])('refuses %s', async (path, code, parameter) => {
    const { status, body } = await ask(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code, parameter });
  });
});

describe('an uncertainty that is refused', () => {
  it('comes with the reason', async () => {
    expect((await ask('/convert?value=5%20%2B0.2/-0.1&from=kg&to=lb')).body.reason).toContain('standard deviations');
  });
});

describe('an uncertainty in a batch and a table', () => {
  it('is in each item of a batch', async () => {
    const { body } = await batch({
      conversions: [
        { value: 5, from: 'kg', to: 'lb', uncertainty: 0.2 },
        { value: 5, from: 'kg', to: 'lb', uncertainty: '4%' },
        { value: 5, from: 'kg', to: 'lb' },
      ],
    });
    expect(body.results).toEqual([
      { value: 5, from: 'kg', to: 'lb', ...inPounds },
      { value: 5, from: 'kg', to: 'lb', ...inPounds },
      { value: 5, from: 'kg', to: 'lb', result: inPounds.result },
    ]);
  });

  it('names the item whose uncertainty is not one', async () => {
    const { body } = await batch({ conversions: [{ value: 5, from: 'kg', to: 'lb', uncertainty: 'much' }] });
    expect(body).toMatchObject({ code: 'invalid-number', parameter: 'conversions[0].uncertainty' });
  });

  it('continues through all rows of a table', async () => {
    const { body } = await ask('/table?from=kg&to=lb&start=5&end=6&uncertainty=0.2');
    expect(body.rows[0]).toEqual({ value: 5, ...inPounds });
    expect(body.rows).toHaveLength(2);
  });
});
