import { describe, expect, test } from 'vitest';
import { pascalCase } from '../scripts/case.ts';
import { convert as convertByName, unitIndex } from '../src/conversion/catalogue.ts';
import type { Quantity } from '../src/model/quantity.ts';
import type { Unit } from '../src/model/unit.ts';
import { convert } from '../src/lean.ts';
import { leanSymbol, leanUnits } from '../scripts/lean.ts';
import { elsewhere } from '../src/naming/light-find.ts';
import * as lean from '../src/lean.ts';
import { outcome } from './outcome.ts';

type Plain = (value: number, from: string, to: string) => number;

const convertOf = (quantity: Quantity): Plain | undefined =>
  (lean as Record<string, unknown>)[`convert${pascalCase(quantity.id)}`] as Plain | undefined;

const values = [0, 1, -2.5, 1 / 3, 12345.678, 1.7976931348623157e308, 5e-324];

const spellingsOf = (unit: Unit): string[] => [unit.id, leanSymbol(unit)].filter((spelling) => spelling !== '');

describe.each(unitIndex.quantities)('$id', (quantity) => {
  const units = leanUnits(quantity);
  const own = convertOf(quantity);

  test('has a function of its own where it is more than levels', () => {
    expect(own === undefined).toBe(units.length < 2);
  });

  test('converts every unit as the engine does, by identifier and by symbol', () => {
    const [base, other = base] = units;
    const differences: unknown[] = [];
    const compare = (from: string, to: string, fromId: string, toId: string): void => {
      for (const value of values) {
        const expected = outcome(() => convertByName(value, fromId, toId));
        const isElsewhere = [from, to].some((text) => elsewhere.includes(text));
        for (const conversion of [convert, own].filter((either) => either && !(isElsewhere && either === convert))) {
          const given = outcome(() => conversion!(value, from, to));
          if (!Object.is(given, expected)) differences.push([value, from, to, given, expected]);
        }
      }
    };
    for (const unit of units) {
      for (const spelling of spellingsOf(unit)) {
        compare(spelling, base!.id, unit.id, base!.id);
        compare(other!.id, spelling, other!.id, unit.id);
      }
    }
    expect(differences).toEqual([]);
  });
});

test('takes every prefix that a unit takes, and no other', () => {
  expect(convert(1, 'quettameter' as string, 'km')).toBe(1e27);
  expect(convert(3, 'µs', 'ns')).toBe(3000);
  expect(convert(3, 'us', 'ns')).toBe(3000);
  expect(convert(1, 'MiB', 'kB')).toBe(1048.576);
  expect(outcome(() => convert(1, 'mB' as string, 'B'))).toBe('unknown-unit');
  expect(outcome(() => convert(1, 'kilofoot' as string, 'm'))).toBe('unknown-unit');
});

test('knows levels', () => {
  expect(convert(30, 'dBm', 'W')).toBe(1);
  expect(convert(1, 'W', 'dBm')).toBe(30);
  expect(convert(1.5, 'dB', 'dB')).toBe(1.5);
  expect(outcome(() => convert(-1, 'W', 'dBm'))).toBe('out-of-range');
});

test.each([
  [1, 'fooot', 'm', 'unknown-unit', 'from'],
  [1, 'm', 'feets', 'unknown-unit', 'to'],
  [1, 'm', 'kg', 'incompatible-units', 'to'],
  [1, 'meter\tm', 'm', 'unknown-unit', 'from'],
  [1, '', 'm', 'unknown-unit', 'from'],
  [1, 'toString', 'm', 'unknown-unit', 'from'],
  [Number.NaN, 'm', 'ft', 'invalid-number', 'value'],
  [0, 'mile-per-gallon', 'liter-per-100-kilometer', 'division-by-zero', 'value'],
  [1e308, 'km', 'mm', 'result-out-of-range', undefined],
])('refuses %s %s in %s: %s', (value, from, to, code, parameter) => {
  expect(() => convert(value, from as string, to as string)).toThrow(
    expect.objectContaining({ name: 'UnitsError', code, parameter }),
  );
});

test('a quantity by itself refuses the units of others', () => {
  // @ts-expect-error -- the compiler refuses it too
  expect(() => lean.convertLength(1, 'm', 'kg')).toThrow(
    'to must be the identifier, symbol or everyday spelling of a unit; got "kg".',
  );
});

/** A spelling that is a unit of two quantities means there what it means to the engine. */
test('meets where the engine does', () => {
  const spellings = unitIndex.quantities.map((quantity) => leanUnits(quantity).flatMap(spellingsOf));
  const shared = [...new Set(spellings.flat())].filter(
    (spelling) => spellings.filter((own) => own.includes(spelling)).length > 1,
  );
  expect(shared.length).toBeGreaterThan(5);
  const bases = unitIndex.quantities.map(({ units }) => units[0]!.id);
  const differences = shared.flatMap((from) =>
    [...shared, ...bases].filter((to) => {
      const given = outcome(() => convert(2, from, to));
      return given !== 'incompatible-units' && given !== outcome(() => convertByName(2, from, to));
    }),
  );
  expect(differences).toEqual([]);
});

test('reads what people type for everyday units, as the engine does', () => {
  const pairs =
    'l:gal ml:l lbs:kg feet:m hr:sec m2:ft2 degF:degC rpm:Hz miles:km square_feet:m² kg/m3:g/cm3 miles_per_hour:kph hours:mins inches:cm cc:ml msec:s m^2:sq_ft cu_ft:gallons C:F gpm:lpm'.split(
      ' ',
    );
  for (const pair of pairs) {
    const [from = '', to = ''] = pair.replaceAll('_', ' ').split(':');
    expect([pair, outcome(() => convert(5, from, to))]).toEqual([pair, convertByName(5, from, to)]);
  }
  expect(lean.convertVolume(5, 'ml', 'l')).toBe(0.005);
  expect(lean.convertArea(1, 'm2', 'square feet')).toBe(convertByName(1, 'm2', 'ft2'));
});

test('the compiler knows what is read, and what does not convert', () => {
  expect([convert(1, 'lbs', 'kg'), convert(5, 'hr', 'sec'), convert(30, 'dBm', 'W')]).toEqual([0.45359237, 18_000, 1]);
  // @ts-expect-error -- a length and a mass
  expect(() => convert(1, 'feet', 'kg')).toThrow('Cannot convert');
  // @ts-expect-error -- no unit
  expect(() => lean.converter('fooot', 'm')).toThrow('got "fooot"');
});

test('compiles conversions, for values and arrays', () => {
  const inches = lean.converter('feet', 'in');
  expect(inches(3)).toBe(36);
  expect([...inches.all([1, 2.5])]).toEqual([12, 30]);
});
