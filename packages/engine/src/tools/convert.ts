import { convert as convertUnits } from '../conversion/catalogue.ts';
import { apply } from '../conversion/compiled-conversion.ts';
import { findConversionByCode } from '../bridges/conversion-by-code.ts';
import {
  asParam,
  asResult,
  codesParam,
  codesResult,
  internationalUnitResult,
  molarMassResult,
  substanceParam,
  substanceResult,
} from '../tool/bridging.ts';
import { number, record, text, tool, unit } from '../tool/declaration.ts';

/**
 * Converts a value between two units, in any of their spellings, or between codes of UCUM or UN/ECE Recommendation 20.
 * An ingredient connects volume and mass by its density. A substance connects mass and amount of substance by its molar
 * mass. A named equivalence connects quantities of physics. Between units of one quantity these have no effect.
 *
 * @throws UnitsError for an unknown or ambiguous unit or code, units that do not convert, an unknown ingredient or
 * substance, and a result beyond the range of doubles.
 * @example conversion({ value: 2, from: 'cup', to: 'g', ingredient: 'flour' }).result // 250
 * @example conversion({ value: 100, from: 'mg/dL', to: 'mmol/L', substance: 'glucose' }).result // 5.550744909966918
 * @example conversion({ value: 500, from: 'nm', to: 'THz', as: 'spectral' }).result // 599.584916
 */
export const conversion = tool({
  id: 'convert',
  name: 'Unit converter',
  category: 'units',
  description: 'Convert any unit to any other, and cooking ingredients between volume and weight.',
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
      description: 'Converts between volume and weight, for example flour.',
      maxLength: 100,
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
      description: "The ingredient's id. Present if its density was used.",
      optional: true,
    }),
    density: record({
      label: 'Density',
      description: 'The density used. Present if the conversion needed one.',
      fields: {
        gramsPerMilliliter: number({ label: 'Grams per milliliter', above: 0 }),
        source: text({ label: 'Source' }),
        low: number({ label: 'Lowest density', description: 'Present if sources differ.', above: 0, optional: true }),
        high: number({ label: 'Highest density', description: 'Present if sources differ.', above: 0, optional: true }),
      },
      optional: true,
    }),
    substance: substanceResult,
    molarMass: molarMassResult,
    internationalUnit: internationalUnitResult,
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
        result: 453.59237,
        ingredient: 'butter',
        density: {
          gramsPerMilliliter: 0.9586114185351731,
          source:
            'USDA National Nutrient Database for Standard Reference, Release 26: household weights (US Department of Agriculture, 2013)',
          low: 0.911,
          high: 0.9586114185351731,
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
            'Standard atomic weights of the elements 2021 (IUPAC Technical Report), Pure Appl. Chem. 94, 573, with the revisions of 2024: abridged values (IUPAC Commission on Isotopic Abundances and Atomic Weights, 2024)',
        },
      },
    },
    {
      given: { value: 500, from: 'nm', to: 'THz', as: 'spectral' },
      gives: { value: 500, from: 'nm', to: 'THz', result: 599.584916, as: 'spectral' },
    },
    {
      given: { value: 120, from: 'mm[Hg]', to: 'kPa', codes: 'ucum' },
      gives: { value: 120, from: 'mm[Hg]', to: 'kPa', result: 15.99864, codes: 'ucum' },
    },
  ],
  explain: () => ({
    rules: [
      'Result = value × size of the first unit ÷ size of the second.',
      'Temperatures are shifted to a common zero first. Miles per gallon and liters per 100 km are reciprocals.',
      'Ingredients convert volume to weight by density. Substances convert mass to amount by molar mass.',
      'Equivalences apply only if you name one: E = h·f and c = λ·f (spectral), E = m·c² (mass-energy), E = k·T (thermal), moles to numbers by the Avogadro constant (count).',
    ],
    limits: [
      'Enter units by name or symbol, including compounds such as kg*m/s^2.',
      'Densities vary: how tightly you fill a cup matters more than the last digits.',
      'Molar masses use standard atomic weights; the answer states their uncertainty. For information only: rely on your laboratory for medical values.',
    ],
    lookUp: { vary: 'value', values: [1, 2, 5, 10, 20, 50, 100], show: ['result'] },
  }),
  run({ value, from, to, ingredient, substance, as, codes }, name) {
    if ((ingredient ?? substance ?? as ?? codes) === undefined) {
      return { value, from, to, result: convertUnits(value, from, to) };
    }
    const { compiled, taken } = findConversionByCode(from, to, { ingredient, substance, as, codes }, name);
    return { value, from, to, result: apply(compiled, value), ...taken };
  },
});
