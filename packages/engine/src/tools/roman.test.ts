import { describe, expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { roman } from './roman.ts';

const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const tens = ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'];
const hundreds = ['', 'C', 'CC', 'CCC', 'CD', 'D', 'DC', 'DCC', 'DCCC', 'CM'];
const thousands = ['', 'M', 'MM', 'MMM'];

test('all 3,999 numerals, both ways', () => {
  for (let integer = 1; integer <= 3999; integer++) {
    const digit = (power: number): number => Math.floor(integer / power) % 10;
    const numeral = [thousands[digit(1000)], hundreds[digit(100)], tens[digit(10)], ones[digit(1)]].join('');
    expect(roman({ integer })).toEqual({ roman: numeral, integer });
    expect(roman({ roman: numeral })).toEqual({ roman: numeral, integer });
  }
});

test.each([
  ['mcmxcix', 'MCMXCIX', 1999],
  [' XiV ', 'XIV', 14],
  ['\u2167', 'VIII', 8],
  ['\u216b', 'XII', 12],
  ['\u2169\u2160\u2160', 'XII', 12],
  ['\u217f\u217e\u217d\u217c\u2179\u2174', 'MDCLXV', 1665],
])('%j is read', (given, numeral, integer) => {
  expect(roman({ roman: given })).toEqual({ roman: numeral, integer });
});

test.each([
  ['IIII'],
  ['IVX'],
  ['VX'],
  ['IC'],
  ['VV'],
  ['IXI'],
  ['XCX'],
  ['MMMM'],
  ['CMC'],
  ['IIX'],
  ['X1'],
  ['12'],
  ['hello'],
  ['X V'],
  ['-V'],
  // Letters similar to I in other languages, and the numerals beyond the block's first thirty-two
  ['ı'],
  ['Ｘ'],
  ['\u2180'],
  ['\u2188'],
  ['M'.repeat(40)],
])('%.40j is not a canonical numeral', (given) => {
  expect(refusal(() => roman({ roman: given }))).toBe('invalid-roman roman');
});

test('refuses a text longer than any numeral', () => {
  expect(refusal(() => roman({ roman: 'M'.repeat(100_000) }))).toBe('invalid-text roman');
});

describe('integers', () => {
  test.each([1, 3999])('%d is read', (integer) => {
    expect(roman({ integer }).integer).toBe(integer);
  });

  test.each([0, -1, 4000])('%d is out of range', (integer) => {
    expect(refusal(() => roman({ integer }))).toBe('out-of-range integer');
  });
});

test('both are answered when they agree', () => {
  expect(roman({ roman: 'xiv', integer: 14 })).toEqual({ roman: 'XIV', integer: 14 });
  expect(refusal(() => roman({ roman: 'XIV', integer: 15 }))).toBe('conflicting-parameters integer');
  expect(refusal(() => roman({ roman: 'IIII', integer: 4 }))).toBe('invalid-roman roman');
});

test('refuses a call without either, and an empty numeral', () => {
  expect(refusal(() => roman({}))).toBe('missing-parameter');
  expect(refusal(() => roman.answer({ roman: '' }))).toBe('missing-parameter');
  expect(refusal(() => roman.answer({ integer: '' }))).toBe('invalid-integer integer');
  expect(refusal(() => roman.answer({ integer: '1.0' }))).toBe('invalid-integer integer');
});
