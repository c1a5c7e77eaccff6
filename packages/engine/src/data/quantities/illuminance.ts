import type { QuantityRows } from '../../model/quantity.ts';

export const illuminance = {
  id: 'illuminance',
  name: 'Illuminance',
  dimension: 'L^-2 J',
  // oxfmt-ignore
  units: [
    { id: 'lux', symbol: 'lx', is: '1 lumen-per-square-meter', rank: 'trade', source: 'SI9_NAMED', si: ['kilo', 'milli', 'micro'], common: ['kilo'], symbols: ['lux'], names: ['meter candle'] },
    { id: 'lumen-per-square-meter', rank: 'trade', source: 'SI9_DERIVED', note: 'also luminous exitance' },
    { id: 'lumen-per-square-foot', rank: 'trade', source: 'SP811' },
    { id: 'foot-candle', symbol: 'fc', is: '1 lumen-per-square-foot', rank: 'trade', source: 'SP811', name: 'foot-candle', symbols: ['ft-c', 'ft-cd', 'ftc'], note: 'lighting, United States' },
    { id: 'phot', symbol: 'ph', is: '1 lumen-per-square-centimeter', rank: 'rare', source: 'SI8', names: ['centimeter candle'], note: 'CGS' },
    { id: 'exposure-value', symbol: 'EV', is: '2.5 lux', log: { base: 2, per: '1' }, rank: 'trade', source: 'ISO2720', status: 'conventional', symbols: ['EV100'], note: 'at ISO 100, by a meter of incident light with the constant 250' },
  ],
} as const satisfies QuantityRows;
