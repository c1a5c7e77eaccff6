import type { QuantityRows } from '../../model/quantity.ts';

export const graphics = {
  id: 'graphics',
  name: 'Graphics',
  dimension: 'P',
  // oxfmt-ignore
  units: [
    { id: 'pixel', symbol: 'px', rank: 'everyday', source: 'CLDR', si: ['giga', 'mega', 'kilo'], common: ['mega'], symbols: ['P'], names: ['pel', 'picture element'] },
    { id: 'dot', is: '1 pixel', rank: 'trade', source: 'CLDR', note: 'printing' },
  ],
} as const satisfies QuantityRows;
