import type { QuantityRows } from '../../model/quantity.ts';

export const currentNoiseDensity = {
  id: 'current-noise-density',
  name: 'Current noise density',
  dimension: 'I T^0.5',
  // oxfmt-ignore
  units: [
    { id: 'ampere-per-square-root-hertz', symbol: 'A/√Hz', rank: 'trade', source: 'SI9_DERIVED', si: ['nano', 'pico'], common: ['nano', 'pico'], names: ['ampere per root hertz'] },
  ],
} as const satisfies QuantityRows;
