import { describe, expect, test } from 'vitest';
import { cellConverter } from '../src/column/number.ts';
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

  test.each(['5.0(2', '(5)', '5 +0.2/-0.1', '5.0(2) m'])('is left in a column: %s', (text) => {
    expect(cellConverter('kg', 'lb')(text)).toHaveProperty('reason');
  });
});
