import type { QuantityRows } from '../../model/quantity.ts';

export const vascularResistance = {
  id: 'vascular-resistance',
  name: 'Vascular resistance',
  dimension: 'M L^-4 T^-1',
  // oxfmt-ignore
  units: [
    { id: 'pascal-second-per-cubic-meter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'wood-unit', symbol: 'WU', is: '1 millimeter-ofhg-minute-per-liter', rank: 'science', source: 'UCUM', status: 'conventional', name: 'Wood unit', names: ['hybrid reference unit'], note: 'by the conventional millimeter of mercury' },
    { id: 'vascular-cgs-unit', symbol: 'dyn·s/cm⁵', is: '1 dyne-second-per-square-centimeter-cubic-centimeter', rank: 'science', source: 'SI8', name: 'dyne second per centimeter to the fifth power', symbols: ['dyn s cm-5', 'dyn*s/cm5', 'dyn·s·cm⁻⁵'], note: 'a Wood unit is about 80 of them' },
  ],
} as const satisfies QuantityRows;
