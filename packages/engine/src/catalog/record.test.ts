import { expect, test } from 'vitest';
import { age, fuelCost, tip } from '../tools/index.ts';
import { toolRecord } from './record.ts';
import { tools } from './tools.ts';

test('a record says all that a caller and a form need', () => {
  expect(toolRecord(tip)).toEqual({
    id: 'tip',
    name: 'Tip calculator',
    description: 'Calculate a tip and split the bill.',
    category: 'money',
    keywords: tip.keywords,
    endpoint: '/tip',
    page: '/tools/tip/',
    parameters: [
      { name: 'subtotal', label: 'Bill before tip', type: 'number', kind: 'number', required: true, minimum: 0 },
      {
        name: 'tip_percent',
        label: 'Tip (%)',
        type: 'number',
        kind: 'number',
        required: false,
        default: 15,
        minimum: 0,
      },
      {
        name: 'people',
        label: 'People',
        type: 'integer',
        kind: 'integer',
        required: false,
        default: 1,
        minimum: 1,
        maximum: 10_000,
      },
      {
        name: 'round',
        label: 'Round up',
        description: 'To the next whole amount. The difference goes to the tip.',
        type: 'string',
        kind: 'choice',
        required: false,
        default: 'none',
        values: ['none', 'total', 'share'],
        names: { none: 'nothing', total: 'the total', share: 'each share' },
      },
    ],
  });
});

test('choices list their values, and exclusive bounds are marked', () => {
  const [, efficiency, , unit] = toolRecord(fuelCost).parameters;
  expect(efficiency).toMatchObject({ required: true, above: 0 });
  expect(efficiency).not.toHaveProperty('minimum');
  expect(unit).toMatchObject({
    name: 'efficiency_unit',
    type: 'string',
    kind: 'choice',
    required: false,
    values: ['mpg', 'l/100km', 'km/l'],
    default: 'mpg',
  });
});

test('a default that changes with the day is not stated', () => {
  const asOf = toolRecord(age).parameters[1];
  expect(asOf).toMatchObject({ name: 'as_of', type: 'date', required: false });
  expect(asOf).not.toHaveProperty('default');
});

test('records are JSON', () => {
  const records = tools.map(toolRecord);
  expect(JSON.parse(JSON.stringify(records))).toStrictEqual(records);
});
