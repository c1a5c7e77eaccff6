import type { QuantityRows } from '../../model/quantity.ts';

export const force = {
  id: 'force',
  name: 'Force',
  dimension: 'M L T^-2',
  // oxfmt-ignore
  units: [
    { id: 'newton', symbol: 'N', rank: 'trade', source: 'SI9_NAMED', si: ['mega', 'kilo', 'deka', 'milli', 'micro', 'nano', 'pico'], common: ['mega', 'kilo', 'milli'] },
    { id: 'dyne', symbol: 'dyn', is: '1 gram-centimeter-per-square-second', rank: 'science', source: 'SI8', si: ['mega', 'kilo'], note: 'CGS unit' },
    { id: 'sthene', symbol: 'sn', is: '1 tonne-meter-per-square-second', rank: 'rare', source: 'FR1919', names: ['sthène'], note: 'MTS unit; France, 1919 to 1961' },
    { id: 'kilogram-force', symbol: 'kgf', is: '1 kilogram-g-force', rank: 'trade', source: 'CGPM1901', name: 'kilogram-force', symbols: ['kp'], names: ['force kilogram', 'kg force'], note: 'weight of one kilogram under standard gravity; kilopond in central Europe, until 1977' },
    { id: 'gram-force', symbol: 'gf', is: '1 gram-g-force', rank: 'trade', source: 'CGPM1901', name: 'gram-force', si: [], names: ['force gram', 'gramme-force', 'pond'] },
    { id: 'tonne-force', symbol: 'tf', is: '1 tonne-g-force', rank: 'trade', source: 'CGPM1901', name: 'tonne-force', symbols: ['Mp'], names: ['force tonne', 'megapond', 'metric ton-force'] },
    { id: 'pound-force', symbol: 'lbf', is: '1 pound-g-force', rank: 'trade', source: 'SP811', name: 'pound-force', symbols: ['lb-f', 'lb_f'], names: ['force pound', 'lb force', 'pound of force'] },
    { id: 'ounce-force', symbol: 'ozf', is: '1/16 pound-force', rank: 'trade', source: 'SP811', name: 'ounce-force', names: ['force ounce'] },
    { id: 'poundal', symbol: 'pdl', is: '1 pound-foot-per-square-second', rank: 'rare', source: 'SP811', symbols: ['lb ft/s2', 'lb ft/s^2', 'lb-ft/s^2'] },
    { id: 'kip', symbol: 'kip', is: '1000 pound-force', rank: 'trade', source: 'SP811', symbols: ['kipf', 'klb', 'klbf'], names: ['kilopound', 'kilopound-force', 'kip-force'] },
    { id: 'ton-force', symbol: 'tonf', is: '2000 pound-force', rank: 'trade', source: 'SP811', name: 'short ton-force', symbols: ['STf', 'tonf US'], names: ['ton-force US'] },
    { id: 'long-ton-force', symbol: 'LTf', is: '2240 pound-force', rank: 'rare', source: 'WMA1985', name: 'long ton-force', symbols: ['tonf UK'], names: ['imperial ton-force'] },
    { id: 'atomic-unit-of-force', symbol: 'Eₕ/a₀', is: '8.2387235038e-8 newton', rank: 'rare', source: 'CODATA2022', status: 'measured', note: 'hartree per Bohr radius' },
  ],
} as const satisfies QuantityRows;
