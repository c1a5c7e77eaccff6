import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertLines } from '../src/column/json-lines.ts';
import { cellConverter } from '../src/column/number.ts';
import type { ColumnTask } from '../src/column/stream.ts';

const task = (more: Partial<ColumnTask> = {}): ColumnTask => ({
  column: 'h',
  quotes: true,
  as: undefined,
  convert: cellConverter('in', 'cm'),
  ...more,
});

const convertText = async (text: string, asked = task(), size = 7) => {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
  const left: string[] = [];
  const watcher = { read: () => {}, left: (line: number, reason: string) => left.push(`${line}: ${reason}`) };
  const out: Buffer[] = [];
  for await (const piece of convertLines(Readable.from(pieces), [asked], watcher)) out.push(piece);
  return { text: Buffer.concat(out).toString(), left };
};

test('replaces a number by a number and a string by a string, and nothing else', async () => {
  const { text, left } = await convertText(
    '{"h":70,"n":"a"}\n\n{ "n" : "}\\"{h:", "in": {"h": 1}, "h" :  "71" }\r\n{"h":1.0e1}',
  );
  expect(text).toBe('{"h":177.8,"n":"a"}\n\n{ "n" : "}\\"{h:", "in": {"h": 1}, "h" :  "180.34" }\r\n{"h":25.4}');
  expect(left).toEqual([]);
});

test('appends a member as the others are written', async () => {
  const { text } = await convertText('{"h":70}\n{"h": "71", "n": 1}\r\n{ "h": 1 }\n', task({ as: 'cm "new"' }));
  expect(text).toBe(
    '{"h":70,"cm \\"new\\"":177.8}\n{"h": "71", "n": 1, "cm \\"new\\"": "180.34"}\r\n{ "h": 1, "cm \\"new\\"": 2.54 }\n',
  );
});

test('keeps text that is not a number, and names its line', async () => {
  const given = '{"n":1}\n{"h":null}\n{"h":[1]}\n{"h":true}\n{"h":"x"}\n[1]\n{"h":1\n{}\n';
  const { text, left } = await convertText(given);
  expect(text).toBe(given);
  expect(left).toEqual([
    '1: The line has no "h".',
    '2: The cell is empty.',
    '3: The value is not a number.',
    '4: "true" is not a number.',
    '5: "x" is not a number.',
    '6: The line is not a JSON object.',
    '7: The line is not a JSON object.',
    '8: The line has no "h".',
  ]);
  expect(await convertText('{"h":null}\n{}\n{"h":1,"cm":2}\n', task({ as: 'cm' }))).toEqual({
    text: '{"h":null,"cm":null}\n{"cm":null}\n{"h":1,"cm":2}\n',
    left: ['1: The cell is empty.', '2: The line has no "h".', '3: The line has "cm" already.'],
  });
});

test('finds a name by its letters, however they are escaped, and the last of one name', async () => {
  const { text } = await convertText('{"Gr\\u00f6ße":1}\n{"Größe":1,"Größe":2}\n', task({ column: 'Größe' }));
  expect(text).toBe('{"Gr\\u00f6ße":2.54}\n{"Größe":1,"Größe":5.08}\n');
});

test('converts the uncertainty with its number', async () => {
  const asked = { uncertainty: 'u' };
  expect((await convertText('{"h":70,"u":"0.5"}\n{"h":70}\n', task(asked))).text).toBe(
    '{"h":177.8,"u":"1.27"}\n{"h":177.8}\n',
  );
  expect((await convertText('{"h":70,"u":0.5}\n{"h":70}\n', task({ ...asked, as: 'cm' }))).text).toBe(
    '{"h":70,"u":0.5,"cm":177.8,"cm_uncertainty":1.27}\n{"h":70,"cm":177.8,"cm_uncertainty":null}\n',
  );
});

test('keeps the mark of UTF-8, refuses UTF-16 and lines without end', async () => {
  expect((await convertText('\uFEFF{"h":1}\n')).text).toBe('\uFEFF{"h":2.54}\n');
  const utf16 = convertLines(Readable.from([Buffer.from('\uFEFF{}\n', 'utf16le')]), [task()], {
    read: () => {},
    left: () => {},
  });
  await expect(utf16.next()).rejects.toThrow('UTF-16');
  await expect(convertText(`{"h":"${'x'.repeat(2 ** 20)}`, task(), 2 ** 16)).rejects.toThrow('longer than');
});

test('changes one value of any object', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), fc.integer(), async (object, h) => {
      const { text } = await convertText(
        `${JSON.stringify({ ...object, h })}\n`,
        task({ convert: () => ({ text: '7' }) }),
      );
      expect(text).toBe(`${JSON.stringify({ ...object, h: 7 })}\n`);
    }),
  );
});
