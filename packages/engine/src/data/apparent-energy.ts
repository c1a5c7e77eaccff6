import type { Quantity } from '../core/quantity.ts';

export const apparentEnergy = {
  id: 'apparent-energy',
  name: 'Apparent energy',
  dimension: 'M L^2 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'volt-ampere-second', symbol: 'VAs', source: 'IEC80000_6' },
    { id: 'volt-ampere-hour', symbol: 'VAh', source: 'IEC80000_6', si: ['giga', 'mega', 'kilo'], note: 'metering of alternating current' },
  ],
} as const satisfies Quantity;
