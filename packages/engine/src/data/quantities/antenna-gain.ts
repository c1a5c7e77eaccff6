import type { QuantityRows } from '../../model/quantity.ts';

export const antennaGain = {
  id: 'antenna-gain',
  name: 'Antenna gain',
  dimension: '1',
  // oxfmt-ignore
  units: [
    { id: 'isotropic-gain', rank: 'science', source: 'DIPOLE_DB', name: 'gain over an isotropic antenna', plural: 'gain over an isotropic antenna', note: 'power that an antenna sends one way, over what it would send every way alike' },
    { id: 'decibel-isotropic', symbol: 'dBi', is: '1 isotropic-gain', log: { base: 10, per: '10' }, rank: 'trade', source: 'DIPOLE_DB', name: 'decibel over an isotropic antenna', plural: 'decibels over an isotropic antenna', note: 'no level of a signal: an antenna adds it to one' },
    { id: 'decibel-dipole', symbol: 'dBd', is: '1.6405897731995392751845943892716633546037886551023 isotropic-gain', log: { base: 10, per: '10' }, rank: 'trade', source: 'DIPOLE_DB', status: 'conventional', name: 'decibel over a half-wave dipole', plural: 'decibels over a half-wave dipole', note: '0 dBd are 2.15 dBi, as ITU has it' },
  ],
} as const satisfies QuantityRows;
