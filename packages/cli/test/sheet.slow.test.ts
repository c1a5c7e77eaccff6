import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sheet } from '@units/engine/sheet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerLine, type Asking } from '../src/question/answer.ts';
import { completer } from '../src/question/prompt.ts';
import { createSession, shownLine } from '../src/question/session.ts';
import { visible } from '../src/terminal/visible.ts';
import { main, units } from './units.ts';

const asking: Asking = { to: undefined, exact: false, json: false };
const lines = 'speed = 80 km/h\nspeed * 3 h\nprev in miles\n';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'units-sheet-'));
  file = join(folder, 'trip.txt');
  await writeFile(file, lines);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('units sheet', () => {
  test('answers the lines of a file, in a column', async () => {
    expect(await units(['sheet', file])).toEqual({
      code: 0,
      out: 'speed = 80 km/h  = 80 km/h\nspeed * 3 h      = 240 km\nprev in miles    ≈ 149.129 mi\n',
      err: '',
    });
  });

  test('answers standard input, and ends with 1 where a line has an error', async () => {
    const { code, out } = await units(['sheet'], '1 km in m\n1 kg + 1 m\n');
    expect([code, out.split('\n')[0]]).toEqual([1, '1 km in m   = 1,000 m']);
    expect(out).toMatch(/^1 kg \+ 1 m {2}! .*mass/m);
  });

  test('takes rates of many days from the ECB and from Frankfurter', async () => {
    const rates = join(folder, 'rates');
    const asked = '100 EUR in USD\n100 EUR in USD on 2024-03-01\n';
    for (const text of [
      'Date, USD, \n04 March 2024, 1.0846, \n01 March 2024, 1.0813, \n',
      '{"amount":1,"base":"EUR","start_date":"2024-03-01","end_date":"2024-03-04","rates":{"2024-03-01":{"USD":1.0813},"2024-03-04":{"USD":1.0846}}}',
    ]) {
      await writeFile(rates, text);
      const { out } = await units(['sheet', '--rates', rates], asked);
      expect(out).toMatch(/= 108\.46 USD\n.*= 108\.13 USD\n/);
    }
  });

  test('writes Markdown, JSON and a line of JSON for each line', async () => {
    const { out } = await units(['sheet', '--format', 'json', '--today', '2026-11-23', file]);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(sheet(lines.trimEnd(), { today: '2026-11-23' }))));
    const each = (await units(['sheet', '--format', 'jsonl', file])).out.trim().split('\n');
    expect(each.map((line) => (JSON.parse(line) as { unit: string }).unit)).toEqual([
      'kilometer-per-hour',
      'kilometer',
      'mile',
    ]);
    const output = join(folder, 'trip.md');
    expect(await units(['sheet', '--format', 'markdown', '--output', output, file])).toMatchObject({
      code: 0,
      out: '',
    });
    expect(await readFile(output, 'utf8')).toContain('| speed \\* 3 h | 240 km |');
  });

  test.each([
    [['sheet', 'nowhere.txt'], 1, 'nowhere.txt'],
    [['sheet', '--format', 'pdf'], 2, 'text, markdown, json, jsonl'],
    [['sheet', '--watch'], 2, '--watch needs a file'],
    [['sheet', 'a', 'b'], 2, 'one file'],
  ])('refuses %j', async (args, code, sentence) => {
    expect(await units(args)).toEqual({ code, out: '', err: expect.stringContaining(sentence) });
  });

  test('answers again when the file changes', async () => {
    const watched = join(folder, 'watched.txt');
    await writeFile(watched, '1 km in m\n');
    const child = spawn(process.execPath, [main, 'sheet', watched, '--watch']);
    let out = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    await expect.poll(() => out).toContain('= 1,000 m');
    await appendFile(watched, '2 km in m\n');
    await expect.poll(() => out).toContain('= 2,000 m');
    await writeFile(watched, '1\n'.repeat(2001));
    await expect.poll(() => errors).toContain('at most 2000 lines');
    await writeFile(watched, '3 km in m\n');
    await expect.poll(() => out).toContain('= 3,000 m');
    child.kill();
  });

  test('shows what a terminal would obey as text', async () => {
    const { out } = await units(['sheet'], '// \u001B[31mred\n1 + 1\n');
    expect(out).toContain(String.raw`\x1b[31mred`);
    expect(visible('a\u0007b\u202Ec\td\n')).toBe('a\\x07b\\u202ec\td\n');
  });
});

describe('a session at the prompt', () => {
  test('keeps names and the last answer, and leaves other questions as they are', () => {
    const session = createSession(asking);
    const take = (text: string): string | undefined => {
      const { line, isOurs } = session.take(text);
      return isOurs ? (line.error?.message ?? shownLine(line, asking)) : undefined;
    };
    expect(take('5 ft 6 in in cm')).toBeUndefined();
    expect(take('ans * 2')).toBe('335.28 cm');
    expect(take('x = 5 km')).toBe('5 km');
    expect(take('x / 3')).toBe('1.66666666667 km');
    expect(take('* 2')).toBe('3.33333333333 km');
    expect(take('in miles')).toBe('2.07123730746 mi');
    expect(take('f(a) = a^2')).toBe('f(a)');
    expect(take('f(3)')).toBe('9');
    expect(take('x + 2 kg')).toMatch(/mass/);
    expect(take('rent: $1450')).toBe('$1,450');
    expect(session.names.map(({ name }) => name)).toEqual(['x', 'f', 'rent']);
    expect(take('what is 10 km in mi')).toBeUndefined();
    expect(take('किराया = 500')).toBe('500');
    expect(take('किराया * 2')).toBe('1,000');
    expect(take('1 pallet = 48')).toBe('48');
    expect(take('3 pallets')).toBe('144');
    expect(take('# costs')).toBe('');
  });

  test('completes names, functions and units', () => {
    expect(completer('2 * my_s', ['my_speed'])[0]).toContain('my_speed');
    expect(completer('2 * (monthly f', ['monthly food', 'food'])).toEqual([['monthly food'], 'monthly f']);
    expect(completer('sq')[0]).toContain('sqrt');
    expect(completer('5 kilogra')[0]).toContain('kilograms');
  });
});

describe('a number alone', () => {
  test.each([
    ['5 km in miles', false, '3.10685596119'],
    ['5 km in miles', true, '78125/25146'],
    ['71 in in ft and in', false, '5 11'],
    ['20% tip on $48', false, '57.6'],
    ['2^64', true, '18446744073709551616'],
    ['2^64', false, '18446744073709551616'],
    ['1000000007*1000000009', false, '1000000016000000063'],
    ['2^64 + 0.5', false, '18446744073700000000'],
    ['0.1 + 0.2', false, '0.3'],
    ['$12 / 5', false, '2.4'],
    ['100 calories in kJ', false, '0.4184'],
  ])('%s, exact %s', async (question, exact, number) => {
    expect(await answerLine(question, { ...asking, exact, quiet: true })).toBe(number);
  });

  test('is what -q prints', async () => {
    expect(await units(['-q', '100', 'calories', 'in', 'kJ'])).toEqual({ code: 0, out: '0.4184\n', err: '' });
  });
});

describe('help and completions', () => {
  test('units help is the help of the whole, and of a command', async () => {
    expect((await units(['help'])).out).toBe((await units(['--help'])).out);
    expect((await units(['help', 'sheet'])).out).toBe((await units(['sheet', '--help'])).out);
    expect(await units(['help', 'nothing'])).toMatchObject({ code: 2, err: expect.stringContaining('nothing') });
  });

  test('units of a question are completed in a shell', async () => {
    const { out } = await units(['complete', '--', '5', 'kilogr']);
    expect(out).toContain('kilograms\tkg\n');
    expect((await units(['complete', '--', '5', ''])).out).toBe('');
  });
});
