import type { Quantity } from '../core/quantity.ts';

export const thermalResistance = {
  id: 'thermal-resistance',
  name: 'Thermal resistance',
  dimension: 'M^-1 L^-2 T^3 Θ',
  // oxfmt-ignore
  units: [
    { id: 'kelvin-per-watt', source: 'SI9' },
    { id: 'celsius-per-watt', source: 'SI9', name: 'degree Celsius per watt', plural: 'degrees Celsius per watt' },
    { id: 'celsius-hour-per-kilocalorie', source: 'SP811', name: 'degree Celsius hour per kilocalorie' },
    { id: 'fahrenheit-hour-per-british-thermal-unit-it', source: 'SP811', name: 'degree Fahrenheit hour per British thermal unit (IT)' },
  ],
} as const satisfies Quantity;
