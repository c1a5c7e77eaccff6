import type { Quantity } from '../core/quantity.ts';

export const specificEnergy = {
  id: 'specific-energy',
  name: 'Specific energy',
  dimension: 'L^2 T^-2',
  // oxfmt-ignore
  units: [
    { id: 'joule-per-kilogram', source: 'SI9' },
    { id: 'kilojoule-per-kilogram', source: 'SI9' },
    { id: 'megajoule-per-kilogram', source: 'SI9' },
    { id: 'joule-per-gram', source: 'SI9' },
    { id: 'kilojoule-per-100-gram', source: 'SI9', note: 'food labels, European Union' },
    { id: 'watt-hour-per-kilogram', source: 'SI9' },
    { id: 'kilowatt-hour-per-kilogram', source: 'SI9' },
    { id: 'calorie-per-gram', source: 'SP811' },
    { id: 'calorie-it-per-gram', source: 'SP811', name: 'calorie (IT) per gram' },
    { id: 'kilocalorie-per-gram', source: 'SP811' },
    { id: 'kilocalorie-per-kilogram', source: 'SP811' },
    { id: 'kilocalorie-per-100-gram', source: 'SP811', note: 'food labels' },
    { id: 'british-thermal-unit-it-per-pound', source: 'SP811', name: 'British thermal unit (IT) per pound' },
    { id: 'british-thermal-unit-per-pound', source: 'SP811', name: 'British thermal unit (thermochemical) per pound' },
    { id: 'foot-pound-force-per-pound', source: 'SP811', name: 'foot pound-force per pound', plural: 'foot pounds-force per pound' },
  ],
} as const satisfies Quantity;
