import { convert } from 'convert';

export const all = [
  convert(1, 'foot').to('meter'),
  convert(5, 'km').to('miles'),
  convert(1, 'liter').to('gallons'),
  convert(1, 'kg').to('lb'),
  convert(1, 'hour').to('minutes'),
  convert(1, 'celsius').to('fahrenheit'),
  convert(1, 'joule').to('Wh'),
  convert(1, 'pascal').to('psi'),
  convert(1, 'acre').to('hectare'),
  convert(1, 'degree').to('radian'),
];
