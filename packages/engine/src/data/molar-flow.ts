import type { Quantity } from '../core/quantity.ts';

export const molarFlow = {
  id: 'molar-flow',
  name: 'Molar flow',
  dimension: 'T^-1 N',
  // oxfmt-ignore
  units: [
    { id: 'mole-per-second', source: 'SI9' },
    { id: 'mole-per-minute', source: 'SI9' },
    { id: 'mole-per-hour', source: 'SI9' },
    { id: 'kilomole-per-hour', source: 'SI9' },
    { id: 'micromole-per-second', source: 'SI9' },
    { id: 'micromole-per-minute', source: 'SI9' },
    { id: 'pound-mole-per-hour', source: 'SP811' },
  ],
} as const satisfies Quantity;
