import type { QuantityRows } from '../../model/quantity.ts';

export const molality = {
  id: 'molality',
  name: 'Molality',
  dimension: 'M^-1 N',
  // oxfmt-ignore
  units: [
    { id: 'mole-per-kilogram', rank: 'science', source: 'SI9', si: ['milli', 'micro'], common: ['milli'], names: ['molal', 'molality'] },
    { id: 'ofglucose', is: '10000/1801557 mole-per-gram', rank: 'trade', source: 'CIAAW2019', status: 'conventional', name: 'of glucose', plural: 'of glucose', note: 'times a mass, its amount: glucose of 180.1557 g/mol' },
  ],
} as const satisfies QuantityRows;
