import type { QuantityRows } from '../../model/quantity.ts';

export const voltageNoiseDensity = {
  id: 'voltage-noise-density',
  name: 'Voltage noise density',
  dimension: 'M L^2 I^-1 T^-2.5',
  // oxfmt-ignore
  units: [
    { id: 'volt-per-square-root-hertz', symbol: 'V/√Hz', rank: 'trade', source: 'SI9_DERIVED', si: ['micro', 'nano'], common: ['micro', 'nano'], names: ['volt per root hertz'] },
  ],
} as const satisfies QuantityRows;
