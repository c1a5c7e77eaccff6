import type { QuantityRows } from '../../model/quantity.ts';

export const magneticFlux = {
  id: 'magnetic-flux',
  name: 'Magnetic flux',
  dimension: 'M L^2 T^-2 I^-1',
  // oxfmt-ignore
  units: [
    { id: 'weber', symbol: 'Wb', is: '1 volt-second', rank: 'science', source: 'SI9_NAMED', si: ['milli', 'micro', 'nano'], common: ['milli'] },
    { id: 'maxwell', symbol: 'Mx', is: '1 gauss-square-centimeter', rank: 'science', source: 'SI8', status: 'conventional', si: ['mega', 'kilo'], names: ['line of induction', 'line of magnetic flux'] },
    { id: 'unit-pole', is: '4 pi maxwell', rank: 'rare', source: 'SP811', status: 'conventional', note: 'the flux that leaves a magnetic pole of unit strength in the CGS system' },
    { id: 'magnetic-flux-quantum', symbol: 'Φ₀', is: '1/2 elementary-charge-von-klitzing', rank: 'science', source: 'SI9', plural: 'magnetic flux quanta', names: ['flux quantum', 'fluxon'], note: 'h/(2e), exact since 2019' },
    { id: 'statweber', symbol: 'statWb', is: '1 statvolt-second', rank: 'rare', source: 'ROWLETT', status: 'conventional', note: 'CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019' },
  ],
} as const satisfies QuantityRows;
