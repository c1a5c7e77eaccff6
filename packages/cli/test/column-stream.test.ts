import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertColumns, type ColumnTask } from '../src/column/stream.ts';

const plus100 = (text: string) => (/^\d+$/.test(text) ? { text: String(Number(text) + 100) } : { reason: 'no number' });

const task = (more: Partial<ColumnTask> = {}): ColumnTask => ({
  column: 'n',
  quotes: true,
  as: undefined,
  convert: plus100,
  ...more,
});

const convertBytes = async (bytes: Buffer, asked: ColumnTask, size = 64 * 1024) => {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
  const left: string[] = [];
  const watcher = { read: () => {}, left: (line: number, reason: string) => left.push(`${line}: ${reason}`) };
  const out: Buffer[] = [];
  for await (const piece of convertColumns(Readable.from(pieces), [asked], watcher)) out.push(piece);
  return { bytes: Buffer.concat(out), left };
};

const convertText = async (text: string, asked = task()) => {
  const { bytes, left } = await convertBytes(Buffer.from(text), asked);
  return { text: bytes.toString(), left };
};

describe('the column', () => {
  test('is replaced, in quotes where it was', async () => {
    const { text, left } = await convertText('n,m\n1,2\n"3","4"\n');
    expect(text).toBe('n,m\n101,2\n"103","4"\n');
    expect(left).toEqual([]);
  });

  test('is appended under a new name', async () => {
    const { text } = await convertText('m,n\r\na,1\r\nb,x\r\n', task({ as: 'sum, new' }));
    expect(text).toBe('m,n,"sum, new"\r\na,1,101\r\nb,x,\r\n');
  });

  test('keeps its column if a line lacks cells', async () => {
    const { text, left } = await convertText('m,n,o\n1\n1,2\n\n1,2,3\n', task({ as: 'sum' }));
    expect(text).toBe('m,n,o,sum\n1,,,\n1,2,,102\n\n1,2,3,102\n');
    expect(left).toEqual(['2: The line has no such cell.']);
  });

  test('is left in a line with more cells than the header, where a decimal comma parts its number', async () => {
    const { text, left } = await convertText('n,m\n1,5,2\n1,2,\n');
    expect(text).toBe('n,m\n1,5,2\n101,2,\n');
    expect(left).toEqual(['2: The line has 3 cells, the header 2.']);
  });

  test('is found after a byte order mark, which stays', async () => {
    const { text } = await convertText('\uFEFFn\n1\n');
    expect(text).toBe('\uFEFFn\n101\n');
  });

  test('is found by the delimiter under which it stands alone', async () => {
    expect((await convertText('a;n;"b,c"\n1;2;3\n')).text).toBe('a;n;"b,c"\n1;102;3\n');
    expect((await convertText('a\tn\n1\t2\n')).text).toBe('a\tn\n1\t102\n');
  });

  test.each(['windows-1252', 'utf-8'])('is found by a name in %s', async (encoding) => {
    const name = Buffer.from('Größe', encoding === 'utf-8' ? 'utf8' : 'latin1');
    const { bytes } = await convertBytes(Buffer.concat([name, Buffer.from('\n1\n')]), task({ column: 'Größe' }));
    expect(bytes).toEqual(Buffer.concat([name, Buffer.from('\n101\n')]));
  });

  test('has a line without an end, and lines without records', async () => {
    expect(await convertText('n,m\n\n1,2\n\n3,4')).toEqual({ text: 'n,m\n\n101,2\n\n103,4', left: [] });
  });

  test('that is missing is refused, and told which there are', async () => {
    await expect(convertText('a,b\n1,2\n')).rejects.toThrow('There is no column "n". The columns are "a", "b".');
    await expect(convertText('')).rejects.toThrow('There is no column "n": the file has no header.');
    await expect(convertText('n,n\n1,2\n')).rejects.toThrow('several columns "n"');
  });
});

test('several columns are converted in one pass, each from the file, and new ones stand in their order', async () => {
  const times10 = (text: string) => ({ text: String(Number(text) * 10) });
  const columns = [task({ as: 'a' }), task({ column: 'm', convert: times10 }), task({ as: 'b', convert: times10 })];
  const out: Buffer[] = [];
  const source = Readable.from([Buffer.from('n;m\n1;"2"\nx;3\n4')]);
  const watcher = { read: () => {}, left: () => {} };
  for await (const piece of convertColumns(source, columns as [ColumnTask, ...ColumnTask[]], watcher)) out.push(piece);
  expect(Buffer.concat(out).toString()).toBe('n;m;a;b\n1;"20";101;10\nx;30;;NaN\n4;;104;40');
});

describe('a cell that does not convert', () => {
  test('is left and named with its line, counted in records', async () => {
    const { text, left } = await convertText('n,m\n"x\ny",1\n2,3\n,4\n5,"6\n7"\n8');
    expect(text).toBe('n,m\n"x\ny",1\n102,3\n,4\n105,"6\n7"\n108');
    expect(left).toEqual(['2: no number', '4: no number']);
  });

  test('may not be there', async () => {
    const { text, left } = await convertText('m,n\n1\n1,2\n');
    expect(text).toBe('m,n\n1\n1,102\n');
    expect(left).toEqual(['2: The line has no such cell.']);
  });

  test('may stand after quotes that end in the middle', async () => {
    const { text } = await convertText('m,n\n"a""b"c,2\n5\' 6",3\n');
    expect(text).toBe('m,n\n"a""b"c,2\n5\' 6",103\n');
  });
});

describe('a file in another form', () => {
  test('has a quote that is never closed', async () => {
    await expect(convertText('n\n1\n"2\n3\n')).rejects.toThrow('Line 3: a quote is opened but never closed.');
    await expect(convertText(`n\n"${'x\n'.repeat(1_000_000)}`)).rejects.toThrow('Line 2: a quote is opened');
    await expect(convertBytes(Buffer.from('n\n1\n2\n"3"\n"4\n'), task(), 2)).rejects.toThrow('Line 5: a quote');
  });

  test('is read where quotes are ordinary', async () => {
    expect((await convertText('n\n1\n"2\n3\n', task({ quotes: false }))).text).toBe('n\n101\n"2\n103\n');
  });

  test('is written in UTF-16', async () => {
    await expect(convertBytes(Buffer.from('\uFEFFn\n1\n', 'utf16le'), task())).rejects.toThrow('UTF-16');
  });
});

test('every other byte stays, however the file is cut', async () => {
  const bytes = fc.constantFrom('a', ' ', '\xE9', '\xFF', '\xC3\xA9', '"', ',', '\n', '\r\n', "'", ';', '0');
  const quoted = fc.array(bytes, { maxLength: 6 }).map((parts) => `"${parts.join('').replaceAll('"', '""')}"`);
  const plain = fc
    .array(fc.constantFrom('a', ' ', '\xE9', '\xFF', "'", ';', '0', '5"'), { maxLength: 5 })
    .map((parts) => parts.join(''))
    .filter((text) => !text.startsWith('"'));
  const cell = fc.oneof(quoted, plain);
  const number = fc.tuple(fc.nat(99_999), fc.boolean(), fc.boolean());
  const line = fc.record({ before: cell, number, after: cell, end: fc.constantFrom('\n', '\r\n') });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), fc.integer({ min: 1, max: 40 }), async (lines, size) => {
      const write = (convert: boolean): Buffer => {
        const rows = lines.map(({ before, number: [value, isNumber, isQuoted], after, end }) => {
          const text = isNumber ? String(convert ? value + 100 : value) : `x${value}`;
          return `${before},${isQuoted ? `"${text}"` : text},${after}${end}`;
        });
        return Buffer.from(`b,n,a\n${rows.join('')}`, 'latin1');
      };
      const { bytes: converted, left } = await convertBytes(write(false), task(), size);
      expect(converted.toString('latin1')).toBe(write(true).toString('latin1'));
      expect(left.length).toBe(lines.filter(({ number: [, isNumber] }) => !isNumber).length);
    }),
    { numRuns: 500 },
  );
});
