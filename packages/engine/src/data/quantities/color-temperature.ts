import type { QuantityRows } from '../../model/quantity.ts';

export const colorTemperature = {
  id: 'color-temperature',
  name: 'Color temperature',
  dimension: 'Θ',
  // oxfmt-ignore
  units: [
    { id: 'kelvin-of-light', symbol: 'K', is: '1 kelvin', rank: 'trade', source: 'CIE_ILV', name: 'kelvin of color temperature', symbols: ['K CCT'], names: ['kelvin'], note: 'of a black body that glows in the same color' },
    { id: 'mired', symbol: 'MK⁻¹', is: '1/1000000 per-kelvin', rank: 'trade', source: 'MIRED', symbols: ['mired', 'mireds'], names: ['micro reciprocal degree', 'reciprocal megakelvin'], note: 'photography; filters shift it by the same number in any light' },
  ],
} as const satisfies QuantityRows;
