import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../fixtures/rows.ts';
import { ask } from '../ask.ts';
import de from '../generated/locales/de.ts';
import es from '../generated/locales/es.ts';
import fr from '../generated/locales/fr.ts';
import italian from '../generated/locales/it.ts';
import nl from '../generated/locales/nl.ts';
import pt from '../generated/locales/pt.ts';
import ru from '../generated/locales/ru.ts';
import { measured } from '../measured.ts';
import { UnitsError } from '../model/error.ts';

/** Returns the text of an answer after its sign. */
const answerTo = (text: string): string => ask(text, { locale: 'en' }).text.replace(/^.*\s[=≈]\s/, '');

const uncertaintyOf = (text: string): number | undefined => {
  const answer = ask(text);
  return answer.kind === 'tool' ? undefined : answer.uncertainty;
};

const byHand = rowsOf<[string, string, string]>('measured.tsv');

describe('values calculated by hand', () => {
  it.each(byHand)('%s is %s ± %s', (text, value, uncertainty) => {
    const answer = ask(text);
    expect(Math.abs(Number(answer.result) / Number(value) - 1)).toBeLessThan(5e-9);
    // Within half of the last of two printed digits
    const wanted = Number(uncertainty);
    expect(Math.abs((uncertaintyOf(text) ?? 0) - wanted)).toBeLessThanOrEqual(0.04 * wanted);
  });
});

const byDerivatives = rowsOf<[string, string, string]>('measured-questions.tsv');

describe('values calculated by derivatives of 40 digits', () => {
  it.each(byDerivatives)('%s is %s ± %s', (text, value, uncertainty) => {
    expect(Math.abs(Number(ask(text).result) / Number(value) - 1)).toBeLessThan(1e-9);
    expect(Math.abs((uncertaintyOf(text) ?? 0) / Number(uncertainty) - 1)).toBeLessThan(1e-6);
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
    ['1.234,5(6) m in ft', '4050.2(20) ft'],
    ["1'234.5(6) m in ft", '4050.2(20) ft'],
    ['5 1/2 ± 1/4 in in mm', '139.7(64) mm'],
    ['5 in ± 1/16 in in mm', '127.0(16) mm'],
    ['9.109 383 7139(28) × 10⁻³¹ kg', '9.1093837139(28)e-31 kg'],
    ['6.674 30(15) × 10⁻¹¹ m³ kg⁻¹ s⁻²', '6.67430(15)e-11 m³/(kg·s²)'],
    ['12(3)e2 m', '1.20(30)e3 m'],
    ['12(3)×10^2 m', '1.20(30)e3 m'],
    ['10 ± 5 mm rectangular', '10.0(29) mm'],
    ['5.0 ± 0.4 lb (k=2, 95 %) in kg', '2.268(91) kg'],
    ['12 m ± 25 ppm', '12.00000(30) m'],
    ['5 ppm ± 1 ppm', '5.0(10) ppm'],
    ['1000 m +200 m -50 m', '1,150 m'],
    ['average of 5 ft 6 in and 6 ft', '5 ft 9 in'],
    ['5.0(1) °C/min * 10.0(1) min', '50.0(11) Δ°C'],
    ['5 °C/min * 10 min in °F', '90 Δ°F'],
    ['20 °C + 5 °C/min * 10 min', '70°C'],
    ['4.18 J/(g °C) * 100 g * 10 Δ°C', '4,180 J'],
    ['4.18(2) J/(g °C) * 100.0(5) g * (32.5(2) °C - 20.0(2) °C)', '5.22(12)e3 J'],
    ['mean of 3, 4 and 5 kg', '4 kg'],
    ['2 (3)', '6'],
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
    ['ln(2.00(5))', '0.693(25)'],
    ['log(100.0(5))', '2.0000(22)'],
    ['log2 8.0(1)', '3.000(18)'],
    ['exp(1.00(1))', '2.718(27)'],
    ['exp(ln(2.0(1)))', '2.00(10)'],
    ['5.0 V * exp(-(1.00(5) s) / (2.00(4) s))', '3.033(82) V'],
  ])('propagates to first order in %s', (text, shown) => {
    expect(answerTo(text)).toBe(shown);
  });

  it('reads an uncertainty in parentheses after whole digits too, and says so', () => {
    expect(ask('2(3)')).toMatchObject({ result: 2, uncertainty: 3, note: '"2(3)" was read as 2 ± 3.' });
    expect(ask('2(1.5)')).toMatchObject({ result: 2, uncertainty: 1.5 });
    expect(ask('12(3)×10^2')).toMatchObject({ result: 1200, uncertainty: 300 });
    expect(ask('12(3) m').note).toBeUndefined();
    expect(ask('1+-2')).toMatchObject({ result: -1 });
  });

  it.each([
    '5.0(-2) kg',
    '5.0(+2) kg',
    '2(-3)',
    '5.0(2)(3)',
    '5.0(2)(3) kg',
    '5.0(2)(3 + 4)',
    '5.0(2 kg)',
    '5.0(2%) kg',
    '5.0(1e-2) kg',
    '5.0(2/3) kg',
  ])('refuses to multiply by parentheses that are glued to a number: %s', (text) => {
    expect(() => ask(text)).toThrow(
      expect.objectContaining({ reason: expect.stringContaining('never multiply') as string }),
    );
    expect(() => measured(text)).toThrow(
      expect.objectContaining({ reason: expect.stringContaining('never multiply') as string }),
    );
  });

  it.each([
    ['2 * pi * sqrt(0.250(1) kg / 10.2(2) N/m) in s', 0.9836708161862909, 0.009842454963136458],
    ['1.5(1) eV / k_B in K', 17406.777182325124, 1160.4518121550082],
    ['0.662(3) MeV / (m_e c^2)', 1.2955016817624236, 0.005870853542730017],
  ])('finds the unit of %s', (text, value, uncertainty) => {
    const answer = ask(text) as { result: number; uncertainty: number };
    expect(answer.result / value).toBeCloseTo(1, 9);
    expect(answer.uncertainty / uncertainty).toBeCloseTo(1, 6);
  });

  it('multiplies by a sum in parentheses', () => {
    expect(ask('2(3 + 4)')).toMatchObject({ result: 14 });
  });

  it.each([
    ['5.0 kg plus or minus 4 per cent in lb', 'en'],
    ['5.0 kg give or take 0.2 kg in lb', 'en'],
    ['5,0 kg plus oder minus 0,2 kg in lb', 'de'],
    ['5,0 kg ± 4 Prozent in lb', 'de'],
    ['5,0 kg plus ou moins 0,2 kg en lb', 'fr'],
    ['5,0 kg ± 4 pour cent en lb', 'fr'],
    ['5,0 kg más o menos 0,2 kg en lb', 'es'],
    ['5,0 kg ± 4 por ciento en lb', 'es'],
    ['5,0 kg mais ou menos 0,2 kg em lb', 'pt'],
    ['5,0 kg più o meno 4 per cento in lb', 'it'],
    ['5,0 kg plus of min 4 procent in lb', 'nl'],
    ['5,0 kg плюс-минус 0,2 kg в lb', 'ru'],
  ])('reads words for ± and %%: %s', (text, tag) => {
    const locale = { de, en: 'en', es, fr, it: italian, nl, pt, ru }[tag]!;
    const { result, uncertainty } = ask(text, { locale }) as { result: number; uncertainty: number };
    expect(result).toBeCloseTo(11.023113109243878, 12);
    expect(uncertainty).toBeCloseTo(0.44092452436975516, 12);
  });

  it.each([
    ['2.0(1) cups of flour in g', '2 cups of flour in g', 0.05],
    ['(2.0 ± 0.1) cups of flour in g', '2 cups of flour in g', 0.05],
    ['2 cups ± 0.1 cups of flour in g', '2 cups of flour in g', 0.05],
    ['2 cups ± 10 % of flour in g (k=2)', '2 cups of flour in g', 0.05],
    ['500(20) g of sugar in cups', '500 g of sugar in cups', 0.04],
    ['500.0(5) nm light in THz', '500 nm light in THz', 0.001],
  ])('carries the uncertainty through a bridge: %s', (text, plainly, relative) => {
    const answer = ask(text) as { result: number; uncertainty: number; exact?: string };
    expect(answer.result).toBe(ask(plainly).result);
    expect(answer.uncertainty / answer.result).toBeCloseTo(relative, 12);
    expect(answer.exact).toBeUndefined();
  });

  it('adds the uncertainty of a molar mass', () => {
    const { result, uncertainty } = ask('5.00(5) mmol/L glucose in mg/dL') as { result: number; uncertainty: number };
    expect(uncertainty / result).toBeGreaterThan(0.01);
    expect(uncertainty / result).toBeLessThan(0.0101);
  });

  it('writes the decimal sign of the language', () => {
    expect(ask('5,0(2) kg in lb', { locale: 'de' }).text).toBe('5,0(2) kg = 11,02(44) lb');
  });

  it('gives both ends of a value from a level', () => {
    expect(ask('10.0(5) dBm in mW')).toMatchObject({ interval: [8.912509381337456, 11.220184543019634] });
    // More acid means a lower pH
    expect(ask('7.40(2) pH in mol/L')).toMatchObject({
      interval: [expect.closeTo(3.8018939632e-8, 17), expect.closeTo(4.1686938347e-8, 17)],
    });
  });

  it.each([
    '20 °C ± 5 %',
    '0 kg ± 5 %',
    '5 +0.2/-0.1 kg',
    '5 (+0.2 -0.1) kg',
    '5.0 kg ± 0.2 m',
    '5 ± 0.2 kg (k=0)',
    '5 +0.2 -0.1 kg',
    '5 kg +0.2 kg -0.1 kg',
    '5.0 (2) kg',
    '5.0 ± 0.4 kg (0σ)',
    '20 °C ± 5 ppm',
    '1.5 ± 0.2 × 10^3 m',
  ])('refuses %s with the reason', (text) => {
    expect(() => ask(text)).toThrow(expect.objectContaining({ reason: expect.any(String) as string }));
  });

  it('keeps the uncertainty of a measure within parentheses after a unit', () => {
    expect(answerTo('5 kg/(2.0(1) m)^2')).toBe('1.25(12) kg/m²');
    expect(answerTo('2 * 5.0(2) kg, in lb')).toBe('22.05(88) lb');
  });

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

  it('leaves a single letter to units', () => {
    expect(ask('c in mph')).toMatchObject({ kind: 'conversion' });
    expect(ask('2 h')).toMatchObject({ unit: 'hour' });
    expect(ask('e^2')).toMatchObject({ result: 7.38905609893065, assumed: [{ of: 'e' }] });
  });
});
