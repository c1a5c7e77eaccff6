import type { Quantity } from '../core/quantity.ts';

export const angularMomentum = {
  id: 'angular-momentum',
  name: 'Angular momentum and action',
  dimension: 'M L^2 T^-1',
  // oxfmt-ignore
  units: [
    { id: 'joule-second', source: 'SI9', symbols: ['Js'] },
    { id: 'kilogram-square-meter-per-second', source: 'SI9' },
    { id: 'newton-meter-second', source: 'SI9', symbols: ['Nms'] },
    { id: 'erg-second', source: 'SI8' },
    { id: 'electronvolt-second', source: 'SI9', symbols: ['eVs'] },
    { id: 'pound-square-foot-per-second', source: 'SP811', symbols: ['lb ft^2/s', 'lb-ft^2/s'] },
    { id: 'slug-square-foot-per-second', source: 'SP811' },
    { id: 'planck-constant', symbol: 'h_P', is: '6.62607015e-34 joule-second', source: 'SI9', name: 'Planck constant', note: 'exact since 2019' },
    { id: 'reduced-planck-constant', symbol: 'ℏ', is: '1/2 pi^-1 planck-constant', source: 'SI9', name: 'reduced Planck constant', symbols: ['hbar'], names: ['Dirac constant', 'atomic unit of action'] },
  ],
} as const satisfies Quantity;
