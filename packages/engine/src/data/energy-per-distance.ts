import type { Quantity } from '../core/quantity.ts';

export const energyPerDistance = {
  id: 'energy-per-distance',
  name: 'Energy per distance',
  dimension: 'M L T^-2',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-meter', source: 'SI9' },
    { id: 'watt-hour-per-kilometer', source: 'SI9' },
    { id: 'watt-hour-per-mile', source: 'SP811' },
    { id: 'kilowatt-hour-per-100-kilometer', source: 'SI9', note: 'electric vehicles' },
    { id: 'kilowatt-hour-per-100-mile', source: 'EPA2011', note: 'electric vehicles, US fuel economy labels' },
    { id: 'kilometer-per-kilowatt-hour', source: 'SI9' },
    { id: 'mile-per-kilowatt-hour', source: 'SP811' },
    { id: 'mile-per-gasoline-gallon-equivalent', symbol: 'MPGe', source: 'EPA2011', status: 'conventional', name: 'mile per gallon gasoline equivalent', note: '33.705 kWh for a US gallon of gasoline' },
  ],
} as const satisfies Quantity;
