import { length } from '../data/length.ts';
import { mass } from '../data/mass.ts';
import { scaleOf } from './define.ts';
import { Names } from './names.ts';
import type { Ratio } from './ratio.ts';

let names: Names | undefined;

/** A unit of length or mass in meters or kilograms: for those who need no other units and should not load them. */
export const inSi = (id: 'pound' | 'inch'): Ratio => {
  names ??= new Names([length, mass]);
  return scaleOf(names.byId(id)!, names.byId).ratio;
};
