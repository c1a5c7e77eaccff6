import { expect, it, test } from 'vitest';
import { refusal } from '../../../fixtures/refusal.ts';
import { atoms } from './atoms.ts';
import { display, print } from './index.ts';

// Display names from UCUM's functional tests
test.each([
  ['', '(unity)'],
  ['m', '(meter)'],
  ['mm', '(millimeter)'],
  ['m[H2O]', '(meter of water column)'],
  ['10*23', '(the number ten for arbitrary powers ^ 23)'],
  ['rad2', '(radian ^ 2)'],
  ['m3.kg-1.s-2', '(meter ^ 3) * (kilogram ^ -1) * (second ^ -2)'],
  ['4.[pi].10*-7.N/A2', '4 * (the number pi) * (the number ten for arbitrary powers ^ -7) * (newton) / (ampère ^ 2)'],
  ['Pa', '(pascal)'],
])('%s is displayed as %s', (code, text) => expect(display(code)).toBe(text));

test.each([
  ['kg/(m.s2)', '(kilogram) / ((meter) * (second ^ 2))'],
  ['/min', '/ (minute)'],
  ['mg{total}/dL', '(milligram) / (deciliter)'],
  ['{cells}/uL', '(cells) / (microliter)'],
  ['[in_i]', '(inch)'],
  ['m[iU]/mL', '(milliinternational unit) / (milliliter)'],
  ['[CFU]/L', '(colony forming units) / (liter)'],
])('%s too is displayed as %s', (code, text) => expect(display(code)).toBe(text));

test.each([
  ['m[H2O]', 'mH₂O'],
  ['mm[Hg]', 'mmHg'],
  ['Ohm', 'Ω'],
  ['[in_i]', 'in'],
  ['Cel', '°C'],
  ['m3.kg-1.s-2', 'm³·kg⁻¹·s⁻²'],
  ['mg/dL', 'mg/dL'],
  ['[iU]', 'IU'],
  ['m[IU]/L', 'mIU/L'],
  ["10*3.[arb'U]", '10³·arb. U'],
  ['10*3/uL', '10³/μL'],
  ['kg/(m.s2)', 'kg/(m·s²)'],
  ['{cells}/uL', '{cells}/μL'],
])('%s is printed as %s', (code, text) => expect(print(code)).toBe(text));

it('every atom has a name and a symbol of its own', () => {
  for (const code of atoms().keys()) {
    expect([code, /^\(.+\)$/.test(display(code))]).toEqual([code, true]);
    expect([code, print(code).length > 0]).toEqual([code, true]);
  }
});

it('refuses what is not a code', () => expect(refusal(() => display('furlong'))).toBe('unknown-unit code'));
