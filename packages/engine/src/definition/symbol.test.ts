import { describe, expect, test } from 'vitest';
import { unitIndex } from '../../test/small.ts';
import { pluralName, singularName, symbolOf } from './symbol.ts';

const unit = (spelling: string): Parameters<typeof singularName>[0] => unitIndex.find(spelling).units.at(0)!;

describe('a unit as people print it', () => {
  test.each([
    ['foot', 'ft', 'foot', 'feet'],
    ['kilometer', 'km', 'kilometer', 'kilometers'],
    ['micrometer', 'μm', 'micrometer', 'micrometers'],
    ['moot', 'Mt', 'moot', 'meet'],
    ['kilogram', 'kg', 'kilogram', 'kilograms'],
    ['turn', 'turn', 'turn', 'turns'],
    ['mile-per-hour', 'mph', 'mile per hour', 'miles per hour'],
    ['cubic-meter', 'm³', 'cubic meter', 'cubic meters'],
    ['meter-per-second', 'm/s', 'meter per second', 'meters per second'],
    ['kg*m/s^2', 'kg·m/s²', 'kilogram meter per square second', 'kilogram meters per square second'],
    ['W/(m2 K)', 'W/(m²·K)', 'watt per square meter kelvin', 'watts per square meter kelvin'],
    ['1/s', '1/s', 'per second', 'per second'],
    ['g/100 km', 'g/100 km', 'gram per 100 kilometers', 'grams per 100 kilometers'],
  ])('%s is %s, one %s, two %s', (spelling, symbol, one, many) => {
    expect(symbolOf(unit(spelling))).toBe(symbol);
    expect(singularName(unit(spelling))).toBe(one);
    expect(pluralName(unit(spelling))).toBe(many);
  });
});
