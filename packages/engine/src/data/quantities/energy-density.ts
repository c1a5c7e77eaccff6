import type { QuantityRows } from '../../model/quantity.ts';

export const energyDensity = {
  id: 'energy-density',
  name: 'Energy density',
  dimension: 'M L^-1 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-cubic-meter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'joule-per-liter', rank: 'science', source: 'SI9_ACCEPTED' },
    { id: 'watt-hour-per-liter', rank: 'trade', source: 'SI9_ACCEPTED' },
    { id: 'kilowatt-hour-per-cubic-meter', rank: 'trade', source: 'SI9_ACCEPTED' },
    { id: 'british-thermal-unit-it-per-cubic-foot', rank: 'trade', source: 'SP811', name: 'British thermal unit (IT) per cubic foot' },
    { id: 'gasoline-energy-density', is: '33.705 kilowatt-hour-per-gallon', rank: 'science', source: 'EPA2011', status: 'conventional', names: ['energy density of gasoline'], note: 'as on US fuel economy labels' },
    { id: 'working-level', symbol: 'WL', is: '130000 megaelectronvolt-per-liter', rank: 'science', source: 'DOE_WL', note: 'alpha particles of what radon decays to, in air' },
  ],
} as const satisfies QuantityRows;
