import type { Quantity } from '../core/quantity.ts';

export const temperature = {
  id: 'temperature',
  name: 'Temperature',
  dimension: 'Θ',
  // oxfmt-ignore
  units: [
    { id: 'kelvin', symbol: 'K', source: 'SI9', symbols: ['degK', 'deg K', '°K', 'tempK', 'temp-K'], names: ['degree Kelvin', 'degree K'], si: ['mega', 'kilo', 'milli', 'micro', 'nano'] },
    { id: 'celsius', symbol: '°C', is: '1 kelvin', offset: '273.15', source: 'SI9', name: 'degree Celsius', plural: 'degrees Celsius', symbols: ['C', 'degC', 'deg C', 'oC', 'tempC', 'temp-C', 'c'], names: ['centigrade', 'degree centigrade', 'degree C', 'deg Celsius'] },
    { id: 'fahrenheit', symbol: '°F', is: '5/9 kelvin', offset: '459.67', source: 'SP811', name: 'degree Fahrenheit', plural: 'degrees Fahrenheit', symbols: ['F', 'degF', 'deg F', 'oF', 'tempF', 'temp-F'], names: ['degree F', 'deg Fahrenheit'] },
    { id: 'rankine', symbol: '°R', is: '5/9 kelvin', source: 'SP811', name: 'degree Rankine', plural: 'degrees Rankine', symbols: ['R', 'degR', 'deg R', '°Ra', 'Ra', 'tempR', 'temp-R'], names: ['degree R', 'deg Rankine'] },
    { id: 'reaumur', symbol: '°Ré', is: '5/4 kelvin', offset: '218.52', status: 'conventional', source: 'REAUMUR1730', name: 'degree Réaumur', plural: 'degrees Réaumur', symbols: ['°Re', '°r', 'degRe', 'deg Re', 'Ré'], names: ['Réaumur', 'degree Reaumur'], note: 'ice 0, boiling water 80; France and central Europe, until the 19th century', unseen: true },
    { id: 'romer', symbol: '°Rø', is: '40/21 kelvin', offset: '135.90375', status: 'conventional', source: 'ROMER1702', name: 'degree Rømer', plural: 'degrees Rømer', symbols: ['°Ro', 'degRo', 'degRø', 'deg Ro', 'Rø'], names: ['Rømer', 'Roemer', 'degree Romer', 'degree Roemer'], note: 'ice 7.5, boiling water 60; Denmark, about 1701', unseen: true },
    { id: 'degree-newton', symbol: '°N', is: '100/33 kelvin', offset: '90.1395', status: 'conventional', source: 'NEWTON1701', name: 'degree Newton', plural: 'degrees Newton', symbols: ['degN'], names: ['newton scale', 'newton degree'], note: 'ice 0, boiling water 33; England, 1701', unseen: true },
    { id: 'delisle', symbol: '°De', is: '-2/3 kelvin', offset: '-559.725', status: 'conventional', source: 'DELISLE1738', name: 'degree Delisle', plural: 'degrees Delisle', symbols: ['°D', 'degDe', 'deg De'], note: 'runs downwards: boiling water 0, ice 150; Russia, 18th century', unseen: true },
    { id: 'planck-temperature', symbol: 'T_P', is: '1.416784e32 kelvin', status: 'measured', source: 'CODATA2022', name: 'Planck temperature' },
  ],
} as const satisfies Quantity;
