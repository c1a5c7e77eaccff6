import { apply, find, type Unit } from '@units/engine/internal';
import { convertIn, orNothing } from './convert-in.ts';

/** A value with its result. */
export interface Row {
  readonly value: number;
  readonly result: number;
}

// The values that people look up. Only the values are chosen here; the engine calculates every result.

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 75, 100, 200, 250, 500, 1000];

/**
 * Well-known temperatures in degrees Celsius: equal in Celsius and Fahrenheit, ice, a room, a body, steam. Every scale
 * shows them.
 */
const landmarks = [-40, 0, 20, 37, 100];

/** Round degrees of each scale, in addition to the landmarks. */
const degrees: Readonly<Record<string, readonly number[]>> = {
  celsius: [-20, -10, 5, 10, 15, 25, 30, 35, 40, 50, 60, 80, 150, 180, 200, 220, 250],
  fahrenheit: [0, 20, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200, 300, 325, 350, 400, 450],
  kelvin: [0, 10, 50, 100, 200, 250, 280, 290, 300, 320, 350, 400, 500, 750, 1000],
};

const angles = [1, 5, 10, 15, 30, 45, 60, 75, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330, 345, 360];

const onScale = (id: string): readonly number[] => {
  const { compiled } = find('celsius', id);
  return [...degrees[id]!, ...landmarks.map((degree) => apply(compiled, degree))].toSorted((a, b) => a - b);
};

const valuesOf = (id: string): readonly number[] => {
  if (id in degrees) return onScale(id);
  return id === 'degree' ? angles : steps;
};

/** Returns the values that people look up, with their results. */
export const commonValues = (from: Unit, to: Unit): readonly Row[] =>
  valuesOf(from.id).flatMap((value) => {
    const result = orNothing(() => convertIn(value, from, to));
    return result === undefined ? [] : [{ value, result }];
  });

/** Returns the value that a pair page starts with, one that people look up often. */
export const startValue = (from: Unit): number =>
  ({ celsius: 20, fahrenheit: 70, kelvin: 300, degree: 90 })[from.id] ?? 1;

/** The digits of round numbers, from coarse to fine. */
const roundDigits = [
  [1, 2, 5],
  [1, 1.5, 2, 3, 5, 7],
];

/** The most rows of a table between two limits. */
const mostRows = 15;

/** The ratio of the limits from which the steps between rows grow with their values. */
const wide = 10;

/** Returns a number rounded to 6 significant digits, without the errors of binary fractions. */
const clean = (value: number): number => Number(value.toPrecision(6));

const powersBetween = (lowest: number, highest: number): readonly number[] => {
  const first = Math.floor(Math.log10(lowest));
  return Array.from({ length: Math.floor(Math.log10(highest)) - first + 1 }, (_, at) => 10 ** (first + at));
};

const inEqualSteps = (lowest: number, highest: number): readonly number[] => {
  const distances = powersBetween((highest - lowest) / mostRows / 10, highest).flatMap((power) =>
    [1, 2, 2.5, 5].map((digit) => clean(digit * power)),
  );
  const step = distances.find((one) => Math.floor(clean(highest / one)) - Math.ceil(clean(lowest / one)) < mostRows)!;
  const first = Math.ceil(clean(lowest / step));
  return Array.from({ length: Math.floor(clean(highest / step)) - first + 1 }, (_, at) => clean((first + at) * step));
};

const inGrowingSteps = (lowest: number, highest: number): readonly number[] => {
  const choices = roundDigits.map((digits) =>
    powersBetween(lowest, highest)
      .flatMap((power) => digits.map((digit) => clean(digit * power)))
      .filter((value) => value >= lowest && value <= highest),
  );
  return choices.findLast(({ length }) => length <= mostRows)!;
};

/**
 * Returns the round values between two positive limits, in equal steps, or in growing steps if the limits are far
 * apart.
 */
export const roundValues = (lowest: number, highest: number): readonly number[] =>
  highest / lowest < wide ? inEqualSteps(lowest, highest) : inGrowingSteps(lowest, highest);
