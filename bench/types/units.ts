import { convert } from '@units/engine';

export const all = [
  convert(1, 'foot', 'meter'),
  convert(5, 'km', 'miles'),
  convert(1, 'liter', 'gallons'),
  convert(1, 'kg', 'lb'),
  convert(1, 'hour', 'minutes'),
  convert(1, 'celsius', 'fahrenheit'),
  convert(1, 'joule', 'Wh'),
  convert(1, 'pascal', 'psi'),
  convert(1, 'acre', 'hectare'),
  convert(1, 'degree', 'radian'),
];
