import { beforeAll, describe, expect, test } from 'vitest';
import { work } from './conversion.ts';
import { meaningOf, spellOut } from './meaning.ts';
import * as international from './international.ts';
import { setInternational } from './number-text.ts';
import * as reader from './reader.ts';
import { answer, readTyped, uncertainOf } from './reader.ts';
import { plainText, type Typed } from './typed.ts';
import { everything, lightIndex } from './units.ts';
import { en } from './words/en.ts';
import { loadWords } from './words/languages.ts';

const converters = { reader, bridge: undefined };
const relate = reader.exactFunctionFor;
const setting = { offers: everything(), words: en, locale: 'en' };

const typed = (text: string, from: string, to: string): Typed => ({
  from: lightIndex.byId(from)!,
  to: lightIndex.byId(to)!,
  side: 'from',
  text,
  reading: undefined,
});

const shown = (text: string, from: string, to: string, locale = 'en') => {
  const read = readTyped(typed(text, from, to), { ...setting, locale });
  const outcome = work(read, en, converters);
  return {
    units: [read.from.id, read.to.id],
    plain: plainText(read),
    ...uncertainOf(read, outcome, relate, en, locale),
  };
};

describe('a number with its uncertainty in a field', () => {
  beforeAll(async () => {
    await reader.loadUncertain('5.0(2)');
    setInternational(international);
  });

  test.each([
    ['5.0(2)', 'kilogram', 'pound', '5.0(2)', '11.02(44)'],
    ['5.0 ± 0.2', 'kilogram', 'pound', '5.0(2)', '11.02(44)'],
    ['5.0 +/- 0.2', 'kilogram', 'pound', '5.0(2)', '11.02(44)'],
    ['5.0 ± 4 %', 'kilogram', 'pound', '5.0(2)', '11.02(44)'],
    ['5 ± 0.4 (k=2)', 'kilogram', 'pound', '5.0(2)', '11.02(44)'],
    ['5.123 ± 0.2', 'kilogram', 'pound', '5.123(200)', '11.29(44)'],
    ['20.0(5)', 'celsius', 'fahrenheit', '20.0(5)', '68.00(90)'],
    ['30(1)', 'mile-per-gallon', 'liter-per-100-kilometer', '30(1)', '7.84(26)'],
    ['5.0(2)', 'kilogram', 'gram', '5.0(2)', '5.00(20)×10³'],
  ])('%s %s in %s', (text, from, to, plain, result) => {
    expect(shown(text, from, to)).toMatchObject({ plain, result });
  });

  test('reads its unit, and a unit of the uncertainty', () => {
    expect(shown('5.0(2) lb', 'kilogram', 'gram')).toMatchObject({ units: ['pound', 'gram'], result: '2268(91)' });
    expect(shown('5 kg ± 200 g', 'kilogram', 'pound')).toMatchObject({ plain: '5.0(2)', result: '11.02(44)' });
    expect(shown('20 °C ± 0.9 °F', 'kelvin', 'fahrenheit')).toMatchObject({ plain: '20.0(5)', result: '68.00(90)' });
  });

  test('is read and written in the way of a locale', () => {
    expect(shown('5,0(2)', 'kilogram', 'pound', 'de')).toMatchObject({
      plain: '5.0(2)',
      given: '5,0(2)',
      result: '11,02(44)',
    });
  });

  test.each(['5.0(2', '5 +0.2/-0.1', '5 m ± 2 kg', '5.0(2) foo', '0 ± 4 %'])('rejects %s', (text) => {
    const { reading } = readTyped(typed(text, 'kilogram', 'pound'), setting);
    expect(reading).toHaveProperty('problem');
  });

  test('is read back from an address', () => {
    const asked = answer({ value: '5.0(2)', from: 'kg', to: 'lb' }, '1', { ...setting, locale: 'de' });
    expect(asked.excuse).toBeUndefined();
    expect(asked.typed).toMatchObject({ text: '5,0(2)', reading: { value: 5, uncertainty: 0.2, plain: '5.0(2)' } });
    expect(answer({ value: '5.0(2) lb', from: 'kg', to: 'g' }, '1', setting).typed).toMatchObject({
      text: '5.0(2)',
      from: { id: 'pound' },
    });
  });

  test('is explained in full', () => {
    const read = readTyped(typed('5.0(2)', 'kilogram', 'pound'), setting);
    const outcome = work(read, en, converters)!;
    const uncertain = uncertainOf(read, outcome, relate, en, 'en');
    expect(reader.inWords(read, outcome, en, 'en', uncertain)).toBe('5.0(2) kilograms is 11.02 ± 0.44 pounds');
  });
});

describe('digits in parentheses', () => {
  test.each([
    ['11.02(44)', '11.02 ± 0.44'],
    ['11,0(4)', '11,0 ± 0,4'],
    ['120(15)', '120 ± 15'],
    ['5.00(20)e3', '(5.00 ± 0.20)e3'],
    ['-2.268(91)×10³ g', '(-2.268 ± 0.091)×10³ g'],
  ])('are spelled out: %s', (text, full) => {
    expect(spellOut(text)).toBe(full);
  });

  test.each(['en', 'ar', 'de', 'es', 'fa', 'fr', 'hi', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'tr', 'zh'])(
    'are explained in %s',
    async (locale) => {
      const { words } = await loadWords(locale);
      const { question, answer: says } = meaningOf('11.02(44) lb', words)!;
      expect(question).toContain('(44)');
      expect(says).toContain('11.02 ± 0.44');
      expect(meaningOf('11.02 lb', words)).toBeUndefined();
    },
  );
});
