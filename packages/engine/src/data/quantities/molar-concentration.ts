import type { QuantityRows } from '../../model/quantity.ts';

export const molarConcentration = {
  id: 'molar-concentration',
  name: 'Molar concentration',
  dimension: 'L^-3 N',
  // oxfmt-ignore
  units: [
    { id: 'mole-per-cubic-meter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'mole-per-liter', rank: 'trade', source: 'SI9_ACCEPTED', si: ['milli', 'micro', 'nano'], common: ['milli', 'micro'] },
    { id: 'ph', symbol: 'pH', is: '1 mole-per-liter', log: { base: 10, per: '-1' }, rank: 'trade', source: 'IUPAC_PH', name: 'pH', plural: 'pH', names: ['acidity'], note: 'of hydrogen ions; strictly of their activity' },
    { id: 'molar', symbol: 'M', is: '1 mole-per-liter', rank: 'trade', source: 'IUPAC_CONCENTRATION', si: ['milli', 'micro', 'nano', 'pico'], common: ['milli', 'micro', 'nano'], names: ['molarity'] },
    { id: 'item-per-cubic-meter', rank: 'science', source: 'SI9_DERIVED', note: 'number concentration' },
    { id: 'milligram-ofglucose-per-deciliter', symbol: 'mg glucose/dL', rank: 'trade', source: 'CIAAW2024', status: 'conventional', name: 'milligram of glucose per deciliter', symbols: ['mg/dL glucose'], names: ['milligram per deciliter of glucose'], note: 'blood sugar; molar mass of glucose taken as 180.156 g/mol' },
  ],
} as const satisfies QuantityRows;
