import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { minus, over } from '../model/rational.ts';
import { measure, number, tool } from '../tool/declaration.ts';
import { measureIn, quantity } from '../tool/measured.ts';

/** Returns the questions with both concentrations in one unit. */
const asksIn = (units: readonly string[]) =>
  units.flatMap((unit) => {
    const stock = `{stock} ${unit} [acid|alcohol|ethanol|bleach|buffer|hcl|naoh|nacl] [stock|solution]`;
    const wanted = `{concentration} ${unit} [acid|alcohol|ethanol|bleach|buffer|hcl|naoh|nacl] [solution]`;
    return [
      `(how much|volume of|how do i dilute) ${stock} [do i need] (for|to make) {volume} [of|at] ${wanted}`,
      `dilute ${stock} (to|into) ${wanted} [for|in|to make|to] {volume}`,
      `[how much stock|how do i] [do i need|is needed] [for|to make] [make|prepare] {volume} [of] ${wanted} (from|out of) ${stock} [how much]`,
    ];
  });

/**
 * Returns the stock and the solvent of a dilution, by C₁V₁ = C₂V₂. Both concentrations are in one unit.
 *
 * @throws UnitsError for concentrations that are not above zero, and for a stock that is weaker than the dilution.
 * @example dilution({ stock: 10, concentration: 2, volume: '500 ml' }).stockVolume.value // 100
 */
export const dilution = tool({
  id: 'dilution',
  name: 'Dilution calculator',
  category: 'science',
  description: 'Calculate how much stock solution and solvent a dilution needs (C₁V₁ = C₂V₂).',
  keywords: ['dilute', 'c1v1', 'stock solution', 'concentration', 'solvent', 'laboratory', 'disinfectant', 'bleach'],
  main: 'stockVolume',
  asks: /* @__PURE__ */ asksIn(['(m|molar)', 'mm', 'mg/ml', '%', 'x', '']),
  params: {
    stock: number({ label: 'Stock concentration', above: 0 }),
    concentration: number({ label: 'Final concentration', description: 'In the unit of the stock.', above: 0 }),
    volume: quantity({ label: 'Final volume', of: 'volume', unit: 'ml', units: ['ml', 'l'], above: 0 }),
  },
  result: {
    stockVolume: measure({ label: 'Stock', digits: 3 }),
    solvent: measure({ label: 'Solvent', digits: 3 }),
    factor: number({ label: 'Dilution factor', digits: 2 }),
  },
  examples: [
    {
      given: { stock: 10, concentration: 2, volume: '500 ml' },
      gives: {
        stockVolume: { value: 100, unit: 'milliliter', symbol: 'mL' },
        solvent: { value: 400, unit: 'milliliter', symbol: 'mL' },
        factor: 5,
      },
    },
    {
      given: { stock: 12, concentration: 0.5, volume: '1 l' },
      gives: {
        stockVolume: { value: 0.041666666666666664, unit: 'liter', symbol: 'L' },
        solvent: { value: 0.9583333333333334, unit: 'liter', symbol: 'L' },
        factor: 24,
      },
    },
  ],
  explain: () => ({
    formulas: [{ gives: 'factor', is: 'stock ÷ concentration' }],
    rules: ['Stock = final volume × final concentration ÷ stock concentration. Solvent = final volume − stock.'],
    limits: [
      'Assumes that volumes add. Strong acids and alcohol shrink when mixed, so top up to the final volume.',
      'Add acid to water, never water to acid.',
    ],
    units: ['milliliter'],
    lookUp: { vary: 'concentration', values: [0.1, 0.5, 1, 2, 5], show: ['stockVolume', 'solvent', 'factor'] },
  }),
  run({ stock, concentration, volume }, name) {
    if (concentration > stock) {
      throw mustBe('out-of-range', name('concentration'), `at most ${stock}, that of the stock`, concentration);
    }
    const factor = over(exactly(stock), exactly(concentration));
    const part = over(volume.size, factor);
    return {
      stockVolume: measureIn(part, 'ml', volume.unit),
      solvent: measureIn(minus(volume.size, part), 'ml', volume.unit),
      factor: rounded(factor),
    };
  },
});
