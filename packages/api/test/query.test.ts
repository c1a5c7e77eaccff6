import { describe, expect, it, test } from 'vitest';
import { ask, query } from './ask.ts';

describe('GET /query', () => {
  it('returns the reading and the result', async () => {
    const { status, body } = await query('/query', { q: '5 ft 6 in in cm' });
    expect(status).toBe(200);
    expect(body).toEqual({
      query: '5 ft 6 in in cm',
      kind: 'conversion',
      quantity: 'length',
      exact: '167.64',
      value: 66,
      unit: 'inch',
      parts: [
        { value: 5, unit: 'foot' },
        { value: 6, unit: 'inch' },
      ],
      to: ['centimeter'],
      result: 167.64,
      results: [{ value: 167.64, unit: 'centimeter' }],
      text: '5 ft 6 in = 167.64 cm',
    });
  });

  it('accepts a quantity without a target', async () => {
    const { body } = await query('/query', { q: ' 1 1/2 cups ' });
    expect(body).toMatchObject({
      query: ' 1 1/2 cups ',
      value: 1.5,
      unit: 'cup',
      to: [],
      text: '1.5 cups',
    });
    expect(body).not.toHaveProperty('result');
    expect(body.results).toHaveLength(6);
    expect(body.results[0]).toEqual({ value: 354.88235475, unit: 'milliliter' });
  });

  it('answers in several units, and names the ingredient', async () => {
    expect((await query('/query', { q: '170 cm in ft and in' })).body).toMatchObject({
      to: ['foot', 'inch'],
      results: [{ value: 5, unit: 'foot' }, { unit: 'inch' }],
      text: '170 cm ≈ 5 ft 6.92913 in',
    });
    expect((await query('/query', { q: '2 cups of honey in grams' })).body).toMatchObject({
      ingredient: 'honey',
      result: 678,
      text: '2 cups (honey) = 678 g',
    });
  });

  it('calculates sums, with their unit', async () => {
    expect((await query('/query', { q: '2 ft * 3 ft in m²' })).body).toEqual({
      query: '2 ft * 3 ft in m²',
      kind: 'calculation',
      quantity: 'area',
      exact: '0.55741824',
      result: 0.55741824,
      unit: 'square-meter',
      results: [{ value: 0.55741824, unit: 'square-meter' }],
      text: '2 ft * 3 ft ≈ 0.557418 m²',
    });
    const { body } = await query('/query', { q: '(3 + 4) * 2' });
    expect(body).toEqual({
      query: '(3 + 4) * 2',
      kind: 'calculation',
      exact: '14',
      result: 14,
      results: [],
      text: '(3 + 4) * 2 = 14',
    });
  });

  it('answers for the calculators', async () => {
    const { body } = await query('/query', { q: '20% tip on $48 split 3 ways' });
    expect(body).toEqual({
      query: '20% tip on $48 split 3 ways',
      kind: 'tool',
      tool: 'tip',
      given: { tip_percent: '20', subtotal: '48', people: '3' },
      answer: (await query('/tip', { tip_percent: '20', subtotal: '48', people: '3' })).body,
      result: 19.2,
      unit: '$',
      text: 'Each person pays: $19.20',
    });
  });

  it('caches an answer that depends on the date until midnight', async () => {
    const { body, headers } = await ask('/query?q=days+until+christmas');
    expect(body).toMatchObject({ tool: 'date-difference', today: new Date().toISOString().slice(0, 10) });
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
  });

  test.each([
    ['1/0', 'division-by-zero', /zero/],
    ['age born 1990-02-29', 'invalid-date', /February 1990 has 28 days/],
    ['4000 in roman', 'out-of-range', /1 to 3999/],
    ['$100 in €', 'incompatible-units', /Currencies/],
    ['20 °C + 10 °C', 'incompatible-units', /point/],
  ])('says why there is no answer to %j', async (q, code, reason) => {
    const { status, body } = await query('/query', { q });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code, reason: expect.stringMatching(reason), parameter: 'q' });
  });

  it('reads and writes numbers as the locale does', async () => {
    const { body } = await query('/query', { q: '1.234,5 m in km', locale: 'de' });
    expect(body).toMatchObject({ locale: 'de', value: 1234.5, result: 1.2345, text: '1.234,5 m = 1,2345 km' });
    expect((await query('/query', { q: '1,234 m', locale: ' ' })).status).toBe(400);
  });

  test.each([
    ['1,234 m', 'ambiguous-number', { index: 0, length: 5 }],
    ['abc 10 km foo', 'invalid-query', { index: 0, length: 3 }],
    ['10 km in foo', 'unknown-unit', { index: 9, length: 3 }],
    ['10 km in kg', 'incompatible-units', { index: 9, length: 2 }],
    ['', 'missing-parameter', { index: 0, length: 0 }],
  ])('refuses %j with the reason and the place', async (q, code, place) => {
    const { status, body } = await query('/query', { q });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: expect.stringMatching(/\S/), code, parameter: 'q', place });
  });

  it('refuses a locale that is not one, a repeated parameter, and none at all', async () => {
    expect((await query('/query', { q: '5 m', locale: 'x' })).body).toMatchObject({ parameter: 'locale' });
    expect((await ask('/query?q=5+m&q=6+m')).body).toMatchObject({ code: 'repeated-parameter', parameter: 'q' });
    expect((await ask('/query')).body).toMatchObject({ code: 'missing-parameter', parameter: 'q' });
  });

  it('is a feature', async () => {
    const { features } = (await ask('/capabilities')).body;
    expect(features.query).toEqual({ state: 'enabled', endpoint: '/query' });
  });
});
