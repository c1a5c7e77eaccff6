import type { QuantityRows } from '../../model/quantity.ts';

export const thermalInsulance = {
  id: 'thermal-insulance',
  name: 'Thermal insulance',
  dimension: 'M^-1 T^3 Θ',
  // oxfmt-ignore
  units: [
    { id: 'square-meter-kelvin-per-watt', rank: 'trade', source: 'SI9_DERIVED', symbols: ['RSI'], names: ['metric R-value', 'RSI-value'] },
    { id: 'square-meter-celsius-per-watt', rank: 'trade', source: 'SI9_DERIVED', name: 'square meter degree Celsius per watt' },
    { id: 'square-foot-hour-fahrenheit-per-british-thermal-unit-it', rank: 'trade', source: 'SP811', name: 'square foot hour degree Fahrenheit per British thermal unit (IT)', symbols: ['RUS'], names: ['R-value', 'US R-value'], note: 'R-value of insulation, United States' },
    { id: 'clo', symbol: 'clo', is: '0.155 square-meter-kelvin-per-watt', rank: 'trade', source: 'ISO9920', status: 'conventional', plural: 'clo', note: 'clothing' },
    { id: 'tog', symbol: 'tog', is: '0.1 square-meter-kelvin-per-watt', rank: 'trade', source: 'BS4745', note: 'bedding and textiles, United Kingdom' },
  ],
} as const satisfies QuantityRows;
