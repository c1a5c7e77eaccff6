import type { QuantityRows } from '../../model/quantity.ts';

export const conductivity = {
  id: 'conductivity',
  name: 'Electrical conductivity',
  dimension: 'M^-1 L^-3 T^3 I^2',
  // oxfmt-ignore
  units: [
    { id: 'siemens-per-meter', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'siemens-per-centimeter', rank: 'trade', source: 'SI9_DERIVED', si: ['milli', 'micro'], common: ['milli', 'micro'] },
    { id: 'percent-iacs', symbol: '% IACS', is: '0.58 megasiemens-per-meter', rank: 'trade', source: 'IEC60028', status: 'conventional', name: 'percent IACS', plural: 'percent IACS', symbols: ['%IACS'], names: ['percent of the International Annealed Copper Standard'], note: 'of annealed copper at 20 °C, 1/58 Ω·mm²/m' },
  ],
} as const satisfies QuantityRows;
