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
import { tools as pt } from '@units/engine/spoken/pt';
import type { AnyFieldWords, AnyToolWords } from '@units/engine/spoken/tool-words';

const foreign = tags.filter((tag) => tag !== 'en');

const camelCase = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const tables = { de, es, fr, ja, pt } as unknown as Readonly<
  Record<Exclude<Tag, 'en'>, Readonly<Record<string, AnyToolWords>>>
>;

/** What the compiler cannot know of a tool's words: sentences that are missing. */
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

/** Digits that are no numbers: those of what is filled in, of standards, and one of a unit or a month in Japanese. */
const noNumbers = /\{\d\}|ISO \d+|\d(?=[ァ-ヶ水月])|0から/g;

describe.each(foreign)('the tools in %s', (tag) => {
  test('have all of their sentences', () => {
    const known = declared.flatMap((tool) => {
      const words = tables[tag][camelCase(tool.id)];
      return words ? [{ tool, words }] : [];
    });
    expect(known.length).toBeGreaterThan(40);
    expect(known.flatMap(({ tool, words }) => missing(tool, words))).toEqual([]);
  });

  test('take their numbers from the engine', () => {
    speakIn(tag);
    // Only names of standards and of systems have digits of their own
    const sentences = Object.values(tables[tag]).flatMap(({ rules = [], limits }) => [...rules, ...limits]);
    const typed = sentences.filter((sentence) => /\d/.test(sentence.replaceAll(noNumbers, '')));
    expect(typed).toEqual([]);
    expect(tools().flatMap((tool) => [...(tool.explain().rules ?? []), ...tool.explain().limits])).not.toContainEqual(
      expect.stringMatching(/\{\d\}|undefined|NaN/),
    );
  });
});
