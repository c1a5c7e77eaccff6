import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import de from '../generated/locales/de.ts';
import { UnitsError } from '../model/error.ts';
import { askConversion } from './conversion.ts';
import { mayBeConstant } from './letters-beside-signs.ts';

const answerTo = (text: string): string => ask(text, { locale: 'en' }).text.replace(/^.*\s[=≈]\s/, '');

describe('a letter that is a constant and a unit', () => {
  it.each([
    ['1.5(1) eV / k in K', '1.74(12)e4 K'],
    ['R*298.15(10) K / F in mV', '25.6926(86) mV'],
    ['2.0(1) eV / h in THz', '484(24) THz'],
    ['k/e in V/K', '0.0000861733 V/K'],
    ['70(1) kg * g in N', '686.5(98) N'],
    ['5 V * 1.6e-19 C in eV', '4.99321 eV'],
    ['0.511 MeV/c2 in kg', '9.1094E-31 kg'],
  ])('is what fits the unit that is asked: %s', (text, shown) => {
    expect(answerTo(text)).toBe(shown);
  });

  it.each([
    ['MeV/c', '5.34429E-22 kg·m/s'],
    ['938 MeV/c^2', '1.67214E-27 kg'],
    ['1.5(1) eV / k', '1.74(12)e4 K'],
    ['2.0(1) eV / h', '4.84(24)e14 s⁻¹'],
  ])('is the constant beside an electronvolt: %s', (text, shown) => {
    expect(answerTo(text)).toBe(shown);
    expect(ask(text).assumed).toMatchObject([{ kind: 'number' }]);
  });

  it.each([
    ['5 kg * c', '1,498,962,290 kg·m/s'],
    ['5 kg c^2', '4.49378E17 kg·m²/s²'],
    ['300 K * k', '4.14195E-21 J'],
    ['300(1) K k / e', '0.025852(86) V'],
    ['10(1) m / c', '3.34(33)e-8 s'],
    ['70 kg * g', '686.466 kg·m/s²'],
    ['8.314 J/mol/K * 298 K / F', '0.0256782 V'],
    ['R/F', '0.0000861733 joules per kelvin coulomb'],
  ])('is the constant where only that comes to a known quantity: %s', (text, shown) => {
    expect(answerTo(text)).toBe(shown);
    expect(ask(text).assumed?.[0]).toMatchObject({ kind: 'number' });
  });

  it.each(['300 K / k', '4186 J / kg / c', '1 / c', 'E/c^2'])(
    'is refused where both do or neither does: %s',
    (text) => {
      expect(() => ask(text)).toThrow(
        expect.objectContaining({ code: 'ambiguous-unit', suggestions: expect.any(Array) as string[] }),
      );
      expect(() => ask(text, { locale: de })).toThrow(UnitsError);
    },
  );

  it.each([
    ['100 km / h', '100 km/h'],
    ['5 kWh / h', '5 kW'],
    ['2 C/min', '2 °C/min'],
    ['10.0(1) N / g', '1.000(10)e4 m/s²'],
  ])('is the unit elsewhere: %s', (text, shown) => {
    expect(answerTo(text)).toBe(shown);
    expect(ask(text).assumed).toBeUndefined();
  });

  it('names a unit whose letter is a constant to some', () => {
    expect(ask('5.0(2) J / R')).toMatchObject({ assumed: [{ kind: 'unit', of: 'J / R', as: 'joules per rankine' }] });
  });
});

describe('C', () => {
  it.each([
    ['(1.60(2)×10⁻¹⁹ C)*250(5) V', '4.000(94)e-17 C·V'],
    ['3(1) C / e', '1.87(62)e19'],
    ['96485 C/mol', '96,485 C/mol'],
    ['3 C/V', '3 farads'],
    ['3.0(1) C / 2 s in A', '1.500(50) A'],
  ])('is a coulomb beside what is electric, and where one is asked: %s', (text, shown) => {
    expect(answerTo(text)).toBe(shown);
    expect(ask(text).assumed).toMatchObject([{ kind: 'unit', of: 'C', as: 'coulomb' }]);
  });

  it.each(['20 C * 2', '20 C / 5 min', '20 C * 2 mol', '20 C + 5 C'])('is a degree otherwise: %s', (text) => {
    expect(() => ask(text)).toThrow(expect.objectContaining({ code: 'incompatible-units' }));
  });
});

it('reads few texts twice', () => {
  for (const text of ['5 ft 6 in to cm', '20 C in F', '5 kg * 3', '5 cups of flour in g', '300 K', '2 h * 3'])
    expect(mayBeConstant(text)).toBe(false);
});

it('is not answered by the reader of plain conversions', () => {
  expect(askConversion('300 K / k')).toBeUndefined();
  expect(askConversion('MeV/c')).toBeUndefined();
  expect(askConversion('70 kg * g')).toBeUndefined();
  expect(askConversion('MeV/c in kg m/s')?.text).toBe('1 MeV/c₀ ≈ 5.34429E-22 kg·m/s');
  expect(askConversion('100 km / h')?.text).toBe('100 km/h');
});
