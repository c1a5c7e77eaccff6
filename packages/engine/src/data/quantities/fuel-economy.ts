import type { QuantityRows } from '../../model/quantity.ts';

export const fuelEconomy = {
  id: 'fuel-economy',
  name: 'Fuel economy',
  dimension: 'L^2',
  // oxfmt-ignore
  units: [
    { id: 'cubic-meter-per-meter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'liter-per-100-kilometer', symbol: 'L/100 km', rank: 'everyday', source: 'ECE101', symbols: ['L/100', 'l/100', 'l100km', 'lp100km'], names: ['liter per hundred kilometers'] },
    { id: 'liter-per-kilometer', rank: 'trade', source: 'SI9_ACCEPTED' },
    { id: 'liter-per-10-kilometer', rank: 'trade', source: 'SI9_ACCEPTED', symbols: ['L/mil', 'l/mil'], note: 'Sweden and Norway' },
    { id: 'gallon-per-mile', rank: 'trade', source: 'CFR40' },
    { id: 'gallon-per-100-mile', rank: 'trade', source: 'CFR40' },
    { id: 'mile-per-gallon', symbol: 'mpg', rank: 'everyday', source: 'CFR40', symbols: ['m.p.g'], names: ['mile per US gallon', 'mpg US'], note: 'US gallon' },
    { id: 'mile-per-gallon-imperial', symbol: 'mpg Imp.', rank: 'everyday', source: 'WMA1985', name: 'mile per imperial gallon', names: ['imp mpg'], note: 'United Kingdom' },
    { id: 'kilometer-per-liter', rank: 'everyday', source: 'SI9_ACCEPTED', symbols: ['kmpl', 'kpl'] },
    { id: 'mile-per-liter', rank: 'trade', source: 'HB44' },
  ],
} as const satisfies QuantityRows;
