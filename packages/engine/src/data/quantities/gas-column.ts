import type { QuantityRows } from '../../model/quantity.ts';

export const gasColumn = {
  id: 'gas-column',
  name: 'Gas in a column of air',
  dimension: 'L^-2 N',
  // oxfmt-ignore
  units: [
    { id: 'mole-per-square-meter', rank: 'science', source: 'SI9_DERIVED' },
    { id: 'dobson-unit', symbol: 'DU', is: '1/100000 normal-cubic-meter-per-square-meter', rank: 'science', source: 'IUPAC_GOLD', status: 'conventional', name: 'Dobson unit', names: ['Dobson'], note: 'ozone; a layer of 0.01 mm at 0 °C and 1 atm' },
  ],
} as const satisfies QuantityRows;
