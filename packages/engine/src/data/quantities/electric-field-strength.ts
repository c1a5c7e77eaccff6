import type { QuantityRows } from '../../model/quantity.ts';

export const electricFieldStrength = {
  id: 'electric-field-strength',
  name: 'Electric field strength',
  dimension: 'M L T^-3 I^-1',
  // oxfmt-ignore
  units: [
    { id: 'volt-per-meter', rank: 'trade', source: 'SI9_DERIVED', si: ['kilo'], common: ['kilo'] },
    { id: 'volt-per-centimeter', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'volt-per-inch', rank: 'science', source: 'UNECE20' },
    { id: 'atomic-unit-of-electric-field', symbol: 'Eₕ/(ea₀)', is: '5.14220675112e11 volt-per-meter', rank: 'science', source: 'CODATA2022', status: 'measured' },
    { id: 'decibel-microvolt-per-meter', symbol: 'dBμV/m', is: '1 microvolt-per-meter', log: { base: 10, per: '20' }, rank: 'trade', source: 'ITUV574', name: 'decibel relative to 1 microvolt per meter', symbols: ['dBuV/m'] },
  ],
} as const satisfies QuantityRows;
