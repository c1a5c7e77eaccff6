import { detailsOf, ingredientPages, substancePages, unitIndex } from '@units/engine/internal';
import { describe, expect, it, test } from 'vitest';
import { fullDefinitionOf } from '../src/content/definition.ts';
import { measure } from '../src/content/measure.ts';
import { noteIn, noteOf } from '../src/content/notes.ts';
import { pairs } from '../src/content/pairs.ts';
import { explainedUnits } from '../src/content/unit-pages.ts';
import { tags } from '../src/language.ts';
import { speakIn, t } from '../src/messages/all.ts';
import { notes } from '@units/engine/notes/en';
import { unitPage } from '../src/pages/unit.tsx';

const shown = () => [...new Set([...explainedUnits().map(({ unit }) => unit), ...pairs().map(({ from }) => from)])];

const noteInRow = (unit: ReturnType<typeof shown>[number]): string | undefined =>
  unit.prefix ? undefined : detailsOf(unit.entry!.id).note;

const notesOfMaterials = (): readonly string[] =>
  [
    ...ingredientPages().map(({ ingredient }) => ingredient),
    ...substancePages().map(({ substance }) => substance),
  ].flatMap(({ note }) => note ?? []);

describe.each(tags)('the notes of pages in %s', (tag) => {
  it('say everything that their rows say', () => {
    speakIn(tag);
    const noted = shown().filter((unit) => noteInRow(unit) !== undefined);
    expect(noted.length).toBeGreaterThan(120);
    // Without words for a part it throws; a slot that stays empty shows its braces
    const materials = notesOfMaterials();
    expect(materials.length).toBeGreaterThan(25);
    const written = [...noted.map((unit) => noteOf(unit)), ...materials.map((note) => noteIn(note))];
    expect(written.filter((note) => /[{}]|undefined/.test(note ?? '{}'))).toEqual([]);
  });

  it('keep the numbers of the English words', () => {
    const slots = (text: string) => (text.match(/\{\d\}/g) ?? []).toSorted().join(' ');
    const pairsOfWords = Object.entries(t().unitPage.notes);
    expect(pairsOfWords.filter(([english, words]) => slots(words) !== slots(english))).toEqual([]);
  });

  it('begin their pages with a size that is exact, or marked as rounded', () => {
    speakIn(tag);
    const rounded = explainedUnits().filter((page) => unitPage(page).description.includes('≈'));
    // Their exact fractions have 21 digits or more, and stand in the section about accuracy
    expect(rounded.map(({ id }) => id).toSorted()).toEqual([
      'british-thermal-unit-it-per-hour',
      'pound-force-per-square-inch',
      'pound-per-cubic-foot',
    ]);
  });
});

test('only base units are called base units', () => {
  speakIn('en');
  const called = explainedUnits().filter((page) => unitPage(page).description.includes(' is the base unit of '));
  expect(called.length).toBeGreaterThan(30);
  expect(called.filter(({ unit }) => unit.id !== unit.quantity!.base.id)).toEqual([]);
});

test.each([
  ['de', '0,999998 Meilen (US-Vermessung)'],
  ['es', '0,999998 millas (topográficas EE. UU.)'],
  ['ar', '0.999998 ميل (مساحة أمريكية)'],
] as const)('a number just below one keeps its plural, and its digits, in %s', (tag, text) => {
  speakIn(tag);
  expect(measure(0.999998, unitIndex.byId('mile-survey-us')!)).toBe(text);
});

test('every clause that has words is part of a note', () => {
  speakIn('en');
  const ofRows = unitIndex.quantities.flatMap(({ units }) => units.map(({ id }) => detailsOf(id).note));
  const inRows = [...ofRows, ...notesOfMaterials()];
  const clauses = inRows.flatMap((note) => note?.split('; ') ?? []);
  const used = new Set(clauses.flatMap((clause) => [clause, ...clause.split(', ')]));
  const pattern = (clause: string) =>
    new RegExp(`^${clause.replaceAll(/[.*+?^$()|[\]\\/]/g, '\\$&').replaceAll(/\{\d\}/g, '.+')}$`);
  const unused = Object.keys(notes).filter((clause) => !Array.from(used).some((text) => pattern(clause).test(text)));
  expect(unused).toEqual([]);
});

test.each([
  ['decibel-milliwatt', '0 dBm = 1 milliwatt'],
  ['octave', '1 octave = 2 frequency ratios'],
  ['semitone', '12 semitones = 2 frequency ratios'],
  ['phon', '40 phons = 1 sone'],
  ['perm', '1 grain per hour square foot inch of mercury'],
  ['yarn-number-cotton', '840 yards per pound'],
])('%s is defined as %s', (id, definition) => {
  speakIn('en');
  expect(fullDefinitionOf(unitIndex.byId(id)!)).toBe(definition);
});
