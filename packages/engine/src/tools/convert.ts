import { convert as convertUnits } from '../conversion/catalogue.ts';
import { bridge, densityOf, findIngredient } from '../conversion/ingredients.ts';
import { apply } from '../conversion/compiled-conversion.ts';
import { number, record, text, tool, unit } from '../tool/declaration.ts';

/**
 * Converts a value between two units, by any of their spellings. An ingredient bridges volume and mass through its
 * density; between units of one quantity it changes nothing.
 *
 * @throws UnitsError for an unknown or ambiguous unit, units that do not convert, an unknown ingredient, and a result
 * beyond the double range.
 * @example convert({ value: 2, from: 'cup', to: 'g', ingredient: 'flour' }).result // 250
 */
export const convert = tool({
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
  ],
  explain: () => ({
    rules: [
      'The result is the value times the size of the one unit, over the size of the other.',
      'Degrees are shifted to their zero first; miles per gallon and liters per distance are reciprocals of one another.',
      'An ingredient leads from volume to weight by its density.',
    ],
    limits: [
      'Units are read by any of their names and symbols, compounds such as kg*m/s^2 among them.',
      'A density is as good as its table: how tightly a cup is filled matters more than its digits.',
    ],
    lookUp: { vary: 'value', values: [1, 2, 5, 10, 20, 50, 100], show: ['result'] },
  }),
  run({ value, from, to, ingredient }, name) {
    const row = ingredient === undefined ? undefined : findIngredient(ingredient, name('ingredient'));
    const pair = row && bridge(from, to, row);
    if (!pair) return { value, from, to, result: convertUnits(value, from, to) };
    return { value, from, to, result: apply(pair, value), ingredient: row.id, density: densityOf(row) };
  },
});
