import type { QuantityRows } from '../../model/quantity.ts';

export const kinematicViscosity = {
  id: 'kinematic-viscosity',
  name: 'Kinematic viscosity',
  dimension: 'L^2 T^-1',
  // oxfmt-ignore
  units: [
    { id: 'square-meter-per-second', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'square-millimeter-per-second', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'stokes', symbol: 'St', is: '1 square-centimeter-per-second', rank: 'trade', source: 'SI8', plural: 'stokes', si: ['centi', 'milli'], common: ['centi'], note: 'CGS unit' },
    { id: 'square-foot-per-second', rank: 'science', source: 'SP811' },
    { id: 'saybolt-universal-second', symbol: 'SUS', is: '1 square-millimeter-per-second', fit: { gives: 'reading', slope: '4.6324', top: '1 0.03264', bottom: '0.039302 0.002627 0.0002397 0.00001646', least: '1.81' }, rank: 'rare', source: 'ASTM_D2161', status: 'measured', name: 'Saybolt universal second at 100 °F', plural: 'Saybolt universal seconds at 100 °F', symbols: ['SSU', 'SUV'], names: ['Saybolt second', 'second Saybolt universal'], note: 'oils at 100 °F; from 32 seconds upwards' },
    { id: 'saybolt-furol-second', symbol: 'SFS', is: '1 square-millimeter-per-second', fit: { gives: 'reading', slope: '0.4717', top: '13924', bottom: '6816 -72.59 1', least: '48' }, rank: 'rare', source: 'ASTM_D2161', unseen: true, status: 'measured', name: 'Saybolt Furol second at 122 °F', plural: 'Saybolt Furol seconds at 122 °F', symbols: ['SSF'], names: ['second Saybolt Furol'], note: 'heavy fuel oils at 122 °F; from 25 seconds upwards' },
    { id: 'redwood-second', is: '1 square-millimeter-per-second', fit: { gives: 'amount', slope: '0.26', top: '-188', bottom: '0 1', least: '30' }, rank: 'rare', source: 'NBS_T210', status: 'measured', name: 'Redwood No. 1 second', note: 'oils in the United Kingdom until about 1970; from 30 seconds upwards' },
    { id: 'degree-engler', symbol: '°E', is: '1 square-millimeter-per-second', fit: { gives: 'amount', slope: '7.5411', top: '-7.2904', bottom: '0 1', least: '1.1' }, rank: 'rare', source: 'NBS_T100', unseen: true, status: 'measured', name: 'degree Engler', symbols: ['°Engler'], names: ['Engler', 'Engler degree'], note: 'oils in continental Europe; flow times over 51.3 seconds of water, from 1.1 degrees upwards' },
  ],
} as const satisfies QuantityRows;
