import type { QuantityRows } from '../../model/quantity.ts';

export const momentOfInertia = {
  id: 'moment-of-inertia',
  name: 'Moment of inertia',
  dimension: 'M L^2',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-square-meter', rank: 'trade', source: 'SI9_DERIVED', symbols: ['kgm2', 'kgm^2'] },
    { id: 'pound-square-foot', rank: 'science', source: 'SP811', symbols: ['lb-ft2', 'lb-ft^2'], names: ['pound foot squared'] },
    { id: 'pound-square-inch', rank: 'science', source: 'SP811', symbols: ['lb-in2', 'lb-in^2'], names: ['pound inch squared'] },
    { id: 'ounce-square-inch', rank: 'science', source: 'IYP1959', symbols: ['oz-in2', 'oz-in^2'], names: ['ounce inch squared'] },
    { id: 'slug-square-foot', rank: 'science', source: 'SP811' },
  ],
} as const satisfies QuantityRows;
