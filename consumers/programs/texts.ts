import { best, format, split } from '@units/engine/text';
import { quantity } from '@units/engine/quantity';
export const all = [
  best(1, 'foot'),
  best(1500, 'm', { system: 'us' }),
  best(1.8, 'm', { region: 'US', usage: 'person-height' }),
  format(1, 'liter'),
  format(71, 'in', { into: ['ft', 'in'] }),
  format(2, 'kg', { digits: 3, locale: 'de' }),
  split(71, 'in', ['ft', 'in']),
  split(100, 'minutes', ['h', 'min'], { decimals: 0 }),
  quantity(5, 'ft').plus(quantity(3, 'in')).to('m'),
  quantity(5, 'm').times(quantity(3, 'm')).in('ft²'),
];
