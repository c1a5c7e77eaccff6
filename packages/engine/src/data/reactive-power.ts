import type { Quantity } from '../core/quantity.ts';

export const reactivePower = {
  id: 'reactive-power',
  name: 'Reactive power',
  dimension: 'M L^2 T^-3',
  // oxfmt-ignore
  units: [
    { id: 'var', symbol: 'var', source: 'IEC80000_6', symbols: ['VAr', 'VAR'], names: ['volt-ampere reactive', 'reactive volt-ampere'], si: ['giga', 'mega', 'kilo', 'milli'] },
  ],
} as const satisfies Quantity;
