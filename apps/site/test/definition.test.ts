import { detailsOf, unitIndex } from '@units/engine/internal';
import { expect, test } from 'vitest';
import { convertIn } from '../src/content/convert-in.ts';
import { fullDefinitionOf } from '../src/content/definition.ts';
import { speakIn } from '../src/messages/all.ts';

const equation = /^x (\S+) = (?:(\S+) × )?\(x ([+−]) ([\d.]+)\) K$/;

const numberOf = (text: string): number => {
  const [over, under = '1'] = text.replace('−', '-').split('/');
  return Number(over) / Number(under);
};

test('defines units with an offset by equations that hold', () => {
  speakIn('en');
  const { quantity } = unitIndex.byId('kelvin')!;
  const shifted = unitIndex
    .unitsOf(quantity!)
    .filter(({ prefix, entry }) => !prefix && detailsOf(entry!.id).offset !== undefined);
  expect(shifted.map(({ id }) => id)).toEqual(expect.arrayContaining(['celsius', 'fahrenheit', 'romer', 'delisle']));
  for (const unit of shifted) {
    const definition = fullDefinitionOf(unit)!;
    expect(definition).toMatch(equation);
    const [, , factor = '1', sign, offset] = equation.exec(definition)!;
    const shift = numberOf(offset!) * (sign === '−' ? -1 : 1);
    for (const x of [-40, 7, 451])
      expect(numberOf(factor) * (x + shift)).toBeCloseTo(convertIn(x, unit, unitIndex.byId('kelvin')!), 9);
  }
});
