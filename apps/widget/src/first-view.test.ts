import { find, unitIndex, symbolOf } from '@units/engine/internal';
import { lightIndex, loadInternational } from '@units/ui';
import { describe, expect, test } from 'vitest';
import { firstView } from './first-view.ts';
import { readSettings } from './settings.ts';

await loadInternational('de');

const viewOf = (query: string) => firstView(readSettings(query, 'en'));

describe('plain conversions are shown at once', () => {
  test.for([
    ['value=5&from=km&to=mi', 'km', 'mi', '5'],
    ['value=-40.5&from=m&to=ft', 'm', 'ft', '-40.5'],
    ['from=kilogram&to=lb&lang=de&value=1234.5', 'kg', 'lb', '1.234,5'],
    ['from=mpg&to=liter-per-100-kilometer', 'mpg', 'L/100km', '1'],
    ['to=mile', 'km', 'mi', '1'],
    ['from=miles&to=feet', 'mi', 'ft', '1'],
    ['from=square-meters&to=hectares', 'm2', 'ha', '1'],
    ['units=meter,mile,kilogram,yards', 'm', 'mi', '1'],
    ['', 'km', 'mi', '1'],
  ] as const)('%s', ([query, from, to, text]) => {
    const { typed } = viewOf(query)!.start;
    expect([typed.from.id, typed.to.id]).toEqual([find(from, to).from.id, find(from, to).to.id]);
    expect(typed.text).toBe(text);
  });
});

test.for([
  'from=Miles&to=km',
  'from=km&to=kg',
  'from=W&to=dBm',
  'from=imperial-gallon&to=liter',
  'from=M',
  'from=kg*m/s^2&to=N',
  'from=toString',
  'value=1e3',
  'value=1,5',
  'value=five',
  'units=kilometer,Miles',
  'from=F',
])('%s waits for what reads it', (query) => {
  expect(viewOf(query)).toBeUndefined();
});

/** Returns the unit that the first view reads from a spelling without the engine. */
const takenFor = (text: string): string | undefined => viewOf(`from=${encodeURIComponent(text)}`)?.start.typed.from.id;

test('every spelling means the unit that it means to the engine', { timeout: 30_000 }, () => {
  const texts = lightIndex.quantities.flatMap((quantity) =>
    lightIndex.unitsOf(quantity).flatMap((unit) => [unit.id, `${unit.id}s`, symbolOf(unit)]),
  );
  const wrong = texts.filter((text) => {
    const id = takenFor(text);
    const { units } = unitIndex.find(text);
    return id !== undefined && units.length > 0 && !units.some((unit) => unit.id === id);
  });
  expect(wrong).toEqual([]);
});

test('every pair of spellings means the units that it means to the engine', { timeout: 30_000 }, () => {
  const wrong = lightIndex.quantities.flatMap((quantity) => {
    const [base, ...others] = lightIndex.unitsOf(quantity);
    return others.map(symbolOf).filter((symbol) => {
      const view = viewOf(`from=${encodeURIComponent(symbol)}&to=${base!.id}`);
      return view && view.start.typed.from !== lightIndex.byId(find(symbol, base!.id).from.id);
    });
  });
  expect(wrong).toEqual([]);
});
