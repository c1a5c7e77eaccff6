import type { Quantity } from '../core/quantity.ts';

export const specificEnergy = {
  id: 'specific-energy',
  name: 'Specific energy',
  dimension: 'L^2 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-kilogram', source: 'SI9', si: ['mega', 'kilo'] },
    { id: 'joule-per-gram', source: 'SI9' },
    { id: 'kilojoule-per-100-gram', source: 'SI9', note: 'food labels, European Union' },
    { id: 'watt-hour-per-kilogram', source: 'SI9' },
    { id: 'calorie-per-gram', source: 'SP811', si: ['kilo'] },
    { id: 'kilocalorie-per-kilogram', source: 'SP811' },
    { id: 'kilocalorie-per-100-gram', source: 'SP811', note: 'food labels' },
    { id: 'british-thermal-unit-it-per-pound', source: 'SP811', name: 'British thermal unit (IT) per pound' },
  ],
} as const satisfies Quantity;
