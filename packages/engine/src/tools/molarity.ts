import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { missingParameter } from '../model/error.ts';
import { over, times } from '../model/rational.ts';
import { findSubstance } from '../substances/index.ts';
import { measure, number, text, tool } from '../tool/declaration.ts';
import { measureIn, quantity } from '../tool/measured.ts';
import { completeProduct } from '../tool/two-of-three.ts';

const law = { product: 'mass', factors: ['concentration', 'volume'] } as const;

/**
 * Returns the mass of a substance in a solution, its molar concentration or its volume, from the other two and the
 * molar mass.
 *
 * @throws UnitsError for fewer than two of the three, for an unknown substance, and for values below zero.
 * @example molarity({ substance: 'NaCl', concentration: '0.5 mol/L', volume: '500 ml' }).mass.value // 14.61
 */
export const molarity = tool({
  id: 'molarity',
  name: 'Molarity calculator',
  category: 'science',
  description: 'Calculate the mass, the molar concentration or the volume of a solution.',
  keywords: ['molar', 'moles', 'solution', 'mol/l', 'concentration', 'chemistry', 'weigh', 'buffer', 'molar mass'],
  main: 'mass',
  asks: [
    {
      says: [
        '[what] (molarity|molar concentration|concentration) [of|is] {mass} [of] {substance} in {volume}',
        '{mass} [of] {substance} in {volume} (molarity|molar concentration)',
      ],
      main: 'concentration',
    },
    'how (much|many grams|many grams of) {substance} [do i need|is needed|are needed] (for|to make|in) {volume} [of] {concentration} [solution]',
    '(mass|weight|grams) of {substance} [needed] (for|in|to make) {volume} [of] {concentration} [solution]',
  ],
  params: {
    substance: text({
      label: 'Substance',
      description: 'A name or formula, for example NaCl or glucose.',
      maxLength: 480,
      optional: true,
    }),
    concentration: quantity({
      label: 'Concentration',
      of: 'molar-concentration',
      unit: 'mol/L',
      units: ['mol/L', 'mmol/L', 'µmol/L'],
      above: 0,
      optional: true,
    }),
    volume: quantity({ label: 'Volume', of: 'volume', unit: 'l', units: ['ml', 'l'], above: 0, optional: true }),
    mass: quantity({ label: 'Mass', of: 'mass', unit: 'g', units: ['g', 'mg', 'kg'], above: 0, optional: true }),
  },
  result: {
    mass: measure({ label: 'Mass', digits: 4 }),
    concentration: measure({ label: 'Concentration', digits: 4 }),
    volume: measure({ label: 'Volume', digits: 4 }),
    gramsPerMole: number({ label: 'Molar mass (g/mol)', digits: 3 }),
  },
  examples: [
    {
      given: { substance: 'NaCl', concentration: '0.5 mol/L', volume: '500 ml' },
      gives: {
        mass: { value: 14.61, unit: 'gram', symbol: 'g' },
        concentration: { value: 0.5, unit: 'mole-per-liter', symbol: 'mol/L' },
        volume: { value: 500, unit: 'milliliter', symbol: 'mL' },
        gramsPerMole: 58.44,
      },
    },
    {
      given: { substance: 'glucose', mass: '9 g', volume: '1 l' },
      gives: {
        mass: { value: 9, unit: 'gram', symbol: 'g' },
        concentration: { value: 0.04995670418970226, unit: 'mole-per-liter', symbol: 'mol/L' },
        volume: { value: 1, unit: 'liter', symbol: 'L' },
        gramsPerMole: 180.156,
      },
    },
  ],
  rivals: { of: ['concentration', 'volume', 'mass'], most: 2 },
  explain: () => ({
    rules: ['Mass = concentration × volume × molar mass. The volume is that of the finished solution.'],
    limits: [
      'Uses the standard atomic weights. For a hydrate, include its water, for example CuSO4·5H2O.',
      'Assumes a pure substance.',
    ],
    units: ['mole-per-liter', 'gram'],
    lookUp: {
      vary: 'concentration',
      values: ['1 mmol/L', '10 mmol/L', '0.1 mol/L', '0.5 mol/L', '1 mol/L', '2 mol/L'],
      show: ['mass'],
    },
  }),
  run({ substance, concentration, volume, mass }, name) {
    if (substance === undefined) throw missingParameter(name('substance'), 'a name or a formula, for example NaCl');
    const { molarMass } = findSubstance(substance, name('substance'));
    const { gramsPerMole } = molarMass;
    const perMole = exactly(gramsPerMole);
    const { all } = completeProduct(
      law,
      {
        mass: mass && over(mass.size, perMole),
        concentration: concentration?.size,
        volume: volume?.size,
      },
      name,
      (moles) => `${rounded(times(moles, perMole))} g would dissolve`,
    );
    return {
      mass: measureIn(times(all.mass, perMole), 'g', mass?.unit ?? 'g'),
      concentration: measureIn(all.concentration, 'mol/L', concentration?.unit ?? 'mol/L'),
      volume: measureIn(all.volume, 'l', volume?.unit ?? 'l'),
      gramsPerMole,
    };
  },
});
