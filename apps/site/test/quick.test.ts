import { listUnits } from '@units/engine/catalog';
import { convert, table } from '@units/engine/tools';
import { describe, expect, test } from 'vitest';
import * as quick from '../src/client/quick.ts';

// Quick answers are those of the tools, or none at all.

type Texts = Readonly<Record<string, string>>;

const slow = { timeout: 60_000 };

const attempt = (answer: (texts: Texts) => object, texts: Texts): object | undefined => {
  try {
    return JSON.parse(JSON.stringify(answer(texts)));
  } catch {
    return undefined;
  }
};

const spellings = listUnits().flatMap(({ baseUnit, units }) =>
  units.flatMap(({ aliases }) => aliases.map((alias) => ({ alias, baseUnit }))),
);

const differences = (pairs: readonly (readonly [string, string])[]) => {
  let answered = 0;
  const wrong = pairs.filter(([from, to]) => {
    const texts = { value: '2.5', from, to };
    const given = attempt(quick.convert.answer, texts);
    if (given) answered += 1;
    return given !== undefined && JSON.stringify(given) !== JSON.stringify(attempt(convert.answer, texts));
  });
  return { wrong, answered };
};

test('every spelling in every quantity', slow, () => {
  const { wrong, answered } = differences(spellings.map(({ alias, baseUnit }) => [alias, baseUnit]));
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(spellings.length / 3);
});

test('every spelling in capitals', slow, () => {
  expect(differences(spellings.map(({ alias, baseUnit }) => [baseUnit, alias.toUpperCase()])).wrong).toEqual([]);
});

test('symbols against each other, of whatever quantity', slow, () => {
  const symbols = [...new Set(listUnits().flatMap(({ units }) => units.map(({ symbol }) => symbol)))];
  // Every pair at a distance, so that each symbol meets many others
  const pairs = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377].flatMap((distance) =>
    symbols.map((symbol, i) => [symbol, symbols[(i + distance) % symbols.length]!] as const),
  );
  expect(differences(pairs).wrong).toEqual([]);
});

describe('what it refuses', () => {
  test.each([
    { value: '2', from: 'cup', to: 'g', ingredient: 'flour' },
    { value: '0x10', from: 'km', to: 'mi' },
    { value: '1', from: 'kg*m/s^2', to: 'N' },
    { value: '1', from: 'kg', to: 'm' },
    { from: 'km', to: 'mi' },
  ])('%j', (texts) => {
    expect(attempt(quick.convert.answer, texts)).toBeUndefined();
  });
});

test.each([
  { from: 'in', to: 'cm', start: '0', end: '0.4', step: '0.1' },
  { from: 'kilometers', to: 'mile', start: '10', step: '-1' },
  { from: 'celsius', to: 'fahrenheit', start: '-40', end: '100', step: '20' },
])('tables: %j', (texts) => {
  const given = attempt(quick.table.answer, texts);
  expect(given).toBeDefined();
  expect(given).toEqual(attempt(table.answer, texts));
});
