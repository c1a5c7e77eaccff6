import type { Quantity } from '../core/quantity.ts';

export const momentum = {
  id: 'momentum',
  name: 'Momentum',
  dimension: 'M L T^-1',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-meter-per-second', source: 'SI9' },
    { id: 'newton-second', source: 'SI9', symbols: ['Ns'], note: 'impulse' },
    { id: 'dyne-second', source: 'SI8' },
    { id: 'pound-foot-per-second', source: 'SP811', symbols: ['lb ft/s', 'lb-ft/s'] },
    { id: 'pound-force-second', source: 'SP811', name: 'pound-force second' },
    { id: 'slug-foot-per-second', source: 'SP811' },
    { id: 'megaelectronvolt-per-light-speed', symbol: 'MeV/c', source: 'SI9', name: 'megaelectronvolt per speed of light', note: 'particle physics' },
    { id: 'gigaelectronvolt-per-light-speed', symbol: 'GeV/c', source: 'SI9', name: 'gigaelectronvolt per speed of light', note: 'particle physics' },
    { id: 'atomic-unit-of-momentum', symbol: 'ħ/a₀', is: '1.99285191545e-24 kilogram-meter-per-second', status: 'measured', source: 'CODATA2022' },
  ],
} as const satisfies Quantity;
