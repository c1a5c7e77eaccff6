// Code that compiles and code that does not: every line that must not compile is also refused at run time.
import { expect, expectTypeOf, test } from 'vitest';
import { convert, converter, convertExact, type UnitNames } from '../src/index.ts';
import de from '../src/generated/locales/de.ts';
import * as everyday from '../src/everyday.ts';
import { listUnits } from '../src/list.ts';
import { fromSamples, measured } from '../src/measured.ts';
import { createUnits, defineQuantity, extendQuantity, length, mass } from '../src/own.ts';
import { Quantity, quantity } from '../src/quantity.ts';
import { best, format, split } from '../src/text.ts';

/** Hides the literal type of a text from the compiler. */
const typed = (text: string): string => text;

const pick = <const T extends string>(first: T, ..._others: readonly T[]): T => first;

test('spellings that lists show compile: identifiers, symbols, names, plurals, prefixed forms', () => {
  expect(convert(1, 'foot', 'meter')).toBe(0.3048);
  expect(convert(5, 'km', 'miles')).toBe(3.1068559611866697);
  expect(convert(1, 'square feet', 'ft2')).toBe(1);
  expect(convert(1, 'm²', 'm^2')).toBe(1);
  expect(convert(3.6, 'km/h', 'mps')).toBe(1);
  // The most frequent spellings
  expect(convert(1, '\u00B5m', 'μm') + convert(1, 'sq ft', 'ft²') + convert(1, 'lbs', 'lb')).toBe(3);
  expect(convert(2, 'hrs', 'h') + convert(1, 'kwh', 'kWh') + convert(1, 'lightyears', 'ly')).toBe(4);
  expect(convert(0, 'Celsius', 'Fahrenheit')).toBe(32);
  expect(convert(1, 'kilometres', 'metre')).toBe(1000);
  expect(convert(1, typed('µs'), 'nanoseconds')).toBe(1000);
  expect(converter('fahrenheit', '°C')(212)).toBe(100);
  expect(convertExact('0.1', 'ft', 'in').toNumber()).toBe(1.2);
});

test('names compile in any case, with hyphens and with dots, as they are read', () => {
  expect(convert(1, 'Kilometers', 'METERS') + convert(1, 'KG', 'Grams')).toBe(2000);
  expect(convert(1, 'Light-Years', 'light-year') + convert(1, 'Sq. Ft.', 'square-feet')).toBe(2);
  expect(convert(1, 'MPH', 'Miles per hour') + convert(1, 'kilowatt-hours', 'KWH') + convert(1, 'PSI', 'psi')).toBe(3);
  expect(convert(1, 'US gallons', 'gal') + convert(1, 'UK pints', 'pint-imperial') + convert(3, 'tsps', 'Tbsp')).toBe(
    3,
  );
  expect(convert(1, 'mcg', '\u00B5g') + convert(1, 'ft-lb', 'ft·lbf') + convert(1, 'km/hr', 'km/h')).toBe(3);
  expect(convert(1, 'N m', 'N-m') + convert(1, 'squarefeet', 'square ft') + convert(1, 'mm Hg', 'mmHg')).toBe(3);
  expect(convert(100, '℃', '℉')).toBe(212);
  expect(best(1500, 'Meters').unit + quantity(1, 'Pounds').plus(quantity(8, 'Ounces')).toString()).toBe(
    'kilometer1.5 lb',
  );
  // @ts-expect-error -- no such unit in any case
  expect(() => convert(1, 'Kilometrs', 'm')).toThrow('Kilometrs');
  // @ts-expect-error -- a mass, whatever its case
  expect(() => convert(1, 'KG', 'Meters')).toThrow('kilogram');
});

test('every function accepts the spellings that editors offer', () => {
  expect([
    everyday.convert(2, 'hrs', 'min'),
    everyday.convert(1, 'sq ft', 'ft2'),
    everyday.convert(1, '\u00B5m', 'μm'),
  ]).toEqual([120, 1, 1]);
  expect([
    everyday.converter('lbs', 'lb')(1),
    everyday.convert(212, 'degF', 'C'),
    everyday.convert(1, 'feet', 'ft'),
  ]).toEqual([1, 100, 1]);
  // @ts-expect-error -- a length and a mass
  expect(() => everyday.convert(1, 'lbs', 'feet')).toThrow('feet');
  const units = ['ft', 'in'] as const;
  expect(units.map((unit) => convert(1, unit, 'in'))).toEqual([12, 1]);
});

test('a spelling of several quantities converts to units of each', () => {
  expect(convert(16, 'oz', 'lb')).toBe(1);
  expect(convert(8, 'oz', 'cups')).toBe(1);
});

test('units of different quantities do not compile', () => {
  // @ts-expect-error -- length and mass
  expect(() => convert(1, 'foot', 'kilogram')).toThrow('foot');
  // @ts-expect-error -- speed and mass
  expect(() => convert(1, 'km/h', 'kg')).toThrow('kilogram');
  // @ts-expect-error -- mass and speed
  expect(() => converter('kg', 'km/h')).toThrow('kilogram');
});

test('unknown spellings do not compile', () => {
  // @ts-expect-error -- no such unit
  expect(() => convert(1, 'fooot', 'meter')).toThrow('fooot');
  // @ts-expect-error -- no such unit
  expect(() => convert(1, 'meter', 'fooot')).toThrow('fooot');
  // @ts-expect-error -- no such unit, whatever the other may be
  expect(() => convert(1, 'fooot', typed('meter'))).toThrow('fooot');
  // @ts-expect-error -- no such unit
  expect(() => convertExact('1', 'fooot', 'meter')).toThrow('fooot');
});

test('text that the compiler does not know is read when the program runs', () => {
  expect(convert(1, typed('Square Feet'), 'ft²')).toBe(1);
  expect(convert(1, 'yd', typed('FEET'))).toBe(3);
  expect(() => convert(1, typed('fooot'), 'meter')).toThrow('fooot');
  expect(convert(1, pick('km', 'mi'), 'm')).toBe(1000);
  // @ts-expect-error -- a unit of either of two quantities, which has no target
  expect(convert(1, pick('km', 'kg'), 'm')).toBe(1000);
  // @ts-expect-error -- the same as a target
  expect(convert(1, 'm', pick('km', 'kg'))).toBe(0.001);
});

test('one of several spellings compiles where each is a unit that may convert', () => {
  const any = (unit: UnitNames[keyof UnitNames]): number => convert(1, unit, 'm');
  const within = (unit: UnitNames['length']): number => convert(1, 'm', unit);
  expect(any('km') + within('cm')).toBe(1100);
  expect(['km', 'mi'].map((unit) => convert(0, unit, 'm'))).toEqual([0, 0]);
  // @ts-expect-error -- one of them is not a unit
  expect(() => convert(1, pick('zork', 'km'), 'm')).toThrow('zork');
  // @ts-expect-error -- none of them is a mass
  expect(() => convert(1, pick('mi', 'km'), 'kg')).toThrow('mile');
});

test('unlisted compounds are read at run time', () => {
  expect(convert(1, 'kg*m/s^2', 'N')).toBe(1);
  expect(convert(14, 'mi/week', 'mi/day')).toBe(2);
  expect(() => convert(1, 'fooot/s', 'm/s')).toThrow('fooot/s');
  // @ts-expect-error -- whatever the compound may be, the other is not a unit
  expect(() => convert(1, 'mi/week', 'zork')).toThrow('zork');
});

test('a function of one’s own takes units of one quantity, or whatever it is given', () => {
  const between = (from: UnitNames['length'], to: UnitNames['length']): number => convert(1, from, to);
  const inMeters = <U extends UnitNames['length']>(unit: U): readonly [U, number] => [unit, convert(1, unit, 'm')];
  expect([between('km', 'cm'), inMeters('km')]).toEqual([100_000, ['km', 1000]]);
  // @ts-expect-error -- no length
  expect(() => between('kg', 'cm')).toThrow('kilogram');
  // @ts-expect-error -- no length
  expect(() => inMeters('kg')).toThrow('kilogram');
});

test('best, format, split and quantity take the spellings that convert takes', () => {
  expect([best(1500, '\u00B5m').unit, best(30, 'lbs').unit]).toEqual(['millimeter', 'pound']);
  expect([format(1, 'sq ft'), format(2, 'kwh'), format(20, 'Celsius')]).toEqual(['1 ft²', '2 kWh', '20°C']);
  expect(split(90, 'mins', ['hrs', 'mins']).map(({ value }) => value)).toEqual([1, 30]);
  expect(quantity(1, 'lightyears').to('km').in('lightyears')).toBe(1);
  expect(best(1, typed('km')).unit + format(1, typed('mi'), { into: [typed('mi')] })).toBe('kilometer1 mi');
  // @ts-expect-error -- no such unit
  expect(() => best(1, 'fooot')).toThrow('fooot');
  // @ts-expect-error -- no such unit
  expect(() => format(1, 'fooot')).toThrow('fooot');
  // @ts-expect-error -- no such unit
  expect(() => quantity(1, 'fooot')).toThrow('fooot');
  // @ts-expect-error -- a length and a mass
  expect(() => split(1, 'ft', ['kg'])).toThrow('kilogram');
  // @ts-expect-error -- a length and a mass
  expect(() => split(1, 'ft', ['in', 'kg'])).toThrow('kilogram');
  // @ts-expect-error -- a length and a mass
  expect(() => format(1, 'ft', { into: ['kg'] })).toThrow('kilogram');
  // @ts-expect-error -- a length and a mass
  expect(() => quantity(1, 'ft').to('kg')).toThrow('kilogram');
  // @ts-expect-error -- a length and a mass
  expect(() => quantity(1, 'ft').in('kg')).toThrow('kilogram');
});

test('beside the data of a language, units may have its names', () => {
  expect(format(5, 'Kilometer', { locale: de })).toBe('5 Kilometer');
  expect(split(90, 'Minuten', ['Stunden', 'Minuten'], { locale: de })).toHaveLength(2);
  expect(best(1500, 'Meter', { locale: de }).unit).toBe('kilometer');
  // @ts-expect-error -- a tag has no names
  expect(() => format(5, 'Meilen', { locale: 'de' })).toThrow('Meilen');
});

test('quantities meet where their dimensions do', () => {
  const speed: Quantity<'L T^-1'> = quantity(100, 'km').over(quantity(2, 'h'));
  expect(speed.in('km/h')).toBe(50);
  expect(speed.to('min/km').in('min/km')).toBe(1.2);
  expect(quantity('5 ft').plus(quantity(6, 'in')).in('ft')).toBe(5.5);
  // Text may have any dimension, and so may an ambiguous spelling: min is a minute, and an angle
  expect(quantity('10 ft').times(quantity('12 ft')).in('ft²')).toBe(120);
  expect(quantity(60, 'mph').times(quantity(30, 'min')).in('mi')).toBe(30);
  expect(quantity(25, 'm²').power(0.5).in('m')).toBe(5);
  expect(quantity('10 ft').over(quantity(2, 'ft'))).toBe(5);
  // @ts-expect-error -- a length and a mass
  expect(() => quantity(1, 'ft').plus(quantity(1, 'kg'))).toThrow('length');
});

test('two temperatures on a scale have no sum, and a difference is added', () => {
  const morning = quantity('10 °C');
  let warmer = quantity(20, 'Celsius');
  warmer = warmer.plus(quantity(5, 'Δ°C'));
  warmer = quantity(298.15, 'K').to('°C');
  const temperatures: readonly Quantity<'temperature'>[] = [morning, warmer, quantity(300, 'K')];
  expect(temperatures.map((each) => each.in('°C'))).toEqual([10, 25, 26.85]);
  expect(quantity(5, 'Δ°C').plus(morning).plus(quantity(5, 'K')).in('°C')).toBe(20);
  expect(quantity.max([morning, warmer]).minus(morning).in('K')).toBe(15);
  // @ts-expect-error -- two temperatures on a scale
  expect(() => morning.plus(warmer)).toThrow('as a difference');
  // @ts-expect-error -- two temperatures on scales
  expect(() => quantity(20, typed('°C') as '°C').plus(quantity(300, 'K').to('°F'))).toThrow('as a difference');
});

test('quantities of one dimension are summed, sorted and kept in arrays and records', async () => {
  const lengths = [quantity(5, 'ft'), quantity(3, 'in')];
  const sum = <D extends string>(all: readonly Quantity<D>[]): Quantity<D> => all.reduce((a, b) => a.plus(b));
  const total = (all: readonly Quantity<'L'>[]): Quantity<'L'> => all.reduce((a, b) => a.plus(b), quantity(0, 'm'));
  const byName: Record<string, Quantity<'L'>> = { height: quantity(1, 'm'), depth: quantity(1, 'ft') };
  expect(lengths.reduce((a, b) => a.plus(b)).in('in')).toBe(63);
  expect([sum(lengths).in('in'), total(lengths).in('in'), sum(Object.values(byName)).in('m')]).toEqual([
    63, 63, 1.3048,
  ]);
  expect(lengths.map((each) => each.to('in')).reduce((a, b) => a.plus(b)).value).toBe(63);
  expect((await Promise.all(lengths.map((each) => Promise.resolve(each)))).reduce((a, b) => a.plus(b)).in('in')).toBe(
    63,
  );
  expect([...lengths].sort((a, b) => a.compare(b))[0]!.unit).toBe('inch');
  // An ounce may be mass or volume, and text anything
  expect([quantity(8, 'oz'), quantity(1, 'lb')].reduce((a, b) => a.plus(b)).in('lb')).toBe(1.5);
  expect([quantity('5 ft'), quantity(12, 'in')].reduce((a, b) => a.plus(b)).in('ft')).toBe(6);
  // @ts-expect-error -- a length and a mass
  expect(() => [quantity(5, 'ft'), quantity(3, 'kg')].reduce((a, b) => a.plus(b))).toThrow('length');
  // @ts-expect-error -- a length and a mass
  expect(() => sum([quantity(5, 'ft'), quantity(3, 'kg')])).toThrow('length');
  // @ts-expect-error -- no length
  expect(() => total([quantity(3, 'kg')])).toThrow('length');
});

test('a list knows its quantities', () => {
  expect(listUnits({ quantity: 'length' })[0]!.units[0]!.id).toBe('meter');
  expect(listUnits({ quantity: typed('mass') })).toHaveLength(1);
  // @ts-expect-error -- no quantity
  expect(() => listUnits({ quantity: 'lenght' })).toThrow('lenght');
});

const rope = defineQuantity({
  id: 'rope',
  units: [
    { id: 'rope-end', symbol: 'rp', si: ['kilo'] },
    { id: 'coil', is: '12 rope-end', plural: 'coils of rope', names: ['ring'] },
  ],
});

test('units of one’s own are typed as those of the catalogue', () => {
  const own = createUnits({ quantities: [extendQuantity(length, [{ id: 'city-block', is: '264 foot' }]), mass, rope] });
  expect(own.convert(20, 'city-blocks', 'mile')).toBe(1);
  expect(own.convert(1, 'krp', 'rope ends')).toBe(1000);
  expect(own.convert(1, 'ring', 'rp')).toBe(12);
  expect(own.convert(1, 'coils of rope', 'kilorope-end')).toBe(0.012);
  expect(own.converter('kg', 'lb')(0.45359237)).toBe(1);
  // Spellings that editors do not suggest also compile
  expect(own.convert(1, 'fathoms', 'city block') + own.convert(1, 'kilogrammes', 'kg')).toBeCloseTo(1.0227, 4);
  // @ts-expect-error -- a length and a mass
  expect(() => own.convert(1, 'city block', 'kg')).toThrow('city block');
  // @ts-expect-error -- no unit of these quantities
  expect(() => own.convert(1, 'coil', 'kelvin')).toThrow('kelvin');
  expect(own.format(2, 'coil') + own.best(24, 'rp').unit).toBe('2 coils of ropecoil');
  expect(own.split(13, 'rp', ['coil', 'rp']).map(({ value }) => value)).toEqual([1, 1]);
  // @ts-expect-error -- no unit of these quantities
  expect(() => own.format(2, 'kelvin')).toThrow('kelvin');
  // @ts-expect-error -- no unit of these quantities
  expect(() => own.best(2, 'kelvin')).toThrow('kelvin');
  // @ts-expect-error -- a rope and a length
  expect(() => own.split(2, 'coil', ['ft'])).toThrow('foot');
  // @ts-expect-error -- none of the quantities
  expect(() => own.list({ quantity: 'volume' })).toThrow('volume');
});

test('the result is a number, and a fraction', () => {
  expectTypeOf(convert(1, 'ft', 'in')).toEqualTypeOf<number>();
  expectTypeOf(convertExact('1', 'ft', 'in').numerator).toEqualTypeOf<bigint>();
});

test('spellings with any prefix that runs compile', () => {
  expect(convert(1, 'L', 'nL') + convert(1, 'nanoliters', 'nL')).toBe(1e9 + 1);
  expect([convert(1, 'PWh', 'TWh'), convert(1, 'fJ', 'aJ'), convert(1, 'neV', 'peV')]).toEqual([1000, 1000, 1000]);
  expect([convert(1, 'megaparsecs', 'kiloparsec'), convert(1, 'Qm', 'km')]).toEqual([1000, 1e27]);
  expect(convert(1, 'uF', '\u00B5F') + convert(1, 'yobibytes', 'ZiB')).toBe(1025);
  expect(quantity(1, 'hL').in('daL')).toBe(10);
  // @ts-expect-error -- a volume, whatever its prefix
  expect(() => convert(1, 'nL', 'meter')).toThrow('meter');
  expect(convert(1, 'megafeet', 'kilofoot')).toBe(1000);
  // @ts-expect-error -- a scale with an offset takes no prefixes
  expect(() => convert(1, 'nanofahrenheit', 'kelvin')).toThrow('nanofahrenheit');
  // @ts-expect-error -- meters take no binary prefixes
  expect(() => convert(1, 'kibimeter', 'meter')).toThrow('kibimeter');
});

test('a type names a quantity, and texts have the dimension of their unit', () => {
  const force: Quantity<'force'> = quantity(5, 'N');
  const product: Quantity<'force'> = quantity(2, 'kg').times(quantity(3, 'm')).over(quantity(1, 's').power(2));
  const height: Quantity<'length'> = quantity('5 ft 6 in');
  expect(force.plus(product).in('N') + height.in('in')).toBe(77);
  // @ts-expect-error -- a mass
  const wrong: Quantity<'length'> = quantity('5 kg');
  // @ts-expect-error -- a length and a mass
  expect(() => height.plus(quantity('5 kg'))).toThrow('kilogram');
  expect(wrong).toBeInstanceOf(Quantity);
});

test('a quantity of one of several dimensions takes part in no sum', () => {
  const unit = pick('m', 'kg');
  const mixed = quantity(1, unit);
  // @ts-expect-error -- maybe a mass
  expect(mixed.plus(quantity(1, 'm')).in('m')).toBe(2);
  // @ts-expect-error -- maybe a mass
  expect(quantity(1, 'm').plus(mixed).in('m')).toBe(2);
  expect(mixed.times(quantity(2, 'm')).in('m2')).toBe(2);
});

test('sums of what does not convert do not compile', () => {
  // @ts-expect-error -- doses of two kinds
  expect(() => quantity(1, 'Gy').plus(quantity(1, 'Sv'))).toThrow('sievert');
  // @ts-expect-error -- power and apparent power
  expect(() => quantity('1 W').minus(quantity('1 VA'))).toThrow('volt ampere');
  // @ts-expect-error -- a flux and an intensity
  expect(() => quantity(1, 'lm').compare(quantity(1, 'cd'))).toThrow('cd');
  // @ts-expect-error -- time and labor
  expect(() => quantity.sum([quantity(1, 'h'), quantity(1, 'person-hour')])).toThrow('person hour');
  // @ts-expect-error -- pressure and gauge pressure
  expect(() => quantity(1, 'Pa').in('psig')).toThrow('gauge');
  // @ts-expect-error -- illuminance and luminance, a lumen is a candela into a steradian
  expect(() => quantity(1, 'lx').plus(quantity(1, 'nit'))).toThrow('luminance');
  // @ts-expect-error -- an equivalent dose
  const dose: Quantity<'absorbed-dose'> = quantity(1, 'Sv');
  expect(dose.unit).toBe('sievert');
});

test('sums of what converts compile', () => {
  expect([quantity(1, 'oz').in('oz'), quantity(8, 'oz').in('cup')]).toEqual([1, 1]);
  expect(quantity(1, 'Hz').plus(quantity(60, 'rpm')).in('Hz')).toBe(2);
  expect(quantity(1, 'J').plus(quantity(1, 'newton-meter')).in('J')).toBe(2);
  expect(quantity(20, '°C').plus(quantity(5, 'Δ°C')).in('°C')).toBe(25);
  expect(quantity(1, 'lx').plus(quantity(1, 'lm/m^2')).in('lx')).toBe(2);
  const power = quantity(12, 'V').times(quantity(2, 'A'));
  expect([power.in('W'), power.in('VA'), quantity(1, 'W').plus(power).in('W')]).toEqual([24, 24, 25]);
  const dose: Quantity<'absorbed-dose'> = quantity(1, 'J').over(quantity(1, 'kg'));
  expect([dose.in('Gy'), quantity(1, 's').power(-1).in('Bq')]).toEqual([1, 1]);
});

test('measured values have the dimensions of quantities', () => {
  const weight = measured(5, 0.2, 'kg');
  const width = measured(2, 0.1, 'm');
  const ratio: number = width.over(width).ln().uncertainty;
  expect([ratio, weight.over(width).in('kg/m'), width.pow(2).in('m²')]).toEqual([0, 2.5, 4]);
  expect(fromSamples([1, 3], 'mm').plus(width).in('mm')).toBe(2002);
  // @ts-expect-error -- a weight
  expect(() => weight.in('m')).toThrow('kilogram');
  // @ts-expect-error -- a weight and a length
  expect(() => weight.plus(width)).toThrow('kilogram');
  // @ts-expect-error -- only a number has a logarithm
  expect(() => weight.ln()).toThrow('kilogram');
  // @ts-expect-error -- an area
  expect(() => width.pow(2).to('m')).toThrow('square');
  // @ts-expect-error -- no unit
  expect(() => measured(5, 0.2, 'kgg')).toThrow('kgg');
  // @ts-expect-error -- no style
  expect(() => weight.format({ style: 'long' })).toThrow('style');
});
