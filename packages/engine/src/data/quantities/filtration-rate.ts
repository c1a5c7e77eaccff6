import type { QuantityRows } from '../../model/quantity.ts';

export const filtrationRate = {
  id: 'filtration-rate',
  name: 'Glomerular filtration rate',
  dimension: 'L T^-1',
  // oxfmt-ignore
  units: [
    { id: 'milliliter-per-minute-per-standard-body', symbol: 'mL/min/1.73 m²', is: '100/173 milliliter-per-minute-square-meter', rank: 'trade', source: 'KDIGO2012', name: 'milliliter per minute per 1.73 m²', symbols: ['mL/min per 1.73 m²', 'mL/min/1.73 m2', 'ml/min/1.73 m2', 'ml/min/1.73 m²', 'mL/min/1.73m2', 'ml/min/1.73m2', 'mL/min/1.73m²', 'ml/min/1.73m²'], note: 'kidney function (eGFR), by the body surface of a standard adult' },
    { id: 'milliliter-per-second-per-standard-body', symbol: 'mL/s/1.73 m²', is: '100/173 milliliter-per-second-square-meter', rank: 'science', source: 'KDIGO2012', name: 'milliliter per second per 1.73 m²', symbols: ['mL/s/1.73 m2', 'mL/s/1.73m2', 'ml/s/1.73m2', 'mL/s/1.73m²', 'ml/s/1.73m²'] },
  ],
} as const satisfies QuantityRows;
