import { powerOf } from '../arithmetic/power.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { compare, minus, one, over, times, type Ratio } from '../model/rational.ts';
import { choice, integer, number, tool, type Source } from '../tool/declaration.ts';
import { quantity } from '../tool/measured.ts';

// The equation of 2021: 142 · min(Scr/κ, 1)^α · max(Scr/κ, 1)^−1.2 · 0.9938^age, times 1.012 for women

const scale = exactly(142);
const aboveKnot = exactly(1.2);
const perYear = exactly(0.9938);
const ofWomen = exactly(1.012);
const bySex = {
  female: { knot: exactly(0.7), belowKnot: exactly(0.241) },
  male: { knot: exactly(0.9), belowKnot: exactly(0.302) },
} as const;

// Cockcroft and Gault: (140 − age) · weight / (72 · Scr), times 0.85 for women

const cockcroft = { age: exactly(140), divisor: exactly(72), ofWomen: exactly(0.85) } as const;

/** Micromoles per liter per milligram per deciliter of creatinine, as laboratories round it. */
const micromoles = exactly(88.4);

/** The lower limit of each category of KDIGO, in mL/min/1.73 m². */
const stages = [
  ['G1', 90],
  ['G2', 60],
  ['G3a', 45],
  ['G3b', 30],
  ['G4', 15],
] as const;

const youngest = 18;
const oldest = 120;

const nkf: Source = {
  title: 'CKD-EPI Creatinine Equation (2021)',
  body: 'National Kidney Foundation',
  year: 2021,
  url: 'https://www.kidney.org/ckd-epi-creatinine-equation-2021',
};

/** Returns a base to a negative power, as the inverse of the positive one. */
const fallingBy = (base: Ratio, exponent: Ratio): Ratio => over(one, powerOf(base, exponent));

const stageOf = (rate: number) => stages.find(([, least]) => rate >= least)?.[0] ?? 'G5';

/**
 * Returns the estimated glomerular filtration rate by CKD-EPI 2021, and with a weight the creatinine clearance by
 * Cockcroft and Gault.
 *
 * @throws UnitsError for ages outside 18 to 120 years, and for a creatinine or a weight that is not above zero.
 * @example kidneyFunction({ creatinine: 0.9, age: 55, sex: 'female' }).stage // 'G2'
 */
export const kidneyFunction = tool({
  id: 'kidney-function',
  name: 'Kidney function (eGFR) calculator',
  category: 'health',
  description: 'Estimate kidney function (eGFR) and creatinine clearance from serum creatinine.',
  keywords: [
    'egfr',
    'gfr',
    'glomerular filtration rate',
    'kidney',
    'renal',
    'creatinine clearance',
    'cockcroft-gault',
    'ckd-epi',
    'crcl',
  ],
  main: 'egfr',
  asks: [
    {
      says: [
        '(egfr|gfr|ckd-epi|kidney function) [for|of|with] @([with] [serum] [creatinine] [of|level] {creatinine} (µmol/l|umol/l) | [and] [age|aged] {age} [years old|years|year old|yo|y] | [and] {sex})',
      ],
      given: { unit: 'µmol/L' },
    },
    '(egfr|gfr|ckd-epi|kidney function) [for|of|with] [creatinine] {creatinine} [mg/dl] [age|aged] {age} [years old|years|year old|yo] {sex}',
    '(egfr|gfr|ckd-epi|kidney function) [for|of|with] @([with] [serum] (creatinine|scr) [of|level] {creatinine} [mg/dl] | [and] [age|aged] {age} [years old|years|year old|yo|y] | [and] {sex})',
    '(egfr|gfr|ckd-epi|kidney function) [for|of|with] @([with] [serum] {creatinine} mg/dl [creatinine] | [and] [age|aged] {age} [years old|years|year old|yo|y] | [and] {sex})',
    {
      says: [
        '(creatinine clearance|crcl|cockcroft gault) [for|of|with] @([with] [serum] (creatinine|scr) [of|level] {creatinine} [mg/dl] | [and] [age|aged] {age} [years old|years|year old|yo|y] | [and] {sex} | [weighing] {weight})',
        '(creatinine clearance|crcl|cockcroft gault) [for|of|with] @([with] [serum] {creatinine} mg/dl [creatinine] | [and] [age|aged] {age} [years old|years|year old|yo|y] | [and] {sex} | [weighing] {weight})',
      ],
      main: 'clearance',
    },
  ],
  params: {
    creatinine: number({ label: 'Serum creatinine', above: 0, max: 10_000 }),
    unit: choice({ label: 'Unit', values: ['mg/dL', 'µmol/L'] }),
    age: integer({ label: 'Age', min: youngest, max: oldest }),
    sex: choice({
      label: 'Sex',
      values: ['female', 'male'],
      isRequired: true,
      words: { female: ['woman'], male: ['man'] },
    }),
    weight: quantity({
      label: 'Weight',
      description: 'Needed for creatinine clearance.',
      of: 'mass',
      unit: 'kg',
      units: ['kg', 'lb'],
      above: 0,
      optional: true,
    }),
  },
  result: {
    egfr: number({ label: 'eGFR (mL/min/1.73 m²)', digits: 0 }),
    stage: choice({ label: 'KDIGO category', values: ['G1', 'G2', 'G3a', 'G3b', 'G4', 'G5'] }),
    clearance: number({ label: 'Creatinine clearance (mL/min)', digits: 0, optional: true }),
  },
  examples: [
    { given: { creatinine: 0.9, age: 55, sex: 'female' }, gives: { egfr: 75.4988047318941, stage: 'G2' } },
    {
      given: { creatinine: 106, unit: 'µmol/L', age: 60, sex: 'male', weight: '80 kg' },
      gives: { egfr: 69.29383218771436, stage: 'G2', clearance: 74.12997903563941 },
    },
  ],
  explain: () => ({
    rules: [
      'The eGFR is 142 × min(Scr ÷ κ, 1)^α × max(Scr ÷ κ, 1)^−1.2 × 0.9938^age, times 1.012 for women. Scr is creatinine in mg/dL, κ 0.7 for women and 0.9 for men, α −0.241 and −0.302.',
      'Creatinine clearance by Cockcroft and Gault = (140 − age) × weight in kg ÷ (72 × Scr), times 0.85 for women.',
      `Categories are those of KDIGO: G1 from ${stages[0][1]}, G2 from ${stages[1][1]}, G3a from ${stages[2][1]}, G3b from ${stages[3][1]}, G4 from ${stages[4][1]}, G5 below.`,
    ],
    limits: [
      'For information only: ask a doctor what a result means for you. One value alone is not a diagnosis.',
      'For adults, and for creatinine measured by methods traceable to IDMS. Not for pregnancy or sudden kidney failure.',
      `One mg/dL of creatinine is counted as ${rounded(micromoles)} µmol/L, as laboratories do.`,
    ],
    sources: [nkf],
    lookUp: { vary: 'creatinine', values: [0.6, 0.8, 1, 1.2, 1.5, 2, 3, 5], show: ['egfr', 'stage'] },
  }),
  run({ creatinine, unit, age, sex, weight }) {
    const serum = unit === 'mg/dL' ? exactly(creatinine) : over(exactly(creatinine), micromoles);
    const { knot, belowKnot } = bySex[sex];
    const share = over(serum, knot);
    const falls = fallingBy(share, compare(share, one) < 0 ? belowKnot : aboveKnot);
    const ofMen = times(times(scale, falls), powerOf(perYear, exactly(age)));
    const egfr = rounded(sex === 'female' ? times(ofMen, ofWomen) : ofMen);
    const cleared =
      weight && over(times(minus(cockcroft.age, exactly(age)), weight.size), times(cockcroft.divisor, serum));
    return {
      egfr,
      stage: stageOf(egfr),
      clearance: cleared && rounded(sex === 'female' ? times(cleared, cockcroft.ofWomen) : cleared),
    };
  },
});
