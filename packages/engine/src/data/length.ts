import type { Quantity } from '../core/quantity.ts';

export const length = {
  id: 'length',
  name: 'Length',
  dimension: 'L',
  units: [
    { id: 'meter', symbol: 'm', source: 'SI9', si: ['kilo', 'hecto', 'deka', 'deci', 'centi', 'milli', 'micro', 'nano', 'pico', 'femto'] },
    { id: 'inch', symbol: 'in', is: '1/36 yard', source: 'IYP1959', symbols: ['"'] },
    { id: 'foot', symbol: 'ft', is: '1/3 yard', source: 'IYP1959', plural: 'feet', symbols: ["'"] },
    { id: 'yard', symbol: 'yd', is: '0.9144 meter', source: 'IYP1959' },
    { id: 'mile', symbol: 'mi', is: '1760 yard', source: 'HB44', names: ['statute mile', 'international mile', 'land mile'] },
    { id: 'nautical-mile', symbol: 'nmi', is: '1852 meter', source: 'SI9', symbols: ['NM'], names: ['international nautical mile', 'sea mile'] },
  ],
} as const satisfies Quantity;
