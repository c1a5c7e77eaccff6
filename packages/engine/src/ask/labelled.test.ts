import { describe, expect, test } from 'vitest';
import { localeOf } from '../../fixtures/locale.ts';
import { sampleOf } from '../../../../scripts/sample.ts';
import { ask } from '../ask.ts';
import { UnitsError } from '../model/error.ts';
import type { Speech } from '../model/speech.ts';
import { catalogue } from '../text/catalogue.ts';
import { makeSource } from '../text/span.ts';
import { number, tool, type AnyTool } from '../tool/declaration.ts';
import { quantity } from '../tool/measured.ts';
import { findLabelled } from './labelled.ts';
import { speechIn } from './speeches.ts';
import { indexTools } from './tool-question.ts';
import { tools } from './tools.ts';

const today = '2026-11-22';
/** The languages with words for every calculator. */
const tags = ['en', 'ar', 'de', 'es', 'fr', 'hi', 'ja', 'pt'];

type Given = Readonly<Record<string, unknown>>;

/** A value as people of a language write it. */
const written = (tag: string, one: AnyTool, key: string, value: unknown): string => {
  const { kind, ...field } = one.params[key]!;
  const names = tag === 'en' ? 'names' in field && field.names : speechIn(tag)!.tools[one.id]!.names[key];
  const name = kind === 'choice' ? (names as Given | undefined)?.[String(value)] : undefined;
  if (typeof name === 'string') return name;
  const text = Array.isArray(value) ? value.join('; ') : String(value);
  const isNumber = ['number', 'numbers', 'quantity'].includes(kind);
  return isNumber ? text.replaceAll('.', (0.5).toLocaleString(tag).charAt(1)) : text;
};

/** A question of the name of a calculator and the labels of its values, the last value first. */
const questionIn = (tag: string, one: AnyTool, given: object): string => {
  const { name, params } = tag === 'en' ? { name: one.name, params: {} } : speechIn(tag)!.tools[one.id]!;
  const values = Object.entries({ ...choicesOfUnits(one), ...given }).map(
    ([key, value]) =>
      `${((params as Given)[key] as string | undefined) ?? one.params[key]!.label} ${written(tag, one, key, value)}`,
  );
  return `${name}: ${values.reverse().join(', ')}`;
};

/** The choices that units of values depend on, by their keys: a question says them. */
const choicesOfUnits = ({ params }: AnyTool): Record<string, string> =>
  Object.fromEntries(
    Object.values(params).flatMap((field) => {
      const by = field.kind === 'number' && typeof field.unit === 'object' ? field.unit.by : undefined;
      const choice = by === undefined ? undefined : params[by];
      return choice?.kind === 'choice' ? [[by, choice.default ?? choice.values[0]]] : [];
    }),
  );

/** The numbers of an answer. Texts of a table have other names of units. */
const numbersOf = (answer: unknown): readonly string[] => JSON.stringify(answer).match(/-?\d+(?:\.\d+)?/g) ?? [];

/** Returns the values of an example that the calculator answers, or undefined: a table that needs a substance. */
const answerTo = (one: AnyTool, given: object): unknown => {
  try {
    return (one as unknown as (values: object) => unknown)(given);
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

describe.each(tags)('%s', async (tag) => {
  const locale = tag === 'en' ? tag : await localeOf(tag);
  const cases = tools.flatMap((one) =>
    one.examples.flatMap(({ given }) => {
      const answer = answerTo(one, given);
      return answer === undefined ? [] : [{ id: one.id, text: questionIn(tag, one, given), answer }];
    }),
  );
  test.each(sampleOf(cases))('$text', ({ id, text, answer }) => {
    const asked = ask(text, { locale, today });
    expect(asked.kind === 'tool' ? asked.tool : asked.kind).toBe(id);
    expect(asked.kind === 'tool' && numbersOf(asked.answer)).toEqual(numbersOf(answer));
  });
});

describe('a new calculator', () => {
  const wage = tool({
    id: 'piece-wage',
    name: 'Piecework calculator',
    category: 'money',
    description: 'Calculates the pay for pieces.',
    keywords: [],
    main: 'pay',
    params: {
      pieces: number({ label: 'Pieces', above: 0 }),
      rate: number({ label: 'Rate (per piece)', above: 0 }),
      length: quantity({ label: 'Cut length', of: 'length', unit: 'cm', units: ['cm'], above: 0 }),
    },
    result: { pay: number({ label: 'Pay' }) },
    examples: [{ given: { pieces: 40, rate: 0.5, length: '2 cm' }, gives: { pay: 20 } }],
    explain: () => ({ formulas: [], rules: [], limits: [] }),
    run: ({ pieces, rate }) => ({ pay: pieces * rate }),
  });
  const words = {
    name: 'Akkordlohnrechner',
    asks: [],
    params: { pieces: 'Stückzahl', rate: 'Satz (je Stück)', length: 'Schnittlänge' },
    names: {},
    answers: { pay: 'Lohn' },
    texts: {},
  };
  const speech: Speech = { ...speechIn('de')!, tools: { 'piece-wage': words } };
  const find = (text: string, spoken?: Speech) =>
    findLabelled(indexTools([wage], spoken), makeSource(text, catalogue), { style: undefined, today });

  test.each([
    ['Piecework: cut length 2 cm, pieces 40, rate 0.5', undefined],
    ['pay: rate (per piece) = 0.5; pieces: 40; cut length: 2 cm', undefined],
    ['Piecework calculator pieces 40 rate 0.5 cut length 2', undefined],
    ['Akkordlohn: Stückzahl 40, Satz 0.5, Schnittlänge 2 cm', speech],
    ['Lohn: Schnittlänge 2 cm, Satz (je Stück) 0.5, Stückzahl 40', speech],
  ])('is asked by its words alone: %s', (text, spoken) => {
    const { given, main } = find(text, spoken)!;
    expect(main).toBe('pay');
    expect(wage.answer(given)).toEqual({ pay: 20 });
  });

  test.each([
    ['without a required value', 'Piecework: pieces 40, cut length 2 cm'],
    ['with another label', 'Piecework: pieces 40, price 0.5, cut length 2 cm'],
    ['with a value of another quantity', 'Piecework: pieces 40, rate 0.5, cut length 2 kg'],
    ['with words after a value', 'Piecework: pieces 40 more, rate 0.5, cut length 2 cm'],
    ['under another name', 'Overtime: pieces 40, rate 0.5, cut length 2 cm'],
  ])('is not asked %s', (_, text) => {
    expect(find(text)).toBeUndefined();
  });
});

const resultOf = (text: string): unknown => ask(text, { today }).result;

test('units and labels imply the choice that they are for', () => {
  expect(resultOf('fuel cost: distance 100 km, fuel efficiency 7 l/100km, fuel price 1.70')).toBeCloseTo(11.9);
  expect(resultOf('bmi: height 5 ft 9 in, weight 154 lb')).toBeCloseTo(22.74, 2);
  expect(resultOf('percentage calculator: from 50, to 60')).toBe(20);
  expect(resultOf('percentage calculator: percent 50, of 60')).toBe(30);
});

test('numbers in the unit of a choice that the text leaves open are not read', () => {
  const cost = 'distance 100, fuel efficiency 7, fuel price 1.70';
  expect(() => ask(`fuel cost: ${cost}`, { today })).toThrow(UnitsError);
  expect(resultOf(`fuel cost: ${cost}, efficiency unit liters per 100 km`)).toBeCloseTo(11.9);
});

test('numbers without a unit of their own have one unit, or none', () => {
  const dilution = (stock: string, wanted: string) => () =>
    resultOf(`dilution: stock concentration ${stock}, final concentration ${wanted}, final volume 50 ml`);
  expect(dilution('10 mg/ml', '2 mg/ml')()).toBe(10);
  expect(dilution('10 g/l', '2 mg/ml')).toThrow(UnitsError);
});

test('a value that the chosen form does not need is refused', () => {
  expect(() => ask('area: width 3 m, height 4 m, radius 2 m', { today })).toThrow(UnitsError);
});
