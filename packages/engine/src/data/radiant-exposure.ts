import type { Quantity } from '../core/quantity.ts';

export const radiantExposure = {
  id: 'radiant-exposure',
  name: 'Radiant exposure',
  dimension: 'M T^-2',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-square-meter', source: 'SI9' },
    { id: 'kilojoule-per-square-meter', source: 'SI9' },
    { id: 'megajoule-per-square-meter', source: 'SI9' },
    { id: 'joule-per-square-centimeter', source: 'SI9' },
    { id: 'millijoule-per-square-centimeter', source: 'SI9' },
    { id: 'watt-hour-per-square-meter', source: 'SI9' },
    { id: 'kilowatt-hour-per-square-meter', source: 'SI9' },
    { id: 'calorie-per-square-centimeter', source: 'SP811' },
    { id: 'langley', symbol: 'Ly', is: '1 calorie-per-square-centimeter', source: 'SP811', note: 'solar radiation' },
    { id: 'erg-per-square-centimeter', source: 'SI8' },
    { id: 'british-thermal-unit-it-per-square-foot', source: 'SP811', name: 'British thermal unit (IT) per square foot' },
  ],
} as const satisfies Quantity;
