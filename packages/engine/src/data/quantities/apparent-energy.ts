import type { QuantityRows } from '../../model/quantity.ts';

export const apparentEnergy = {
  id: 'apparent-energy',
  name: 'Apparent and reactive energy',
  dimension: 'M L^2 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'volt-ampere-second', symbol: 'VAs', rank: 'science', source: 'IEC80000_6' },
    { id: 'volt-ampere-hour', symbol: 'VAh', rank: 'trade', source: 'IEC80000_6', si: ['giga', 'mega', 'kilo'], common: ['kilo'] },
    { id: 'var-hour', symbol: 'varh', rank: 'trade', source: 'IEC80000_6', si: ['giga', 'mega', 'kilo', 'milli'], common: ['kilo'], symbols: ['VARh', 'VArh'], names: ['volt-ampere reactive hour'], note: 'reactive energy' },
  ],
} as const satisfies QuantityRows;
