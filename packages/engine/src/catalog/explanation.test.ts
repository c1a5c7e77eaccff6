import { describe, expect, test } from 'vitest';
import { unitIndex } from '../conversion/catalogue.ts';
import type { AnyTool } from '../tool/declaration.ts';
import { tools } from './tools.ts';

type Values = Readonly<Record<string, unknown>>;

const token = /[A-Za-z]+|\d+(?:\.\d+)?|[+−×÷()|²]/g;

/** Evaluates a formula of sums, products, numbers, names, parentheses, absolute values and squares. */
const evaluate = (formula: string, values: Values): number => {
  const tokens = formula.match(token) ?? [];
  let at = 0;
  const take = (): string => tokens[at++]!;
  const atom = (): number => {
    const first = take();
    if (first !== '(' && first !== '|') return /\d/.test(first) ? Number(first) : Number(values[first]);
    const inner = sum();
    take();
    return first === '|' ? Math.abs(inner) : inner;
  };
  const squared = (): number => {
    const value = atom();
    if (tokens[at] !== '²') return value;
    take();
    return value * value;
  };
  const product = (): number => {
    let value = squared();
    while (tokens[at] === '×' || tokens[at] === '÷') value = take() === '×' ? value * squared() : value / squared();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '−') value = take() === '+' ? value + product() : value - product();
    return value;
  };
  return sum();
};

/** Returns the known values of each example: what is given, what it returns, and the defaults. */
const known = ({ examples, params }: AnyTool): readonly Values[] =>
  examples.map(({ given, gives }) => ({
    ...Object.fromEntries(Object.entries(params).map(([key, field]) => [key, field.default])),
    ...given,
    ...gives,
  }));

describe.each(tools.map((tool) => [tool.id, tool, tool.explain()] as const))('%s', (_, tool, explanation) => {
  const { formulas = [], rules = [], limits, units = [], lookUp } = explanation;

  test('states its formulas or rules, and its limits', () => {
    expect(formulas.length + rules.length).toBeGreaterThan(0);
    expect(limits.length).toBeGreaterThan(0);
    for (const sentence of [...rules, ...limits]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    for (const id of units) expect(unitIndex.byId(id)).toBeDefined();
  });

  test.each(formulas)('$gives = $is agrees with the tool', ({ gives, is, when = {} }) => {
    expect(is.replaceAll(token, '').trim()).toBe('');
    const cases = known(tool).filter((values) =>
      Object.entries(when).every(([key, words]) => words!.includes(String(values[key]))),
    );
    expect(cases.length).toBeGreaterThan(0);
    for (const values of cases) expect(evaluate(is, values)).toBeCloseTo(Number(values[gives]), 9);
  });

  test('looks up values that it answers', () => {
    if (!lookUp) return;
    const { given } = tool.examples.find((example) => lookUp.vary in example.given)!;
    for (const value of lookUp.values) {
      const answer = Reflect.apply(tool as never, undefined, [{ ...given, [lookUp.vary]: value }]) as Values;
      for (const key of lookUp.show) expect(answer[key]).toBeDefined();
    }
  });

  test('looks up values around that of the example', () => {
    if (!lookUp) return;
    const { given } = tool.examples.find((example) => lookUp.vary in example.given)!;
    const example = Number(Reflect.get(given, lookUp.vary));
    const numbers = lookUp.values.map(Number);
    if (numbers.some(Number.isNaN)) return;
    expect(example).toBeGreaterThanOrEqual(Math.min(...numbers));
    expect(example).toBeLessThanOrEqual(Math.max(...numbers));
  });
});
