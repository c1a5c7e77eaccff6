import { readUnit } from '../compact/light-unit.ts';
import { length, mass } from '../generated/units.ts';
import type { Ratio } from '../model/rational.ts';

/** A unit in meters or kilograms: for those who need no other units and should not load them. */
export const inSi = (id: 'pound' | 'inch'): Ratio => readUnit(id === 'pound' ? mass : length, id)!.ratio;
