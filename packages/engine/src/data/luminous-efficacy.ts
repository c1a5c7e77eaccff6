import type { Quantity } from '../core/quantity.ts';

export const luminousEfficacy = {
  id: 'luminous-efficacy',
  name: 'Luminous efficacy',
  dimension: 'M^-1 L^-2 T^3 J',
  // oxfmt-ignore
  units: [
    { id: 'lumen-per-watt', source: 'SI9' },
    { id: 'luminous-efficacy-constant', symbol: 'K_cd', is: '683 lumen-per-watt', source: 'SI9', names: ['defined luminous efficacy'], note: 'of radiation of 540 THz; defines the candela' },
  ],
} as const satisfies Quantity;
