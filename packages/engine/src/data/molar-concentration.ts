import type { Quantity } from '../core/quantity.ts';

export const molarConcentration = {
  id: 'molar-concentration',
  name: 'Molar concentration',
  dimension: 'L^-3 N',
  // oxfmt-ignore
  units: [
    { id: 'mole-per-cubic-meter', source: 'SI9' },
    { id: 'mole-per-liter', source: 'SI9' },
    { id: 'ph', symbol: 'pH', is: '1 mole-per-liter', log: { base: 10, per: '-1' }, source: 'IUPAC_GREEN', name: 'pH', plural: 'pH', names: ['acidity'], note: 'of hydrogen ions; strictly of their activity' },
    { id: 'millimole-per-liter', source: 'SI9', symbols: ['mM'], names: ['millimolar'] },
    { id: 'micromole-per-liter', source: 'SI9', symbols: ['uM', 'μM'], names: ['micromolar'] },
    { id: 'nanomole-per-liter', source: 'SI9', symbols: ['nM'], names: ['nanomolar'] },
    { id: 'picomole-per-liter', source: 'SI9', symbols: ['pM'], names: ['picomolar'] },
    { id: 'molar', symbol: 'M', is: '1 mole-per-liter', source: 'IUPAC_GREEN', names: ['molarity'] },
    { id: 'item-per-cubic-meter', source: 'SI9', note: 'number concentration' },
    { id: 'milligram-ofglucose-per-deciliter', symbol: 'mg glucose/dL', source: 'CIAAW2019', status: 'conventional', name: 'milligram of glucose per deciliter', symbols: ['mg/dL glucose'], names: ['milligram glucose per deciliter', 'milligram per deciliter glucose', 'milligram per deciliter of glucose'], note: 'blood sugar; molar mass of glucose taken as 180.1557 g/mol' },
  ],
} as const satisfies Quantity;
