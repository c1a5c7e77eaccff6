import type { Quantity } from '../core/quantity.ts';

export const equivalentDoseRate = {
  id: 'equivalent-dose-rate',
  name: 'Equivalent dose rate',
  dimension: 'L^2 T^-3',
  // oxfmt-ignore
  units: [
    { id: 'sievert-per-second', source: 'SI9' },
    { id: 'sievert-per-hour', source: 'SI9', si: ['milli', 'micro'] },
    { id: 'sievert-per-year', source: 'SI9', si: ['milli'] },
    { id: 'rem-per-hour', source: 'SP811', si: ['milli'] },
  ],
} as const satisfies Quantity;
