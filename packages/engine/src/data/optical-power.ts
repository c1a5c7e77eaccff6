import type { Quantity } from '../core/quantity.ts';

export const opticalPower = {
  id: 'optical-power',
  name: 'Optical power',
  dimension: 'L^-1',
  // oxfmt-ignore
  units: [
    { id: 'diopter', symbol: 'dpt', is: '1 per-meter', source: 'ISO13666', names: ['dioptre'], symbols: ['D'], note: 'also vergence; the reciprocal of the focal length in meters' },
  ],
} as const satisfies Quantity;
