import type { Quantity } from '../core/quantity.ts';

export const temperatureDifference = {
  id: 'temperature-difference',
  name: 'Temperature difference',
  dimension: 'Θ',
  // oxfmt-ignore
  units: [
    { id: 'delta-kelvin', symbol: 'ΔK', is: '1 kelvin', source: 'SI9', name: 'kelvin (difference)', symbols: ['K'], names: ['delta K', 'delta degK', 'kelvin difference', 'kelvin interval', 'kelvin'] },
    { id: 'delta-celsius', symbol: 'Δ°C', is: '1 kelvin', source: 'SI9', name: 'degree Celsius (difference)', plural: 'degrees Celsius (difference)', symbols: ['ΔC', 'ΔdegC'], names: ['delta °C', 'delta C', 'delta degC', 'delta degree Celsius', 'delta degree C', 'delta centigrade', 'celsius difference', 'celsius interval', 'Δ celsius'] },
    { id: 'delta-fahrenheit', symbol: 'Δ°F', is: '5/9 kelvin', source: 'SP811', name: 'degree Fahrenheit (difference)', plural: 'degrees Fahrenheit (difference)', symbols: ['ΔF', 'ΔdegF'], names: ['delta °F', 'delta F', 'delta degF', 'delta degree Fahrenheit', 'delta degree F', 'fahrenheit difference', 'fahrenheit interval', 'Δ fahrenheit'] },
    { id: 'delta-rankine', symbol: 'Δ°R', is: '5/9 kelvin', source: 'SP811', name: 'degree Rankine (difference)', plural: 'degrees Rankine (difference)', symbols: ['ΔR', 'ΔdegR'], names: ['delta °R', 'delta R', 'delta degR', 'delta degree Rankine', 'rankine difference'] },
  ],
} as const satisfies Quantity;
