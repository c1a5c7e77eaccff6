import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { cellConverter } from '../src/column/number.ts';
import { convertColumns, type ColumnTask } from '../src/column/stream.ts';
import { answerLine } from '../src/question/answer.ts';

const line = (text: string): Promise<string> =>
  answerLine(text, { to: undefined, exact: false, json: false, locale: undefined });

describe('a number with its uncertainty', () => {
  test.each([
    ['5.0(2) kg in lb', '11.02(44) lb'],
    ['12 Da in kg', '1.99264688270(62)e-26 kg'],
    ['m_p/m_e', '1836.152673422(32)'],
  ])('is answered: %s', async (text, answer) => {
    expect(await line(text)).toBe(answer);
  });

  test.each([
    ['5.0(2)', '11.02(44)'],
    ['5.0 ± 0.2', '11.02(44)'],
    ['5 ± 4 %', '11.02(44)'],
    ['5', '11.023113109243878'],
  ])('is converted in a column: %s', (text, converted) => {
    expect(cellConverter('kg', 'lb')(text)).toEqual({ text: converted });
  });

  test.each([
    ['5.0', '0.2', '11.023113109243878', '0.44092452436975516'],
    ['5.0', '4%', '11.023113109243878', '0.44092452436975516'],
    ['1,234.5', '0.6', '2721.6066266723137', '1.3227735731092654'],
    ['5.0', '', '11.023113109243878', undefined],
    ['5.0', ' ', '11.023113109243878', undefined],
  ])('is converted with the uncertainty beside it: %s, %s', (text, beside, converted, uncertainty) => {
    expect(cellConverter('kg', 'lb')(text, beside)).toEqual({
      text: converted,
      ...(uncertainty === undefined ? {} : { uncertainty }),
    });
  });

  test.each([
    ['5.0(2)', '0.2'],
    ['5.0', '-1'],
    ['5.0', 'x'],
    ['x', '0.2'],
    ['0', '4%'],
  ])('is left with the uncertainty beside it: %s, %s', (text, beside) => {
    expect(cellConverter('kg', 'lb')(text, beside)).toHaveProperty('reason');
  });

  test.each(['5.0(2', '(5)', '5 +0.2/-0.1', '5.0(2) m'])('is left in a column: %s', (text) => {
    expect(cellConverter('kg', 'lb')(text)).toHaveProperty('reason');
  });
});

describe('a column of uncertainties', () => {
  const convertFile = async (text: string, more: Partial<ColumnTask> = {}): Promise<string> => {
    const task = { column: 'm', uncertainty: 'u', quotes: true, as: undefined, convert: cellConverter('kg', 'lb') };
    const out: Buffer[] = [];
    const watcher = { read: () => {}, left: () => {} };
    for await (const piece of convertColumns(Readable.from([Buffer.from(text)]), [{ ...task, ...more }], watcher)) {
      out.push(piece);
    }
    return Buffer.concat(out).toString();
  };

  test('is replaced beside its numbers, wherever it stands', async () => {
    expect(await convertFile('u,n,m\n0.2,a,"5.0"\n,b,1\nx,c,2\n')).toBe(
      'u,n,m\n0.44092452436975516,a,"11.023113109243878"\n,b,2.2046226218487757\nx,c,2\n',
    );
  });

  test('is appended under a name of its own', async () => {
    expect(await convertFile('m,u\n5.0,4%\n1,\nx,1\n', { as: 'lb' })).toBe(
      'm,u,lb,lb_uncertainty\n5.0,4%,11.023113109243878,0.44092452436975516\n1,,2.2046226218487757,\nx,1,,\n',
    );
  });

  test('refuses a file without the column', async () => {
    await expect(convertFile('m,v\n1,2\n')).rejects.toThrow('There is no column "u". The columns are "m", "v".');
    await expect(convertFile('m,u\n1,2\n', { uncertainty: 'm' })).rejects.toThrow('two columns');
  });
});

describe('figures that are kept', () => {
  test.each([
    ['5.0 mi in km', '8.0 km'],
    ['1.20e3 m in ft', '3940 ft'],
    ['5.0(2) kg in lb', '11.02(44) lb'],
    ['1/2 mi in km', '0.804672 km'],
  ])('are those of the value: %s', async (text, answer) => {
    const asking = { to: undefined, exact: false, json: false, locale: undefined, figures: 'keep' } as const;
    expect(await answerLine(text, asking)).toBe(answer);
  });
});
