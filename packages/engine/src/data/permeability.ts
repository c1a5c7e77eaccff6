import type { Quantity } from '../core/quantity.ts';

export const permeability = {
  id: 'permeability',
  name: 'Permeability of porous media',
  dimension: 'L^2',
  // oxfmt-ignore
  units: [
    { id: 'darcy', symbol: 'D', is: '1 square-centimeter-centipoise-per-second-atmosphere', source: 'API27', plural: 'darcys', si: ['milli', 'micro', 'nano'], note: 'rocks and soils; about 0.987 μm²' },
  ],
} as const satisfies Quantity;
