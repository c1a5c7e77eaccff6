import type { Quantity } from '../core/quantity.ts';

export const massConcentration = {
  id: 'mass-concentration',
  name: 'Mass concentration',
  dimension: 'M L^-3',
  // oxfmt-ignore
  units: [
    { id: 'gram-per-liter', source: 'SI9' },
    { id: 'gram-per-deciliter', source: 'SI9' },
    { id: 'milligram-per-liter', source: 'SI9' },
    { id: 'milligram-per-deciliter', source: 'SI9', note: 'US clinical laboratories; for glucose in moles see milligram-ofglucose-per-deciliter' },
    { id: 'milligram-per-milliliter', source: 'SI9' },
    { id: 'microgram-per-liter', source: 'SI9' },
    { id: 'microgram-per-deciliter', source: 'SI9' },
    { id: 'microgram-per-milliliter', source: 'SI9' },
    { id: 'nanogram-per-liter', source: 'SI9' },
    { id: 'nanogram-per-deciliter', source: 'SI9' },
    { id: 'nanogram-per-milliliter', source: 'SI9' },
    { id: 'picogram-per-milliliter', source: 'SI9' },
    { id: 'milligram-per-cubic-meter', source: 'SI9' },
    { id: 'microgram-per-cubic-meter', source: 'SI9', note: 'air quality' },
    { id: 'grain-per-gallon', symbol: 'gpg', source: 'SP811', note: 'US gallon; hardness of water' },
    { id: 'grain-per-gallon-imperial', source: 'WMA1985', name: 'grain per imperial gallon', names: ['degree Clark', 'Clark degree', 'English degree'], note: 'hardness of water as calcium carbonate' },
  ],
} as const satisfies Quantity;
