import { assert, constantFrom, double, property } from 'fast-check';
import { listUnits } from '../list.ts';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { outcomeOf } from '../../fixtures/refusal.ts';
import { convert } from '../index.ts';
import { parse } from '../text.ts';
import { format, formatParts, split, type ParseOptions } from '../text.ts';
import de from '../generated/locales/de.ts';
import { createUnits, extendQuantity, length, speed, time } from '../own.ts';
import { createQuantity, quantity, Quantity, type UnitsError } from '../quantity.ts';

/** Hides the literal type of a text from the compiler. */
const typed = (text: string): string => text;

describe('a quantity', () => {
  test('is created from a value and a unit, from text, and from results of parse, split and JSON', () => {
    expect(quantity(5, 'ft')).toMatchObject({ value: 5, unit: 'foot' });
    expect(quantity('5 ft 6 in')).toMatchObject({ value: 66, unit: 'inch' });
    expect(quantity('0.1', 'ft').exact).toEqual({ numerator: 1n, denominator: 10n, piPower: 0 });
    expect(quantity('1/3', 'ft').in('in')).toBe(4);
    expect(quantity(12n, 'in').in('ft')).toBe(1);
    expect(quantity(parse('1 1/3 ft')).exact).toEqual({ numerator: 4n, denominator: 3n, piPower: 0 });
    expect(quantity(split(71, 'in', ['ft', 'in'])[0]!).in('in')).toBe(60);
    expect(quantity({ value: 5, unit: 'km' }).in('m')).toBe(5000);
    expect(new Quantity(5, 'ft').equals(quantity('5 ft'))).toBe(true);
  });

  test('keeps a unit whose name begins like a more common one, in JSON too', () => {
    const drams = quantity('3 fluid drams');
    expect(drams.in('mL')).toBe(11.0900735859375);
    expect(quantity.from(drams.toJSON()).in('mL')).toBe(11.0900735859375);
    expect(quantity('2 rads', { unit: 'gray' }).toJSON().unit).toBe('radian');
    expect(quantity.from(quantity(2, 'gray').to('rad').toJSON()).in('Gy')).toBe(2);
  });

  test('is read as its locale writes numbers and names', () => {
    expect(outcomeOf(() => quantity('1,500 g'))).toBe('ambiguous-number');
    expect(quantity('1,500 g', { locale: 'en' }).in('kg')).toBe(1.5);
    expect(quantity('1,500 g', { locale: 'de' }).in('g')).toBe(1.5);
    expect(quantity('5 Fuß', { locale: de }).in('in')).toBe(60);
    expect(outcomeOf(() => quantity('5 m', { locale: 'no tag' }))).toBe('invalid-text');
    const { validate } = quantity.schema('length', { locale: 'en' })['~standard'];
    expect(validate('1,500 m')).toMatchObject({ value: { value: 1500, unit: 'meter' } });
    expect(outcomeOf(() => quantity.schema('length', { locale: 5 as never }))).toBe('invalid-text');
  });

  test('never changes', () => {
    const five = quantity(5, 'ft');
    expect(() => Object.assign(five, { value: 6 })).toThrow(TypeError);
    five.plus(quantity(1, 'ft'));
    expect(five.value).toBe(5);
  });

  test('refuses what is not a quantity', () => {
    expect(outcomeOf(() => quantity(NaN, 'ft'))).toBe('invalid-number');
    expect(outcomeOf(() => quantity('five', 'ft'))).toBe('invalid-number');
    expect(outcomeOf(() => quantity('1/0', 'ft'))).toBe('invalid-number');
    expect(outcomeOf(() => quantity(1, typed('fooot')))).toBe('unknown-unit');
    expect(outcomeOf(() => quantity('5'.repeat(400), 'ft'))).toBe('result-out-of-range');
    expect(outcomeOf(() => quantity('10 km in miles'))).toBe('invalid-query');
    expect(outcomeOf(() => quantity('5 zork'))).toBe('unknown-unit');
    expect(outcomeOf(() => quantity({} as never))).toBe('invalid-text');
  });
});

describe('sums and differences', () => {
  test('are exact, in the left unit', () => {
    const sum = quantity(5, 'ft').plus(quantity(3, 'in'));
    expect(sum).toMatchObject({ value: 5.25, unit: 'foot' });
    expect(sum.in('in')).toBe(63);
    expect(quantity(1, 'mi').minus(quantity(1, 'km')).in('m')).toBe(609.344);
    expect(quantity(0.1, 'm').plus(quantity(0.2, 'm')).value).toBe(0.3);
    expect(quantity(5, 'psi').plus(quantity(1, 'psi'))).toMatchObject({
      value: 6,
      unit: 'pound-force-per-square-inch',
    });
    expect(quantity(1, 'rad').plus(quantity(180, 'deg')).value).toBe(1 + Math.PI);
  });

  test('of two dimensions are refused', () => {
    // @ts-expect-error -- a length and a mass
    expect(outcomeOf(() => quantity(5, 'ft').plus(quantity(3, 'kg')))).toBe('incompatible-units');
    // @ts-expect-error -- no quantity
    expect(outcomeOf(() => quantity(5, 'ft').plus(3))).toBe('invalid-number');
    // @ts-expect-error -- a length and a mass, as the compiler reads in their texts
    expect(outcomeOf(() => quantity('5 ft').minus(quantity('3 kg')))).toBe('incompatible-units');
  });

  test('of temperatures follow the rules for points and differences', () => {
    expect(quantity(30, '°C').minus(quantity(20, '°C'))).toMatchObject({ value: 10, unit: 'delta-celsius' });
    expect(quantity(30, '°C').minus(quantity(20, '°C')).in('°F')).toBe(18);
    expect(quantity(20, '°C').plus(quantity(10, 'Δ°C'))).toMatchObject({ value: 30, unit: 'celsius' });
    expect(quantity(10, 'Δ°C').plus(quantity(20, '°C'))).toMatchObject({ value: 30, unit: 'celsius' });
    expect(quantity(300, 'K').plus(quantity(20, 'K'))).toMatchObject({ value: 320, unit: 'kelvin' });
    // @ts-expect-error -- two temperatures on a scale have no sum
    expect(outcomeOf(() => quantity(20, '°C').plus(quantity(10, '°C')))).toBe('incompatible-units');
    expect(outcomeOf(() => quantity(20, '°C').times(2))).toBe('incompatible-units');
    expect(outcomeOf(() => quantity(10, 'Δ°C').minus(quantity(20, '°C')))).toBe('incompatible-units');
    expect(() => quantity(300, 'K').minus(quantity(20, '°C'))).toThrow('can be taken from another on a scale alone');
  });

  test('of levels are refused, and levels convert', () => {
    expect(quantity(30, 'dBm').in('W')).toBe(1);
    // @ts-expect-error -- two levels have no sum
    expect(outcomeOf(() => quantity(30, 'dBm').plus(quantity(30, 'dBm')))).toBe('incompatible-units');
    expect(quantity(30, 'dBm').equals(quantity(1, 'W'))).toBe(true);
    expect(quantity(30, 'dBm').compare(quantity(20, 'dBm'))).toBe(1);
  });
});

describe('products, quotients and powers', () => {
  test('have the dimension that follows, and a unit by name where it has one', () => {
    expect(quantity(5, 'm').times(quantity(3, 'm')).in('ft²')).toBe(convert(15, 'm²', 'ft²'));
    expect(quantity(100, 'km').over(quantity(2, 'h'))).toMatchObject({ value: 50, unit: 'kilometer-per-hour' });
    expect(quantity(60, 'mph').times(quantity(2, 'h')).in('mi')).toBe(120);
    expect(quantity(3, 'ft').power(2)).toMatchObject({ value: 9, unit: 'square-foot' });
    expect(quantity(4, 'm²').power(0.5)).toMatchObject({ value: 2, unit: 'meter' });
    expect(quantity(2, 's').power(-1).in('Hz')).toBe(0.5);
    expect(quantity(5, 'min/km').times(quantity(10, 'km')).in('min')).toBe(50);
    expect(quantity(30, 'mpg').times(quantity(2, 'gal')).in('mi')).toBe(60);
    expect(quantity(15, 'percent').times(quantity(80, 'km')).in('km')).toBe(12);
    expect(quantity(10, 'N').over(quantity(2, 'm²')).in('Pa')).toBe(5);
  });

  test('by a number stay in their unit', () => {
    expect(quantity(5, 'ft').times(3)).toMatchObject({ value: 15, unit: 'foot' });
    expect(quantity(1, 'ft').over(3).toJSON()).toEqual({ value: '1/3', unit: 'foot' });
    expect(quantity(50, 'percent').times(2)).toMatchObject({ value: 100, unit: 'percent' });
  });

  test('by a share stay in their unit', () => {
    expect(quantity(200, 'g').times(quantity(15, '%')).toString()).toBe('30 g');
    expect(quantity(15, '%').times(quantity(60, 'mph')).toString()).toBe('9 mph');
    expect(quantity(3, 'ft').over(quantity(50, '%')).toString()).toBe('6 ft');
    expect(quantity(2, 'ft').times(quantity(3, 'ft')).times(quantity(10, '%')).toString()).toBe('0.6 ft²');
    expect(quantity(5, 'cd').times(quantity(2, 'sr')).toString()).toBe('10 cd·sr');
  });

  test('without a dimension are numbers', () => {
    expect(quantity(1, 'mi').over(quantity(1, 'ft'))).toBe(5280);
    expect(quantity(50, 'Hz').times(quantity(2, 's'))).toBe(100);
    expect(quantity(180, 'deg').over(quantity(1, 'rad'))).toBe(Math.PI);
    expect(quantity(7, 'ft').power(0)).toBe(1);
  });

  test('refuse zero, endless exponents and roots without a unit', () => {
    expect(outcomeOf(() => quantity(5, 'ft').over(0))).toBe('division-by-zero');
    expect(outcomeOf(() => quantity(5, 'ft').over(quantity(0, 's')))).toBe('division-by-zero');
    expect(outcomeOf(() => quantity(5, 'ft').power(1000))).toBe('out-of-range');
    expect(outcomeOf(() => quantity(5, 'ft').power(0.5))).toBe('incompatible-units');
    expect(outcomeOf(() => quantity(2, 'm').power(100))).toBe('out-of-range');
    expect(outcomeOf(() => quantity(1, 'm/s').power(-99))).toBe('out-of-range');
    expect(outcomeOf(() => quantity(2, 'm').power(50).times(quantity(1, 'm').power(50)))).toBe('out-of-range');
    expect(outcomeOf(() => quantity(5, 'ft').times('3' as never))).toBe('invalid-number');
    expect(outcomeOf(() => quantity(1e200, 'm').power(3))).toBe('result-out-of-range');
  });
});

describe('conversions and comparisons', () => {
  test('to returns a quantity and in a number, as convert does', () => {
    expect(quantity(5, 'km').to('mi')).toMatchObject({ value: convert(5, 'km', 'mi'), unit: 'mile' });
    expect(quantity(98.6, '°F').in('°C')).toBe(37);
    expect(quantity(30, 'mpg').in('L/100km')).toBe(convert(30, 'mpg', 'L/100km'));
    expect(quantity(1, 'turn').to('rad').in('turn')).toBe(1);
    // @ts-expect-error -- a length and a mass
    expect(outcomeOf(() => quantity(5, 'km').in('kg'))).toBe('incompatible-units');
    expect(quantity(5, 'km').in(typed('miles'))).toBe(convert(5, 'km', 'mi'));
  });

  test('there and back is the same, for any number and unit', () => {
    const units = ['ft', 'mi', 'nmi', 'm', 'in', 'ly', 'furlong'] as const;
    assert(
      property(
        double({ noNaN: true, min: -1e30, max: 1e30 }),
        constantFrom(...units),
        constantFrom(...units),
        (x, a, b) => {
          const given = quantity(x, a);
          expect(given.to(b).to(a).equals(given)).toBe(true);
          expect(given.in(b)).toBe(convert(x, a, b));
        },
      ),
    );
  });

  test('equals and compare are exact', () => {
    expect(quantity(12, 'in').equals(quantity(1, 'ft'))).toBe(true);
    expect(quantity('1/3', 'ft').equals(quantity(4, 'in'))).toBe(true);
    expect(quantity(1 / 3, 'ft').equals(quantity(4, 'in'))).toBe(false);
    expect(quantity(20, '°C').equals(quantity(68, '°F'))).toBe(true);
    expect(quantity(293.15, 'K').equals(quantity(20, '°C'))).toBe(true);
    expect(quantity(180, 'deg').equals(quantity(0.5, 'turn'))).toBe(true);
    expect(quantity(1, 'ft').equals(quantity(1, 'kg'))).toBe(false);
    expect(quantity(10, 'Δ°C').equals(quantity(10, '°C'))).toBe(false);
    const sorted = [quantity(1, 'mi'), quantity(1, 'ft'), quantity(1, 'km')].toSorted((a, b) => a.compare(b));
    expect(sorted.map(({ unit }) => unit)).toEqual(['foot', 'kilometer', 'mile']);
    expect(() => quantity(20, 'mpg').compare(quantity(20, 'L/100km'))).toThrow(
      "Cannot compare 20 mpg with 20 L/100 km: more of one is less of the other. Write both in one unit, for example .to('mpg').",
    );
    expect(quantity(20, 'mpg').compare(quantity(30, 'mpg'))).toBe(-1);
    // @ts-expect-error -- a length and a mass
    expect(outcomeOf(() => quantity(1, 'ft').compare(quantity(1, 'kg')))).toBe('incompatible-units');
  });
});

describe('as text', () => {
  test('a quantity reads back', () => {
    for (const text of [
      '66 in',
      '1.5 km/h',
      '2 kWh',
      '-40 °C',
      '3 US gal',
      '5 N·m',
      '10 Δ°C',
      '2 dozen',
      '0.5 rad/s',
      '7 kg·m²/s',
      '1e-7 m',
    ]) {
      const given = quantity(text);
      expect([text, quantity(given.toString()).equals(given)]).toEqual([text, true]);
      expect([text, quantity.from(JSON.parse(JSON.stringify(given)) as never).equals(given)]).toEqual([text, true]);
    }
  });

  test('JSON has numbers where they are exact, and text where they are not', () => {
    expect(JSON.stringify(quantity(5.5, 'ft'))).toBe('{"value":5.5,"unit":"foot"}');
    expect(quantity('12345678901234567890', 'ft').toJSON().value).toBe('12345678901234567890');
    expect(quantity('0.12345678901234567890123', 'ft').toJSON().value).toBe('0.12345678901234567890123');
    expect(quantity(1, 'deg').to('rad').toJSON()).toEqual({ value: '1/180 pi', unit: 'radian' });
    expect(quantity.from({ value: '1/180 pi', unit: 'radian' }).equals(quantity(1, 'deg'))).toBe(true);
  });

  test('functions that take measures take quantities', () => {
    expect(formatParts([quantity(5.5, 'ft')])).toBe('5.5 ft');
    expect(format(quantity('5 ft 6 in').exact, 'in', { into: ['ft', 'in'] })).toBe('5 ft 6 in');
  });
});

describe('the schema', () => {
  const validate = (id: 'length' | 'volume' | 'energy', value: unknown) =>
    quantity.schema(id)['~standard'].validate(value);

  test('reads text, values with units and quantities', () => {
    for (const given of ['5 ft 6 in', { value: 66, unit: 'in' }, quantity(66, 'in')]) {
      const { value } = validate('length', given) as { value: Quantity };
      expect(value.in('cm')).toBe(167.64);
    }
    expect((validate('volume', '8 oz') as { value: Quantity }).value.unit).toBe('fluid-ounce');
    expect((validate('energy', '5 N·m') as { value: Quantity }).value.in('J')).toBe(5);
    expect(quantity.schema()['~standard']).toMatchObject({ version: 1, vendor: 'units' });
  });

  test('explains what is invalid', () => {
    expect(validate('length', '5 kg')).toEqual({ issues: [{ message: 'Give a length, like 5 meter; got a mass.' }] });
    for (const given of [
      '',
      '5',
      'zork',
      5,
      null,
      undefined,
      {},
      { value: 'x', unit: 'm' },
      { value: 1, unit: 5 },
      Symbol('s'),
    ]) {
      expect(validate('length', given).issues).toHaveLength(1);
    }
    expect(outcomeOf(() => quantity.schema('lenght' as never))).toBe('unknown-category');
  });

  test("uses the caller's message", () => {
    const message = ({ code }: UnitsError): string => (code === 'incompatible-units' ? 'Bitte eine Länge.' : code);
    const schema = quantity.schema('length', { message });
    expect(['5 kg', '5 zork', 5].map((value) => schema['~standard'].validate(value).issues?.[0]?.message)).toEqual([
      'Bitte eine Länge.',
      'unknown-unit',
      'invalid-text',
    ]);
    expect(schema['~standard'].validate('5 ft').issues).toBeUndefined();
    expect(outcomeOf(() => quantity.schema('length', { message: 'Nein' as never }))).toBe('invalid-choice');
  });
});

describe("quantities of units of one's own", () => {
  const units = createUnits({
    quantities: [extendQuantity(length, [{ id: 'city-block', is: '264 foot', symbol: 'blk' }]), time, speed],
    rates: { base: 'EUR', date: '2026-11-20', rates: { USD: 1.08 } },
  });
  const own = createQuantity(units);

  test('add and multiply as those of the catalogue do', () => {
    expect(own(3, 'blk').plus(own('264 ft')).toString()).toBe('4 blk');
    expect(own('20 city blocks').over(own(10, 'min')).in('mph')).toBe(6);
    expect(own(100, 'EUR').plus(own('$10.80')).toString()).toBe('110 €');
    expect(own(3.78541, 'USD/km').times(own(2, 'm')).in('USD')).toBe(0.00757082);
    expect(own.from({ value: '1/3', unit: 'city-block' }).in('ft')).toBe(88);
    expect(own('1,500 m', { locale: 'en' }).in('km')).toBe(1.5);
    expect(own(3, 'blk').compare(own(1, 'mi'))).toBeLessThan(0);
    expect(JSON.stringify(own(1, 'blk').over(3))).toBe('{"value":"1/3","unit":"city-block"}');
    expect(units.format(own(2, 'city-block'), { style: 'long' })).toBe('2 city blocks');
  });

  test('are validated', () => {
    const { validate } = own.schema('length')['~standard'];
    expect(validate('2 blk')).toMatchObject({ value: { value: 2, unit: 'city-block' } });
    expect(validate('2 s').issues?.[0]?.message).toBe('Give a length, like 5 meter; got a time.');
    expect(outcomeOf(() => own.schema('mass'))).toBe('unknown-category');
  });

  test('do not mix with others, and have only the given units', () => {
    expect(outcomeOf(() => own(1, 'm').plus(quantity(1, 'm') as never))).toBe('incompatible-units');
    expect(outcomeOf(() => quantity(1, 'm').times(own(1, 'm') as never))).toBe('incompatible-units');
    // @ts-expect-error -- no unit that was given
    expect(outcomeOf(() => own(1, 'kg'))).toBe('unknown-unit');
    // @ts-expect-error -- no unit that was given
    expect(outcomeOf(() => own(1, 'm').to('kg'))).toBe('unknown-unit');
    expect(outcomeOf(() => createQuantity({} as never))).toBe('invalid-definition');
    expect(outcomeOf(() => new Quantity(1, 'm', {}))).toBe('invalid-definition');
  });
});

test('a proxy of a quantity is not one', () => {
  const proxy = new Proxy(quantity(1, 'm'), {});
  expect(outcomeOf(() => quantity(1, 'm').plus(proxy))).toBe('invalid-number');
  expect(quantity.from(proxy).toString()).toBe('1 m');
});

test('the compiler knows dimensions', () => {
  expectTypeOf(quantity(5, 'ft')).toEqualTypeOf<Quantity<'length'>>();
  expectTypeOf(quantity(5, 'ft').times(quantity(3, 'm'))).toEqualTypeOf<Quantity<'L^2'>>();
  expectTypeOf(quantity(5, 'ft').over(quantity(3, 's'))).toEqualTypeOf<Quantity<'L T^-1'>>();
  expectTypeOf(quantity(5, 'ft').over(quantity(3, 'm'))).toEqualTypeOf<number>();
  expectTypeOf(quantity(5, 'mpg').times(quantity(3, 'gal'))).toEqualTypeOf<Quantity<'L'>>();
  expectTypeOf(quantity(5, 'N').times(quantity(3, 'm')).over(quantity(2, 's')).to('W')).toEqualTypeOf<
    Quantity<'power'>
  >();
  expectTypeOf(quantity(5, 'ft').power(3)).toEqualTypeOf<Quantity<'L^3'>>();
  expectTypeOf(quantity(5, 'ft').power(0)).toEqualTypeOf<number>();
  expectTypeOf(quantity(5, 'ft').plus(quantity('3 in'))).toEqualTypeOf<Quantity<'length'>>();
  // @ts-expect-error -- no such unit
  expect(outcomeOf(() => quantity(5, 'fooot'))).toBe('unknown-unit');
  // @ts-expect-error -- an area in a length
  expect(outcomeOf(() => quantity(5, 'ft').times(quantity(3, 'ft')).in('ft'))).toBe('incompatible-units');
});

describe('a schema', () => {
  const validate = (given: unknown, options?: ParseOptions): unknown => {
    const result = quantity.schema('length', options)['~standard'].validate(given);
    return result.issues ? result.issues[0]!.message : result.value.toString();
  };

  test('reads numbers and bare texts where it has a unit', () => {
    expect(validate('180', { unit: 'cm' })).toBe('180 cm');
    expect(validate(180, { unit: 'cm' })).toBe('180 cm');
    expect(validate('1,80', { unit: 'm', locale: 'de' })).toBe('1.8 m');
    expect(validate('5 ft', { unit: 'cm' })).toBe('5 ft');
    expect(validate(180)).toContain('must be');
    expect(validate('5 kg', { unit: 'cm' })).toBe('Give a length, like 5 meter; got a mass.');
  });

  test('reads the words of a region', () => {
    for (const options of [{ region: 'GB' }, { locale: 'en-GB' }]) {
      const result = quantity.schema('volume', options)['~standard'].validate('1 pint');
      expect(result.issues ?? result.value.in('mL')).toBe(568.26125);
    }
  });

  test('is JSON Schema of what it reads and of what it gives', () => {
    const { jsonSchema } = quantity.schema('length', { unit: 'cm' })['~standard'];
    const measure = { type: 'object', required: ['value', 'unit'] };
    for (const target of ['draft-2020-12', 'draft-07', 'openapi-3.0']) {
      expect(jsonSchema.output({ target })).toMatchObject(measure);
      expect(jsonSchema.input({ target })).toMatchObject({
        anyOf: [{ type: 'string', description: 'A quantity, like 5 centimeter' }, { type: 'number' }, measure],
      });
    }
    expect(quantity.schema()['~standard'].jsonSchema.input({ target: 'draft-07' })['anyOf']).toHaveLength(2);
    expect(() => jsonSchema.input({ target: 'draft-03' })).toThrow(expect.objectContaining({ code: 'invalid-choice' }));
    expect(() => jsonSchema.output(undefined as never)).toThrow(expect.objectContaining({ code: 'invalid-choice' }));
  });
});

describe('a quantity as text', () => {
  const units = listUnits().flatMap((group) => group.units.map(({ id }) => id));
  // Counts are numbers: five hundred is 500
  const counts = new Set(['hundred', 'thousand', 'lakh', 'million', 'crore', 'billion', 'trillion']);

  test('is read as the same unit', () => {
    const other = units.filter(
      (id) => !counts.has(id) && quantity(String(quantity(5, id))).unit !== quantity(5, id).unit,
    );
    expect(other).toEqual([]);
  });

  test('has no ingredient', () => {
    expect(() => quantity('1 cup flour')).toThrow('ingredient');
  });

  test('in a schema has a unit of its quantity', () => {
    expect(() => quantity.schema('length', { unit: 'kg' })).toThrow('Give a length');
  });
});

describe('a region', () => {
  test('may be UK, and must be known', () => {
    expect(quantity('1 pint', { region: 'UK' }).unit).toBe('pint-imperial');
    expect(() => quantity('1 pint', { region: 'EN' })).toThrow('region');
  });
});
