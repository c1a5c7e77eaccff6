import type { QuantityRows } from '../../model/quantity.ts';

export const fractureToughness = {
  id: 'fracture-toughness',
  name: 'Fracture toughness',
  dimension: 'M L^-0.5 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'pascal-square-root-meter', symbol: 'Pa·√m', rank: 'trade', source: 'SI9_DERIVED', si: ['mega'], common: ['mega'], names: ['pascal root meter'] },
    { id: 'kip-per-square-inch-square-root-inch', symbol: 'ksi·√in', is: '1098843.494108754801212969 pascal-square-root-meter', rank: 'trade', source: 'SP811', status: 'conventional', names: ['ksi root inch'], note: 'uses the square root of an inch, rounded at 18 places' },
  ],
} as const satisfies QuantityRows;
