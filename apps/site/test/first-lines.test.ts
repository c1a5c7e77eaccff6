import { createSheet } from '@units/engine/sheet';
import { describe, expect, test } from 'vitest';
import { firstLine } from '../src/client/pad.ts';
import { firstLines } from '../src/islands/first-lines.ts';
import { speakIn } from '../src/messages/all.ts';
import { compareLines, words } from './early-answers.ts';

const known = ['# Trip', 'speed = 100 km/h', 'speed * 2 h', '', '3 km in m', 'sum'];

const linesOf = (changed: readonly string[]) => {
  speakIn('en');
  const { lines } = createSheet().update(known.join('\n'));
  return firstLines(changed.join('\n'), lines, firstLine(words.en!)).map(({ line, isOld }) =>
    isOld ? `old ${line.shown}`.trim() : line.shown,
  );
};

const answers = ['', '100 km/h', '200 km', '', '3,000 m', '3 km'];

describe('a sheet before it is loaded', () => {
  test('keeps the answers of a text that did not change', () => {
    expect(linesOf(known).slice(0, 5)).toEqual(answers.slice(0, 5));
    expect(linesOf(known)).toHaveLength(known.length);
  });

  test('answers plain conversions, keeps what stands above them and marks what stands below', () => {
    const changed = [...known.slice(0, 4), '5 mi in km', '3 km in m', 'sum'];
    expect(linesOf(changed).slice(0, 5)).toEqual([...answers.slice(0, 4), '8.04672 km']);
    expect(linesOf(changed)[5]).toBe('old 3,000 m');
    expect(linesOf(changed)[6]).toMatch(/^old /);
  });

  test('answers no line with a word of a name', () => {
    expect(linesOf([...known, 'cm = 3 km', '5 ft in cm'])).toEqual([...linesOf(known), 'old', 'old']);
    expect(linesOf([...known, '5 speed in km', 'tip 20% on 48', '2 ft in in'])).toEqual([
      ...linesOf(known),
      'old',
      'old',
      '24 in',
    ]);
  });

  test('has no answers to lines that were deleted', () => {
    expect(linesOf([])).toEqual(['']);
    expect(linesOf([known[0]!, known[1]!])).toEqual(answers.slice(0, 2));
    expect(linesOf([known[0]!, ...known.slice(2)]).slice(1)).toEqual(
      linesOf(known)
        .slice(2)
        .map((shown) => `old ${shown}`.trim()),
    );
  });

  test.each([
    ['en', '5 km in mi'],
    ['en', '1 km = 5 mi'],
    ['en', '1 km = mi'],
    ['en', 'mi: 5 km in m'],
    ['en', '-5 °F in °C'],
    ['en', '1 ft in in # yes'],
    ['en', '0 mpg in l/100km'],
    ['en', '1e3 m in km'],
    ['en', '12345678901234567 m in km'],
    ['en', '360 deg in rad'],
    ['de', '1.500 m in km'],
    ['de', '1,5 Stunden in Minuten'],
    ['fr', '1500 m en km'],
    ['ja', '5キロをマイルに'],
    ['ar', '3 كم إلى متر'],
    ['hi', '5 किमी मील में'],
  ] as const)('%s: answers %j as the sheet does, or not', (tag, line) => {
    expect(compareLines(tag, [line]).wrong).toEqual([]);
  });
});
