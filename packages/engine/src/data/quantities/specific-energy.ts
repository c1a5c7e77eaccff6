import type { QuantityRows } from '../../model/quantity.ts';

export const specificEnergy = {
  id: 'specific-energy',
  name: 'Specific energy',
  dimension: 'L^2 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-kilogram', rank: 'trade', source: 'SI9_DERIVED', si: ['mega', 'kilo'], common: ['mega', 'kilo'] },
    { id: 'joule-per-gram', rank: 'trade', source: 'SI9_DERIVED' },
    { id: 'kilojoule-per-100-gram', rank: 'everyday', source: 'SI9_DERIVED', note: 'food labels, European Union' },
    { id: 'watt-hour-per-kilogram', rank: 'trade', source: 'SI9_ACCEPTED' },
    { id: 'calorie-per-gram', rank: 'trade', source: 'SP811', si: ['kilo'], common: ['kilo'] },
    { id: 'kilocalorie-per-kilogram', rank: 'trade', source: 'SP811' },
    { id: 'kilocalorie-per-100-gram', rank: 'everyday', source: 'SP811', note: 'food labels' },
    { id: 'british-thermal-unit-it-per-pound', rank: 'trade', source: 'SP811', name: 'British thermal unit (IT) per pound' },
  ],
} as const satisfies QuantityRows;
