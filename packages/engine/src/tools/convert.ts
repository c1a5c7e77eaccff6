import { convert as convertUnits } from '../conversion/catalogue.ts';
import { apply } from '../conversion/compiled-conversion.ts';
import { findConversion } from '../bridges/conversion.ts';
import {
  asParam,
  asResult,
  codesParam,
  codesResult,
  molarMassResult,
  substanceParam,
  substanceResult,
} from '../tool/bridging.ts';
import { number, record, text, tool, unit } from '../tool/declaration.ts';

/**
 * Converts a value between two units, by any of their spellings, or by codes of UCUM or UN/ECE Recommendation 20. An ingredient bridges
 * volume and mass through its density, a substance mass and amount of substance through its molar mass, and an equivalence that is
 * named, what physics connects; between units of one quantity these change nothing.
 *
 * @throws UnitsError for an unknown or ambiguous unit or code, units that do not convert, an unknown ingredient or substance, and a
 * result beyond the double range.
 * @example conversion({ value: 2, from: 'cup', to: 'g', ingredient: 'flour' }).result // 250
 * @example conversion({ value: 100, from: 'mg/dL', to: 'mmol/L', substance: 'glucose' }).result // 5.550744909966918
 * @example conversion({ value: 500, from: 'nm', to: 'THz', as: 'spectral' }).result // 599.584916
 */
export const conversion = tool({
  id: 'convert',
  name: 'Unit converter',
  category: 'units',
  description: 'Converts a number from one unit to another, and between volume and mass for cooking ingredients.',
  keywords: [
    'convert',
    'conversion',
    'measurement',
    'measure',
    'metric',
    'imperial',
    'cooking',
    'recipe',
    'ingredient',
  ],
  main: 'result',
  params: {
    value: number({ label: 'Value' }),
    from: unit({ label: 'From' }),
    to: unit({ label: 'To' }),
    ingredient: text({
      label: 'Ingredient',
      description: 'A cooking ingredient, like flour: its density leads from volume to mass and back.',
      optional: true,
    }),
    substance: substanceParam,
    as: asParam,
    codes: codesParam,
  },
  result: {
    value: number({ label: 'Value' }),
    from: unit({ label: 'From' }),
    to: unit({ label: 'To' }),
    result: number({ label: 'Result' }),
    ingredient: text({
      label: 'Ingredient',
      description: 'The id of the ingredient, where it was needed.',
      optional: true,
    }),
    density: record({
      label: 'Density',
      description: 'The density that led from volume to mass or back.',
      fields: {
        gramsPerMilliliter: number({ label: 'Grams per milliliter', above: 0 }),
        source: text({ label: 'Source' }),
        low: number({ label: 'Lightest reading', description: 'Where sources differ.', above: 0, optional: true }),
        high: number({ label: 'Heaviest reading', description: 'Where sources differ.', above: 0, optional: true }),
      },
      optional: true,
    }),
    substance: substanceResult,
    molarMass: molarMassResult,
    as: asResult,
    codes: codesResult,
  },
  examples: [
    {
      given: { value: 5, from: 'km', to: 'mi' },
      gives: { value: 5, from: 'km', to: 'mi', result: 3.1068559611866697 },
    },
    { given: { value: 98.6, from: '°F', to: '°C' }, gives: { value: 98.6, from: '°F', to: '°C', result: 37 } },
    {
      given: { value: 2, from: 'cup', to: 'g', ingredient: 'butter' },
      gives: {
        value: 2,
        from: 'cup',
        to: 'g',
        result: 454,
        ingredient: 'butter',
        density: {
          gramsPerMilliliter: 0.9594728941647951,
          source:
            'USDA National Nutrient Database for Standard Reference, Release 26: household weights (US Department of Agriculture, 2013)',
          low: 0.911,
          high: 0.9594728941647951,
        },
      },
    },
    {
      given: { value: 100, from: 'mg/dL', to: 'mmol/L', substance: 'glucose' },
      gives: {
        value: 100,
        from: 'mg/dL',
        to: 'mmol/L',
        result: 5.550744909966918,
        substance: 'glucose',
        molarMass: {
          gramsPerMole: 180.156,
          uncertainty: 0.0204,
          formula: 'C6H12O6',
          source:
            'Standard atomic weights of the elements 2021 (IUPAC Technical Report), Pure Appl. Chem. 94, 573: abridged values (IUPAC Commission on Isotopic Abundances and Atomic Weights, 2022)',
        },
      },
    },
    {
      given: { value: 500, from: 'nm', to: 'THz', as: 'spectral' },
      gives: { value: 500, from: 'nm', to: 'THz', result: 599.584916, as: 'spectral' },
    },
    {
      given: { value: 120, from: 'mm[Hg]', to: 'kPa', codes: 'ucum' },
      gives: { value: 120, from: 'mm[Hg]', to: 'kPa', result: 15.9986864898, codes: 'ucum' },
    },
  ],
  explain: () => ({
    rules: [
      'The result is the value times the size of the one unit, over the size of the other.',
      'Degrees are shifted to their zero first; miles per gallon and liters per distance are reciprocals of one another.',
      'An ingredient leads from volume to weight by its density, a substance from mass to amount by its molar mass.',
      'An equivalence is used where it is named: E = h·f and c = λ·f (spectral), E = m·c² (mass-energy), E = k·T (thermal), a mole as the number of entities that the SI fixes (count).',
    ],
    limits: [
      'Units are read by any of their names and symbols, compounds such as kg*m/s^2 among them.',
      'A density is as good as its table: how tightly a cup is filled matters more than its digits.',
      'A molar mass is as good as the standard atomic weights, whose uncertainty the answer states. It informs and does not advise: ask a laboratory what it measured.',
    ],
    lookUp: { vary: 'value', values: [1, 2, 5, 10, 20, 50, 100], show: ['result'] },
  }),
  run({ value, from, to, ingredient, substance, as, codes }, name) {
    if ((ingredient ?? substance ?? as ?? codes) === undefined) {
      return { value, from, to, result: convertUnits(value, from, to) };
    }
    const { compiled, taken } = findConversion(from, to, { ingredient, substance, as, codes }, name);
    return { value, from, to, result: apply(compiled, value), ...taken };
  },
});
