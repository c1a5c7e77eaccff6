import type { Quantity } from '../core/quantity.ts';

export const specificActivity = {
  id: 'specific-activity',
  name: 'Specific activity',
  dimension: 'M^-1 T^-1',
  // oxfmt-ignore
  units: [
    { id: 'becquerel-per-kilogram', source: 'ISO80000_10', note: 'food' },
    { id: 'becquerel-per-gram', source: 'ISO80000_10' },
    { id: 'gigabecquerel-per-gram', source: 'ISO80000_10' },
    { id: 'curie-per-gram', source: 'CGPM12' },
    { id: 'microcurie-per-gram', source: 'CGPM12' },
    { id: 'picocurie-per-gram', source: 'CGPM12' },
  ],
} as const satisfies Quantity;
