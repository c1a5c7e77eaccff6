import type { QuantityRows } from '../../model/quantity.ts';

export const temperature = {
  id: 'temperature',
  name: 'Temperature',
  dimension: 'Θ',
  // oxfmt-ignore
  units: [
    { id: 'kelvin', symbol: 'K', rank: 'trade', source: 'SI9_BASE', si: ['mega', 'kilo', 'milli', 'micro', 'nano'], symbols: ['deg K', 'degK', 'temp-K', 'tempK', '°K'], names: ['degree K', 'degree Kelvin', '°Kelvin'], note: 'fixes the Boltzmann constant at 1.380 649 × 10⁻²³ J/K' },
    { id: 'celsius', symbol: '°C', is: '1 kelvin', offset: '273.15', rank: 'everyday', source: 'SI9_NAMED', name: 'degree Celsius', si: [], symbols: ['C', 'c', 'C°', 'deg C', 'degC', 'degreesC', 'oC', 'temp-C', 'tempC'], names: ['centigrade', 'deg Celsius', 'degree C', 'degree centigrade', '°Celsius'] },
    { id: 'fahrenheit', symbol: '°F', is: '5/9 kelvin', offset: '459.67', rank: 'everyday', source: 'SP811', name: 'degree Fahrenheit', symbols: ['deg F', 'degF', 'degreesF', 'F', 'F°', 'oF', 'temp-F', 'tempF'], names: ['deg Fahrenheit', 'degree F', '°Fahrenheit'], note: 'United States' },
    { id: 'rankine', symbol: '°R', is: '5/9 kelvin', rank: 'science', source: 'SP811', name: 'degree Rankine', symbols: ['deg R', 'degR', 'R', 'Ra', 'temp-R', 'tempR', '°Ra'], names: ['degree R', '°Rankine'] },
    { id: 'reaumur', symbol: '°Ré', is: '5/4 kelvin', offset: '218.52', rank: 'rare', source: 'GILBERT1920', status: 'conventional', name: 'degree Réaumur', symbols: ['deg Re', 'degRe', 'Ré', '°Re'], names: ['degree Reaumur', 'Réaumur', '°Réaumur'], note: 'ice 0, boiling water 80; France and central Europe, until the 19th century' },
    { id: 'romer', symbol: '°Rø', is: '40/21 kelvin', offset: '135.90375', rank: 'rare', source: 'ROMER_SCALE', status: 'conventional', name: 'degree Rømer', symbols: ['deg Ro', 'degRo', 'degRø', 'Rø', '°Ro'], names: ['degree Roemer', 'degree Romer', 'Roemer', 'Rømer'], note: 'ice 7.5, boiling water 60; Denmark, about 1701' },
    { id: 'degree-newton', symbol: '°N', is: '100/33 kelvin', offset: '90.1395', rank: 'rare', source: 'NEWTON_SCALE', status: 'conventional', name: 'degree Newton', symbols: ['degN'], names: ['newton degree', 'newton scale'], note: 'ice 0, boiling water 33; England, 1701' },
    { id: 'delisle', symbol: '°De', is: '-2/3 kelvin', offset: '-559.725', rank: 'rare', source: 'IRISH_TIMES1997', status: 'conventional', name: 'degree Delisle', symbols: ['deg De', 'degDe', '°D'], note: 'runs downwards: boiling water 0, ice 150; Russia, 18th century' },
    { id: 'planck-temperature', symbol: 'T_P', is: '1.416784e32 kelvin', rank: 'rare', source: 'CODATA2022', status: 'measured', name: 'Planck temperature' },
    { id: 'atomic-unit-of-temperature', symbol: 'Eₕ/k_B', is: '3.1577502480398e5 kelvin', rank: 'rare', source: 'CODATA2022', status: 'measured', note: 'hartree per Boltzmann constant' },
  ],
} as const satisfies QuantityRows;
