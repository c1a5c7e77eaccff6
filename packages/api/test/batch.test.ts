import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { ask, batch, convertible } from './ask.ts';

describe('POST /batch', () => {
  it('answers in the order of the request', async () => {
    const { status, body } = await batch({
      conversions: [
        { value: 1, from: 'ft', to: 'in' },
        { value: 212, from: 'F', to: 'C' },
        { value: 2, from: 'cup', to: 'g', ingredient: 'flour' },
      ],
    });
    expect(status).toBe(200);
    expect(body.count).toBe(3);
    expect(body.results.slice(0, 2)).toEqual([
      { value: 1, from: 'ft', to: 'in', result: 12 },
      { value: 212, from: 'F', to: 'C', result: 100 },
    ]);
    expect(body.results[2]).toMatchObject({ result: 250, ingredient: 'all-purpose-flour' });
  });

  it.each([1, 100])('takes %i conversions', async (count) => {
    const { status, body } = await batch({ conversions: Array.from({ length: count }, () => convertible) });
    expect(status).toBe(200);
    expect(body.results).toHaveLength(count);
    expect(body.count).toBe(count);
  });

  it.each([
    [0, 'invalid-body'],
    [101, 'too-many'],
  ])('refuses %i conversions', async (count, code) => {
    const { status, body } = await batch({ conversions: Array.from({ length: count }, () => convertible) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code, parameter: 'conversions' });
    expect(body.error).toContain('1 to 100');
  });

  it.each([
    ['from', { value: 1, from: 'nonsense', to: 'km' }, 'unknown-unit'],
    ['from', { value: 1, to: 'km' }, 'missing-parameter'],
    ['from', { value: 1, from: null, to: 'km' }, 'unknown-unit'],
    ['from', { value: 1, from: 5, to: 'km' }, 'unknown-unit'],
    ['from', { value: 1, from: '__proto__', to: 'km' }, 'unknown-unit'],
    ['from', { value: 1, from: '\ud800', to: 'km' }, 'unknown-unit'],
    ['to', { value: 1, from: 'mile' }, 'missing-parameter'],
    ['to', { value: 1, from: 'mile', to: 'kg' }, 'incompatible-units'],
    ['value', { from: 'mile', to: 'km' }, 'missing-parameter'],
    ['value', { value: '1', from: 'mile', to: 'km' }, 'invalid-number'],
    ['value', { value: null, from: 'mile', to: 'km' }, 'invalid-number'],
    ['value', { value: true, from: 'mile', to: 'km' }, 'invalid-number'],
    ['value', { value: [1], from: 'mile', to: 'km' }, 'invalid-number'],
    ['from', { value: 1, from: { toString: 1, valueOf: 1 }, to: 'km' }, 'unknown-unit'],
    ['value', { value: { toString: 1, valueOf: 1 }, from: 'mile', to: 'km' }, 'invalid-number'],
    ['ingredient', { value: 1, from: 'cup', to: 'g', ingredient: 'gravel' }, 'unknown-ingredient'],
    ['ingredient', { value: 1, from: 'cup', to: 'g', ingredient: 7 }, 'invalid-text'],
  ])('is all or nothing, and names the %s of the item %j', async (field, item, code) => {
    const { status, body } = await batch({ conversions: [convertible, convertible, convertible, item] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code, parameter: `conversions[3].${field}` });
    expect(body.error).toContain(`conversions[3].${field}`);
  });

  it('gives suggestions for a misspelled unit', async () => {
    const { body } = await batch({ conversions: [{ value: 1, from: 'meterr', to: 'mi' }] });
    expect(body.suggestions).toContain('meter');
  });

  it.each([null, 1, 'x', true, [], [convertible]].map((item) => ({ item })))(
    'refuses the item $item',
    async ({ item }) => {
      const { status, body } = await batch({ conversions: [item] });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid-body', parameter: 'conversions[0]' });
    },
  );

  it('refuses a number beyond the doubles', async () => {
    const { status, body } = await batch('{"conversions":[{"value":1e400,"from":"m","to":"km"}]}');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'out-of-range', parameter: 'conversions[0].value' });
  });

  it('names the item whose result is out of range', async () => {
    const { status, body } = await batch({ conversions: [{ value: 1e308, from: 'km', to: 'nm' }] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'result-out-of-range', parameter: 'conversions[0]' });
  });

  it('takes null for an ingredient that is left out', async () => {
    const { body } = await batch({ conversions: [{ ...convertible, ingredient: null }] });
    expect(body.results[0]).toEqual({ ...convertible, result: 1.609344 });
  });

  it('ignores what it does not know', async () => {
    const { status } = await batch(
      '{"conversions":[{"value":1,"from":"m","to":"km","id":7,"__proto__":{"x":1}}],"note":"x"}',
    );
    expect(status).toBe(200);
  });
});

describe('POST /batch?errors=each', () => {
  const each = (conversions: readonly unknown[], more = '') =>
    ask(`/batch?errors=each${more}`, { method: 'POST', body: JSON.stringify({ conversions }) });

  it('gives every item its result or its mistake, in their order', async () => {
    const { status, body } = await each([
      convertible,
      { value: 1, from: 'kilometr', to: 'mi' },
      { value: 1, from: 'm', to: 'kg' },
      7,
      { value: 'x', from: 'm' },
      { value: 12, from: 'in', to: 'ft' },
    ]);
    expect(status).toBe(200);
    expect(body.count).toBe(6);
    expect(body.results).toEqual([
      { ...convertible, result: 1.609344 },
      {
        value: 1,
        from: 'kilometr',
        to: 'mi',
        error: expect.objectContaining({
          code: 'unknown-unit',
          parameter: 'conversions[1].from',
          suggestions: expect.arrayContaining(['kilometer']),
        }),
      },
      { value: 1, from: 'm', to: 'kg', error: expect.objectContaining({ code: 'incompatible-units' }) },
      { error: expect.objectContaining({ code: 'invalid-body', parameter: 'conversions[3]' }) },
      { from: 'm', error: expect.objectContaining({ code: 'invalid-number', parameter: 'conversions[4].value' }) },
      { value: 12, from: 'in', to: 'ft', result: 1 },
    ]);
  });

  it('still refuses a body that is not a batch', async () => {
    expect((await each([])).status).toBe(400);
    expect((await ask('/batch?errors=each', { method: 'POST', body: '{' })).status).toBe(400);
  });

  it('has a column for the mistakes as CSV', async () => {
    const response = await createApp().request('/batch?errors=each&format=csv', {
      method: 'POST',
      body: JSON.stringify({ conversions: [convertible, { value: 1, from: 'x' }] }),
    });
    const [head] = (await response.text()).split('\r\n');
    expect(head).toBe('value,from,to,result,error.error,error.code,error.parameter');
  });
});

describe('POST /batch?codes=…', () => {
  const inCodes = (codes: string, conversions: readonly object[]) =>
    ask(`/batch?codes=${codes}`, { method: 'POST', body: JSON.stringify({ conversions }) });

  it('reads the units of every item that names no system itself', async () => {
    const { body } = await inCodes('unece', [
      { value: 2, from: 'DZN', to: 'C62' },
      { value: 1, from: '[ft_i]', to: '[in_i]', codes: 'ucum' },
    ]);
    expect(body.results).toMatchObject([
      { result: 24, codes: 'unece' },
      { result: 12, codes: 'ucum' },
    ]);
  });

  it.each(['', 'x'])('refuses the system %j', async (codes) => {
    const { status, body } = await inCodes(codes, [convertible]);
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid-choice', parameter: 'codes' })]);
  });
});

it('caches do not store the answer to a batch', async () => {
  const { headers } = await batch({ conversions: [convertible] });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

describe('the body of a batch', () => {
  const good = JSON.stringify({ conversions: [convertible] });
  const bytes = (text: string) => new TextEncoder().encode(text);

  it.each([
    '',
    ' ',
    'null',
    '[]',
    '1',
    '"x"',
    'true',
    '{}',
    '{"conversions":null}',
    '{"conversions":{}}',
    '{"conversions":"x"}',
    '{',
    '{"conversions":[}',
    "{'conversions':[]}",
    'conversions=1',
    `${good}x`,
    'NaN',
    '[[['.repeat(20_000),
    '__proto__',
    '{"__proto__":{"conversions":[]}}',
  ])('refuses %j', async (text) => {
    const { status, body } = await batch(text);
    expect(status).toBe(400);
    expect(body.code).toBe('invalid-body');
    expect(body.error).toMatch(/conversions/);
  });

  it('refuses no body at all', async () => {
    const { status, body } = await ask('/batch', { method: 'POST' });
    expect(status).toBe(400);
    expect(body.code).toBe('invalid-body');
  });

  it('refuses values that are nested without end', async () => {
    const nested = '['.repeat(30_000) + ']'.repeat(30_000);
    for (const field of ['value', 'from', 'to', 'ingredient']) {
      const item = JSON.stringify({ ...convertible, [field]: 'nested' }).replace('"nested"', nested);
      const { status, body } = await batch(`{"conversions":[${item}]}`);
      expect(status).toBe(400);
      expect(body.parameter).toBe(`conversions[0].${field}`);
    }
  });

  it('refuses bytes that are not UTF-8', async () => {
    const { status, body } = await batch(new Uint8Array([...bytes('{"conversions":"'), 0xff, ...bytes('"}')]));
    expect(status).toBe(400);
    expect(body.code).toBe('invalid-body');
  });

  it('removes a byte order mark', async () => {
    expect((await batch(`\ufeff${good}`)).status).toBe(200);
  });

  it.each(['application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded', 'nonsense', ''])(
    'is read whatever its content type says: %j',
    async (type) => {
      expect((await batch(good, { 'Content-Type': type })).status).toBe(200);
    },
  );

  it('may be 64 KiB and no more', async () => {
    const padded = (length: number) => good + ' '.repeat(length - good.length);
    expect((await batch(padded(65_536))).status).toBe(200);
    const { status, body } = await batch(padded(65_537));
    expect(status).toBe(413);
    expect(body).toEqual({ error: expect.stringContaining('65536'), code: 'body-too-large' });
  });

  it('is refused by the length that is announced', async () => {
    const { status } = await batch(good, { 'Content-Length': '65537' });
    expect(status).toBe(413);
  });

  it('counts a body without an announced length', async () => {
    const chunk = bytes(' '.repeat(10_000));
    const streamed = (chunks: number) =>
      ask('/batch', {
        method: 'POST',
        duplex: 'half',
        body: new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(bytes(good));
            for (let i = 0; i < chunks; i++) controller.enqueue(chunk);
            controller.close();
          },
        }),
      });
    expect((await streamed(6)).status).toBe(200);
    expect((await streamed(7)).status).toBe(413);
  });

  it('that breaks off is refused', async () => {
    const { status, body } = await ask('/batch', {
      method: 'POST',
      duplex: 'half',
      body: new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) }),
    });
    expect(status).toBe(400);
    expect(body.code).toBe('invalid-body');
  });
});
