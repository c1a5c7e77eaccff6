import type { Quantity } from '../core/quantity.ts';

export const equivalentDoseRate = {
  id: 'equivalent-dose-rate',
  name: 'Equivalent dose rate',
  dimension: 'L^2 T^-3',
  // oxfmt-ignore
  units: [
    { id: 'sievert-per-second', source: 'SI9' },
    { id: 'sievert-per-hour', source: 'SI9' },
    { id: 'millisievert-per-hour', source: 'SI9' },
    { id: 'microsievert-per-hour', source: 'SI9' },
    { id: 'millisievert-per-year', source: 'SI9' },
    { id: 'millirem-per-hour', source: 'SP811' },
  ],
} as const satisfies Quantity;
