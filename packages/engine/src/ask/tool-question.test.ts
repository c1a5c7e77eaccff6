import { describe, expect, test } from 'vitest';
import { tools } from '../catalog/tools.ts';
import { parameterName, tool, type AnyTool, type Field, number } from '../tool/declaration.ts';
import { catalogue } from '../text/catalogue.ts';
import { makeSource, span } from '../text/span.ts';
import { readSentence, type Item, type Sequence } from './sentence.ts';
import { findByLook, findByWords, indexTools, type ToolQuestion } from './tool-question.ts';
import { processorTime } from '../../../../scripts/processor-time.ts';

const index = indexTools(tools);
const today = '2026-11-22';

const find = (text: string, within = index): ToolQuestion | undefined => {
  const reading = { style: undefined, today };
  return (
    findByWords(within, span(makeSource(text, catalogue), 0), reading) ??
    findByLook(within, span(makeSource(text, catalogue), 0), reading)
  );
};

const samples: Readonly<Record<Field['kind'], string>> = {
  number: '12',
  integer: '12',
  unit: 'km',
  choice: '',
  date: '2024-05-06',
  text: 'item',
  flag: 'true',
  numbers: '1, 2, 3',
  quantity: '5 foot',
};

/** Returns the text for a parameter: the value in the first example that has it. */
const valueOf = ({ params, examples }: AnyTool, key: string): string => {
  const field = params[key]!;
  const given = examples.map((example) => (example.given as Record<string, string | number | boolean>)[key]);
  const known = given.find((value) => value !== undefined);
  return known === undefined ? (field.kind === 'choice' ? field.values[0]! : samples[field.kind]) : String(known);
};

/** Returns the value of a text. For a measure its size, independent of the notation. */
const meant = ({ params }: AnyTool, key: string, text: string): unknown => {
  const field = params[key]!;
  if (field.kind === 'quantity') return field.read(text, key).size;
  return field.kind === 'numbers' ? text.split(/[,\s]+/).map(Number) : text;
};

/** Returns a sentence as people write it, with or without its optional parts. Parts in any order are turned round in the full one. */
const write = (asked: AnyTool, sequence: Sequence, isFull: boolean): string =>
  sequence
    .map((item: Item): string => {
      if (item.kind === 'word') return item.word;
      if (item.kind === 'slot') {
        const value = valueOf(asked, item.key);
        if (item.unit === 'race') return value.replace(' km', 'k');
        return `${value} ${/^(?:next|last|count|measure|city)$/.test(item.unit ?? '') ? '' : (item.unit ?? '')}`;
      }
      if (item.kind === 'all')
        return inAnOrder(item.parts, isFull)
          .map((part) => write(asked, part, isFull))
          .join(' ');
      return item.isOptional && !isFull ? '' : write(asked, item.ways[0]!, isFull);
    })
    .join(' ');

const inAnOrder = (parts: readonly Sequence[], isFull: boolean): readonly Sequence[] =>
  isFull ? parts.toReversed() : parts;

const slots = (sequence: Sequence, isFull: boolean): string[] =>
  sequence.flatMap((item) => {
    if (item.kind === 'word') return [];
    if (item.kind === 'slot') return [item.key];
    if (item.kind === 'all') return item.parts.flatMap((part) => slots(part, isFull));
    return item.isOptional && !isFull ? [] : slots(item.ways[0]!, isFull);
  });

const asking = tools.filter(({ asks }) => asks.length > 0);

describe.each(asking.map((one) => [one.id, one] as const))('%s', (_, asked) => {
  test('names the result that answers', () => {
    for (const main of [asked.main, ...asked.asks.map((ask) => ask.main ?? asked.main)]) {
      expect(asked.result).toHaveProperty(main!);
    }
  });

  // Test a sentence with a pattern only if the examples match it
  const fits = (says: string, like: RegExp | undefined): boolean =>
    like === undefined || like.test(write(asked, readSentence(says), false));
  const sentences = asked.asks.flatMap(({ says, like }) => says.filter((one) => fits(one, like)));
  test.each(sentences)('is asked by %s', (sentence) => {
    const sequence = readSentence(sentence);
    for (const isFull of [false, true]) {
      const text = write(asked, sequence, isFull);
      const question = find(text);
      expect({ text, asks: question?.tool.id }).toEqual({ text, asks: asked.id });
      for (const key of slots(sequence, isFull)) {
        const given = question!.given[parameterName(key)]!;
        expect({ text, [key]: meant(asked, key, given) }).toEqual({
          text,
          [key]: meant(asked, key, valueOf(asked, key)),
        });
      }
    }
  });
});

test('every tool except the converter declares its questions', () => {
  expect(tools.filter(({ asks }) => asks.length === 0).map(({ id }) => id)).toEqual(['convert']);
});

const made = (says: string) =>
  tool({
    id: 'made',
    name: 'Made',
    description: 'Made up.',
    category: 'numbers',
    keywords: [],
    params: { x: number({ label: 'x' }) },
    result: { x: number({ label: 'x' }) },
    examples: [],
    asks: [says],
    explain: () => ({ limits: [] }),
    run: ({ x }) => ({ x }),
  });

test.each(['double {x', 'double {x])', 'double {y}', '{x} [double]', '(double|{x})'])(
  'refuses the sentence %s',
  (says) => {
    expect(() => indexTools([made(says)])).toThrow(says.includes('{y}') ? 'made' : /made|double/);
  },
);

test.each([
  ['double 12', '12'],
  ['DOUBLE  the 1,5', '1.5'],
  ['double: 12', undefined],
  ['doubled 12', undefined],
  ['double 12 km', undefined],
  ['12 double', undefined],
])('reads %s', (text, x) => {
  expect(find(text, indexTools([made('double {x}')]))?.given['x']).toBe(x);
});

test('a text with many possible readings takes little time', async () => {
  const ways = indexTools([made(`${'[[a] [b] [c] [d]] '.repeat(12)} double {x}`)]);
  const taken = await processorTime(() => {
    expect(find(`${'a b c d '.repeat(20)} double`, ways)).toBeUndefined();
    expect(find('a '.repeat(600), ways)).toBeUndefined();
  });
  expect(taken).toBeLessThan(50);
});
