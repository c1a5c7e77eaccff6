import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listUnitRecords } from '@units/engine/catalog';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { units } from './units.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'units-list-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const all = listUnitRecords();
const spellings = all.flatMap((category) => category.units.flatMap(({ aliases }) => aliases));

describe('units list', () => {
  test('names every quantity', async () => {
    const { code, out } = await units(['list']);
    const names = out
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect([code, names]).toEqual([0, all.map(({ name }) => name)]);
  });

  test('names the units of one', async () => {
    const { out } = await units(['list', 'Torque']);
    const [title, ...lines] = out.trimEnd().split('\n');
    const ids = lines.map((line) => line.trim().split(' ')[0]);
    expect([title, ids]).toEqual(['torque', all.find(({ name }) => name === 'torque')!.units.map(({ id }) => id)]);
  });

  test('names the units with a word, of all quantities', async () => {
    const { out } = await units(['list', 'furlong']);
    expect(out).toMatch(/^length\n furlong +fur +furlongs\n/);
    expect(out).toContain('furlong-per-fortnight');
  });

  test('writes every spelling as CSV', async () => {
    const { out } = await units(['list', '--format', 'csv']);
    const rows: Record<string, string>[] = parse(out, { columns: true });
    expect(rows.map(({ spelling }) => spelling)).toEqual(spellings);
    expect(rows.find(({ spelling }) => spelling === 'ft')).toEqual({
      spelling: 'ft',
      unit: 'foot',
      quantity: 'length',
      kind: 'linear',
      scale: '0.3048',
      offset: '0',
    });
  });

  test('writes every spelling as Parquet', async () => {
    const path = join(folder, 'units.parquet');
    expect(await units(['list', '--format', 'parquet', '--output', path])).toEqual({ code: 0, out: '', err: '' });
    const bytes = new Uint8Array(await readFile(path));
    const rows = await parquetReadObjects({ file: bytes.buffer });
    expect(rows.map(({ spelling }) => spelling as string)).toEqual(spellings);
    expect(rows.find(({ spelling }) => spelling === '°F')).toMatchObject({ unit: 'fahrenheit', scale: 5 / 9 });
  });

  test.each([
    [['list', 'nothing-like-it'], 1, 'No quantity and no unit has "nothing-like-it" in its name'],
    [['list', '--format', 'xml'], 2, '--format takes one of text, json, csv, parquet; got xml.'],
  ])('refuses %j', async (args, code, sentence) => {
    expect(await units(args)).toMatchObject({ code, out: '', err: expect.stringContaining(sentence) });
  });
});

describe('units show', () => {
  test('shows the definition, the law, the factor and the spellings', async () => {
    const { out } = await units(['show', 'acre']);
    expect(out).toMatch(/^acre\n/);
    for (const line of [
      /^ {2}quantity +area$/m,
      /^ {2}definition +4840 square-yard$/m,
      /^ {2}factor +4046\.8564224 square-meter$/m,
      /^ {2}status +exact$/m,
      /^ {2}law +\S/m,
      /^ {2}spellings +acre, acres, /m,
    ]) {
      expect(out).toMatch(line);
    }
  });

  test('shows names, spellings and the note in a language, and reads its names', async () => {
    const { out } = await units(['show', '--lang', 'de', 'Meile']);
    expect(out).toMatch(/^mile\n/);
    expect(out).toMatch(/^ {2}note +Straßenverkehr, Vereinigte Staaten, Vereinigtes Königreich\.$/m);
    expect(out).toMatch(/^ {2}spellings +mile, Meile, Meilen, /m);
  });

  test('shows first what a question reads', async () => {
    const { out } = await units(['show', 'kb', '--json']);
    expect((JSON.parse(out) as { id: string }[]).map(({ id }) => id)).toEqual(['kilobyte', 'kilobar', 'kilobit']);
  });

  test('names all meanings of a symbol', async () => {
    const { out } = await units(['show', 'oz']);
    expect(out.match(/^\S+/gm)).toEqual(['ounce', 'fluid-ounce']);
  });

  test('calculates unlisted units', async () => {
    const { out } = await units(['show', 'kg*m/s^2']);
    expect(out).toMatch(/quantity +force\n +factor +1 newton\n/);
  });

  test('gives JSON', async () => {
    const [unit] = JSON.parse((await units(['show', '°F', '--json'])).out) as object[];
    expect(unit).toMatchObject({ id: 'fahrenheit', quantity: 'temperature', toBaseOffset: expect.any(Number) });
  });

  test('refuses what it does not know', async () => {
    expect(await units(['show', 'metr'])).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^"metr" is not a unit that we know\. Did you mean meter, .*\?\n$/),
    });
    expect(await units(['show'])).toMatchObject({ code: 2 });
  });
});
