import type { QuantityRows } from '../../model/quantity.ts';

export const molality = {
  id: 'molality',
  name: 'Molality',
  dimension: 'M^-1 N',
  // oxfmt-ignore
  units: [
    { id: 'mole-per-kilogram', rank: 'science', source: 'SI9_DERIVED', si: ['milli', 'micro'], common: ['milli'], names: ['molal', 'molality'] },
    { id: 'ofglucose', is: '1000/180156 mole-per-gram', rank: 'trade', source: 'CIAAW2024', status: 'conventional', name: 'of glucose', plural: 'of glucose', note: 'times a mass, its amount: glucose of 180.156 g/mol' },
  ],
} as const satisfies QuantityRows;
