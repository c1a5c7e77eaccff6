import { conflictingValues, missingParameter } from '../model/error.ts';
import { exactly } from '../model/decimal.ts';
import { compare, over, times, type Ratio } from '../model/rational.ts';
import type { Measured, NeededFor } from './field.ts';

const two = exactly(2);

/** Returns the shapes that need a side, for the declaration of its row. A diameter counts as a radius. */
export const shapesWith = <Shape extends string, Side extends string>(
  sides: Readonly<Record<Shape, readonly Side[]>>,
  side: Side,
): NeededFor => ({
  by: 'shape',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record are the shapes
  words: (Object.keys(sides) as Shape[]).filter((shape) => sides[shape].includes(side)),
});

/** The given sides of a shape. A round shape may have its diameter instead of its radius. */
type GivenSides<Side extends string> = Readonly<Partial<Record<Side | 'diameter', Measured | undefined>>>;

/**
 * Returns the sizes of a shape's sides in meters, and the unit of the first. Sides that the shape does not need are
 * zero.
 *
 * @throws UnitsError for a missing side, and for a diameter that is not twice the given radius.
 */
export const sidesOf = <Side extends string>(
  shape: string,
  needs: readonly Side[],
  given: GivenSides<Side | 'radius'>,
  name: (key: string) => string,
): { readonly sizes: Readonly<Record<Side, Ratio>>; readonly unit: string } => {
  const { diameter } = given;
  if (diameter && given.radius && compare(diameter.size, times(given.radius.size, two)) !== 0) {
    throw conflictingValues(name('diameter'), 'a diameter is twice the radius');
  }
  const radius = given.radius ?? (diameter && { ...diameter, size: over(diameter.size, two) });
  const known: GivenSides<Side | 'radius'> = { ...given, radius };
  const found = needs.map((key) => {
    const side = known[key];
    if (!side) throw missingParameter(name(key), `the ${key} of the ${shape}`);
    return [key, side] as const;
  });
  const sizes = Object.fromEntries(found.map(([key, { size }]) => [key, size]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a shape's law reads the sides that it needs, and no other
  return { sizes: sizes as Record<Side, Ratio>, unit: found[0]![1].unit };
};
