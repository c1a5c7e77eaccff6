import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from '../src/islands/field.tsx';
import { speakIn } from '../src/messages/all.ts';
import {
  clockText,
  dayText,
  inFull,
  inOrder,
  readable,
  withoutDirections,
  withSymbol,
  writtenValue,
} from '../src/numbers.ts';
import { copied, shown } from '../src/islands/show.ts';

afterEach(() => {
  speakIn('en');
  vi.unstubAllGlobals();
});

const [start, end] = ['\u2066', '\u2069'];

test.each([
  ['5', 'km/h', `${start}5 km/h${end}`],
  ['−5', '°C', `${start}−5 °C${end}`],
  ['5', 'كم', '5 كم'],
])('%s %s keeps its order on a page from right to left', (value, symbol, expected) => {
  speakIn('ar');
  expect(withSymbol(value, symbol)).toBe(expected);
  speakIn('hi');
  expect(withSymbol(value, symbol)).toBe(`${value} ${symbol}`);
});

test('encloses only what would turn around', () => {
  speakIn('ar');
  expect(['km', 'mg/dL', 'كم', '°C', '1/m', ''].map(inOrder)).toEqual([
    'km',
    'mg/dL',
    'كم',
    `${start}°C${end}`,
    `${start}1/m${end}`,
    '',
  ]);
});

test('powers of ten and negative numbers are kept from left to right, and read back', () => {
  speakIn('ar');
  expect(inFull(1e-9)).toBe(`${start}1×10⁻⁹${end}`);
  expect(readable(-1234.5)).toBe('\u200E−1,234.5');
  expect(writtenValue(readable(-1234.5))).toBe(-1234.5);
});

test('copied text has no direction marks', () => {
  speakIn('ar');
  const value = { value: 5, unit: 'kilometer-per-hour', symbol: 'km/h' };
  expect(shown(value)).toBe(`${start}5 km/h${end}`);
  const row = { key: 'speed', label: 'السرعة', kind: 'measure', value, exact: value } as const;
  expect(copied([row])).toBe('5 km/h');
  expect(withoutDirections(`${start}5 km/h${end}`)).toBe('5 km/h');
});

test('days and times have the digits of the page’s numbers', () => {
  speakIn('ar');
  vi.stubGlobal('navigator', { language: 'ar-EG' });
  expect(dayText('2026-11-29')).toBe('29 نوفمبر 2026');
  expect(clockText('14:30').replace(/\s/, ' ')).toBe('2:30 م');
});

test('a unit in the label is not repeated after the number', () => {
  const field = { name: 'ohms', label: '', kind: 'number', isRequired: false } as const;
  const units = [{ id: 'ohm', symbol: 'Ω', size: 1 }];
  const written = (label: string): string =>
    renderToString(
      h(Field, {
        field,
        label,
        start: undefined,
        value: '',
        units,
        isLive: false,
        problem: undefined,
        onChange: () => undefined,
      }),
    );
  expect(written(`المقاومة (${start}Ω${end})`)).not.toContain('<span>');
  expect(written('المقاومة')).toContain('<span>Ω</span>');
});
