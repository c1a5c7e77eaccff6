import type { Quantity } from '../../model/quantity.ts';

export const amountOfSubstance = {
  id: 'amount-of-substance',
  name: 'Amount of substance',
  dimension: 'N',
  // oxfmt-ignore
  units: [
    { id: 'mole', symbol: 'mol', rank: 'trade', source: 'SI9', si: ['kilo', 'milli', 'micro', 'nano', 'pico'], common: ['milli', 'micro'], symbols: ['g-mol', 'gmol'], names: ['gram-mole', 'gram-molecule'], note: '6.022 140 76 × 10²³ elementary entities' },
    { id: 'item', is: '1/602214076000000000000000 mole', rank: 'science', source: 'SI9', names: ['atom', 'entity', 'ion', 'molecule', 'particle'], note: 'one elementary entity' },
    { id: 'equivalent', symbol: 'Eq', is: '1 mole', rank: 'science', source: 'UCUM', si: ['milli', 'micro'], common: ['milli'], symbols: ['eq'], note: 'moles of charges; electrolytes' },
    { id: 'osmole', symbol: 'Osm', is: '1 mole', rank: 'science', source: 'UCUM', si: ['milli'], common: ['milli'], symbols: ['osm'], names: ['osmol'], note: 'moles of dissolved particles' },
    { id: 'pound-mole', symbol: 'lbmol', is: '1 mole-pound-per-gram', rank: 'science', source: 'SP811', symbols: ['lbmole'], names: ['pound mol'], note: 'chemical engineering' },
    { id: 'ounce-mole', symbol: 'ozmol', is: '1 mole-ounce-per-gram', rank: 'rare', source: 'SP811', note: 'chemical engineering' },
    { id: 'tonne-mole', symbol: 'tmol', is: '1 mole-tonne-per-gram', rank: 'rare', source: 'SP811', note: 'chemical engineering' },
  ],
} as const satisfies Quantity;
