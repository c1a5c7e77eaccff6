import type { Quantity } from '../core/quantity.ts';

export const reactiveEnergy = {
  id: 'reactive-energy',
  name: 'Reactive energy',
  dimension: 'M L^2 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'var-second', source: 'IEC80000_6' },
    { id: 'var-hour', symbol: 'varh', source: 'IEC80000_6', si: ['giga', 'mega', 'kilo', 'milli'], symbols: ['VArh', 'VARh'], names: ['volt-ampere reactive hour'], note: 'metering of alternating current' },
  ],
} as const satisfies Quantity;
