import type { QuantityRows } from '../../model/quantity.ts';

export const containerCapacity = {
  id: 'container-capacity',
  name: 'Container capacity',
  dimension: '1',
  // oxfmt-ignore
  units: [
    { id: 'twenty-foot-equivalent-unit', symbol: 'TEU', rank: 'trade', source: 'TRANSPORT_GLOSSARY', names: ['twenty-foot container'], note: 'ships and ports' },
    { id: 'forty-foot-equivalent-unit', symbol: 'FEU', is: '2 twenty-foot-equivalent-unit', rank: 'trade', source: 'TRANSPORT_GLOSSARY', names: ['forty-foot container'], note: 'ships and ports' },
  ],
} as const satisfies QuantityRows;
