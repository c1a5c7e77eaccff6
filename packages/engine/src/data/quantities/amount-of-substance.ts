import type { QuantityRows } from '../../model/quantity.ts';

export const amountOfSubstance = {
  id: 'amount-of-substance',
  name: 'Amount of substance',
  dimension: 'N',
  // oxfmt-ignore
  units: [
    { id: 'mole', symbol: 'mol', rank: 'trade', source: 'SI9_BASE', si: ['kilo', 'milli', 'micro', 'nano', 'pico'], common: ['milli', 'micro'], symbols: ['g-mol', 'gmol'], names: ['gram-mole', 'gram-molecule'], note: '6.022 140 76 × 10²³ elementary entities' },
    { id: 'item', is: '1/602214076000000000000000 mole', rank: 'science', source: 'SI9', names: ['atom', 'cell', 'entity', 'ion', 'molecule', 'particle'], note: 'one elementary entity' },
    { id: 'equivalent', symbol: 'Eq', is: '1 mole', rank: 'science', source: 'UCUM', si: ['milli', 'micro'], common: ['milli'], symbols: ['eq'], note: 'moles of charges; electrolytes' },
    { id: 'osmole', symbol: 'Osm', is: '1 mole', rank: 'science', source: 'UCUM', si: ['milli'], common: ['milli'], symbols: ['osm'], names: ['osmol'], note: 'moles of dissolved particles' },
    { id: 'pound-mole', symbol: 'lbmol', is: '1 mole-pound-per-gram', rank: 'science', source: 'UNECE20', si: [], symbols: ['lb*mol', 'lb-mol', 'lbmole', 'lb·mol'], names: ['pound mol'], note: 'chemical engineering' },
    { id: 'ounce-mole', symbol: 'ozmol', is: '1 mole-ounce-per-gram', rank: 'rare', source: 'IYP1959', note: 'chemical engineering' },
    { id: 'tonne-mole', symbol: 'tmol', is: '1 mole-tonne-per-gram', rank: 'rare', source: 'SI9_ACCEPTED', note: 'chemical engineering' },
    { id: 'normal-cubic-meter', symbol: 'Nm³', is: '100/27315 atmosphere-cubic-meter-per-molar-gas-constant-kelvin', rank: 'trade', source: 'ENGSTACK', status: 'conventional', symbols: ['m³(N)', 'Nm3'], names: ['cubic meter at normal conditions'], note: 'amount of an ideal gas that fills 1 m³ at 0 °C and 101.325 kPa' },
    { id: 'normal-liter', symbol: 'NL', is: '1/1000 normal-cubic-meter', rank: 'trade', source: 'ENGSTACK', status: 'conventional', names: ['liter at normal conditions'], note: 'of an ideal gas at 0 °C and 101.325 kPa' },
    { id: 'standard-cubic-meter', symbol: 'Sm³', is: '100/28815 atmosphere-cubic-meter-per-molar-gas-constant-kelvin', rank: 'trade', source: 'ENGSTACK', status: 'conventional', symbols: ['scm', 'Sm3'], names: ['cubic meter at standard conditions'], note: 'amount of an ideal gas that fills 1 m³ at 15 °C and 101.325 kPa' },
    { id: 'standard-cubic-foot', symbol: 'scf', is: '900/259835 atmosphere-cubic-foot-per-molar-gas-constant-kelvin', rank: 'trade', source: 'ENGSTACK', status: 'conventional', symbols: ['SCF'], names: ['cubic foot at standard conditions'], note: 'amount of an ideal gas that fills 1 ft³ at 60 °F and 101.325 kPa (14.696 psi); gas sales in the United States go by 14.73 psi' },
    { id: 'thousand-standard-cubic-foot', symbol: 'Mscf', is: '1000 standard-cubic-foot', rank: 'trade', source: 'ENGSTACK', status: 'conventional', name: 'thousand standard cubic feet', plural: 'thousand standard cubic feet', symbols: ['kscf', 'MSCF'], note: 'M is the Roman thousand; at 60 °F and 101.325 kPa' },
    { id: 'million-standard-cubic-foot', symbol: 'MMscf', is: '1000000 standard-cubic-foot', rank: 'trade', source: 'ENGSTACK', status: 'conventional', name: 'million standard cubic feet', plural: 'million standard cubic feet', symbols: ['MMSCF'], note: 'MM for a thousand thousand; at 60 °F and 101.325 kPa' },
    { id: 'standard-liter', symbol: 'sL', is: '1/1000 normal-cubic-meter', rank: 'science', source: 'BROOKS_SLA', status: 'conventional', names: ['liter at standard conditions'], note: 'mass flow controllers; of an ideal gas at 0 °C and 101.325 kPa' },
    { id: 'standard-cubic-centimeter', symbol: 'scc', is: '1/1000 standard-liter', rank: 'science', source: 'BROOKS_SLA', status: 'conventional', names: ['cubic centimeter at standard conditions'], note: 'mass flow controllers; of an ideal gas at 0 °C and 101.325 kPa' },
    { id: 'einstein', is: '1 mole', rank: 'science', source: 'IUPAC_EINSTEIN', note: 'of photons' },
  ],
} as const satisfies QuantityRows;
