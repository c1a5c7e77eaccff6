import type { QuantityRows } from '../../model/quantity.ts';

export const linearDensity = {
  id: 'linear-density',
  name: 'Linear density',
  dimension: 'M L^-1',
  // oxfmt-ignore
  units: [
    { id: 'kilogram-per-meter', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'gram-per-meter', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'tex', symbol: 'tex', is: '1 gram-per-kilometer', rank: 'trade', source: 'ISO1144', plural: 'tex', si: ['kilo', 'deci', 'milli'], common: ['deci'], note: 'fibers and yarns' },
    { id: 'denier', symbol: 'den', is: '1/9000 gram-per-meter', rank: 'trade', source: 'ISO2947', plural: 'denier', note: 'fibers and yarns; grams in 9000 meters' },
    { id: 'pound-per-foot', rank: 'trade', source: 'SP811' },
    { id: 'pound-per-inch', rank: 'trade', source: 'SP811', symbols: ['lb/in'] },
    { id: 'pound-per-yard', rank: 'trade', source: 'SP811' },
    { id: 'yarn-number-metric', symbol: 'Nm', is: '1 kilometer-per-kilogram', rank: 'trade', source: 'ISO2947', name: 'metric yarn number', names: ['metric count', 'metric yarn count', 'number metric'], note: 'reciprocal: kilometers in a kilogram' },
    { id: 'yarn-number-cotton', symbol: 'Ne', is: '840 yard-per-pound', rank: 'trade', source: 'ISO2947', name: 'English cotton yarn number', symbols: ['Nec'], names: ['cotton count', 'cotton yarn count', 'English cotton count', 'number English'], note: 'reciprocal: hanks of 840 yards in a pound' },
    { id: 'yarn-number-worsted', symbol: 'NeK', is: '560 yard-per-pound', rank: 'rare', source: 'ISO2947', name: 'worsted yarn number', names: ['worsted count', 'worsted yarn count'], note: 'reciprocal: hanks of 560 yards in a pound' },
    { id: 'jute-number', symbol: 'lb/spyndle', is: '1/14400 pound-per-yard', rank: 'rare', source: 'ISO2947', names: ['aberdeen', 'jute', 'pound per spyndle'], note: 'jute yarn; pounds in 14 400 yards' },
  ],
} as const satisfies QuantityRows;
