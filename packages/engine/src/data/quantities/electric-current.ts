import type { QuantityRows } from '../../model/quantity.ts';

export const electricCurrent = {
  id: 'electric-current',
  name: 'Electric current',
  dimension: 'I',
  // oxfmt-ignore
  units: [
    { id: 'ampere', symbol: 'A', rank: 'everyday', source: 'SI9_BASE', si: ['kilo', 'milli', 'micro', 'nano', 'pico'], common: ['milli'], names: ['amp'], note: 'fixes the elementary charge at 1.602 176 634 × 10⁻¹⁹ C' },
    { id: 'abampere', symbol: 'abA', is: '10 ampere', rank: 'rare', source: 'SP811', status: 'conventional', names: ['absolute ampere', 'emu of current'], note: 'CGS-EMU; corresponds to 10 A as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019' },
    { id: 'biot', symbol: 'Bi', is: '10 ampere', rank: 'rare', source: 'SP811', status: 'conventional', note: 'the abampere as base unit of a four-dimensional CGS system' },
    { id: 'statampere', symbol: 'statA', is: '1/2997924580 ampere', rank: 'rare', source: 'SP811', status: 'conventional', names: ['esu of current'], note: 'CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019' },
    { id: 'ampere-turn', symbol: 'At', is: '1 ampere', rank: 'science', source: 'ROWLETT', si: ['kilo'], symbols: ['A turn', 'A·turn'], names: ['amp turn'], note: 'magnetomotive force; the SI unit is the ampere' },
    { id: 'gilbert', symbol: 'Gi', is: '1 oersted-centimeter', rank: 'rare', source: 'SP811', status: 'conventional', symbols: ['Gb'], note: 'magnetomotive force, CGS-EMU; 10/(4π) A' },
    { id: 'conventional-ampere', symbol: 'A₉₀', is: '1 conventional-volt-per-conventional-ohm', rank: 'rare', source: 'CODATA2022', names: ['ampere-90', 'conventional ampere 90'], note: 'practical unit of 1990, abrogated 2019-05-20' },
    { id: 'mean-international-ampere', symbol: 'A_int', is: '100034/100049 ampere', rank: 'rare', source: 'FENNA2002', status: 'conventional', names: ['international ampere'], note: 'until 1947; that of the United States differed in the sixth digit' },
    { id: 'atomic-unit-of-current', symbol: 'eEₕ/ħ', is: '6.6236182375082e-3 ampere', rank: 'science', source: 'CODATA2022', status: 'measured' },
    { id: 'decibel-microampere', symbol: 'dBμA', is: '1 microampere', log: { base: 10, per: '20' }, rank: 'science', source: 'ITUV574', name: 'decibel relative to 1 microampere', symbols: ['dBuA'] },
  ],
} as const satisfies QuantityRows;
