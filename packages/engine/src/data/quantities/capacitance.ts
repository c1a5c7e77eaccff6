import type { QuantityRows } from '../../model/quantity.ts';

export const capacitance = {
  id: 'capacitance',
  name: 'Capacitance',
  dimension: 'M^-1 L^-2 T^4 I^2',
  // oxfmt-ignore
  units: [
    { id: 'farad', symbol: 'F', is: '1 coulomb-per-volt', rank: 'trade', source: 'SI9_NAMED', si: ['milli', 'micro', 'nano', 'pico', 'femto'], common: ['milli', 'micro', 'nano', 'pico'] },
    { id: 'abfarad', symbol: 'abF', is: '1 abcoulomb-per-abvolt', rank: 'rare', source: 'SP811', status: 'conventional', names: ['emu of capacitance'], note: 'CGS-EMU; corresponds to 10⁹ F as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019' },
    { id: 'statfarad', symbol: 'statF', is: '1 statcoulomb-per-statvolt', rank: 'rare', source: 'SP811', status: 'conventional', names: ['esu of capacitance'], note: 'CGS-ESU, about the capacitance of a sphere of 1 cm radius; uses c = 299 792 458 m/s and the μ₀ of before 2019' },
    { id: 'conventional-farad', symbol: 'F₉₀', is: '5521725026748260492435541/5521725125000000000000000 farad', rank: 'rare', source: 'CODATA2022', names: ['conventional farad 90', 'farad-90'], note: 'follows from the practical ohm of 1990' },
  ],
} as const satisfies QuantityRows;
