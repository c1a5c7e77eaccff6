import type { QuantityRows } from '../../model/quantity.ts';

export const heatFlux = {
  id: 'heat-flux',
  name: 'Heat flux and irradiance',
  dimension: 'M T^-3',
  // oxfmt-ignore
  units: [
    { id: 'watt-per-square-meter', rank: 'trade', source: 'SI9_DERIVED', si: ['kilo'], common: ['kilo'] },
    { id: 'watt-per-square-centimeter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'watt-per-square-foot', rank: 'trade', source: 'IYP1959' },
    { id: 'kilocalorie-per-hour-square-meter', rank: 'science', source: 'SP811' },
    { id: 'british-thermal-unit-it-per-hour-square-foot', rank: 'trade', source: 'SP811', name: 'British thermal unit (IT) per hour square foot' },
    { id: 'solar-irradiance', symbol: 'S☉', is: '1361 watt-per-square-meter', rank: 'science', source: 'IAU2015B3', status: 'conventional', name: 'nominal total solar irradiance', names: ['solar constant'], note: 'nominal value' },
    { id: 'met', symbol: 'met', is: '58.2 watt-per-square-meter', rank: 'science', source: 'HVAC_MET', status: 'conventional', plural: 'met', note: 'heat that a person at rest gives off, by the skin' },
  ],
} as const satisfies QuantityRows;
