import type { QuantityRows } from '../../model/quantity.ts';

export const specificWeight = {
  id: 'specific-weight',
  name: 'Specific weight',
  dimension: 'M L^-2 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'newton-per-cubic-meter', rank: 'trade', source: 'SI9_DERIVED', si: ['kilo'], common: ['kilo'] },
    { id: 'pound-force-per-cubic-foot', rank: 'trade', source: 'SP811', name: 'pound-force per cubic foot' },
    { id: 'ofhg', is: '13.5951 gram-force-per-cubic-centimeter', rank: 'trade', source: 'ISO31_3', status: 'conventional', name: 'of mercury', plural: 'of mercury', symbols: ['Hg'], names: ['mercury'], note: 'times a height, a pressure: mercury of 13595.1 kg/m³ under standard gravity' },
    { id: 'of-water', is: '1 gram-force-per-cubic-centimeter', rank: 'trade', source: 'ISO31_3', status: 'conventional', plural: 'of water', symbols: ['H2O', 'WC', 'WG'], names: ['of head', 'of water column', 'of water gauge', 'water', 'water column', 'water gauge'], note: 'times a height, a pressure: water of 1000 kg/m³ under standard gravity' },
  ],
} as const satisfies QuantityRows;
