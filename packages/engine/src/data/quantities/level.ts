import type { QuantityRows } from '../../model/quantity.ts';

export const level = {
  id: 'level',
  name: 'Level',
  dimension: '1',
  // oxfmt-ignore
  units: [
    { id: 'power-ratio', rank: 'science', source: 'ISO80000_3', names: ['ratio'], note: 'levels here compare powers, or energies; the ratio of voltages, pressures or other root-power quantities is its square root' },
    { id: 'decibel', symbol: 'dB', is: '1 power-ratio', log: { base: 10, per: '10' }, rank: 'trade', source: 'SI9_ACCEPTED', symbols: ['db'], note: '10 dB is ten times the power' },
    { id: 'bel', symbol: 'B', is: '1 power-ratio', log: { base: 10, per: '1' }, rank: 'science', source: 'SI9_ACCEPTED' },
    { id: 'neper', symbol: 'Np', is: '1 power-ratio', log: { base: 'e', per: '1/2' }, rank: 'science', source: 'SI9_ACCEPTED', note: '1 Np is e times the voltage, e² times the power' },
    { id: 'magnitude', symbol: 'mag', is: '1 power-ratio', log: { base: 10, per: '-2.5' }, rank: 'science', source: 'IAU2015B2', name: 'stellar magnitude', names: ['astronomical magnitude'], note: '5 magnitudes fewer is a hundred times as bright' },
    { id: 'stop', is: '1 power-ratio', log: { base: 2, per: '1' }, rank: 'trade', source: 'ISO2720', names: ['exposure value step', 'photographic stop'], note: 'photography; one stop is twice the light' },
    { id: 'decibel-carrier', symbol: 'dBc', is: '1 power-ratio', log: { base: 10, per: '10' }, rank: 'science', source: 'ITUV574', name: 'decibel relative to the carrier' },
    { id: 'decibel-full-scale', symbol: 'dBFS', is: '1 power-ratio', log: { base: 10, per: '10' }, rank: 'trade', source: 'FULL_SCALE', name: 'decibel relative to full scale', symbols: ['dB FS', 'dBfs'], note: '0 dBFS is a sine as loud as digital sound can be' },
  ],
} as const satisfies QuantityRows;
