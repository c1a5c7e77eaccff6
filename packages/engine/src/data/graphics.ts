import type { Quantity } from '../core/quantity.ts';

export const graphics = {
  id: 'graphics',
  name: 'Graphics',
  dimension: 'P',
  // oxfmt-ignore
  units: [
    { id: 'pixel', symbol: 'px', source: 'CLDR', si: ['giga', 'mega', 'kilo'], symbols: ['P'], names: ['pel', 'picture element'] },
    { id: 'dot', is: '1 pixel', source: 'CLDR', note: 'printing' },
  ],
} as const satisfies Quantity;
