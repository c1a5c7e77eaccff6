import { describe, expect, test } from 'vitest';
import * as byCode from '../tools/by-code.ts';
import * as exported from '../tools/index.ts';
import type { Field, ResultFields } from '../tool/field.ts';
import { checkValue } from '../tool/read.ts';
import { parameterName, type AnyTool } from '../tool/declaration.ts';
import { tools } from './tools.ts';

/** Returns an answer as JSON has it: without undefined properties. */
const json = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Returns the example as query parameters. */
const rawOf = (given: object): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [parameterName(key), String(value)]));

const keysOf = (answer: object): string[] =>
  Object.entries(answer)
    .filter(([, value]) => value !== undefined)
    .map(([key]) => key);

/** Fails if a value does not match its row. */
const checkAgainst = (fields: ResultFields, answer: object): void => {
  for (const [key, field] of Object.entries(fields)) {
    const value: unknown = Reflect.get(answer, key);
    if (value === undefined) expect([key, field.optional]).toEqual([key, true]);
    else if (field.kind === 'measure') {
      expect(value).toEqual({ value: expect.any(Number), unit: expect.any(String), symbol: expect.any(String) });
    } else if (field.kind === 'record' || field.kind === 'list') {
      for (const one of [value].flat()) checkAgainst(field.fields, Object(one));
    } else if (field.kind !== 'either') checkValue(field satisfies Field, value, key);
  }
};

test('the list has every tool, once', () => {
  expect(new Set(tools)).toEqual(new Set<AnyTool>(Object.values({ ...exported, ...byCode })));
  expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
});

describe.each(tools.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  test('has a name, a category and a description', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(tool.name).toMatch(/^[A-Z]/);
    expect(tool.description).toMatch(/^[A-Z].*\.$/);
    expect(tool.keywords.length).toBeGreaterThan(0);
  });

  test('has camelCase keys, and a snake_case name for each', () => {
    for (const key of Object.keys({ ...tool.params, ...tool.result })) {
      expect(key).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
      expect(parameterName(key)).toMatch(/^[a-z]+(_[a-z]+)*$/);
    }
  });

  test.each(tool.examples)('gives the results of its example: $given', ({ given, gives }) => {
    const answer = tool.answer(rawOf(given));
    expect(json(answer)).toEqual(json(gives));
    expect(keysOf(answer).every((key) => key in tool.result)).toBe(true);
    checkAgainst(tool.result, answer);
  });

  test('returns the results of its examples when called', () => {
    const call = Object.values({ ...exported, ...byCode }).find((one) => one.id === id);
    for (const { given, gives } of tool.examples) {
      expect(json(Reflect.apply(call!, undefined, [given]))).toEqual(json(gives));
    }
  });

  test('names the first required parameter that is missing', () => {
    const required = Object.entries(tool.params).find(([, field]) => !field.optional && field.default === undefined);
    const expected = required ? { code: 'missing-parameter', parameter: parameterName(required[0]) } : {};
    expect(() => tool.answer({})).toThrow(expect.objectContaining(expected));
  });
});

test('the number of unread documents does not grow', () => {
  const unseen = tools.flatMap((tool) => (tool.explain().sources ?? []).filter((source) => source.unseen));
  expect(unseen.length).toBeLessThanOrEqual(5);
});
