import { tools as declared } from '@units/engine/catalog';
import type { AnyTool } from '@units/engine/server';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../src/content/form-fields.ts';
import { tags, type Tag } from '../src/language.ts';
import { speakIn, tools } from '../src/messages/all.ts';
import { tools as de } from '@units/engine/spoken/de';
import { tools as es } from '@units/engine/spoken/es';
import { tools as fr } from '@units/engine/spoken/fr';
import { tools as ja } from '@units/engine/spoken/ja';
import { tools as ar } from '@units/engine/spoken/ar';
import { tools as hi } from '@units/engine/spoken/hi';
import { tools as pt } from '@units/engine/spoken/pt';
import type { AnyFieldWords, AnyToolWords } from '@units/engine/spoken/tool-words';

const foreign = tags.filter((tag) => tag !== 'en');

const camelCase = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const tables = { ar, de, es, fr, hi, ja, pt } as unknown as Readonly<
  Record<Exclude<Tag, 'en'>, Readonly<Record<string, AnyToolWords>>>
>;

/** Returns the sentences that a tool's translation lacks: the compiler cannot detect them. */
const missing = (tool: AnyTool, words: AnyToolWords): readonly string[] => {
  const { rules = [], limits } = tool.explain();
  const asked = fieldsOf(tool).flatMap(({ name, key = name, description, labels }) => {
    const given = words.params[key]!;
    const has: Exclude<AnyFieldWords, string> = typeof given === 'string' ? { label: given } : given;
    return [
      ...(description !== undefined && has.about === undefined ? [`${tool.id}: ${key} has nothing about it`] : []),
      ...Object.keys(labels?.of ?? {})
        .filter((word) => has.labels?.[word] === undefined)
        .map((word) => `${tool.id}: ${key} has no label for ${word}`),
    ];
  });
  return [
    ...asked,
    ...(rules.length === (words.rules ?? []).length ? [] : [`${tool.id}: ${rules.length} rules`]),
    ...(limits.length === words.limits.length ? [] : [`${tool.id}: ${limits.length} limits`]),
  ];
};

/** The largest number that a language may write in digits where English uses a word, as Japanese does when counting. */
const largestCount = 12;

/** Lists the numbers of a sentence, without the placeholders for the engine's numbers. */
const numbersOf = (sentence: string): readonly string[] =>
  sentence.replaceAll(/\{\d\}/g, '').match(/\d+(?:[.,]\d+)?/g) ?? [];

/** Lists the numbers of a translated sentence that the English original does not have. */
const ownNumbers = (sentence: string, english: string): readonly string[] => {
  const known = new Set(numbersOf(english));
  return numbersOf(sentence).filter((text) => {
    const number = text.replace(',', '.');
    return !known.has(number) && !(Number(number) <= largestCount && Number.isInteger(Number(number)));
  });
};

/** The most numbers of a sentence that a translation says in words. */
const mostInWords = 2;

/** Returns true if a translation uses the engine's numbers, but lacks some, or the minus of one. */
const isIncomplete = (sentence: string, english: string): boolean => {
  const signs = Array.from(english.matchAll(/([-−]?)(?<![\w^])\d[\d,]*(?:\.\d+)?/g), ([, sign]) => sign !== '');
  const used = new Set(Array.from(sentence.matchAll(/\{(\d)\}/g), ([, place]) => Number(place)));
  if (used.size === 0) return false;
  const isSigned = signs.every((sign, place) => !sign || sentence.includes(`−{${place}}`));
  return used.size + mostInWords < signs.length || !isSigned;
};

test.each(tags)('no label in %s names the unit that its value shows', (tag) => {
  speakIn(tag);
  const symbolOf = (value: unknown): string | undefined =>
    typeof value === 'object' && value !== null && 'symbol' in value ? String(value.symbol) : undefined;
  const doubled = tools().flatMap(({ id, result, examples }) =>
    Object.entries(result).flatMap(([key, { label }]) => {
      const symbols = examples.map(({ gives }) => symbolOf(Reflect.get(gives, key)));
      return symbols.some((symbol) => label.includes(`(${symbol})`)) ? [`${id}: ${label}`] : [];
    }),
  );
  expect(doubled).toEqual([]);
});

describe.each(foreign)('the tools in %s', (tag) => {
  test('have all of their sentences', () => {
    speakIn(tag);
    const known = declared.flatMap((tool) => {
      const words = tables[tag][camelCase(tool.id)];
      return words ? [{ tool, words }] : [];
    });
    expect(known.length).toBeGreaterThan(40);
    expect(known.flatMap(({ tool, words }) => missing(tool, words))).toEqual([]);
  });

  test('take their numbers from the engine', () => {
    speakIn(tag);
    const typed = declared.flatMap((tool) => {
      const { rules = [], limits = [] } = tables[tag][camelCase(tool.id)] ?? {};
      const english = tool.explain();
      return [
        ...rules.map((sentence, i) => [sentence, english.rules?.[i] ?? ''] as const),
        ...limits.map((sentence, i) => [sentence, english.limits[i] ?? ''] as const),
      ];
    });
    expect(typed.filter(([sentence, original]) => ownNumbers(sentence, original).length > 0)).toEqual([]);
    expect(typed.filter(([sentence, original]) => isIncomplete(sentence, original))).toEqual([]);
    expect(tools().flatMap((tool) => [...(tool.explain().rules ?? []), ...tool.explain().limits])).not.toContainEqual(
      expect.stringMatching(/\{\d\}|undefined|NaN/),
    );
  });
});
