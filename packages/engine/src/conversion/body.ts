import { readUnit } from '../compact/light-unit.ts';
import { length, mass } from '../generated/units.ts';
import type { Ratio } from '../model/rational.ts';

/** Returns a unit in meters or kilograms, for modules that should not load other units. */
export const inSi = (id: 'pound' | 'inch'): Ratio => readUnit(id === 'pound' ? mass : length, id)!.ratio;
