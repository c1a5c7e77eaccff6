import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { UnitsError } from '../model/error.ts';

/** The text of an answer behind its sign. */
const answerTo = (text: string): string => ask(text, { locale: 'en' }).text.replace(/^.*\s[=≈]\s/, '');

const uncertaintyOf = (text: string): number | undefined => {
  const answer = ask(text);
  return answer.kind === 'tool' ? undefined : answer.uncertainty;
};

const byHand = readFileSync(new URL('../../fixtures/measured.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string, string]);

describe('values calculated by hand', () => {
  it.each(byHand)('%s is %s ± %s', (text, value, uncertainty) => {
    const answer = ask(text);
    expect(Math.abs(Number(answer.result) / Number(value) - 1)).toBeLessThan(5e-9);
    // Within half of the last of two printed digits
    const wanted = Number(uncertainty);
    expect(Math.abs((uncertaintyOf(text) ?? 0) - wanted)).toBeLessThanOrEqual(0.04 * wanted);
  });
});

describe('a number with its uncertainty in a question', () => {
  it.each([
    ['5.0(2) kg', '5.00(20) kg'],
    ['5.0(2) kg in lb', '11.02(44) lb'],
    ['5.0 ± 0.2 kg in lb', '11.02(44) lb'],
    ['5.0 +/- 0.2 kg in lb', '11.02(44) lb'],
    ['5 +- 0.2 kg in lb', '11.02(44) lb'],
    ['5.0+-0.2 kg in lb', '11.02(44) lb'],
    ['5.0 plus or minus 0.2 kg in lb', '11.02(44) lb'],
    ['(5.0 ± 0.2) kg in lb', '11.02(44) lb'],
    ['(5.0+/-0.2)e3 g in lb', '11.02(44) lb'],
    ['(5.0 ± 0.2) × 10³ g in lb', '11.02(44) lb'],
    ['5.0 kg ± 0.2 kg in lb', '11.02(44) lb'],
    ['5.0 kg ± 200 g in lb', '11.02(44) lb'],
    ['5.0 kg ± 4 % in lb', '11.02(44) lb'],
    ['5.0 kg ± 4 percent in lb', '11.02(44) lb'],
    ['5.0 ± 0.4 kg (k=2) in lb', '11.02(44) lb'],
    ['5.00(20)e3 g in lb', '11.02(44) lb'],
    ['5.0(0.2) kg in lb', '11.02(44) lb'],
    ['1.6726e-27(9) kg', '1.67260(90)e-27 kg'],
    ['6.674 30(15) × 10⁻¹¹ m³/(kg s²)', '6.67430(15)e-11 m³/(kg·s²)'],
    ['-1.50(5) V', '-1.500(50) V'],
    ['20.0(5) °C in °F', '68.00(90) °F'],
    ['(20.0 ± 0.5) °C in K', '293.15(50) K'],
    ['20.0 °C ± 0.9 °F in °F', '68.00(90) °F'],
    ['30(1) mpg in L/100km', '7.84(26) L/100 km'],
    ['10.0(5) dBm in mW', '10.0(12) mW'],
    ['1.00(5) mW in dBm', '0.00(22) dBm'],
    ['12.3(4) %', '12.30(40) %'],
    ['20 % ± 1 %', '20.0(10) %'],
  ])('reads %s as %s', (text, shown) => {
    expect(answerTo(text)).toBe(shown);
  });

  it.each([
    ['12.40(5) m * 3.80(5) m', '47.12(65) m²'],
    ['12.40(5) m + 3.80(5) m', '16.200(71) m'],
    ['5.0 ± 0.2 kg + 3 ± 0.1 kg', '8.00(22) kg'],
    ['3.80(5) m / 4.10(8) s', '0.927(22) m/s'],
    ['sqrt(4.0(2) m^2)', '2.000(50) m'],
    ['2.00(5)^3', '8.00(60)'],
    ['2 * 5.0(2) kg', '10.00(40) kg'],
    ['average of 5.0(2) kg and 6.0(2) kg', '5.50(14) kg'],
    ['5.0(2) ft 6.0(5) in in cm', '167.6(62) cm'],
  ])('propagates to first order in %s', (text, shown) => {
    expect(answerTo(text)).toBe(shown);
  });

  it('multiplies whole digits without a unit by what stands in parentheses', () => {
    expect(ask('2(3)')).toMatchObject({ result: 6 });
    expect(ask('1+-2')).toMatchObject({ result: -1 });
  });

  it('writes the decimal sign of the language', () => {
    expect(ask('5,0(2) kg in lb', { locale: 'de' }).text).toBe('5,0(2) kg = 11,02(44) lb');
  });

  it('gives both ends of a value from a level', () => {
    expect(ask('10.0(5) dBm in mW')).toMatchObject({ interval: [8.912509381337456, 11.220184543019634] });
  });

  it.each(['20 °C ± 5 %', '0 kg ± 5 %', '5 +0.2/-0.1 kg', '5 (+0.2 -0.1) kg', '5.0 kg ± 0.2 m', '5 ± 0.2 kg (k=0)'])(
    'refuses %s with the reason',
    (text) => {
      expect(() => ask(text)).toThrow(expect.objectContaining({ reason: expect.any(String) as string }));
    },
  );

  it.each(['$5.0(2)', '5.00(2) m in ft and in', 'is 5.0(2) kg more than 10 lb', '5.0(2) kg * $3/kg'])(
    'refuses %s instead of dropping the uncertainty',
    (text) => {
      expect(() => ask(text)).toThrow(UnitsError);
    },
  );
});

describe('a constant in a question', () => {
  it.each([
    ['mass of the electron in MeV/c^2', '0.51099895069(16) MeV/c₀²'],
    ['m_p c^2 in MeV', '938.27208943(29) MeV'],
    ['u c^2 in MeV', '931.49410372(29) MeV'],
    ['e^2/(4 pi epsilon_0 hbar c)', '0.0072973525643(11)'],
    ['what is the mass of a proton', '1.67262192595(52)e-27 kg'],
    ['Planck constant in eV s', '4.13567E-15 eV·s'],
    ['h*c/(500 nm) in eV', '2.47968 eV'],
    ['h c / 500 nm in eV', '2.47968 eV'],
    ['2 * speed of light', '599,584,916 m/s'],
    ['12 Da in kg', '1.99264688270(62)e-26 kg'],
    ['1 Ry in hartree', '0.5 Eₕ'],
    ['Avogadro constant', '6.02214E23 1/mol'],
    ['standard gravity * 70 kg in N', '686.466 N'],
    ["Boltzmann's constant * 300 K in eV", '0.025852 eV'],
  ])('answers %s with %s', (text, shown) => {
    expect(answerTo(text)).toBe(shown);
  });

  it('names value, uncertainty, year and source', () => {
    expect(ask('speed of light in mph')).toMatchObject({
      result: 670616629.3843951,
      constants: [{ id: 'speed-of-light', value: 299792458, uncertainty: 0, exact: true, year: 2019, source: 'SI9' }],
    });
    expect(ask('2 * electron mass in kg')).toMatchObject({
      constants: [{ id: 'electron-mass', value: 9.1093837139e-31, uncertainty: 2.8e-40, year: 2022 }],
    });
  });

  it('cancels what two constants share', () => {
    expect(uncertaintyOf('electron mass - m_e')).toBe(0);
    expect(uncertaintyOf('m_e / m_e')).toBe(0);
  });

  it('leaves a letter alone to units', () => {
    expect(ask('c in mph')).toMatchObject({ kind: 'conversion' });
    expect(ask('2 h')).toMatchObject({ unit: 'hour' });
    expect(ask('e^2')).toMatchObject({ kind: 'conversion' });
  });
});
