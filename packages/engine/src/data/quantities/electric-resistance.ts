import type { QuantityRows } from '../../model/quantity.ts';

export const electricResistance = {
  id: 'electric-resistance',
  name: 'Electric resistance',
  dimension: 'M L^2 T^-3 I^-2',
  // oxfmt-ignore
  units: [
    { id: 'ohm', symbol: 'Ω', is: '1 volt-per-ampere', rank: 'trade', source: 'SI9_NAMED', si: ['giga', 'mega', 'kilo', 'milli', 'micro'], common: ['mega', 'kilo'], symbols: ['Ohm', 'ohm'] },
    { id: 'abohm', symbol: 'abΩ', is: '1 abvolt-per-abampere', rank: 'rare', source: 'SP811', status: 'conventional', names: ['absolute ohm', 'emu of resistance'], note: 'CGS-EMU; corresponds to 10⁻⁹ Ω as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019' },
    { id: 'statohm', symbol: 'statΩ', is: '1 statvolt-per-statampere', rank: 'rare', source: 'SP811', status: 'conventional', names: ['esu of resistance'], note: 'CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019' },
    { id: 'von-klitzing', symbol: 'R_K', is: '6.62607015e-34 joule-second-per-square-elementary-charge', rank: 'science', source: 'SI9', name: 'von Klitzing constant', names: ['klitzing'], note: 'h/e², exact since 2019' },
    { id: 'conventional-ohm', symbol: 'Ω₉₀', is: '1000/25812807 von-klitzing', rank: 'rare', source: 'CIPM1988', names: ['ohm-90'], note: 'practical unit of the quantum Hall effect from 1990, abrogated 2019-05-20' },
    { id: 'mean-international-ohm', symbol: 'Ω_int', is: '1.00049 ohm', rank: 'rare', source: 'FENNA2002', status: 'conventional', names: ['international ohm'], note: 'until 1947; that of the United States differed in the sixth digit' },
    { id: 'impedance-of-free-space', symbol: 'Z₀', is: '376.730313412 ohm', rank: 'rare', source: 'CODATA2022', status: 'measured', names: ['characteristic impedance of vacuum'] },
    { id: 'conventional-von-klitzing-constant', symbol: 'R_K-90', is: '25812.807 ohm', rank: 'rare', source: 'CIPM1988', note: 'of the practical ohm of 1990' },
  ],
} as const satisfies QuantityRows;
