import type { QuantityRows } from '../../model/quantity.ts';

export const electricCharge = {
  id: 'electric-charge',
  name: 'Electric charge',
  dimension: 'T I',
  // oxfmt-ignore
  units: [
    { id: 'coulomb', symbol: 'C', is: '1 ampere-second', rank: 'trade', source: 'SI9_NAMED', si: ['kilo', 'milli', 'micro', 'nano', 'pico'], common: ['milli', 'micro', 'nano'], symbols: ['c'] },
    { id: 'ampere-hour', symbol: 'Ah', rank: 'everyday', source: 'SP811', si: ['kilo', 'milli', 'micro'], common: ['milli'], symbols: ['AH', 'ah'], names: ['amp hour'] },
    { id: 'ampere-second', rank: 'trade', source: 'SI9_DERIVED', si: ['milli'], symbols: ['As'] },
    { id: 'elementary-charge', symbol: 'e', is: '1.602176634e-19 coulomb', rank: 'science', source: 'SI9', names: ['atomic unit of charge', 'electron charge', 'proton charge'] },
    { id: 'faraday', is: '6.02214076e23 elementary-charge', rank: 'science', source: 'SI9', names: ['faraday constant'], note: 'the charge of one mole of elementary charges' },
    { id: 'abcoulomb', symbol: 'abC', is: '10 coulomb', rank: 'rare', source: 'SP811', status: 'conventional', names: ['absolute coulomb', 'emu of charge'], note: 'CGS-EMU; corresponds to 10 C as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019' },
    { id: 'statcoulomb', symbol: 'statC', is: '1/2997924580 coulomb', rank: 'rare', source: 'SP811', status: 'conventional', symbols: ['esu'], names: ['electrostatic unit', 'esu of charge'], note: 'CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019' },
    { id: 'franklin', symbol: 'Fr', is: '1/2997924580 coulomb', rank: 'rare', source: 'SP811', status: 'conventional', note: 'the statcoulomb as base unit of a four-dimensional CGS system' },
    { id: 'conventional-coulomb', symbol: 'C₉₀', is: '1 conventional-ampere-second', rank: 'rare', source: 'CODATA2022', names: ['conventional coulomb 90', 'coulomb-90'], note: 'follows from the practical volt and ohm of 1990' },
  ],
} as const satisfies QuantityRows;
