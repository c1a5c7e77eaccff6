import { describe, expect, it } from 'vitest';
import { ask, query, type Answer } from './ask.ts';

const refused = ({ status, body }: Answer, code: string, parameter: string): void => {
  expect({ status, code: body.code, parameter: body.parameter }).toEqual({ status: 400, code, parameter });
  expect(body.error).toContain(parameter);
};

describe('numbers', () => {
  const meters = (value: string) => query('/convert', { value, from: 'm', to: 'm' });

  it.each([
    ['5', 5],
    ['-5.5', -5.5],
    ['+5', 5],
    ['.5', 0.5],
    ['-.5', -0.5],
    ['007', 7],
    ['1e3', 1000],
    ['1E+3', 1000],
    ['1.5e-3', 0.0015],
    [' 5 ', 5],
    ['\u00a05\t', 5],
    ['\u22125', -5],
    ['1e\u22123', 0.001],
    ['-0', 0],
    ['5e-324', 5e-324],
    ['1e-400', 0],
    ['1.7976931348623157e308', Number.MAX_VALUE],
    ['0'.repeat(63) + '7', 7],
  ])('reads %j', async (text, value) => {
    const { status, body } = await meters(text);
    expect(status).toBe(200);
    expect(Object.is(body.value, value)).toBe(true);
    expect(Object.is(body.result, value)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'NaN',
    'nan',
    'Infinity',
    '-Infinity',
    'inf',
    '0x10',
    '0b1',
    '0o7',
    '1,5',
    '1,000',
    '1 000',
    '1_000',
    '5 km',
    '5km',
    '1e',
    'e5',
    '.',
    '1.',
    '--5',
    '+-5',
    '5-',
    '1.2.3',
    '1e1.5',
    '٥',
    '５',
    '½',
    'true',
    '0'.repeat(64) + '7',
    '\ud800',
    'null',
    '1n',
  ])('refuses %j', async (text) => {
    refused(await meters(text), 'invalid-number', 'value');
  });

  it.each(['1e309', '1e400', '-1e400', '9'.repeat(60) + 'e999'])('refuses the magnitude of %s', async (text) => {
    refused(await meters(text), 'out-of-range', 'value');
  });

  it('takes a raw plus for the space that it is in a query', async () => {
    const { body } = await ask('/convert?value=+5&from=m&to=m');
    expect(body.value).toBe(5);
  });

  it('refuses a result that no double can hold', async () => {
    const { status, body } = await query('/convert', { value: '1e308', from: 'km', to: 'nm' });
    expect(status).toBe(400);
    expect(body.code).toBe('result-out-of-range');
  });

  it('cuts what was given at 40 characters', async () => {
    const { body } = await meters('x'.repeat(41));
    expect(body.error).toContain(`"${'x'.repeat(40)}…"`);
    expect((await meters('x'.repeat(40))).body.error).toContain(`"${'x'.repeat(40)}"`);
  });

  it('never writes a negative zero', async () => {
    const response = await query('/convert', { value: '-0', from: 'km', to: 'mi' });
    expect(response.body).toEqual({ value: 0, from: 'km', to: 'mi', result: 0 });
  });
});

describe('integers', () => {
  const half = (numerator: string) => query('/fraction', { numerator, denominator: '2' });

  it.each([
    ['12', 12],
    ['+12', 12],
    ['-12', -12],
    ['\u221212', -12],
    [' 12 ', 12],
    ['012', 12],
    ['-0', 0],
    ['9007199254740991', 9_007_199_254_740_991],
  ])('reads %j', async (text, value) => {
    const { status, body } = await half(text);
    expect(status).toBe(200);
    expect(Object.is(body.numerator, value)).toBe(true);
  });

  it.each(['', '12.0', '1e3', '1.5', 'x', '0x10', '1,000', '1 2'])('refuses %j', async (text) => {
    refused(await half(text), 'invalid-integer', 'numerator');
  });

  it.each(['9007199254740992', '-9007199254740992'])('refuses %s, which is out of range', async (text) => {
    refused(await half(text), 'out-of-range', 'numerator');
  });
});

describe('dates', () => {
  const from = (start: string) => query('/date-difference', { start, end: '2024-03-01' });

  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', ' 2024-01-01 '])('reads %j', async (text) => {
    const { status, body } = await from(text);
    expect(status).toBe(200);
    expect(body.start).toBe(text.trim());
  });

  it.each([
    '',
    '2023-02-30',
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-04-31',
    '0000-01-01',
    '10000-01-01',
    '2024-1-1',
    '20240101',
    '2024/01/01',
    '01-02-2024',
    '2024-01-01T00:00:00Z',
    'today',
    '-2024-01-01',
    '２０２４-01-01',
  ])('refuses %j', async (text) => {
    refused(await from(text), 'invalid-date', 'start');
  });
});

describe('flags', () => {
  const between = (inclusive: string) =>
    query('/date-difference', { start: '2024-01-01', end: '2024-01-02', inclusive });

  it.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['false', false],
    ['False', false],
    ['0', false],
  ])('reads %s', async (text, value) => {
    expect((await between(text)).body.inclusive).toBe(value);
  });

  it.each(['', 'yes', 'no', 'on', '2', 't', 'truee'])('refuses %j', async (text) => {
    refused(await between(text), 'invalid-flag', 'inclusive');
  });
});

describe('choices', () => {
  const thin = (unit: string) => query('/bmi', { weight: '70', height: '175', unit });

  it.each(['metric', 'Metric', 'METRIC', ' metric '])('echoes the canonical word for %j', async (text) => {
    expect((await thin(text)).body.unit).toBe('metric');
  });

  it.each(['', 'metrics', 'si', '__proto__', 'constructor'])('refuses %j', async (text) => {
    refused(await thin(text), 'invalid-choice', 'unit');
  });
});

describe('what is left out', () => {
  it.each([
    ['/tip?subtotal=10&people=', 'people', 'invalid-integer'],
    ['/tip?subtotal=10&people', 'people', 'invalid-integer'],
    ['/tip?subtotal=10&tip_percent=%20', 'tip_percent', 'invalid-number'],
    ['/age?birth_date=2000-01-01&as_of=', 'as_of', 'invalid-date'],
    ['/fraction?numerator=1&denominator=2&op=', 'op', 'invalid-choice'],
  ])('is refused when it is there but empty: %s', async (path, parameter, code) => {
    refused(await ask(path), code, parameter);
  });

  it('counts an empty text as left out', async () => {
    const { status, body } = await ask('/unit-price?price=4&quantity=2&unit=');
    expect(status).toBe(200);
    expect(body.unit).toBe('unit');
    expect((await ask('/convert?value=1&from=m&to=km&ingredient=')).status).toBe(200);
  });

  it.each([
    ['/convert?from=m&to=km', 'value'],
    ['/convert?value=1&to=km', 'from'],
    ['/convert?value=1&from=m', 'to'],
    ['/convert?value=1&from=&to=m', 'from'],
    ['/tip', 'subtotal'],
    ['/age', 'birth_date'],
  ])('is refused where it is needed: %s', async (path, parameter) => {
    refused(await ask(path), 'missing-parameter', parameter);
  });
});

describe('parameters', () => {
  it.each([
    '/convert?value=1&value=2&from=m&to=km',
    '/convert?value=1&value=1&from=m&to=km',
    '/convert?value=1&%76alue=1&from=m&to=km',
    '/convert?value=1&value=&from=m&to=km',
    '/convert?value&value&from=m&to=km',
  ])('are refused when they are given more than once: %s', async (path) => {
    const answer = await ask(path);
    refused(answer, 'repeated-parameter', 'value');
    expect(answer.body.error).toContain('given more than once');
  });

  it('takes a list with commas, or its items one by one, as clients write them', async () => {
    const { body } = await ask('/average?values=2,4,9');
    expect(body).toMatchObject({ mean: 5 });
    expect((await ask('/average?values=2&values=4&values=9')).body).toEqual(body);
    expect((await ask('/average?values[]=2&values%5B%5D=4&values[]=9')).body).toEqual(body);
    expect((await ask('/tip?subtotal[]=2')).status).toBe(400);
    expect((await ask('/average?values=2&values=x')).body).toMatchObject({ parameter: 'values' });
  });

  it.each([
    '/convert?value=1&from=m&to=km&x=1&x=2',
    '/convert?value=1&from=m&to=km&__proto__=1&__proto__=2&constructor=3&toString',
    '/convert?value=1&from=m&to=km&value[]=2&Value=3&=4&&&',
  ])('are ignored if they are unknown: %s', async (path) => {
    expect((await ask(path)).body).toEqual({ value: 1, from: 'm', to: 'km', result: 0.001 });
  });

  it.each(['%', '%f', '%zz', '%ff', '%c3', '%ed%a0%80', '%00', '%F0%9F%98%80'])(
    'with the escape %s causes no server error',
    async (text) => {
      const { status, body } = await ask(`/convert?value=1&from=${text}&to=km&${text}=${text}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: expect.any(String), code: expect.stringContaining('unit') });
    },
  );

  it('takes a broken escape as it is written', async () => {
    const { body } = await ask('/unit-price?price=4&quantity=2&unit=100%');
    expect(body.unit).toBe('100%');
  });

  it('reads what is escaped', async () => {
    const { body } = await ask('/convert?value=%2B5&from=%C2%B0C&to=%C2%B0F');
    expect(body).toEqual({ value: 5, from: '°C', to: '°F', result: 41 });
  });
});
