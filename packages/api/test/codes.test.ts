import { describe, expect, test } from 'vitest';
import { ask } from './ask.ts';

const query = (given: Readonly<Record<string, string>>): string => new URLSearchParams(given).toString();
const convert = async (given: Readonly<Record<string, string>>) => ask(`/convert?${query({ value: '1', ...given })}`);

describe('GET /convert', () => {
  test('takes codes of UCUM and of UN/ECE Recommendation 20', async () => {
    expect((await convert({ from: '[lb_av]', to: 'kg', codes: 'ucum' })).body).toEqual({
      value: 1,
      from: '[lb_av]',
      to: 'kg',
      result: 0.45359237,
      codes: 'ucum',
    });
    expect((await convert({ from: 'DZN', to: 'C62', codes: 'UNECE' })).body).toMatchObject({
      result: 12,
      codes: 'unece',
    });
    expect(await convert({ from: 'kg', to: 'lb', codes: 'ucum' })).toMatchObject({
      status: 400,
      body: { code: 'unknown-unit', parameter: 'to' },
    });
    expect((await convert({ from: 'kg', to: 'lb', codes: 'isbn' })).body).toMatchObject({
      code: 'invalid-choice',
      parameter: 'codes',
    });
  });

  test('bridges mass and amount by a substance, and says by which', async () => {
    const { status, body } = await convert({ value: '100', from: 'mg/dL', to: 'mmol/L', substance: 'blood sugar' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result: 5.550744909966918,
      substance: 'glucose',
      molarMass: { gramsPerMole: 180.156, uncertainty: 0.0204, formula: 'C6H12O6' },
    });
    expect((await convert({ from: 'g', to: 'mol', substance: 'C6H12O6' })).body).toMatchObject({
      substance: 'C6H12O6',
    });
    expect((await convert({ from: 'g', to: 'mol', substance: 'glucoze' })).body).toMatchObject({
      code: 'unknown-substance',
      parameter: 'substance',
      suggestions: expect.arrayContaining(['glucose']),
    });
    expect((await convert({ from: 'g', to: 'mol' })).body.error).toContain('for example glucose');
  });

  test('lets quantities meet by an equivalence that is named', async () => {
    expect((await convert({ value: '500', from: 'nm', to: 'THz', as: 'spectral' })).body).toEqual({
      value: 500,
      from: 'nm',
      to: 'THz',
      result: 599.584916,
      as: 'spectral',
    });
    expect((await convert({ value: '500', from: 'nm', to: 'THz' })).body.error).toContain('as spectral');
  });
});

test('POST /batch takes them by item', async () => {
  const conversions = [
    { value: 100, from: 'mg/dL', to: 'mmol/L', substance: 'glucose' },
    { value: 1, from: 'KGM', to: 'GRM', codes: 'unece', as: null },
    { value: 500, from: 'nm', to: 'THz', as: 'spectral' },
  ];
  const { body } = await ask('/batch', { method: 'POST', body: JSON.stringify({ conversions }) });
  expect(body.results.map(({ result }: { result: number }) => result)).toEqual([5.550744909966918, 1000, 599.584916]);
  const wrong = [{ value: 1, from: 'kg', to: 'g', codes: 'unece' }];
  expect((await ask('/batch', { method: 'POST', body: JSON.stringify({ conversions: wrong }) })).body).toMatchObject({
    code: 'unknown-unit',
    parameter: 'conversions[0].from',
  });
});

test('GET /table takes them', async () => {
  const { body } = await ask(`/table?${query({ from: 'mg/dL', to: 'mmol/L', codes: 'ucum', substance: 'glucose' })}`);
  expect(body).toMatchObject({ count: 10, codes: 'ucum', substance: 'glucose' });
});

test('GET /units has the codes of each unit', async () => {
  const { body } = await ask('/units');
  const units = new Map(body.categories.flatMap(({ units: all }: any) => all.map((unit: any) => [unit.id, unit])));
  expect(units.get('kilogram')).toMatchObject({ ucum: 'kg', unece: 'KGM' });
  expect(units.get('square-foot')).toMatchObject({ ucum: '[sft_i]', unece: 'FTK' });
  expect(units.get('dalton')).toMatchObject({ ucum: 'u', ucumNote: expect.stringContaining('1.66053906660e-24 g') });
  expect(units.get('fortnight')).not.toHaveProperty('ucum');
  const count = (key: string): number => Array.from(units.values()).filter((unit: any) => key in unit).length;
  expect(count('ucum')).toBeGreaterThan(800);
  expect(count('unece')).toBeGreaterThan(600);
});
