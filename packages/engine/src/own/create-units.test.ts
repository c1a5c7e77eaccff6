import { describe, expect, test } from 'vitest';
import { createConverters, createUnits } from './create-units.ts';
import { defineQuantity, extendQuantity } from './define-quantity.ts';
import { convert as convertAll, unitIndex } from '../conversion/catalogue.ts';
import * as pieces from '../generated/quantities.ts';
import de from '../generated/locales/de.ts';
import type { QuantityDefinition } from '../model/quantity.ts';
import { createQuantity } from '../quantity/create.ts';
import { time } from '../generated/quantities.ts';

const all = Object.values<QuantityDefinition>(pieces);

describe('each quantity by itself', () => {
  test('each quantity of the catalogue is exported', () => {
    expect(all.map(({ id }) => id).toSorted()).toEqual(unitIndex.quantities.map(({ id }) => id).toSorted());
  });

  test.each(all.map((quantity) => [quantity.id, quantity] as const))(
    'converts %s as the whole catalogue does',
    (_, quantity) => {
      const { convert } = createUnits({ quantities: [quantity] });
      const base = quantity.units.at(0)!;
      // More than the least reading of each test
      for (const { id } of quantity.units) expect(convert(70, id, base.id)).toBe(convertAll(70, id, base.id));
    },
  );
});

describe('createConverters', () => {
  test('converts among own units, currencies and those of the catalogue as createUnits does', () => {
    const options = {
      quantities: [extendQuantity(pieces.length, [{ id: 'city-block', is: '264 foot', symbol: 'blk' }])],
      rates: { base: 'EUR', date: '2026-11-20', rates: { USD: 1.08 } },
    } as const;
    const [alone, whole] = [createConverters(options), createUnits(options)];
    expect(Object.keys(alone)).toEqual(['convert', 'converter', 'convertExact', 'tryConvert', 'isUnit']);
    expect(alone.convert(3, 'city blocks', 'ft')).toBe(792);
    expect(alone.convert(100, 'EUR', 'USD')).toBe(108);
    expect([...alone.converter('mi', 'blk').all([1, 2])]).toEqual([20, 40]);
    expect(alone.convertExact('0.1', 'blk', 'ft').toDecimal(3)).toBe(
      whole.convertExact('0.1', 'blk', 'ft').toDecimal(3),
    );
  });

  test('suggests own units for a misspelled one', () => {
    const { convert } = createConverters({ quantities: [pieces.length] });
    expect(() => convert(1, 'kilomter' as 'km', 'm')).toThrow('kilometer');
  });
});

describe('createUnits', () => {
  test('adds units without changing the catalogue', () => {
    const { convert } = createUnits({
      quantities: [extendQuantity(pieces.length, [{ id: 'city-block', is: '264 foot', symbol: 'blk' }]), pieces.time],
    });
    const block: string = 'blk';
    expect(convert(1, 'blk', 'ft')).toBe(264);
    expect(convert(2, 'blk/min', 'ft/min')).toBe(528);
    expect(() => convertAll(1, block, 'ft')).toThrow('blk');
    expect(pieces.length.units.some(({ id }) => id === 'city-block')).toBe(false);
  });

  test('takes affine, logarithmic and reciprocal units', () => {
    const heat = defineQuantity({
      id: 'oven',
      dimension: 'Θ',
      units: [
        { id: 'hot', is: '1 kelvin' },
        { id: 'gas-mark', is: '125/9 kelvin', offset: '30' },
        { id: 'log-hot', is: '1 kelvin', log: { base: 10, per: '10' } },
      ],
    });
    const { convert } = createUnits({ quantities: [pieces.temperature, heat] });
    expect(convert(6, 'gas-mark', 'hot')).toBe(500);
    expect(convert(20, 'log-hot', 'hot')).toBe(100);
  });

  test.each([
    [[{ id: 'Big Step' }], 'kebab-case'],
    [[{ id: 'step' }, { id: 'step', is: '2 step' }], 'twice'],
    [[{ id: 'step' }, { id: 'stair' }], 'no definition'],
    [[{ id: 'step' }, { id: 'stair', is: 'some step' }], 'Not a number'],
    [[{ id: 'step' }, { id: 'stair', is: '3 stepp' }], 'stepp'],
    [[{ id: 'step' }, { id: 'stair', is: '0 step' }], 'zero'],
    [[{ id: 'step' }, { id: 'stair', is: '1/0 step' }], 'divides by zero'],
    [
      [
        { id: 'a', is: '1 b' },
        { id: 'b', is: '1 a' },
      ],
      'comes back to itself',
    ],
    [[{ id: 'step', is: '1 meter' }], 'dimension'],
    [[{ id: 'meter' }], 'twice'],
    [[{ id: 'step' }, { id: 'stair', is: '3 step', names: ['step'] }], 'the id of another unit'],
    [[{ id: 'step', symbol: 'foot' }], 'the id of another unit'],
  ])('refuses %j: %s', (units, sentence) => {
    const make = () => createUnits({ quantities: [pieces.length, defineQuantity({ id: 'stairs', units })] });
    expect(make).toThrow(expect.objectContaining({ name: 'UnitsError', code: 'invalid-definition' }));
    expect(make).toThrow(sentence);
  });

  test('refuses a list of quantities in place of the options', () => {
    const make = () => createUnits([pieces.length] as never);
    expect(make).toThrow('The options must be an object with quantities or rates; got an array.');
    expect(() => createUnits({})).toThrow('The options must be an object with quantities or rates; got an object.');
  });

  test('refuses a repeated quantity', () => {
    expect(() => createUnits({ quantities: [pieces.length, pieces.length] })).toThrow('"length" is defined twice');
  });
});

const typed = (text: string): string => text;

describe('the functions of units of one’s own', () => {
  const distance = extendQuantity(pieces.length, [{ id: 'city-block', is: '264 foot', symbol: 'blk' }]);
  const effort = defineQuantity({
    id: 'effort',
    units: [
      { id: 'story-point', symbol: 'sp' },
      { id: 'epic', is: '20 story-point' },
    ],
  });
  const units = createUnits({ quantities: [distance, effort] });

  test('parse reads them, alone and as a question', () => {
    expect(units.parse('3 blk in m').answer?.[0]).toMatchObject({ value: 241.4016, unit: 'meter' });
    expect(units.parse('3 city blocks')).toMatchObject({ value: 3, unit: 'city-block' });
    expect(units.parse('1 epic 5 sp in story points').answer?.[0]?.value).toBe(25);
    expect(units.parse('3 epics')).toMatchObject({ value: 3, unit: 'epic' });
    expect(units.parse('4 epics')).toMatchObject({ value: 4, unit: 'epic' });
    expect(() => units.parse('3 kg')).toThrow(expect.objectContaining({ code: 'unknown-unit' }));
    expect(() => units.parse('3')).toThrow(expect.objectContaining({ code: 'invalid-query' }));
    expect(() => units.parse('3 epics in m')).toThrow(expect.objectContaining({ code: 'incompatible-units' }));
  });

  test('format, best and split write them', () => {
    expect(units.format(3, 'city-block')).toBe('3 blk');
    expect(units.format(3, 'city-block', { style: 'long' })).toBe('3 city blocks');
    expect(units.format(1234.5, 'km', { locale: 'de', style: 'long' })).toBe('1.234,5 Kilometer');
    expect(units.best(5, 'blk')).toMatchObject({ value: 1320, unit: 'foot' });
    expect(units.best(1500, 'm')).toMatchObject({ value: 1.5, unit: 'kilometer' });
    expect(units.split(45, 'sp', ['epic', 'sp'])).toMatchObject([
      { value: 2, unit: 'epic' },
      { value: 5, unit: 'story-point' },
    ]);
    expect(units.formatParts(units.split(45, 'sp', ['epic', 'sp']))).toBe('2 epics 5 sp');
    expect(units.format(45, 'sp', { into: ['epic', 'sp'] })).toBe('2 epics 5 sp');
  });

  test('list contains them, the common ones first', () => {
    const [length, own] = units.list();
    expect(length).toMatchObject({ id: 'length', name: 'Length' });
    expect(length!.units).toContainEqual({
      id: 'city-block',
      name: 'city block',
      plural: 'city blocks',
      symbol: 'blk',
    });
    expect(own).toEqual({
      id: 'effort',
      name: 'effort',
      units: [
        { id: 'story-point', name: 'story point', plural: 'story points', symbol: 'sp' },
        { id: 'epic', name: 'epic', plural: 'epics', symbol: 'epic' },
      ],
    });
    expect(units.list({ quantity: 'effort' })).toEqual([own]);
    // @ts-expect-error -- none of the quantities
    expect(() => units.list({ quantity: 'efort' })).toThrow(
      expect.objectContaining({ code: 'unknown-category', suggestions: ['effort'] }),
    );
  });

  test('caches are separate', () => {
    const other = createUnits({
      quantities: [extendQuantity(pieces.length, [{ id: 'city-block', is: '100 meter', symbol: 'blk' }])],
    });
    expect(other.parse('3 blk in m').answer?.[0]?.value).toBe(300);
    expect(units.parse('3 blk in m').answer?.[0]?.value).toBe(241.4016);
    expect(other.best(5, 'blk').value).toBe(500);
    expect(units.best(5, 'blk').value).toBe(1320);
  });

  test('divisors may be decimals, and identifiers in capitals', () => {
    const coins = defineQuantity({
      id: 'coins',
      units: [{ id: 'EUR' }, { id: 'USD', is: '1/1.08 EUR' }, { id: 'XBT', is: '1/1.5e-5 EUR' }],
    });
    const { convert } = createUnits({ quantities: [coins] });
    expect(convert(100, 'EUR', 'USD')).toBe(108);
    expect(convert(54, 'USD', 'EUR')).toBe(50);
    expect(convert(1, 'EUR', 'XBT')).toBe(1.5e-5);
  });
});

describe('rates', () => {
  const rates = { base: 'EUR', date: '2026-11-20', rates: { USD: 1.08, GBP: 0.84, JPY: 163.2 }, source: 'ECB' };
  const money = createUnits({ quantities: [pieces.mass], rates });

  test('converts currencies exactly, reads, writes and lists them', () => {
    expect(money.convert(100, 'EUR', 'USD')).toBe(108);
    expect(money.convert(10.8, 'USD', 'GBP')).toBe(8.4);
    expect(money.convertExact('1', 'USD', 'EUR')).toMatchObject({ numerator: 25n, denominator: 27n });
    expect(money.parse('$10.80 in €').answer?.[0]).toMatchObject({ value: 10, unit: 'EUR' });
    expect(money.parse('10.80 usd to eur').answer?.[0]?.value).toBe(10);
    expect(money.parse('-£8.40 in US dollars').answer?.[0]).toMatchObject({ value: -10.8, unit: 'USD' });
    expect(money.convert(27, typed('EUR/kg'), typed('USD/lb'))).toBeCloseTo(13.2268, 4);
    expect(money.format(5, 'EUR', { locale: 'en' })).toBe('€5.00');
    expect(money.format(5, 'JPY', { style: 'long' })).toBe('5 Japanese yen');
    expect(money.best(5000, 'EUR')).toMatchObject({ value: 5000, unit: 'EUR' });
  });

  test('names a currency that the rates do not have', () => {
    expect(() => money.convert(1, 'EUR', typed('CHF'))).toThrow('"CHF" is not one we know. The rates have no CHF.');
  });

  test('a factor counts units of the base currency', () => {
    const ofHundred = { amount: 100, ...rates };
    expect(() => createUnits({ rates: ofHundred })).toThrow(expect.objectContaining({ parameter: 'rates' }));
    const ofOne = { amount: 1, ...rates };
    expect(createUnits({ rates: ofOne }).convert(1, 'EUR', 'USD')).toBe(1.08);
  });

  test('returns their source', () => {
    expect(money.list({ quantity: 'currency' })[0]?.units[1]).toEqual({
      id: 'USD',
      name: 'US dollar',
      plural: 'US dollars',
      symbol: '$',
      source: 'ECB',
      date: '2026-11-20',
    });
    expect(money.parse('5 USD in EUR')).toMatchObject({ source: 'ECB', date: '2026-11-20' });
    expect(money.parse('5 kg in lb').date).toBeUndefined();
    expect(money.parse('5 USD').date).toBeUndefined();
  });

  test('do not convert to other quantities or plain numbers', () => {
    expect(() => money.convert(5, typed('EUR'), typed('kg'))).toThrow(
      expect.objectContaining({ code: 'incompatible-units' }),
    );
    expect(() => money.convert(5, typed('EUR/kg'), typed('1/kg'))).toThrow('¤');
  });

  test.each([
    [null],
    [5],
    [{ base: 'EUR' }],
    [{ base: 'EUR', date: '2026-11-20', rates: null }],
    [{ base: 'EUR', date: '2026-11-20', rates: { USD: 0 } }],
    [{ base: 'EUR', date: '2026-11-20', rates: { USD: '1' } }],
    [{ base: 'EUR', date: '2026-11-20', rates: { 'US dollar': 1 } }],
  ])('refuses invalid rates: %j', (given) => {
    expect(() => createUnits({ rates: given as never })).toThrow(
      expect.objectContaining({ name: 'UnitsError', parameter: 'rates' }),
    );
  });
});

test('lists the units with names in a language or by the program', () => {
  const own = createUnits({ quantities: [extendQuantity(pieces.length, [{ id: 'city-block', is: '264 foot' }])] });
  const [group] = own.list({ quantity: 'length', locale: de });
  expect(group).toMatchObject({ id: 'length', name: 'Länge' });
  expect(group!.units.find(({ id }) => id === 'meter')).toMatchObject({ name: 'Meter' });
  expect(group!.units.find(({ id }) => id === 'city-block')).toMatchObject({ plural: 'city blocks' });
});

describe('quantities of a program', () => {
  const effort = defineQuantity({
    id: 'effort',
    units: [
      { id: 'story-point', symbol: 'sp' },
      { id: 'epic', is: '20 story-point' },
    ],
  });
  const boxes = defineQuantity({ id: 'boxes', units: [{ id: 'carton' }] });
  const rate = defineQuantity({
    id: 'rate',
    dimension: 'effort T^-1',
    units: [{ id: 'velocity', is: '1 story-point-per-day' }],
  });
  const units = createUnits({ quantities: [effort, boxes, rate, time] });
  const quantity = createQuantity(units);

  test('have separate base dimensions', () => {
    expect(() => units.convert(60, typed('story-point'), typed('carton'))).toThrow('effort');
    expect(() => units.convert(1, typed('sp/h'), typed('carton/h'))).toThrow(
      expect.objectContaining({ code: 'incompatible-units' }),
    );
    expect(units.convert(1, typed('epic/day'), typed('sp/h'))).toBe(20 / 24);
    expect(() => quantity(60, 'story-point').plus(quantity(2, 'carton'))).toThrow(
      expect.objectContaining({ code: 'incompatible-units' }),
    );
    expect(quantity(60, 'story-point').equals(quantity(60, 'carton'))).toBe(false);
    expect(quantity(60, 'story-point').equals(quantity(3, 'epic'))).toBe(true);
    expect(quantity(60, 'story-point').dimension).toBe('effort');
  });

  test('may be part of another dimension', () => {
    expect(quantity(40, 'story-point').over(quantity(2, 'day')).in('velocity')).toBe(20);
    expect(quantity(2, 'velocity').times(quantity(3, 'day')).in('epic')).toBe(0.3);
    expect(quantity(2, 'velocity').dimension).toBe('T^-1 effort');
    expect(quantity(3, 'epic').over(quantity(1, 'epic'))).toBe(3);
    expect(() => defineQuantity({ id: 'x', dimension: 'L^2 Z', units: [{ id: 'y' }] })).toThrow('dimension');
  });
});

test('a unit with a prefix is not defined again', () => {
  const foot = [{ id: 'kilometer', is: '2 foot' }];
  expect(() => createUnits({ quantities: [extendQuantity(pieces.length, foot)] })).toThrow('kilometer');
});
