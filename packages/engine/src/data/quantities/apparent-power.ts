import type { QuantityRows } from '../../model/quantity.ts';

export const apparentPower = {
  id: 'apparent-power',
  name: 'Apparent and reactive power',
  dimension: 'M L^2 T^-3',
  // oxfmt-ignore
  units: [
    { id: 'volt-ampere', symbol: 'VA', rank: 'trade', source: 'IEC80000_6', si: ['giga', 'mega', 'kilo', 'milli'], common: ['mega', 'kilo'], note: 'equals the watt only at a power factor of one' },
    { id: 'var', symbol: 'var', is: '1 volt-ampere', rank: 'trade', source: 'IEC80000_6', si: ['giga', 'mega', 'kilo', 'milli'], common: ['mega', 'kilo'], symbols: ['VAR', 'VAr'], names: ['reactive volt-ampere', 'volt-ampere reactive'], note: 'reactive power' },
  ],
} as const satisfies QuantityRows;
