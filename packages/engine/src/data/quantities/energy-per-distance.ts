import type { QuantityRows } from '../../model/quantity.ts';

export const energyPerDistance = {
  id: 'energy-per-distance',
  name: 'Energy per distance',
  dimension: 'M L T^-2',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-meter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'watt-hour-per-kilometer', rank: 'trade', source: 'SI9_ACCEPTED' },
    { id: 'watt-hour-per-mile', rank: 'trade', source: 'IYP1959' },
    { id: 'kilowatt-hour-per-100-kilometer', rank: 'everyday', source: 'SI9_ACCEPTED', note: 'electric vehicles' },
    { id: 'kilowatt-hour-per-100-mile', rank: 'trade', source: 'EPA2011', note: 'electric vehicles, US fuel economy labels' },
    { id: 'kilometer-per-kilowatt-hour', rank: 'trade', source: 'SI9_ACCEPTED' },
    { id: 'mile-per-kilowatt-hour', rank: 'everyday', source: 'IYP1959' },
    { id: 'mile-per-gasoline-gallon-equivalent', symbol: 'MPGe', rank: 'everyday', source: 'EPA2011', status: 'conventional', name: 'mile per gallon gasoline equivalent', note: '33.705 kWh for a US gallon of gasoline' },
  ],
} as const satisfies QuantityRows;
