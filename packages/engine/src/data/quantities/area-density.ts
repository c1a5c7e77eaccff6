import type { QuantityRows } from '../../model/quantity.ts';

export const areaDensity = {
  id: 'area-density',
  name: 'Area density',
  dimension: 'M L^-2',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-per-square-meter', rank: 'trade', source: 'SI9' },
    { id: 'gram-per-square-meter', rank: 'trade', source: 'SI9', symbols: ['gsm'], names: ['grammage'] },
    { id: 'gram-per-square-centimeter', rank: 'science', source: 'SI9' },
    { id: 'kilogram-per-square-centimeter', rank: 'science', source: 'SI9', symbols: ['kg/cm2', 'kg/cm^2'] },
    { id: 'kilogram-per-hectare', rank: 'trade', source: 'SI9' },
    { id: 'tonne-per-hectare', rank: 'trade', source: 'SI9' },
    { id: 'ounce-per-square-yard', rank: 'trade', source: 'SP811', symbols: ['opsy', 'osy'], note: 'fabrics' },
    { id: 'ounce-per-square-foot', rank: 'trade', source: 'SP811', note: 'copper on circuit boards' },
    { id: 'pound-per-square-foot', rank: 'trade', source: 'SP811', symbols: ['lb/ft2', 'lb/ft^2', 'lbs/ft2', 'lbs/ft^2'] },
    { id: 'pound-per-square-inch', rank: 'science', source: 'SP811', symbols: ['lb/in2', 'lb/in^2', 'lbs/in2', 'lbs/in^2'], note: 'mass on an area, not the pressure' },
    { id: 'pound-per-acre', rank: 'trade', source: 'HB44' },
    { id: 'ton-per-acre', rank: 'trade', source: 'HB44', name: 'short ton per acre' },
    { id: 'momme-silk', is: '1/4500 pound-per-inch-yard', rank: 'trade', source: 'APPAREL_MOMME', name: 'momme (silk)', plural: 'momme (silk)', note: 'pounds of a cloth 45 inches wide and 100 yards long' },
  ],
} as const satisfies QuantityRows;
