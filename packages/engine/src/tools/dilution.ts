import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { minus, over } from '../model/rational.ts';
import { measure, number, tool } from '../tool/declaration.ts';
import { measureIn, quantity } from '../tool/measured.ts';

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
  asks: [
    'how much {stock} ((m|molar) [stock|solution] [do i need] (for|to make) {volume} [of] {concentration} (m|molar)|mm [stock|solution] [do i need] (for|to make) {volume} [of] {concentration} mm|mg/ml [stock|solution] [do i need] (for|to make) {volume} [of] {concentration} mg/ml|% [stock|solution] [do i need] (for|to make) {volume} [of] {concentration}%)',
    'dilute ({stock}% [alcohol|ethanol|acid|bleach|solution|stock] (to|into) {concentration}%|{stock} (m|molar) (to|into) {concentration} (m|molar)|{stock} mm (to|into) {concentration} mm|{stock} mg/ml (to|into) {concentration} mg/ml|{stock} (to|into) {concentration}) [for|in|to make|to] {volume}',
    '[how much stock|how do i] [do i need|is needed] [for|to make] [make] {volume} [of] ({concentration}x (from|out of) {stock}x|{concentration}% (from|out of) {stock}%|{concentration} (m|molar) (from|out of) {stock} (m|molar)|{concentration} mm (from|out of) {stock} mm|{concentration} mg/ml (from|out of) {stock} mg/ml|{concentration} (from|out of) {stock}) [stock|solution]',
  ],
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
