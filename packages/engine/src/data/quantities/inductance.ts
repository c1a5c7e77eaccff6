import type { QuantityRows } from '../../model/quantity.ts';

export const inductance = {
  id: 'inductance',
  name: 'Inductance',
  dimension: 'M L^2 T^-2 I^-2',
  // oxfmt-ignore
  units: [
    { id: 'henry', symbol: 'H', is: '1 weber-per-ampere', rank: 'trade', source: 'SI9_NAMED', si: ['milli', 'micro', 'nano', 'pico'], common: ['milli', 'micro', 'nano'] },
    { id: 'abhenry', symbol: 'abH', is: '1 abvolt-second-per-abampere', rank: 'rare', source: 'SP811', status: 'conventional', names: ['emu of inductance'], note: 'CGS-EMU; corresponds to 10⁻⁹ H as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019' },
    { id: 'stathenry', symbol: 'statH', is: '1 statvolt-second-per-statampere', rank: 'rare', source: 'SP811', status: 'conventional', names: ['esu of inductance'], note: 'CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019' },
    { id: 'conventional-henry', symbol: 'H₉₀', is: '5521725125000000000000000/5521725026748260492435541 henry', rank: 'rare', source: 'CODATA2022', names: ['conventional henry 90', 'henry-90'], note: 'follows from the practical ohm of 1990' },
  ],
} as const satisfies QuantityRows;
