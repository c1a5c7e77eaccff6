import type { Quantity } from '../core/quantity.ts';

export const permittivity = {
  id: 'permittivity',
  name: 'Permittivity',
  dimension: 'M^-1 L^-3 T^4 I^2',
  // oxfmt-ignore
  units: [
    { id: 'farad-per-meter', source: 'SI9' },
    { id: 'picofarad-per-meter', source: 'SI9' },
    { id: 'farad-per-centimeter', source: 'SI9' },
    { id: 'vacuum-permittivity', symbol: 'ε₀', is: '8.8541878188e-12 farad-per-meter', source: 'CODATA2022', status: 'measured', names: ['electric constant', 'permittivity of vacuum', 'permittivity of free space'], note: 'exact until 2019' },
    { id: 'atomic-unit-of-permittivity', is: '1.11265005620e-10 farad-per-meter', source: 'CODATA2022', status: 'measured' },
  ],
} as const satisfies Quantity;
