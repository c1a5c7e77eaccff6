import type { QuantityRows } from '../../model/quantity.ts';

export const electricConductance = {
  id: 'electric-conductance',
  name: 'Electric conductance',
  dimension: 'M^-1 L^-2 T^3 I^2',
  // oxfmt-ignore
  units: [
    { id: 'siemens', symbol: 'S', is: '1 ampere-per-volt', rank: 'trade', source: 'SI9_NAMED', si: ['kilo', 'milli', 'micro', 'nano', 'pico'], common: ['milli', 'micro'] },
    { id: 'mho', symbol: '℧', is: '1 per-ohm', rank: 'science', source: 'SP811', si: ['milli', 'micro'], common: ['milli', 'micro'], symbols: ['mho', 'Ω⁻¹'], names: ['reciprocal ohm'] },
    { id: 'abmho', symbol: 'ab℧', is: '1 abampere-per-abvolt', rank: 'rare', source: 'SP811', status: 'conventional', symbols: ['abS'], names: ['absiemens'], note: 'CGS-EMU; corresponds to 10⁹ S as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019' },
    { id: 'statmho', symbol: 'stat℧', is: '1 statampere-per-statvolt', rank: 'rare', source: 'SP811', status: 'conventional', symbols: ['statS'], names: ['statsiemens'], note: 'CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019' },
  ],
} as const satisfies QuantityRows;
