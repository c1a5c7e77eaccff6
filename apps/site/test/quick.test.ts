import { ingredientPages } from '@units/engine/pages';
import { listUnits } from '@units/engine/catalog';
import { convert, table } from '@units/engine/tools';
import { describe, expect, test } from 'vitest';
import { densities } from '../src/content/densities.ts';
import { shelves } from '../src/content/shelves.ts';
import { quickAnswers } from '../src/islands/quick.ts';
import { readShelf } from '../src/islands/shelf.ts';

// Quick answers are those of the tools, or none at all.

type Texts = Readonly<Record<string, string>>;

const slow = { timeout: 60_000 };

const read = new Map(Array.from(shelves(), ([name, text]) => [name, readShelf(text)]));
const filled = densities();
const quick = quickAnswers({ loadShelf: async (name) => read.get(name), loadDensities: async () => filled });

const results = (answer: object | undefined): unknown => answer && JSON.parse(JSON.stringify(answer));

const quickly = async (tool: 'convert' | 'table', given: Texts): Promise<unknown> =>
  results(await quick[tool]!(given, (key) => key));

/** What the tool itself says, without what it says of an ingredient. */
const thoroughly = (tool: typeof convert | typeof table, given: Texts): unknown => {
  try {
    const { ingredient: _, density: __, ...rest } = tool.answer(given) as Readonly<Record<string, unknown>>;
    return results(rest);
  } catch {
    return undefined;
  }
};

const spellings = listUnits().flatMap(({ baseUnit, units }) =>
  units.flatMap(({ aliases }) => aliases.map((alias) => ({ alias, baseUnit }))),
);

const differences = async (pairs: readonly (readonly [string, string])[], ingredient?: string) => {
  let answered = 0;
  const wrong: unknown[] = [];
  for (const [from, to] of pairs) {
    const given = { value: '2.5', from, to, ...(ingredient === undefined ? {} : { ingredient }) };
    const quickAnswer = await quickly('convert', given);
    if (quickAnswer === undefined) continue;
    answered += 1;
    if (JSON.stringify(quickAnswer) !== JSON.stringify(thoroughly(convert, given))) wrong.push([from, to, quickAnswer]);
  }
  return { wrong, answered };
};

test('every spelling in every quantity', slow, async () => {
  const { wrong, answered } = await differences(spellings.map(({ alias, baseUnit }) => [alias, baseUnit]));
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(0.95 * spellings.length);
});

test.each([
  ['capitals', (text: string) => text.toUpperCase()],
  ['a capital', (text: string) => text.charAt(0).toUpperCase() + text.slice(1)],
  ['small letters', (text: string) => text.toLowerCase()],
  ['one more letter', (text: string) => `${text}s`],
])('every spelling in %s', slow, async (_, change) => {
  const { wrong } = await differences(spellings.map(({ alias, baseUnit }) => [baseUnit, change(alias)]));
  expect(wrong).toEqual([]);
});

test('symbols against each other, of whatever quantity', slow, async () => {
  const symbols = [...new Set(listUnits().flatMap(({ units }) => units.map(({ symbol }) => symbol)))];
  // Every pair at a distance, so that each symbol meets many others
  const pairs = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377].flatMap((distance) =>
    symbols.map((symbol, i) => [symbol, symbols[(i + distance) % symbols.length]!] as const),
  );
  expect((await differences(pairs)).wrong).toEqual([]);
});

describe('through an ingredient', () => {
  test('every ingredient by all its names', async () => {
    const names = ingredientPages().flatMap(({ ingredient: { id, name, aliases = [] } }) => [id, name, ...aliases]);
    for (const name of names) {
      expect(await differences([['cups', 'g']], name)).toEqual({ wrong: [], answered: 1 });
      expect(await differences([['ounces', 'tbsp']], name.toUpperCase())).toEqual({ wrong: [], answered: 1 });
    }
  });

  test('any two spellings', slow, async () => {
    const { wrong } = await differences(
      spellings.flatMap(({ alias }) => [[alias, 'g'] as const, ['cup', alias] as const]),
      'flour',
    );
    expect(wrong).toEqual([]);
  });
});

describe('what it leaves to the tools', () => {
  test.each([
    { value: '2', from: 'cup', to: 'g', ingredient: 'moon dust' },
    { value: '2', from: 'cup', to: 'g' },
    { value: '1', from: 'kg*m/s^2', to: 'N' },
    { value: '1', from: 'kg', to: 'm' },
    { value: '1', from: 'furlongx', to: 'm' },
  ])('%j', async (given) => {
    expect(await quickly('convert', given)).toBeUndefined();
  });
});

test.each([
  { from: 'km', to: 'mi' },
  { value: '0x10', from: 'km', to: 'mi' },
  { value: '1', from: ' ', to: 'mi' },
  { value: '1e308', from: 'km', to: 'mm' },
])('refuses in the words of the tool: %j', async (given) => {
  const problem = await quickly('convert', given).then(
    () => 'no problem',
    (error: Error) => error.message,
  );
  expect(() => convert.answer(given)).toThrow(problem);
});

test.each([
  { from: 'in', to: 'cm', start: '0', end: '0.4', step: '0.1' },
  { from: 'kilometers', to: 'mile', start: '10', step: '-1' },
  { from: 'celsius', to: 'fahrenheit', start: '-40', end: '100', step: '20' },
])('tables: %j', async (given) => {
  const answer = await quickly('table', given);
  expect(answer).toBeDefined();
  expect(answer).toEqual(thoroughly(table, given));
});
