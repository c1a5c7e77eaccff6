import type { QuantityRows } from '../../model/quantity.ts';

export const areaDensity = {
  id: 'area-density',
  name: 'Area density',
  dimension: 'M L^-2',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-per-square-meter', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'gram-per-square-meter', rank: 'trade', source: 'SI9_DERIVED', symbols: ['gsm'], names: ['grammage'] },
    { id: 'gram-per-square-centimeter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'kilogram-per-square-centimeter', rank: 'science', source: 'SI9_DERIVED', symbols: ['kg/cm2', 'kg/cm^2'] },
    { id: 'kilogram-per-hectare', rank: 'trade', source: 'SI9_ACCEPTED' },
    { id: 'tonne-per-hectare', rank: 'trade', source: 'SI9_ACCEPTED' },
    { id: 'ounce-per-square-yard', rank: 'trade', source: 'SP811', symbols: ['opsy', 'osy'], note: 'fabrics' },
    { id: 'ounce-per-square-foot', rank: 'trade', source: 'SP811', note: 'copper on circuit boards' },
    { id: 'pound-per-square-foot', symbol: 'lbm/ft²', rank: 'trade', source: 'SP811', symbols: ['lb/ft2', 'lb/ft^2', 'lbs/ft2', 'lbs/ft^2'] },
    { id: 'pound-per-square-inch', symbol: 'lbm/in²', rank: 'science', source: 'SP811', symbols: ['lb/in2', 'lb/in^2', 'lbs/in2', 'lbs/in^2'], note: 'mass on an area, not the pressure' },
    { id: 'pound-per-acre', rank: 'trade', source: 'HB44' },
    { id: 'ton-per-acre', rank: 'trade', source: 'HB44', name: 'short ton per acre' },
    { id: 'momme-silk', is: '1/4500 pound-per-inch-yard', rank: 'trade', source: 'APPAREL_MOMME', name: 'momme (silk)', plural: 'momme (silk)', names: ['momme'], note: 'pounds of a cloth 45 inches wide and 100 yards long' },
    { id: 'pound-bond-paper', symbol: 'lb bond', is: '1/187000 pound-per-square-inch', rank: 'trade', source: 'GOULD_PAPER', name: 'pound of bond paper', symbols: ['# bond', 'lb bond paper'], names: ['bond paper pound', 'pound bond'], note: 'weight of 500 sheets of 17 × 22 in, North America' },
    { id: 'pound-text-paper', symbol: 'lb text', is: '1/475000 pound-per-square-inch', rank: 'trade', source: 'GOULD_PAPER', name: 'pound of text paper', symbols: ['# book', '# offset', '# text', 'lb book', 'lb offset'], names: ['pound book paper', 'pound offset', 'pound offset paper', 'pound text'], note: 'weight of 500 sheets of 25 × 38 in, North America' },
    { id: 'pound-cover-paper', symbol: 'lb cover', is: '1/260000 pound-per-square-inch', rank: 'trade', source: 'GOULD_PAPER', name: 'pound of cover paper', symbols: ['# cover', 'lb cardstock', 'lb cover stock'], names: ['pound cover', 'pound cover stock'], note: 'weight of 500 sheets of 20 × 26 in, North America' },
    { id: 'pound-bristol-paper', symbol: 'lb bristol', is: '1/320625 pound-per-square-inch', rank: 'trade', source: 'GOULD_PAPER', name: 'pound of bristol paper', names: ['pound bristol'], note: 'weight of 500 sheets of 22 1/2 × 28 1/2 in, North America' },
    { id: 'pound-index-paper', symbol: 'lb index', is: '1/388875 pound-per-square-inch', rank: 'trade', source: 'GOULD_PAPER', name: 'pound of index paper', names: ['pound index'], note: 'weight of 500 sheets of 25 1/2 × 30 1/2 in, North America' },
    { id: 'pound-tag-paper', symbol: 'lb tag', is: '1/432000 pound-per-square-inch', rank: 'trade', source: 'GOULD_PAPER', name: 'pound of tag paper', names: ['pound tag'], note: 'weight of 500 sheets of 24 × 36 in, North America' },
  ],
} as const satisfies QuantityRows;
