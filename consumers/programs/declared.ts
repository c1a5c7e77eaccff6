// A library's exports that use the engine's types: its declarations name every type by a public entry.
import { convert, converter, convertExact, UnitsError, type Catalogue, type Convert } from '@units/engine';
import { ask } from '@units/engine/ask';
import { search, tools } from '@units/engine/catalog';
import * as everyday from '@units/engine/everyday';
import { listUnits } from '@units/engine/list';
import { createUnits, defineQuantity, extendQuantity, length, mass } from '@units/engine/own';
import { quantity, type Quantity } from '@units/engine/quantity';
import { best, format, parse, split } from '@units/engine/text';
import { tip } from '@units/engine/tools';
import * as ucum from '@units/engine/ucum';

export { convert as convertAny } from '@units/engine';
export const renamed = convert;
export const annotated: Convert<Catalogue> = convert;
export const inMeters = converter('ft', 'm');
export const all = inMeters.all([1, 2]);
export const exact = convertExact('1', 'ft', 'm');
export const { convert: everydayConvert, convertLength } = everyday;

export const height = quantity(5, 'ft');
export const area = height.times(quantity(3, 'm'));
export const speed = height.over(quantity(3, 's'));
export const cube = height.power(3);
export const schema = quantity.schema('length');
export const sum = <D extends string>(quantities: readonly Quantity<D>[]) => quantities.reduce((a, b) => a.plus(b));
export function wrap<U extends 'km' | 'mi'>(unit: U) {
  return { unit, one: quantity(1, unit) };
}
export class Body {
  readonly height: Quantity<'L'>;
  constructor(given: Quantity<'L'>) {
    this.height = given;
  }
  taller(by = quantity(1, 'in')) {
    return new Body(this.height.plus(by));
  }
}

export const measure = best(1, 'ft');
export const parts = split(71, 'in', ['ft', 'in']);
export const write = format;
export const parsed = parse('5 ft in m');
export const answer = ask('5 ft in m');
export const groups = listUnits({ quantity: 'length' });
export const result = tip({ subtotal: 20 });
export const calculator = tip;
export const found = search({ q: 'tip' });
export const everyTool = tools;
export const coded = ucum.parse('mm[Hg]');

export const effort = defineQuantity({
  id: 'effort',
  units: [{ id: 'story-point' }, { id: 'epic', is: '20 story-point' }],
});
export const withBlocks = extendQuantity(length, [{ id: 'city-block', is: '264 foot', symbol: 'blk' }]);
export const own = createUnits({ quantities: [withBlocks, mass, effort] });
export const { convert: ownConvert, best: ownBest, list: ownList } = own;
export const codeOf = (error: unknown) => (error instanceof UnitsError ? error.code : undefined);
