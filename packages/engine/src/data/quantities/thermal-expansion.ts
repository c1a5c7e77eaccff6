import type { QuantityRows } from '../../model/quantity.ts';

export const thermalExpansion = {
  id: 'thermal-expansion',
  name: 'Thermal expansion',
  dimension: 'Θ^-1',
  // oxfmt-ignore
  units: [
    { id: 'per-kelvin', symbol: 'K⁻¹', rank: 'trade', source: 'SI9_DERIVED', name: 'reciprocal kelvin', names: ['inverse kelvin'] },
    { id: 'per-celsius', symbol: '°C⁻¹', rank: 'trade', source: 'SI9_DERIVED', name: 'reciprocal degree Celsius', names: ['inverse degree Celsius'] },
    { id: 'per-fahrenheit', symbol: '°F⁻¹', rank: 'trade', source: 'UNECE20', name: 'reciprocal degree Fahrenheit', names: ['inverse degree Fahrenheit'] },
    { id: 'part-per-1e6-per-kelvin', symbol: 'ppm/K', is: '1/1000000 per-kelvin', rank: 'trade', source: 'SI9_DERIVED', name: 'part per million per kelvin', symbols: ['ppm/C', 'ppm/°C'], names: ['micrometer per meter kelvin', 'part per million per degree Celsius'] },
  ],
} as const satisfies QuantityRows;
