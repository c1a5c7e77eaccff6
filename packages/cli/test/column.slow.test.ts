import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { cellConverter } from '../src/column/number.ts';
import { main, units } from './units.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'units-column-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};

describe('cellConverter', () => {
  const convert = cellConverter('in', 'cm');

  test.each([
    ['1', '2.54'],
    [' -0.5 ', '-1.27'],
    ['1e3', '2540'],
    ['−2', '-5.08'],
    ['1,234.5', '3135.63'],
    ['1 000', '2540'],
    ['½', '1.27'],
    ['5 1/2', '13.97'],
    ['-0', '0'],
    ['5.', '12.7'],
    ['123456789.000001', String(Number('313580244.06000254'))],
  ])('reads %s', (cell, result) => {
    expect(convert(cell)).toEqual({ text: result });
  });

  test.each([
    ['abc', '"abc" is not a number.'],
    ['', 'The cell is empty.'],
    ['an', '"an" is not a number.'],
    ['5 ft', '"5 ft" is not a number.'],
    ['5 [x]', '"5 [x]" is not a number.'],
    ['[m_e]', '"[m_e]" is not a number.'],
    ['\u001b[31m5', String.raw`"\u001b[31m5" is not a number.`],
    ['5 ft 3', '"5 ft 3" is not a number.'],
    ['NaN', '"NaN" is not a number.'],
    ['0x10', '"0x10" is not a number.'],
    ['1e999', '"1e999" is not a number.'],
    ['3 to mm', '"3 to mm" is not a number.'],
  ])('leaves %s', (cell, reason) => {
    expect(convert(cell)).toEqual({ reason });
  });

  test('names both readings of an ambiguous number', () => {
    expect(convert('1,500')).toEqual({ reason: expect.stringContaining('could be 1500 or 1.500') });
  });

  test('chooses the meaning of a spelling by both units', () => {
    expect(cellConverter('oz', 'mL')('2')).toEqual({ text: '59.147059125' });
    expect(cellConverter('oz', 'g')('2')).toEqual({ text: '56.69904625' });
  });

  test('refuses units before any cell', () => {
    expect(() => cellConverter('in', 'kg')).toThrow(expect.objectContaining({ code: 'incompatible-units' }));
    expect(() => cellConverter('inn', 'kg')).toThrow(expect.objectContaining({ code: 'unknown-unit' }));
  });
});

describe('units column', () => {
  const heights = ['--column', 'height', '--from', 'in', '--to', 'cm'];
  const people = 'name,height\nAnn,70\nBob,tall\nCid,60\n';

  test('writes to standard output, and names what it left', async () => {
    const path = await file('people.csv', people);
    expect(await units(['column', path, ...heights])).toEqual({
      code: 0,
      out: 'name,height\nAnn,177.8\nBob,tall\nCid,152.4\n',
      err: 'line 3: "tall" is not a number.\n1 cell left as it is.\n',
    });
  });

  test('writes rows with a cell that was left to a file of their own, as they are', async () => {
    const rows = 'name,h,m\r\nAnn,70,100\r\n"Bob ",tall,1\r\nCid,60,x\r\nDan,x,y\r\n';
    const path = await file('rows.csv', rows);
    const [output, rejects] = [join(folder, 'good.csv'), join(folder, 'bad.csv')];
    const both = ['--column', 'h', '--column', 'm', '--from', 'in', '--from', 'lb', '--to', 'cm', '--to', 'kg'];
    expect(await units(['column', path, ...both, '-o', output, '--rejects', rejects])).toEqual({
      code: 0,
      out: '',
      err: expect.stringMatching(/^line 3: "tall"[^]*4 cells left, with their rows in .*bad\.csv\.\n$/),
    });
    expect(await readFile(output, 'utf8')).toBe('name,h,m\r\nAnn,177.8,45.359237\r\n');
    expect(await readFile(rejects, 'utf8')).toBe(rows.replace('Ann,70,100\r\n', ''));
    const lines = await file('rows.jsonl', '{"h":1,"m":"x"}\n{"h":2,"m":3}\n');
    const packed = join(folder, 'bad.jsonl.gz');
    expect((await units(['column', lines, ...both, '--rejects', packed])).out).toBe('{"h":5.08,"m":1.36077711}\n');
    expect(zlib.gunzipSync(await readFile(packed)).toString()).toBe('{"h":1,"m":"x"}\n');
    expect((await units(['column', path, ...both, '-o', 'x.csv', '--rejects', 'x.csv'])).code).toBe(2);
  });

  test('converts JSON lines by the ending of the file, packed ones too, and by --format', async () => {
    const lines = '{"name":"Ann","height":70,"mass":100}\n{"name":"Bob","height":"60"}\n';
    const both = [...heights, '--column', 'mass', '--from', 'lb', '--to', 'kg'];
    const converted = '{"name":"Ann","height":177.8,"mass":45.359237}\n{"name":"Bob","height":"152.4"}\n';
    expect(await units(['column', await file('people.jsonl', lines), ...both])).toEqual({
      code: 0,
      out: converted,
      err: 'line 2: The line has no "mass".\n1 cell left as it is.\n',
    });
    const path = join(folder, 'people.ndjson.gz');
    await writeFile(path, zlib.gzipSync(lines));
    expect((await units(['column', path, ...both])).out).toBe(converted);
    const other = await file('people.txt', lines);
    expect((await units(['column', other, '--format', 'jsonl', ...both])).out).toBe(converted);
    expect((await units(['column', other, '--format', 'xml', ...both])).err).toBe(
      '--format takes one of csv, jsonl, parquet; got xml.\n',
    );
    expect((await units(['column', path, '--no-quotes', ...both])).code).toBe(2);
  });

  test('uses no more memory for a long file than for a short one', async () => {
    const path = await file('long.csv', `name,height\n${'Ann of the long name,70\n'.repeat(800_000)}`);
    // On Linux the figure of the process's resources starts with that of the process that started it
    const told = [
      "import { readFileSync } from 'node:fs';",
      "const own = () => /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1];",
      "const peak = () => process.platform === 'linux' ? own() : process.resourceUsage().maxRSS;",
      "process.on('exit', () => console.error(peak()));",
    ].join('\n');
    const env = { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(told)}` };
    const { err } = await units(['column', path, ...heights, '--output', join(folder, 'long-out.csv')], '', env);
    const kilobytes = Number(err);
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThan(150_000);
  });

  test('ends with 1 where it is strict', async () => {
    const { code, out } = await units(['column', ...heights, '--strict'], people);
    expect([code, out]).toEqual([1, 'name,height\nAnn,177.8\nBob,tall\nCid,152.4\n']);
  });

  test('replaces the very file that it reads, and leaves nothing beside it', async () => {
    const path = await file('in-place.csv', people);
    expect(await units(['column', path, ...heights, '--output', path])).toMatchObject({ code: 0, out: '' });
    expect(await readFile(path, 'utf8')).toBe('name,height\nAnn,177.8\nBob,tall\nCid,152.4\n');
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
  });

  test('leaves nothing incomplete when it is interrupted', async () => {
    const path = join(folder, 'interrupted.csv');
    const child = spawn(process.execPath, [main, 'column', ...heights, '-o', path]);
    child.stdin.write('name,height\nAnn,70\n');
    await expect.poll(async () => (await readdir(folder)).some((name) => name.includes('partial'))).toBe(true);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect((await readdir(folder)).filter((name) => name.startsWith('interrupted'))).toEqual([]);
  });

  test('keeps the output file if the input ends early', async () => {
    const path = await file('kept.csv', 'kept');
    const { code, err } = await units(['column', ...heights, '-o', path], 'name,height\nAnn,70\n"Bob,tall\n');
    expect([code, err]).toEqual([1, expect.stringContaining('Line 3: a quote is opened')]);
    expect(await readFile(path, 'utf8')).toBe('kept');
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
  });

  test.each(
    sampleOf([
      [['--from', 'in', '--to', 'cm'], 2, 'Say which column'],
      [['--column', 'height', '--to', 'cm'], 2, 'Say both units'],
      [[...heights, '--delimiter', '::'], 2, '--delimiter is one ASCII character'],
      [[...heights, '--colour'], 2, "Unknown option '--colour'."],
      [['--column', 'width', '--from', 'in', '--to', 'cm'], 2, 'There is no column "width"'],
      [['--column', 'height', '--from', 'in', '--to', 'kg'], 1, 'Cannot convert from inch'],
      [['nowhere.csv', ...heights], 1, 'There is no file nowhere.csv.'],
      [[tmpdir(), ...heights], 1, 'is a folder'],
    ]),
  )('refuses %j with %i', async (args, code, sentence) => {
    const ended = await units(['column', ...args], people);
    expect(ended).toMatchObject({ code, out: '', err: expect.stringContaining(sentence) });
    expect(ended.err.trim().split('\n')).toHaveLength(1);
  });

  test('ends quietly when its reader stops reading', async () => {
    const child = spawn(process.execPath, [main, 'column', ...heights]);
    let err = '';
    child.stderr.on('data', (text) => (err += String(text)));
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.write('height\n');
    const more = setInterval(() => child.stdin.write('1\n'.repeat(100_000)), 5);
    const code = await new Promise((done) => child.on('close', done));
    clearInterval(more);
    expect([code, err]).toEqual([0, '']);
  });
});

describe('gzip', () => {
  test('is read and written by the names of files', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'units-gzip-'));
    const [from, to, broken] = ['in.csv.gz', 'out.csv.gz', 'broken.csv.gz'].map((name) => join(directory, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(from, zlib.gzipSync('a,b\n1,2\n3,x\n'));
    await writeFile(broken, 'a,b\n1,2\n');
    const options = ['--column', 'a', '--from', 'in', '--to', 'cm'];
    expect(await units(['column', from, ...options])).toEqual({ code: 0, out: 'a,b\n2.54,2\n7.62,x\n', err: '' });
    expect(await units(['column', from, ...options, '--output', to])).toMatchObject({ code: 0, out: '' });
    expect(zlib.gunzipSync(await readFile(to)).toString()).toBe('a,b\n2.54,2\n7.62,x\n');
    expect(await units(['column', broken, ...options])).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be unpacked'),
    });
    await rm(directory, { recursive: true });
  });

  test.skipIf(!('createZstdCompress' in zlib))('and Zstandard are known by their endings', async () => {
    const [path, output, broken] = ['in.jsonl.zst', 'out.zst', 'broken.csv.zst'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(path, zlib.zstdCompressSync('{"a":1}\n'));
    await writeFile(broken, 'a,b\n1,2\n');
    const options = ['--column', 'a', '--from', 'in', '--to', 'cm'];
    expect(await units(['column', path, ...options, '--output', output])).toEqual({ code: 0, out: '', err: '' });
    expect(zlib.zstdDecompressSync(await readFile(output)).toString()).toBe('{"a":2.54}\n');
    expect(await units(['column', broken, ...options])).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be unpacked'),
    });
  });

  test('shows control characters of a header as text', async () => {
    const { code, err } = await units(
      ['column', '--column', 'x', '--from', 'in', '--to', 'cm'],
      'hei\u001B[31mght\n1\n',
    );
    expect([code, err]).toEqual([2, expect.stringContaining(String.raw`hei\x1b[31mght`)]);
  });
});

describe('several columns', () => {
  const csv = 'a,b,c\n1,2,3\n4,5,x\n';

  test('have one pair of units, or each its own', async () => {
    const same = ['--column', 'a', '--column', 'b', '--from', 'in', '--to', 'cm'];
    expect(await units(['column', ...same], csv)).toEqual({
      code: 0,
      out: 'a,b,c\n2.54,5.08,3\n10.16,12.7,x\n',
      err: '',
    });
    const own = ['--column', 'a', '--column', 'c', '--from', 'in', '--from', 'lb', '--to', 'cm', '--to', 'kg'];
    expect(await units(['column', ...own, '--as', 'a_cm', '--as', 'c_kg'], csv)).toEqual({
      code: 0,
      out: 'a,b,c,a_cm,c_kg\n1,2,3,2.54,1.36077711\n4,5,x,10.16,\n',
      err: 'line 3: "x" is not a number.\n1 cell left as it is.\n',
    });
  });

  test.each(
    sampleOf([
      [['--from', 'in', '--from', 'ft', '--to', 'cm'], 'Say --from once'],
      [['--from', 'in', '--to', 'cm', '--as', 'x'], 'Say --as for each'],
      [['--from', 'in', '--to', 'cm', '--uncertainty', 'b'], '--uncertainty belongs'],
    ]),
  )('with %j are refused', async (options, sentence) => {
    const columns = ['--column', 'a', '--column', 'b', '--column', 'c'];
    expect(await units(['column', ...columns, ...options], csv)).toMatchObject({
      code: 2,
      err: expect.stringContaining(sentence),
    });
  });
});
