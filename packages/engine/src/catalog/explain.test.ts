import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unitIndex } from '../conversion/catalogue.ts';
import { quantities } from '../data/catalogue.ts';
import type { QuantityRows } from '../model/quantity.ts';
import { notes as deNotes } from '../data/languages/notes/de.ts';
import { notes as jaNotes } from '../data/languages/notes/ja.ts';
import de from '../generated/locales/de.ts';
import ja from '../generated/locales/ja.ts';
import type { Locale } from '../model/locale.ts';
import { explainUnit, explainUnitIn } from './explain.ts';
import { explanationOf } from './explanation.ts';
import { unitPages } from './pages.ts';
import { listUnitRecordsIn } from './units.ts';

test.each([
  ['stone', '14 pound', '317514659/50000000'],
  ['gallon-imperial', '4.54609 liter', '454609/100000000'],
  ['degree', '1/180 pi radian', '1/180 pi'],
  ['kilometer', '1000 meter', '1000'],
])('%s is explained by its definition and an exact fraction', (id, definition, factor) => {
  const { explanation } = explainUnit(id);
  expect(explanation).toMatchObject({ definition, factor, status: 'exact' });
  expect(explanation!.law.title).not.toBe('');
});

test('a scale has no factor, and a product that no list shows no explanation', () => {
  expect(explainUnit('celsius').explanation).not.toHaveProperty('factor');
  expect(explainUnit('kg*m^3').explanation).toBeUndefined();
});

test('a measured unit says how uncertain it is, by CODATA 2022', () => {
  expect(explainUnit('dalton').explanation!.relativeUncertainty).toBeCloseTo(3.1e-10, 11);
  expect(explainUnit('meter').explanation).not.toHaveProperty('relativeUncertainty');
});

test('every unit that CODATA 2022 measured has its uncertainty', () => {
  const printed = new Map(
    readFileSync(new URL('../../fixtures/codata2022.tsv', import.meta.url), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([, value, uncertainty]) => [Number(value), Number(uncertainty) / Number(value)] as const),
  );
  const rows = (quantities as readonly QuantityRows[]).flatMap(({ units }) => units);
  const measured = rows.filter(({ source, status }) => source === 'CODATA2022' && status === 'measured');
  expect(measured.length).toBeGreaterThan(25);
  let compared = 0;
  for (const { id, is = '' } of measured) {
    const { relativeUncertainty = 0 } = explainUnit(id).explanation!;
    expect(relativeUncertainty).toBeGreaterThan(0);
    const expected = printed.get(Number(is.split(' ')[0]));
    if (expected === undefined || Number.isNaN(expected)) continue;
    compared += 1;
    // CODATA prints two digits
    expect(Math.abs(relativeUncertainty / expected - 1)).toBeLessThan(0.05);
  }
  expect(compared).toBeGreaterThan(15);
});

test('lists units that share a name, with the size of one in the other', () => {
  const others = (id: string) => explainUnit(id).explanation!.confusedWith.map((other) => [other.id, other.factor]);
  expect(others('ton')).toEqual(
    expect.arrayContaining([
      ['long-ton', '25/28'],
      ['tonne', '45359237/50000000'],
    ]),
  );
  expect(others('gallon-imperial')[0]).toEqual(['gallon', '568261250/473176473']);
  expect(others('fahrenheit')).toEqual([['farad', undefined]]);
  expect(others('byte')[0]).toEqual(['bit', '8']);
  expect(others('langley')).toEqual([['light-year', undefined]]);
  expect(others('meter').map(([id]) => id)).not.toContain('molar');
  // A foot of timber is confused with other feet of timber, and a rate with rates of the same units
  expect(others('hoppus-foot').map(([id]) => id)).toEqual(['board-foot', 'thousand-board-foot']);
  expect(others('mile-per-gallon').map(([id]) => id)).toContain('mile-per-gallon-imperial');
  expect(others('foot-per-hour')).toEqual([]);
  // A meter of water is confused with other meters of water, not with inches of water
  expect(others('meter-of-water').map(([id]) => id)).toEqual([
    'meter-sea-water',
    'meter-of-water-4-celsius',
    'meter-of-water-60-fahrenheit',
  ]);
});

test('explains the everyday units of every quantity, and never by itself', () => {
  for (const quantity of unitIndex.quantities) {
    for (const { id } of unitIndex.unitsOf(quantity).slice(0, 3)) {
      const explanation = explanationOf(unitIndex.byId(id)!);
      expect(explanation.baseUnit).toBe(quantity.base.id);
      expect(explanation.confusedWith.map((other) => other.id)).not.toContain(id);
    }
  }
});

test('three hundred units have a page, each one', () => {
  const pages = unitPages().map(({ page }) => page);
  expect(pages.length).toBe(300);
  expect(new Set(pages).size).toBe(300);
  expect(pages).toEqual(expect.arrayContaining(['/units/stone/', '/units/mile/', '/units/celsius/', '/units/ohm/']));
});

test('names a unit and what it is taken for in a language, without its English note', () => {
  const { name, record, explanation } = explainUnitIn(de, 'ton');
  expect([name, record!.name]).toEqual(['Short Ton', 'Short Ton']);
  expect(explanation!.confusedWith).toContainEqual(expect.objectContaining({ id: 'tonne', name: 'Tonne' }));
  expect(explainUnitIn(de, 'meter').explanation).not.toHaveProperty('note');
  expect(explainUnitIn(de, 'kg*m^3')).toEqual(explainUnit('kg*m^3'));
});

test('gives the note of a unit in a language that has words for it, in the explanation and in lists', () => {
  const said = (locale: Locale, notes: Readonly<Record<string, string>>) => {
    const { record, explanation } = explainUnitIn(locale, 'stone', notes);
    const listed = listUnitRecordsIn(locale, 'mass', notes)[0]!.units.find(({ id }) => id === 'stone');
    expect([record!.note, listed!.note]).toEqual([explanation!.note, explanation!.note]);
    return explanation!.note;
  };
  expect(said(de, deNotes)).toBe('Körpergewicht, Vereinigtes Königreich, Irland.');
  expect(said(ja, jaNotes)).toBe('体重、イギリス、アイルランド。');
  // Where words for one clause are missing, the whole note is left out
  expect(said(de, { land: 'Grundstücke' })).toBeUndefined();
});
