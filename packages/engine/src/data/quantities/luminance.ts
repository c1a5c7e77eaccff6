import type { QuantityRows } from '../../model/quantity.ts';

export const luminance = {
  id: 'luminance',
  name: 'Luminance',
  dimension: 'L^-2 J',
  // oxfmt-ignore
  units: [
    { id: 'candela-per-square-meter', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'nit', symbol: 'nt', is: '1 candela-per-square-meter', rank: 'trade', source: 'CIE_ILV' },
    { id: 'candela-per-square-centimeter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'candela-per-square-foot', rank: 'science', source: 'UNECE20' },
    { id: 'candela-per-square-inch', rank: 'science', source: 'SP811' },
    { id: 'stilb', symbol: 'sb', is: '1 candela-per-square-centimeter', rank: 'rare', source: 'SI8', note: 'CGS' },
    { id: 'lambert', symbol: 'La', is: '1 pi^-1 candela-per-square-centimeter', rank: 'rare', source: 'SP811', si: ['milli', 'micro'], note: 'a perfect diffuser that gives off 1 lm/cm²' },
    { id: 'foot-lambert', symbol: 'ftL', is: '1 pi^-1 candela-per-square-foot', rank: 'trade', source: 'SP811', name: 'foot-lambert', symbols: ['fL', 'ft-L'], names: ['equivalent foot candle'], note: 'a perfect diffuser that gives off 1 lm/ft²' },
    { id: 'apostilb', symbol: 'asb', is: '1 pi^-1 candela-per-square-meter', rank: 'rare', source: 'DIRACDELTA', names: ['blondel', 'meter lambert'], note: 'a perfect diffuser that gives off 1 lm/m²' },
  ],
} as const satisfies QuantityRows;
