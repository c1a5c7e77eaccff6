// Definitions and names that no type allows: each is accepted or refused with a UnitsError, quickly.
import { describe, expect, test } from 'vitest';
import { convert } from '../src/index.ts';
import { createUnits, defineQuantity, extendQuantity, length } from '../src/own.ts';
import { quantity } from '../src/quantity.ts';
import { format, parse, split } from '../src/text.ts';
import { UnitsError } from '../src/model/error.ts';

const huge = [
  '1e99999999',
  '1e-99999999',
  '1/1e99999999',
  '9'.repeat(100_000),
  '1e1000',
  '-1e-1001',
  '1/0',
  'Infinity',
  '0x10',
  '',
];
const texts = [
  ...huge,
  '\n',
  '\u0000',
  ' ',
  '\u2028',
  '__proto__',
  'constructor',
  '('.repeat(5000),
  '1 pi^99999999 meter',
  '1 meter',
];

const fields = [
  'id',
  'is',
  'offset',
  'name',
  'plural',
  'symbol',
  'names',
  'symbols',
  'si',
  'binary',
  'common',
  'rank',
  'log',
];

const values: readonly unknown[] = [
  ...texts,
  ...huge.map((number) => `${number} meter`),
  ...huge.map((per) => ({ base: 10, per })),
  ...texts.map((text) => [text]),
  { base: 'e', per: '0' },
  5,
  null,
  [],
  {},
  [null],
];

const use = (units: { convert: unknown; parse: unknown; list: unknown }): void => {
  const { convert: through, parse: read, list } = units as Record<string, (...given: unknown[]) => unknown>;
  through!(1, 'block', 'meter');
  read!('3 block in meter');
  list!();
};

describe('definitions', () => {
  test('compiles or refuses a definition with any field', () => {
    const wrong: unknown[] = [];
    const started = process.cpuUsage().user;
    for (const field of fields) {
      for (const value of values) {
        try {
          const unit = { id: 'block', is: '264 foot', [field]: value };
          use(createUnits({ quantities: [extendQuantity(length, [unit as never])] }));
        } catch (error) {
          if (!(error instanceof UnitsError)) wrong.push([field, value, error]);
        }
      }
    }
    expect(wrong).toEqual([]);
    // One of them took 25 seconds before
    expect((process.cpuUsage().user - started) / 1e6).toBeLessThan(20);
  });

  test('limits factors of definitions that use one another', () => {
    const units = Array.from({ length: 200 }, (_, at) => ({
      id: `u${at}`,
      ...(at > 0 && { is: `1e900 u${at - 1}` }),
    }));
    expect(() => createUnits({ quantities: [defineQuantity({ id: 'tower', units })] }).list()).toThrow(
      'too many digits',
    );
  });
});

test('an exponent in scientific notation is not a power', () => {
  for (const unit of ['m^1e9', 'm^2e3', 's^-1e2']) {
    expect(() => convert(1, unit, 'm')).toThrow(expect.objectContaining({ code: 'unknown-unit' }));
  }
  expect(convert(1, 'm^2e0' as string, 'm²')).toBe(1);
});

/** Optional properties that the engine reads. Added to Object.prototype, they must have no effect. */
const polluted = [
  'si',
  'binary',
  'name',
  'names',
  'symbol',
  'symbols',
  'plural',
  'offset',
  'log',
  'is',
  'level',
  'rank',
  'common',
  'uses',
  'inTurns',
  'dimension',
  'units',
  'asks',
  'unit',
  'value',
  'exact',
  'parts',
  'locale',
  'style',
  'digits',
  'fraction',
  'system',
  'into',
  'among',
  'quantity',
  'rates',
  'base',
  'entry',
  'prefix',
  'product',
  'reason',
  'suggest',
  'part',
  'place',
  'note',
  'source',
];

const calls: readonly [string, () => unknown][] = [
  ['convert', () => convert(5, 'km', 'mi')],
  ['parse', () => parse('5 ft 6 in')],
  ['format', () => format(5, 'km', { locale: 'de', style: 'long' })],
  ['split', () => split(71, 'in', ['ft', 'in'])],
  ['quantity', () => quantity(5, 'ft').plus(quantity('3 in')).times(quantity(2, 's')).toString()],
  ['schema', () => quantity.schema('length')['~standard'].validate('5 kg')],
  [
    'own units',
    () => {
      const effort = defineQuantity({ id: 'effort', units: [{ id: 'point' }, { id: 'block', is: '20 point' }] });
      use(
        createUnits({
          quantities: [length, effort, extendQuantity(length, [{ id: 'reach', is: '3 foot' }])].slice(0, 2),
        }),
      );
    },
  ],
  [
    'rates',
    () => createUnits({ rates: { base: 'EUR', date: '2026-11-20', rates: { USD: 1.08 } } }).convert(1, 'EUR', 'USD'),
  ],
];

test('throws only UnitsErrors with a polluted Object.prototype', () => {
  const wrong: unknown[] = [];
  const prototype = Object.prototype as unknown as Record<string, unknown>;
  for (const key of polluted) {
    for (const value of ['x', 5, { a: 1 }]) {
      for (let at = 0; at < calls.length; at++) {
        prototype[key] = value;
        let raised: unknown;
        try {
          calls[at]![1]();
        } catch (error) {
          raised = error;
        }
        delete prototype[key];
        if (raised !== undefined && !(raised instanceof UnitsError)) wrong.push([key, value, calls[at]![0], raised]);
      }
    }
  }
  expect(wrong).toEqual([]);
});
