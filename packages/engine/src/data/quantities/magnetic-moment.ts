import type { QuantityRows } from '../../model/quantity.ts';

export const magneticMoment = {
  id: 'magnetic-moment',
  name: 'Magnetic moment',
  dimension: 'L^2 I',
  // oxfmt-ignore
  units: [
    { id: 'ampere-square-meter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'joule-per-tesla', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'erg-per-gauss', rank: 'science', source: 'SI8', status: 'conventional', symbols: ['emu'], names: ['emu of magnetic moment'], note: 'CGS-EMU' },
    { id: 'bohr-magneton', symbol: 'μ_B', is: '9.2740100657e-24 joule-per-tesla', rank: 'science', source: 'CODATA2022', status: 'measured', name: 'Bohr magneton', symbols: ['mu_B', 'u_B'] },
    { id: 'nuclear-magneton', symbol: 'μ_N', is: '5.0507837393e-27 joule-per-tesla', rank: 'science', source: 'CODATA2022', status: 'measured', symbols: ['u_N'] },
  ],
} as const satisfies QuantityRows;
