import { apply, pairOfPacked, UnitsError } from '@units/engine/browse';
import type { FormUnit } from './form-units.ts';

/** A value with its result. */
export interface Row {
  readonly value: number;
  readonly result: number;
}

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 75, 100, 200, 250, 500, 1000];

/** Where people look at other values: degrees. */
const special: Readonly<Record<string, readonly number[]>> = {
  celsius: [-40, -20, -10, 0, 5, 10, 15, 20, 25, 30, 35, 37, 40, 50, 60, 80, 100, 150, 180, 200, 220, 250],
  fahrenheit: [-40, 0, 20, 32, 40, 50, 60, 70, 80, 90, 98.6, 100, 120, 150, 200, 212, 300, 325, 350, 375, 400, 450],
  kelvin: [0, 10, 50, 77, 100, 200, 250, 273.15, 280, 290, 293.15, 300, 310, 320, 350, 373.15, 400, 500, 750, 1000],
  degree: [1, 5, 10, 15, 30, 45, 60, 75, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330, 345, 360],
};

const convertOr = (from: FormUnit, to: FormUnit, value: number): number | undefined => {
  try {
    return apply(pairOfPacked(from.packed, to.packed), value);
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** The values that people look up, with their results. */
export const commonValues = (from: FormUnit, to: FormUnit): readonly Row[] =>
  (special[from.id] ?? steps).flatMap((value) => {
    const result = convertOr(from, to, value);
    return result === undefined ? [] : [{ value, result }];
  });

/** What a pair page starts with: a value that is looked up often. */
export const startValue = (from: FormUnit): number =>
  ({ celsius: 20, fahrenheit: 70, kelvin: 300, degree: 90 })[from.id] ?? 1;
