import { parse } from 'csv-parse/sync';
import { listTools, listUnitRecords } from '@units/engine/catalog';
import { describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { csvOf } from '../src/http/csv.ts';

const app = createApp();

const ask = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
  const response = await app.request(path, { ...init, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true });
const batch = {
  method: 'POST',
  body: '{"conversions":[{"value":-1,"from":"m","to":"ft"},{"value":2,"from":"cup","to":"g","ingredient":"flour"}]}',
};

describe('text', () => {
  test.each(['/convert?value=5&from=ft&to=in&format=text', '/convert?value=5&from=ft&to=in&format=TEXT'])(
    'is the number: %s',
    async (path) => {
      const { text, headers } = await ask(path);
      expect([text, headers.get('Content-Type')]).toEqual(['60\n', 'text/plain; charset=utf-8']);
    },
  );

  test('is a line for each target', async () => {
    expect((await ask('/convert?value=1&from=mi&to=km,ft,in&format=text')).text).toBe('1.609344\n5280\n63360\n');
  });

  test('is the sentence of a question', async () => {
    expect((await ask('/query?q=5+ft+6+in+in+cm', { Accept: 'text/plain' })).text).toMatch(
      /^5 ft 6 in = 167\.64 cm\n$/,
    );
  });

  test('has what the reader should know in a second line', async () => {
    const { text } = await ask('/query?q=100+calories+in+kJ', { Accept: 'text/plain' });
    expect(text).toMatch(/^100 cal = 0\.4184 kJ\n.*kilocalories.*\n$/);
  });
});

describe('CSV', () => {
  test('is a row for each conversion', async () => {
    const { text, headers } = await ask('/batch', { Accept: 'text/csv' }, batch);
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
    const [first, second] = rowsOf(text);
    expect(first).toMatchObject({ value: '-1', from: 'm', to: 'ft', result: '-3.2808398950131235', ingredient: '' });
    expect(second).toMatchObject({
      result: '250',
      ingredient: 'all-purpose-flour',
      'density.gramsPerMilliliter': expect.stringMatching(/^0\.5/),
    });
  });

  test('is a row for each row of a table', async () => {
    const { text } = await ask('/table?from=C&to=F&start=-10&end=10&step=10&format=csv');
    expect(text).toBe('value,result\r\n-10,14\r\n0,32\r\n10,50\r\n');
  });

  test('is a row for each target', async () => {
    const { text } = await ask('/convert?value=1&from=mi&to=km,ft&format=csv');
    expect(text).toBe('value,from,to,result\r\n1,mi,km,1.609344\r\n1,mi,ft,5280\r\n');
    expect((await ask('/convert?value=1&from=ft&to=in&format=csv')).text).toBe(
      'value,from,to,result\r\n1,ft,in,12\r\n',
    );
  });

  test('is a row for each unit', async () => {
    const rows = rowsOf((await ask('/units?format=csv')).text);
    const all = listUnitRecords();
    expect(rows.map(({ id }) => id)).toEqual(all.flatMap(({ units }) => units.map(({ id }) => id)));
    expect(rows.find(({ id }) => id === 'foot')).toMatchObject({
      category: 'length',
      factorToBase: '0.3048',
      exact: 'true',
    });
    const area = rowsOf((await ask('/units?category=area&format=csv')).text);
    expect(new Set(area.map(({ category }) => category))).toEqual(new Set(['area']));
  });

  test('is a row for each tool', async () => {
    const rows = rowsOf((await ask('/tools', { Accept: 'text/csv' })).text);
    expect(rows.map(({ id }) => id)).toEqual(listTools().map(({ id }) => id));
    expect(rows.find(({ id }) => id === 'tip')).toMatchObject({ parameters: 'subtotal; tip_percent; people; round' });
    expect(rowsOf((await ask('/search?q=tip&format=csv')).text)[0]).toMatchObject({ id: 'tip' });
  });

  test('is safe in a spreadsheet, and keeps its numbers', () => {
    const texts = ['=1+1', '+1', '-1', '@a', '\tb', '\rc', 'a,b', 'a"b', 'a\nb', ''];
    const text = csvOf(texts.map((value, index) => ({ value, number: -index })));
    expect(text.split('\r\n')[0]).toBe('value,number');
    expect(rowsOf(text).map(({ value }) => value)).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@a",
      "'\tb",
      "'\rc",
      'a,b',
      'a"b',
      'a\nb',
      '',
    ]);
    expect(rowsOf(text).map(({ number }) => number)).toEqual(texts.map((_, index) => String(-index)));
  });

  test('holds what a caller gave, safely', async () => {
    const body = '{"conversions":[{"value":1,"from":"=1+1","to":"ft"}]}';
    expect((await ask('/batch', { Accept: 'text/csv' }, { method: 'POST', body })).status).toBe(400);
  });
});

describe('the choice', () => {
  test.each([
    [undefined, 200, 'application/json'],
    ['*/*', 200, 'application/json'],
    ['application/json', 200, 'application/json'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 200, 'application/json'],
    ['application/xml', 200, 'application/json'],
    ['text/csv', 200, 'text/csv; charset=utf-8; header=present'],
    ['text/plain', 200, 'text/plain; charset=utf-8'],
    ['text/*', 200, 'text/plain; charset=utf-8'],
    ['text/csv;q=0.1, application/json', 200, 'application/json'],
    ['*/*, text/csv', 200, 'text/csv; charset=utf-8; header=present'],
    ['TEXT/CSV', 200, 'text/csv; charset=utf-8; header=present'],
    ['text/csv;q=0, */*', 200, 'application/json'],
    ['application/json;q=0, */*', 200, 'text/plain; charset=utf-8'],
    ['application/json;q=0.0, text/csv;q=0.1', 200, 'text/csv; charset=utf-8; header=present'],
    ['application/*;q=0, text/plain;q=0, */*', 200, 'text/csv; charset=utf-8; header=present'],
    ['text/csv;q=0', 200, 'application/json'],
    ['application/json;charset="a,b;q=0"', 200, 'application/json'],
    ['application/json;q=0', 406, 'application/json'],
    ['*/*;q=0', 406, 'application/json'],
  ])('by Accept: %s', async (accept, status, type) => {
    const { headers, ...given } = await ask(
      '/convert?value=5&from=ft&to=in',
      accept === undefined ? {} : { Accept: accept },
    );
    expect([given.status, headers.get('Content-Type'), headers.get('Vary')]).toEqual([status, type, 'Accept']);
  });

  test.each([
    ['/tip?subtotal=1', 'text/csv'],
    ['/table?from=m&to=ft', 'text/plain'],
    ['/units', 'text/plain'],
    ['/health', 'text/csv'],
    ['/openapi.json', 'text/csv'],
  ])('of a form that %s does not have is 406', async (path, accept) => {
    const { status, text } = await ask(path, { Accept: accept });
    expect([status, JSON.parse(text)]).toEqual([406, expect.objectContaining({ code: 'not-acceptable' })]);
    expect((await ask(path, { Accept: `${accept}, */*;q=0.1` })).status).toBe(200);
  });

  test.each([
    '/tip?subtotal=1&format=csv',
    '/table?from=m&to=ft&format=text',
    '/units?format=text',
    '/convert?value=5&from=ft&to=in&format=xml',
    '/convert?value=5&from=ft&to=in&format=',
    '/convert?value=5&from=ft&to=in&format=csv&format=csv',
    '/openapi.json?format=csv',
  ])('by format is 400: %s', async (path) => {
    const { status, text } = await ask(path);
    expect([status, JSON.parse(text)]).toEqual([400, expect.objectContaining({ parameter: 'format' })]);
  });

  test('is that of format, before that of Accept', async () => {
    expect((await ask('/convert?value=5&from=ft&to=in&format=json', { Accept: 'text/csv' })).text).toContain(
      '"result":60',
    );
    expect((await ask('/tip?subtotal=1&format=json', { Accept: 'text/csv' })).status).toBe(200);
  });

  test('leaves mistakes in JSON', async () => {
    const { status, headers } = await ask('/convert?value=x&from=ft&to=in&format=text');
    expect([status, headers.get('Content-Type')]).toEqual([400, 'application/json']);
  });
});

describe('the rounding of /convert', () => {
  const rounded = async (query: string) => JSON.parse((await ask(`/convert?${query}`)).text) as Record<string, unknown>;

  test.each([
    ['value=5&from=km&to=mi&places=2', { result: 3.11, places: 2 }],
    ['value=5&from=km&to=mi&places=0', { result: 3, places: 0 }],
    ['value=5&from=km&to=mi&figures=3', { result: 3.11, figures: 3 }],
    ['value=123456&from=m&to=m&figures=2', { result: 120_000, figures: 2 }],
    ['value=5.0&from=mi&to=km&figures=keep', { result: 8, figures: 2 }],
    ['value=0.01230&from=kg&to=lb&figures=keep', { result: 0.02712, figures: 4 }],
    // Rounds halves away from zero, for the decimal number and not for the slightly smaller double
    ['value=2.675&from=m&to=m&places=2', { result: 2.68 }],
    ['value=-2.675&from=m&to=m&places=2', { result: -2.68 }],
    ['value=1.005&from=m&to=m&figures=3', { result: 1.01 }],
    ['value=-0.001&from=m&to=m&places=2', { result: 0 }],
    ['value=1e300&from=m&to=m&places=2', { result: 1e300 }],
    ['value=5e-324&from=m&to=m&places=100', { result: 0 }],
  ])('%s', async (query, expected) => {
    const body = await rounded(query);
    expect(body).toMatchObject(expected);
    expect(Object.is(body['result'], -0)).toBe(false);
  });

  test('rounds each of several targets', async () => {
    expect(await rounded('value=1&from=mi&to=km,ft&places=1')).toMatchObject({
      results: [
        { to: 'km', result: 1.6 },
        { to: 'ft', result: 5280 },
      ],
      places: 1,
    });
  });

  test('keeps its zeros in text', async () => {
    expect((await ask('/convert?value=1&from=m&to=km,m&places=2&format=text')).text).toBe('0.00\n1.00\n');
    expect((await ask('/convert?value=12&from=in&to=ft&figures=3&format=text')).text).toBe('1.00\n');
  });

  test.each([
    ['places=-1', 'invalid-integer', 'places'],
    ['places=101', 'invalid-integer', 'places'],
    ['places=', 'invalid-integer', 'places'],
    ['places=2.0', 'invalid-integer', 'places'],
    ['figures=0', 'invalid-integer', 'figures'],
    ['figures=22', 'invalid-integer', 'figures'],
    ['figures=all', 'invalid-integer', 'figures'],
    ['places=2&figures=keep', 'conflicting-parameters', 'figures'],
    ['places=2&figures=2', 'conflicting-parameters', 'figures'],
    ['places=2&places=2', 'repeated-parameter', 'places'],
  ])('refuses %s', async (query, code, parameter) => {
    expect(await rounded(`value=1&from=m&to=ft&${query}`)).toMatchObject({ code, parameter });
  });
});

describe('several targets', () => {
  const several = async (to: string) => JSON.parse((await ask(`/convert?value=1&from=mi&to=${to}`)).text) as object;

  test('have a result each', async () => {
    expect(await several('km,%20ft')).toEqual({
      value: 1,
      from: 'mi',
      to: 'km, ft',
      results: [
        { to: 'km', result: 1.609344 },
        { to: 'ft', result: 5280 },
      ],
    });
  });

  test.each([
    ['km,,ft', 'missing-parameter'],
    ['km,', 'missing-parameter'],
    ['km,kg', 'incompatible-units'],
    [Array(51).fill('m').join(','), 'too-many'],
  ])('are refused together: %s', async (to, code) => {
    expect(await several(to)).toMatchObject({ code });
  });

  test('are fifty at most', async () => {
    expect(await several(Array(50).fill('m').join(','))).toMatchObject({ results: { length: 50 } });
  });
});

describe('/units of one category', () => {
  test('has that category alone', async () => {
    const { text, headers } = await ask('/units?category=Fuel%20economy');
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['schemaVersion', 'fuel-economy', 'categories']);
    expect((await ask('/units?category=fuel-economy', { 'If-None-Match': headers.get('ETag')! })).status).toBe(304);
    expect((await ask('/units', { 'If-None-Match': headers.get('ETag')! })).status).toBe(200);
  });

  test('refuses an unknown category, with suggestions', async () => {
    const { status, text } = await ask('/units?category=lenght');
    expect([status, JSON.parse(text)]).toEqual([
      400,
      expect.objectContaining({ code: 'unknown-category', suggestions: ['length'] }),
    ]);
  });
});
