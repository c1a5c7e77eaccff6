import type { Quantity } from '../core/quantity.ts';

export const energyDensity = {
  id: 'energy-density',
  name: 'Energy density',
  dimension: 'M L^-1 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-cubic-meter', source: 'SI9' },
    { id: 'joule-per-liter', source: 'SI9' },
    { id: 'watt-hour-per-liter', source: 'SI9' },
    { id: 'kilowatt-hour-per-cubic-meter', source: 'SI9' },
    { id: 'british-thermal-unit-it-per-cubic-foot', source: 'SP811', name: 'British thermal unit (IT) per cubic foot' },
    { id: 'gasoline-energy-density', is: '33.705 kilowatt-hour-per-gallon', source: 'EPA2011', status: 'conventional', names: ['energy density of gasoline'], note: 'as on US fuel economy labels' },
  ],
} as const satisfies Quantity;
