import { Listed, nameOf, plural, quantities, type Quantity } from '@units/engine/browse';
import { startingPair } from '@units/ui/units';
import { expect, test } from 'vitest';
import { pack, packRemainder, prefixNames } from '../pack.ts';
import { complete } from '../src/complete.ts';
import { namedLater, unpack } from '../src/unpack.ts';

type Row = Quantity['units'][number];

const every: readonly Quantity[] = quantities;

const without = (row: Row, keys: readonly (keyof Row)[]): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.some((one) => one === key)));

/** Sources, notes and ranks are not shown; of what is conventional a converter says nothing. Definitions have a test of their own. */
const shown = (row: Row): object =>
  without(row, [
    'source',
    'note',
    'unseen',
    'is',
    'rank',
    'common',
    ...(row.status === 'conventional' ? ['status' as const] : []),
  ]);

test('the first table has all that converts', () => {
  const converting = ({ id, name, units }: Quantity) => ({
    id,
    name,
    units: units.map((row) => ({
      ...without(shown(row) as Row, ['name', 'plural', 'names', 'symbols', 'log']),
      isLevel: row.log !== undefined,
    })),
  });
  expect(unpack(pack(every), prefixNames).map(converting)).toEqual(every.map(converting));
});

test('the first table converts as exactly, and knows what is measured', () => {
  const [listed, packed] = [new Listed(every), new Listed(unpack(pack(every), prefixNames))];
  for (const { units } of every) {
    const linesOf = (index: Listed) =>
      units.map((row) => index.lineBetween(index.byId(row.id)!, index.byId(units[0]!.id)!));
    expect(linesOf(packed)).toEqual(linesOf(listed));
  }
});

test('the first table has the names that quantities start with, and says whose come later', () => {
  const rows = new Map(unpack(pack(every), prefixNames).flatMap(({ units }) => units.map((row) => [row.id, row])));
  for (const quantity of every) {
    for (const { row } of startingPair(quantity)) expect(nameOf(rows.get(row!.id)!)).toBe(nameOf(row!));
  }
  const wrong = every
    .flatMap(({ units }) => units)
    .filter((row) => nameOf(rows.get(row.id)!) !== nameOf(row) && !namedLater.has(rows.get(row.id)!));
  expect(wrong).toEqual([]);
});

test('with the second, nothing is lost but what no converter shows, and plurals by the rule', () => {
  const unpacked = unpack(pack(every), prefixNames);
  complete(unpacked, packRemainder(every));
  const whole = ({ id, name, dimension, inTurns, units }: Quantity) => ({
    id,
    name,
    dimension,
    inTurns,
    units: units.map((row) => ({ ...shown(row), plural: row.plural ?? plural(nameOf(row)) })),
  });
  expect(unpacked.map(whole)).toEqual(every.map(whole));
});
