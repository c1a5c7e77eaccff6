import type { Quantity } from '../core/quantity.ts';

export const absorbedDoseRate = {
  id: 'absorbed-dose-rate',
  name: 'Absorbed dose rate',
  dimension: 'L^2 T^-3',
  // oxfmt-ignore
  units: [
    { id: 'gray-per-second', source: 'SI9' },
    { id: 'gray-per-minute', source: 'SI9', note: 'radiotherapy' },
    { id: 'gray-per-hour', source: 'SI9' },
    { id: 'milligray-per-hour', source: 'SI9' },
    { id: 'microgray-per-hour', source: 'SI9' },
    { id: 'nanogray-per-hour', source: 'SI9' },
    { id: 'rad-per-second', source: 'SP811' },
    { id: 'rad-per-hour', source: 'SP811' },
    { id: 'millirad-per-hour', source: 'SP811' },
  ],
} as const satisfies Quantity;
