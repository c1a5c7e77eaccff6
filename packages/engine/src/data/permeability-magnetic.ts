import type { Quantity } from '../core/quantity.ts';

export const permeabilityMagnetic = {
  id: 'permeability-magnetic',
  name: 'Magnetic permeability',
  dimension: 'M L T^-2 I^-2',
  // oxfmt-ignore
  units: [
    { id: 'henry-per-meter', source: 'SI9' },
    { id: 'microhenry-per-meter', source: 'SI9' },
    { id: 'newton-per-square-ampere', source: 'SI9' },
    { id: 'gauss-per-oersted', source: 'SI8', status: 'conventional', plural: 'gauss per oersted', note: 'CGS-EMU; corresponds to 4π × 10⁻⁷ H/m, the value of μ₀ until 2019' },
    { id: 'vacuum-permeability', symbol: 'μ₀', is: '1.25663706127e-6 henry-per-meter', source: 'CODATA2022', status: 'measured', symbols: ['u0'], names: ['magnetic constant', 'permeability of vacuum', 'permeability of free space'], note: 'exactly 4π × 10⁻⁷ H/m until 2019' },
  ],
} as const satisfies Quantity;
