import { expect, test } from 'vitest';
import { quantity } from '../tool/measured.ts';
import { choice, date, flag, integer, measure, number, numbers, text, unit } from '../tool/declaration.ts';
import { conversion, table } from '../tools/by-code.ts';
import { age, fraction } from '../tools/index.ts';
import { objectSchema, parameterSchema } from './schema.ts';

test.each([
  [number({ label: 'n' }), { type: 'number', format: 'double' }],
  [
    number({ label: 'n', min: 0, max: 100, default: 15 }),
    { type: 'number', format: 'double', minimum: 0, maximum: 100, default: 15 },
  ],
  [number({ label: 'n', above: 0 }), { type: 'number', format: 'double', minimum: 0, exclusiveMinimum: true }],
  [integer({ label: 'i' }), { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }],
  [integer({ label: 'i', min: 1, max: 3 }), { type: 'integer', format: 'int32', minimum: 1, maximum: 3 }],
  [choice({ label: 'c', values: ['a', 'b'] }), { type: 'string', enum: ['a', 'b'], default: 'a' }],
  [choice({ label: 'c', values: ['a', 'b'], optional: true }), { type: 'string', enum: ['a', 'b'] }],
  [flag({ label: 'f', default: false }), { type: 'boolean', default: false }],
  [text({ label: 't', maxLength: 40, default: 'unit' }), { type: 'string', maxLength: 40, default: 'unit' }],
  [text({ label: 't', optional: true }), { type: 'string' }],
  [unit({ label: 'u' }), { type: 'string', maxLength: 200 }],
  [
    numbers({ label: 'l', most: 9 }),
    { type: 'array', items: { type: 'number', format: 'double' }, minItems: 1, maxItems: 9 },
  ],
  [
    quantity({ label: 'q', of: 'length', unit: 'km', default: '1 km' }),
    { type: 'string', maxLength: 80, default: '1 km' },
  ],
  [date({ label: 'd' }), { type: 'string', format: 'date', maxLength: 10 }],
  [age.params.asOf, { type: 'string', format: 'date', maxLength: 10 }],
])('parameter %#', (field, schema) => {
  expect(parameterSchema(field)).toEqual(schema);
});

test('results are open objects, without defaults', () => {
  expect(objectSchema(age.result)).toMatchObject({
    type: 'object',
    required: ['birthDate', 'asOf', 'years', 'months', 'days', 'totalDays'],
    properties: { months: { type: 'integer', minimum: 0, maximum: 11, description: 'Months.' } },
  });
  expect(JSON.stringify(objectSchema(fraction.result))).not.toMatch(/"default"|additionalProperties/);
});

test('a measure in a result is a number with its unit', () => {
  expect(objectSchema({ speed: measure({ label: 'Speed' }) }).properties).toMatchObject({
    speed: { type: 'object', required: ['value', 'unit', 'symbol'], description: 'Speed.' },
  });
});

test('compound results have compound schemas', () => {
  expect(objectSchema(conversion.result).required).toEqual(['value', 'from', 'to', 'result']);
  expect(objectSchema(conversion.result).properties).toMatchObject({
    density: { type: 'object', required: ['gramsPerMilliliter', 'source'] },
  });
  expect(objectSchema(table.result).properties).toMatchObject({
    rows: { type: 'array', items: { type: 'object', required: ['value', 'result'] } },
  });
  expect(objectSchema(fraction.result).properties).toMatchObject({
    result: { description: 'Result. The reduced fraction for simplify, otherwise a number.' },
  });
});
