import { find, names } from '@units/engine/browse';
import { listed, loadInternational } from '@units/ui';
import { describe, expect, test } from 'vitest';
import { findExact } from './exact-spelling.ts';
import { firstView } from './first-view.ts';
import { readSettings } from './settings.ts';
import { exactSpellings, unclear } from './unclear.ts';

await loadInternational('de');

const viewOf = (query: string) => firstView(readSettings(query, 'en'));

describe('what is plain is shown at once', () => {
  test.for([
    ['value=5&from=km&to=mi', 'km', 'mi', '5'],
    ['value=-40.5&from=F&to=C', 'F', 'C', '-40.5'],
    ['from=kilogram&to=lb&lang=de&value=1234.5', 'kg', 'lb', '1.234,5'],
    ['from=mpg&to=liter-per-100-kilometer', 'mpg', 'L/100km', '1'],
    ['to=mile', 'km', 'mi', '1'],
    ['from=miles&to=feet', 'mi', 'ft', '1'],
    ['from=square%20meters&to=hectares', 'm2', 'ha', '1'],
    ['units=feet,mi,kg,yards', 'ft', 'mi', '1'],
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
  'from=M',
  'from=kg*m/s^2&to=N',
  'from=toString',
  'value=1e3',
  'value=1,5',
  'value=five',
  'units=km,Miles',
])('%s waits for what reads it', (query) => {
  expect(viewOf(query)).toBeUndefined();
});

test('no spelling is taken for another unit than the engine takes it for', () => {
  const wrong = [...exactSpellings()].filter(([text, found]) => {
    const { units, ambiguous } = names.find(text);
    const meaning = ambiguous ? '' : units[0]!.id;
    return (Object.hasOwn(unclear, text) ? unclear[text] : found) !== meaning;
  });
  expect(wrong).toEqual([]);
});

test('the first unit that a text spells is found', () => {
  const some = [...exactSpellings()].filter((_, index) => index % 25 === 0);
  expect(some.map(([text]) => [text, findExact(text, listed)!.id])).toEqual(some);
});
