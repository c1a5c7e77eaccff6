import type { QuantityRows } from '../../model/quantity.ts';

export const heatPumpEfficiency = {
  id: 'heat-pump-efficiency',
  name: 'Efficiency of heat pumps',
  dimension: '1',
  // oxfmt-ignore
  units: [
    { id: 'coefficient-of-performance', symbol: 'COP', rank: 'trade', source: 'CA_TITLE20', symbols: ['SCOP'], note: 'heat moved over work done' },
    { id: 'energy-efficiency-ratio', symbol: 'EER', is: '1 british-thermal-unit-it-per-watt-hour', rank: 'trade', source: 'CA_TITLE20', symbols: ['SEER'], note: 'BTU an hour for each watt, North America; SEER is its mean over a season, measured otherwise' },
  ],
} as const satisfies QuantityRows;
