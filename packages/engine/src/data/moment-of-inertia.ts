import type { Quantity } from '../core/quantity.ts';

export const momentOfInertia = {
  id: 'moment-of-inertia',
  name: 'Moment of inertia',
  dimension: 'M L^2',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-square-meter', source: 'SI9', symbols: ['kgm^2', 'kgm2'] },
    { id: 'pound-square-foot', source: 'SP811', symbols: ['lb-ft^2', 'lb-ft2'], names: ['pound foot squared'] },
    { id: 'pound-square-inch', source: 'SP811', symbols: ['lb-in^2', 'lb-in2'], names: ['pound inch squared'] },
    { id: 'ounce-square-inch', source: 'SP811', symbols: ['oz-in^2', 'oz-in2'], names: ['ounce inch squared'] },
    { id: 'slug-square-foot', source: 'SP811' },
  ],
} as const satisfies Quantity;
