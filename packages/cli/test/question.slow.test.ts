import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '@units/engine/ask';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { splitQuestion } from '../src/command.ts';
import { answerLine, type Asking } from '../src/question/answer.ts';
import { completer } from '../src/question/prompt.ts';
import { questionOptions } from '../src/question/options.ts';
import { units } from './units.ts';

const line = (question: string, more: Partial<Asking> = {}): Promise<string> =>
  answerLine(question, { to: undefined, exact: false, json: false, ...more });

describe('answerLine', () => {
  test.each([
    ['5 ft 6 in to cm', '167.64 cm'],
    ['5 km in miles', '3.10685596119 mi'],
    ['71 in in ft and in', '5 ft 11 in'],
    ['2 ft * 3 ft in m²', '0.55741824 m²'],
    ['15% of 80 km', '12 km'],
    ['1 + 1', '2'],
    ['$64.20 / 3', '$21.40'],
    ['roman 14', 'Roman numeral: XIV'],
    ['2^64', '18446744073709551616'],
  ])('%s is %s', async (question, answer) => {
    expect(await line(question)).toBe(answer);
  });

  test('shows useful conversions if there is no target', async () => {
    expect((await line('5 ft')).split(', ')).toContain('1.524 m');
  });

  test.each([
    ['5 km to mi', '78125/25146 mi'],
    ['0.1 ft to in', '1.2 in'],
    ['180 deg to rad', 'π rad'],
    ['1 m to ft', '1250/381 ft'],
    ['3 km to m', '3000 m'],
    ['1 deg to rad', '1/180 π rad'],
    ['2^64', '18446744073709551616'],
    ['1000000007 * 1000000009', '1000000016000000063'],
    ['1/3', '1/3'],
    ['1/3 + 1/6', '0.5'],
    ['10^16 + 1', '10000000000000001'],
    ['100000000000000001 m in km', '100000000000000.001 km'],
    ['2 ft * 3 ft in m²', '0.55741824 m²'],
    ['sqrt 2', '1.4142135623730951'],
    ['$12 / 3', '$4'],
    ['20% tip on $48', 'Total: $57.60'],
  ])('exactly, %s is %s', async (question, answer) => {
    expect(await line(question, { exact: true })).toBe(answer);
  });

  test('answers in the unit that is asked for beside the question', async () => {
    expect(await line('5 ft 6 in', { to: 'cm' })).toBe('167.64 cm');
  });

  test('gives the body of GET /query', async () => {
    const body = JSON.parse(await line('5 km in miles', { json: true })) as object;
    expect(body).toEqual({ query: '5 km in miles', ...(JSON.parse(JSON.stringify(ask('5 km in miles'))) as object) });
  });
});

test('writes notes on the answer to standard error', async () => {
  const { out, err } = await units(['100 calories in kJ']);
  expect([out, err]).toEqual(['0.4184 kJ\n', expect.stringContaining('kilocalories')]);
});

describe('splitQuestion', () => {
  test.each([
    [['5', 'ft', 'to', 'cm'], [], ['5', 'ft', 'to', 'cm']],
    [['--json', '-40', 'f', 'to', 'c'], ['--json'], ['-40', 'f', 'to', 'c']],
    [
      ['--to', 'cm', '5', 'ft'],
      ['--to', 'cm'],
      ['5', 'ft'],
    ],
    [['--to=cm', '-.5', 'ft'], ['--to=cm'], ['-.5', 'ft']],
    [['--exact', '--', '--5'], ['--exact'], ['--5']],
    [['5', 'ft', '--json'], ['--json'], ['5', 'ft']],
    [
      ['5', 'ft', '--to', 'cm', '-', '2'],
      ['--to', 'cm'],
      ['5', 'ft', '-', '2'],
    ],
    [['5', 'ft', '--', '--json'], [], ['5', 'ft', '--json']],
    [['5', '--foo'], [], ['5', '--foo']],
    [['--json'], ['--json'], []],
  ])('%j', (args, before, words) => {
    expect(splitQuestion(args, questionOptions)).toEqual({ before, words });
  });
});

describe('units', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'units-question-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('answers one question without quotes', async () => {
    expect(await units(['5', 'ft', '6', 'in', 'to', 'cm'])).toEqual({ code: 0, out: '167.64 cm\n', err: '' });
    expect(await units(['-40', 'f', 'to', 'c'])).toMatchObject({ code: 0, out: '-40°C\n' });
  });

  test('answers a line for each line', async () => {
    expect(await units([], '1 ft to in\nfoo\n\n2 m to cm')).toEqual({
      code: 1,
      out: '12 in\n\n\n200 cm\n',
      err: expect.stringMatching(/^line 2: "foo" is not a unit .*\n$/),
    });
    const { out } = await units(['--json'], '1 ft to in\r\nfoo\r\n');
    const [first, second] = out
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text) as object);
    expect([first, second]).toEqual([
      expect.objectContaining({ query: '1 ft to in', result: 12 }),
      expect.objectContaining({ code: 'unknown-unit', error: expect.any(String) }),
    ]);
  });

  test('keeps the last answer for the next line', async () => {
    expect(await units([], '5 km to mi\nans in ft\nans * 2\n2 m to cm\nans + 1 kg\nans in m\n')).toEqual({
      code: 1,
      out: '3.10685596119 mi\n16,404.1994751 ft\n32,808.3989501 ft\n200 cm\n\n2 m\n',
      err: expect.stringMatching(/^line 5: .*mass.*\n$/),
    });
    expect((await units(['-q'], '5 km to mi\nans in ft')).out).toBe('3.10685596119\n16404.1994751\n');
    expect(await units([], 'ans in ft')).toMatchObject({
      code: 1,
      err: expect.stringContaining('"ans" is not a unit'),
    });
  });

  test.each(
    sampleOf([
      [['5', 'metr'], 1, 'Did you mean'],
      [['--nope', '5'], 2, "Unknown option '--nope'."],
      [['--to'], 2, 'argument missing'],
    ]),
  )('refuses %j with %i', async (args, code, sentence) => {
    expect(await units(args)).toEqual({ code, out: '', err: expect.stringContaining(sentence) });
  });

  test.each(
    sampleOf([
      [['--codes', 'ucum', '120', 'mm[Hg]', 'to', 'kPa'], 0, '15.99864 kPa\n', ''],
      [['--codes', 'unece', '3', 'DZN', 'to', 'C62'], 0, '36 C62\n', ''],
      [['--codes', 'ucum', '--json', '--to', 'g/dL', '5', 'g/L'], 0, '"result":0.5,"codes":"ucum"}\n', ''],
      [['--codes', 'ucum', '5', 'furlong', 'to', 'm'], 1, '', 'furlong'],
      [['--codes', 'si', '5', 'm', 'to', 'km'], 2, '', '--codes takes one of ucum, unece, excel, prometheus; got si.'],
      [['--figures', 'drop', '5', 'm', 'to', 'km'], 2, '', '--figures takes one of keep; got drop.'],
      [['--rates', 'nowhere.json', '1', 'EUR', 'to', 'USD'], 1, '', 'There is no file nowhere.json.'],
      [['--codes', 'ucum', '5', 'm'], 2, '', 'a number and two codes'],
    ]),
  )('reads units as codes of a system: %j', async (args, code, out, err) => {
    expect(await units(args)).toEqual({ code, out: expect.stringContaining(out), err: expect.stringContaining(err) });
  });

  test('takes rates of exchange, and says where they are from', async () => {
    const rates = join(folder, 'rates.json');
    await writeFile(rates, '{"base":"EUR","date":"2026-11-20","rates":{"USD":1.08},"source":"ECB"}');
    const { out } = await units(['--rates', rates, '--json', '100', 'EUR', 'to', 'USD']);
    expect(JSON.parse(out)).toMatchObject({ result: 108, source: 'ECB', date: '2026-11-20' });
    expect(await units(['--rates', rates, '100', 'EUR', 'to', 'USD'])).toEqual({
      code: 0,
      out: '108 USD\n',
      err: 'Rates of 2026-11-20 by ECB.\n',
    });
    expect(await units(['100', 'EUR', 'to', 'USD'])).toMatchObject({ code: 1, out: '' });
    await writeFile(rates, '{');
    expect(await units(['--rates', rates, '1', 'EUR', 'to', 'USD'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be read'),
    });
  });
});

test('the prompt completes the names of units', () => {
  expect(completer('5 kilogra')[0]).toEqual(expect.arrayContaining(['kilogram', 'kilograms']));
  expect(completer('5 ')[0]).toEqual([]);
});

describe('--lang', () => {
  test('reads and answers in a language', async () => {
    expect(await units(['--lang', 'de', '12', 'Meter', 'in', 'Fuß'])).toMatchObject({
      code: 0,
      out: '39,3700787402 Fuß\n',
    });
    expect(await units(['--lang', 'es', '5 km'])).toMatchObject({ code: 0, out: expect.stringContaining('millas') });
    const { out } = await units(['--lang', 'pt-BR', '--json', '12 metros em pés']);
    expect(JSON.parse(out)).toMatchObject({ locale: 'pt', text: '12 metros ≈ 39,3701 pés' });
  });

  test('names the languages there are', async () => {
    const { code, err } = await units(['--lang', 'xx', '5 km']);
    expect(code).toBe(2);
    expect(err).toContain('ar, de, en, es');
  });
});
