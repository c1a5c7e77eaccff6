import type { Quantity } from '../core/quantity.ts';

export const radiationExposureRate = {
  id: 'radiation-exposure-rate',
  name: 'Radiation exposure rate',
  dimension: 'M^-1 I',
  // oxfmt-ignore
  units: [
    { id: 'coulomb-per-kilogram-second', source: 'SI9' },
    { id: 'ampere-per-kilogram', source: 'SI9' },
    { id: 'roentgen-per-second', source: 'SP811' },
    { id: 'roentgen-per-minute', source: 'SP811' },
    { id: 'roentgen-per-hour', source: 'SP811' },
    { id: 'milliroentgen-per-hour', source: 'SP811' },
    { id: 'microroentgen-per-hour', source: 'SP811' },
  ],
} as const satisfies Quantity;
