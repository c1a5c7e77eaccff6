import type { QuantityRows } from '../../model/quantity.ts';

export const temperatureDifference = {
  id: 'temperature-difference',
  name: 'Temperature difference',
  dimension: 'Θ',
  // oxfmt-ignore
  units: [
    { id: 'delta-kelvin', symbol: 'ΔK', is: '1 kelvin', rank: 'trade', source: 'SI9_BASE', name: 'kelvin (difference)', symbols: ['K'], names: ['delta degK', 'delta K', 'kelvin', 'kelvin difference'] },
    { id: 'delta-celsius', symbol: 'Δ°C', is: '1 kelvin', rank: 'everyday', source: 'SI9_NAMED', name: 'degree Celsius (difference)', symbols: ['ΔC', 'ΔdegC'], names: ['celsius difference', 'delta C', 'delta centigrade', 'delta degC', 'delta degree C', 'delta degree Celsius', 'delta °C', 'Δ celsius'] },
    { id: 'delta-fahrenheit', symbol: 'Δ°F', is: '5/9 kelvin', rank: 'everyday', source: 'SP811', name: 'degree Fahrenheit (difference)', symbols: ['ΔdegF', 'ΔF'], names: ['delta degF', 'delta degree F', 'delta degree Fahrenheit', 'delta F', 'delta °F', 'fahrenheit difference', 'Δ fahrenheit'] },
    { id: 'delta-rankine', symbol: 'Δ°R', is: '5/9 kelvin', rank: 'science', source: 'SP811', name: 'degree Rankine (difference)', symbols: ['ΔdegR', 'ΔR'], names: ['delta degR', 'delta degree Rankine', 'delta R', 'delta °R', 'rankine difference'] },
    { id: 'delta-reaumur', symbol: 'Δ°Ré', is: '5/4 kelvin', rank: 'rare', source: 'GILBERT1920', status: 'conventional', name: 'degree Réaumur (difference)', names: ['delta degree Reaumur', 'delta degree Réaumur'] },
  ],
} as const satisfies QuantityRows;
