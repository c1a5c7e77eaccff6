import { readFileSync } from 'node:fs';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { errorOf } from '../../../fixtures/refusal.ts';
import { ucumDifferences } from '../../../oracles/differences.ts';
import { convert as convertUnits } from '../../conversion/catalogue.ts';
import { showExponents } from '../meet.ts';
import { UnitsError } from '../../model/error.ts';
import { listUnitRecords } from '../../catalog/units.ts';
import { atoms } from './atoms.ts';
import { convert, converter, parse, write } from './index.ts';
import { measureCode } from './system.ts';
import { ownFigures } from './table.ts';
import { codeOf } from './write.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { processorTime } from '../../../../../scripts/processor-time.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));
const functional: {
  validation: [id: string, code: string, valid: boolean][];
  conversion: [id: string, value: string, from: string, to: string, outcome: string][];
  products: [id: string, v1: string, code: string, v2: string, to: string, outcome: string][];
} = read('fixtures/ucum-functional.json');
const oracle: { codes: [code: string, value: number, to: string, result: number][] } = read('oracles/ucum.json');

/** Returns the number of significant digits of a decimal text. */
const digitsOf = (text: string): number =>
  text
    .replace(/e.*$/, '')
    .replace('.', '')
    .replace(/^0+/, '')
    .replace(/^(\d*[1-9])0+$/, '$1').length;

test.each([
  ['foo', '"foo" is not one: foo is not a unit of UCUM (character 1).'],
  ['mg/dQ', '"mg/dQ" is not one: dQ is not a unit of UCUM (character 4).'],
  ['(m', '"(m" is not one: a parenthesis is not closed (character 3).'],
])('says what is wrong with %s, and where', (code, sentence) => {
  expect(errorOf(() => parse(code)).message).toContain(sentence);
});

describe('the functional tests of UCUM', () => {
  test.for(functional.validation)('%s: %s is valid: %s', ([, code, valid]) => {
    const outcome = valid ? parse(code).code : errorOf(() => parse(code)).code;
    expect(outcome).toBe(valid ? code : 'unknown-unit');
  });

  test.for(functional.conversion)('%s: %s %s in %s is %s', ([, value, from, to, outcome]) => {
    const result = convert(Number(value), from, to);
    // μ₀ is a measured constant since 2019. We use CODATA 2022; the test has the earlier value
    const digits = from === '[mu_0]' ? 9 : Math.min(15, digitsOf(outcome));
    expect(Number(result.toPrecision(digits))).toBe(Number(Number(outcome).toPrecision(digits)));
  });

  test.for(functional.products)('%s: %s %s %s in %s is %s', ([, v1, code, v2, to, outcome]) => {
    const value = code.includes(')/(') ? Number(v1) / Number(v2) : Number(v1) * Number(v2);
    const digits = Math.min(15, digitsOf(outcome));
    const result = convert(value, code, to === '' ? '1' : to);
    expect(Number(result.toPrecision(digits))).toBe(Number(Number(outcome).toPrecision(digits)));
  });
});

describe('ucum-lhc', () => {
  const differs = new Set(ucumDifferences.flatMap(({ units }) => units.split(' ')));
  const isListed = (code: string): boolean => differs.has(code) || differs.has(code.slice(1));

  it('agrees to 1e-12, except where the list says why not', () => {
    expect(oracle.codes.length).toBeGreaterThan(690);
    const different = oracle.codes.filter(
      ([code, value, to, theirs]) => !(Math.abs(convert(value, code, to) / theirs - 1) < 1e-12),
    );
    expect(different.filter(([code]) => !isListed(code))).toEqual([]);
    expect([...differs].filter((code) => !different.some(([other]) => other === code))).toEqual([]);
  });
});

describe('parse', () => {
  it('returns the identifier of the unit', () => {
    expect(parse('mg/dL')).toEqual({
      code: 'mg/dL',
      unit: 'milligram-per-deciliter',
      dimension: 'M·L⁻³',
      arbitrary: false,
    });
    expect(parse('mm[Hg]').unit).toBe('millimeter-ofhg');
    expect(parse('10*6/uL').unit).toBe('million-per-microliter');
    expect(parse('10*5/uL').unit).toBeUndefined();
    expect(parse('m[IU]/L')).toMatchObject({ dimension: '[IU]·L⁻³', arbitrary: true });
  });

  it('gives units that are written as the same again, products among them', () => {
    const pieces = ['m', 'RAD', '[fdr_us]', '[ppm]', '[psi]', 'cal_[20]', '10*3', '%', '27', 'm[H2O]', 'har', 'L-2'];
    const codes = new Set([
      ...Array.from(atoms().values(), ({ code, takesPrefixes }) => [
        code,
        ...(takesPrefixes ? [`m${code}`] : []),
      ]).flat(),
      ...pieces.flatMap((a) => pieces.flatMap((b) => [`${a}.${b}`, `${a}/${b}`, `/${a}/${b}`, `s.${a}/${b}`])),
    ]);
    const base = (code: string): string => {
      const measured = measureCode(code, 'code');
      const { n, d } = measured.relation.ratio;
      return `${n}/${d} ${measured.relation.piPower} ${showExponents(measured)}`;
    };
    let count = 0;
    for (const code of codes) {
      const { unit } = parse(code);
      if (unit === undefined) continue;
      count++;
      expect([code, base(write(unit)!)]).toEqual([code, base(code)]);
    }
    expect(count).toBeGreaterThan(450);
  });

  it.for([
    ['IU', ['[iU]', '[IU]']],
    ['mmHg', ['mm[Hg]']],
    ['degC', ['Cel']],
    ['KM', ['km']],
    ['kWh', ['kW.h']],
  ] as const)('says what %s may have been meant for', ([code, suggestions]) => {
    expect(errorOf(() => parse(code)).suggestions).toEqual(expect.arrayContaining([...suggestions]));
  });

  it('takes any text in bounded time', async () => {
    const piece = constantFrom(
      'm',
      'kg',
      '[ft_i]',
      '.',
      '/',
      '(',
      ')',
      '{x}',
      '2',
      '-9',
      '10*',
      '99',
      'Ym',
      'dB',
      '[',
      '%',
      '+',
      'é',
    );
    await assert(
      asyncProperty(array(piece, { maxLength: 60 }), async (pieces) => {
        const taken = await processorTime(() => {
          try {
            parse(pieces.join(''));
          } catch (error) {
            if (!(error instanceof UnitsError)) throw error;
          }
        });
        expect(taken).toBeLessThan(500);
      }),
    );
    for (const code of [
      'm'.repeat(1000),
      'm201',
      '('.repeat(50),
      `${'Ym99.'.repeat(9)}m`,
      '0',
      '10+3/ul',
      undefined,
      3,
      {},
    ]) {
      expect(errorOf(() => parse(code as string)).code).toBe('unknown-unit');
    }
  });
});

describe('write', () => {
  it('gives the code of a unit however it is spelled', () => {
    const codes = ['km/h', 'psi', 'kWh', '°F', 'mmHg', 'J/(kg K)', 'square feet', 'dB', 'mmol/L', 'BTU/(lb °F)'].map(
      write,
    );
    expect(codes).toEqual([
      'km/h',
      '[psi]',
      'kW.h',
      '[degF]',
      'mm[Hg]',
      'J/kg/K',
      '[sft_i]',
      'dB',
      'mmol/L',
      '[Btu_IT]/[lb_av]/[degR]',
    ]);
    expect(write('torr')).toBeUndefined();
    expect(errorOf(() => write('blorb')).code).toBe('unknown-unit');
  });

  it('writes international units, which UCUM takes for arbitrary ones', () => {
    expect(['IU', 'mIU/L', 'μIU/mL', 'Wood unit'].map(write)).toEqual(['[iU]', 'm[iU]/L', 'u[iU]/mL', "[wood'U]"]);
  });

  it('writes what reads as the same unit, for every unit that has a code', () => {
    const wrong: string[] = [];
    let count = 0;
    for (const { baseUnit, units } of listUnitRecords()) {
      const base = codeOf(unitIndex.byId(baseUnit)!);
      for (const { id, kind } of units) {
        const code = codeOf(unitIndex.byId(id)!);
        if (code === undefined || base === undefined) continue;
        count++;
        if (!parse(code)) wrong.push(code);
        if (kind === 'reciprocal' || Object.hasOwn(ownFigures, id)) continue;
        // Identifiers are spellings too, but the first meaning of a few is another unit
        if (unitIndex.find(id).units[0]?.id !== id) continue;
        const [ours, theirs] = [convertUnits(3, id, baseUnit), convert(3, code, base)];
        // Nepers and bels do not convert in UCUM; temperature differences share their code with the scale
        if (Math.abs(ours - theirs) > 1e-14 * Math.abs(ours)) wrong.push(`${id} ${code} ${ours} ${theirs}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(800);
  });
});

describe('convert', () => {
  it('is exact', () => {
    expect(convert(0.1, '[ft_i]', '[in_i]')).toBe(1.2);
    expect(convert(98.6, '[degF]', 'Cel')).toBe(37);
    expect(convert(37, 'Cel', '[degF]')).toBe(98.6);
    expect(convert(2, 'dCel', 'K')).toBe(273.35);
    expect(convert(1, 'circ', 'deg')).toBe(360);
    expect(convert(6, "''", "'")).toBe(0.1);
    // UCUM's own meter of mercury, 133.3220 kPa
    expect(convert(120, 'mm[Hg]', 'Pa')).toBe(15998.64);
    expect(convert(1, 'm[Hg]', 'kPa')).toBe(133.322);
    expect(converter('[lb_av]', 'kg')(1)).toBe(0.45359237);
  });

  it('knows the laws of special units', () => {
    expect(convert(100, '%[slope]', 'deg')).toBe(45);
    expect(convert(45, 'deg', '%[slope]')).toBe(100);
    expect(convert(-30, 'deg', '%[slope]')).toBe(-57.735026918962575);
    expect(convert(8, '%[slope]', "[p'diop]")).toBe(8);
    expect(convert(10, "[p'diop]", 'deg')).toBe(5.710593137499642);
    expect(convert(9, 'm2.s-4/Hz', '[m/s2/Hz^(1/2)]')).toBe(3);
    expect(convert(7, '[pH]', 'nmol/L')).toBe(100);
    expect(convert(94, 'dB[SPL]', 'Pa')).toBe(1.0023744672545445);
    expect(convert(30, 'dB[W]', 'W')).toBe(1000);
    expect(convert(2, "[hp'_C]", '1')).toBe(1e-4);
    expect(convert(3, 'bit_s', '1')).toBe(8);
    expect(errorOf(() => convert(90, 'deg', '%[slope]')).code).toBe('result-out-of-range');
    expect(errorOf(() => convert(-1, 'm2.s-4/Hz', '[m/s2/Hz^(1/2)]')).code).toBe('out-of-range');
  });

  it('converts arbitrary units to themselves alone, prefixes aside', () => {
    expect(convert(5, '[iU]/mL', 'k[IU]/L')).toBe(5);
    for (const { code, isArbitrary } of atoms().values()) {
      if (!isArbitrary) continue;
      expect(convert(2, code, code)).toBe(2);
      expect(errorOf(() => convert(1, code, '1')).code).toBe('incompatible-units');
    }
    expect(errorOf(() => convert(1, '[iU]', "[arb'U]")).code).toBe('incompatible-units');
    expect(errorOf(() => convert(1, "m[arb'U]", "[arb'U]")).code).toBe('unknown-unit');
  });

  it.for([
    ['mol', '1'],
    ['mol', '10*23'],
    ['U', '/min'],
    ['B', 'Np'],
    ['rad', '1'],
    ['lm', 'cd'],
    ['m', 's'],
  ] as const)('refuses %s in %s', ([from, to]) => {
    expect(errorOf(() => convert(1, from, to))).toMatchObject({ code: 'incompatible-units', parameter: 'to' });
  });

  it('keeps units on a scale of their own out of products', () => {
    expect(errorOf(() => convert(1, 'Cel/m', 'K/m'))).toMatchObject({ code: 'incompatible-units', parameter: 'from' });
    expect(errorOf(() => convert(1, 'K', 'Cel2')).parameter).toBe('to');
    expect(convert(1, '10.dB', 'B')).toBe(1);
  });

  it('refuses what is not a number, and names the code at fault', () => {
    expect(errorOf(() => convert(Number.NaN, 'm', 'km')).code).toBe('invalid-number');
    expect(errorOf(() => convert(1, 'm', 'k'))).toMatchObject({ code: 'unknown-unit', parameter: 'to' });
    expect(errorOf(() => convert(1, 'Ym', 'ym4')).code).toBe('incompatible-units');
  });
});

describe('a molar mass', () => {
  test.each([
    // Glucose, creatinine, cholesterol: laboratory factors, to the digits that they give
    [100, 'mg/dL', 'mmol/L', 180.156, 5.55],
    [1, 'mg/dL', 'umol/L', 113.12, 88.4],
    [200, 'mg/dL', 'mmol/L', 386.65, 5.17],
    [5.5, 'mmol/L', 'mg/dL', 180.156, 99.1],
    [18, 'g', 'mol', '18.015', 0.999],
  ])('leads from %d %s to %s by %s g/mol: about %d', (value, from, to, molarMass, about) => {
    expect(Number(convert(value, from, to, { molarMass }).toPrecision(3))).toBe(about);
    expect(converter(from, to, { molarMass })(value)).toBe(convert(value, from, to, { molarMass }));
  });

  test('leads to equivalents of an ion by its charge', () => {
    expect(convert(40.078, 'mg', 'meq', { molarMass: 40.078, charge: 2 })).toBe(2);
  });

  test('changes nothing between units that meet without', () => {
    expect(convert(100, 'mg/dL', 'g/L', { molarMass: 180.156 })).toBe(1);
  });

  test('must be above zero, and needs units that it connects', () => {
    const code = (from: string, to: string, options: object): unknown => {
      try {
        return convert(1, from, to, options);
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    for (const molarMass of [0, -1, Number.NaN, '', 'x', '1e999999999', {}, null]) {
      expect(code('g', 'mol', { molarMass })).toBe('invalid-number');
    }
    expect(code('g', 'mol', { molarMass: 18, charge: 1.5 })).toBe('out-of-range');
    expect(code('g', 'm', { molarMass: 18 })).toBe('incompatible-units');
    expect(code('g', 'mol', {})).toBe('incompatible-units');
  });
});
