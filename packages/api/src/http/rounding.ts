import { figuresIn } from '@units/engine/server';
import { readCount } from './count.ts';
import { conflictingRounding, nothingToKeep } from './fault.ts';

/** A rounding of results, at most one way. */
export interface Rounding {
  /** Decimal places. */
  readonly places?: number;
  /** Significant figures. */
  readonly figures?: number;
}

/** The largest number of places and figures, and the least. */
export const roundingBounds = { places: [0, 100], figures: [1, 21] } as const;

/** The parameters that say how results are rounded. */
export const roundingNames = ['places', 'figures'] as const;

/** Rounds a result to as many figures as its value is written with. */
export const keep = 'keep';

/** The figures that a value is written with, within the bounds. Throws a UnitsError for a fraction, which is exact. */
const figuresOf = (value: string | undefined): number => {
  const count = value === undefined ? undefined : figuresIn(value);
  if (count === undefined) throw nothingToKeep(value);
  return Math.min(count, roundingBounds.figures[1]);
};

/** Reads how results are to be rounded; undefined if the query says nothing of it. Throws a UnitsError. */
export const readRounding = ({
  places,
  figures,
  value,
}: Readonly<Partial<Record<string, string>>>): Rounding | undefined => {
  if (places !== undefined && figures !== undefined) throw conflictingRounding();
  if (places !== undefined) return { places: readCount('places', places, roundingBounds.places) };
  if (figures?.trim() === keep) return { figures: figuresOf(value) };
  return figures === undefined ? undefined : { figures: readCount('figures', figures, roundingBounds.figures) };
};

/** Writes a number rounded in decimal, halves away from zero; as it is without a rounding. */
export const writeRounded = (value: number, { places, figures }: Rounding): string => {
  if (places === undefined && figures === undefined) return String(value);
  const digits =
    places === undefined
      ? { minimumSignificantDigits: figures, maximumSignificantDigits: figures }
      : { minimumFractionDigits: places, maximumFractionDigits: places };
  // As text: the shortest decimal of the double is rounded, which is the number that an answer without rounding has
  const text = String(value) as Intl.StringNumericLiteral;
  return new Intl.NumberFormat('en', { ...digits, useGrouping: false, signDisplay: 'negative' }).format(text);
};

/** The same as the engine has it. */
export const countedOf = ({
  places,
  figures = 1,
}: Rounding): { readonly kind: 'places' | 'figures'; readonly count: number } =>
  places === undefined ? { kind: 'figures', count: figures } : { kind: 'places', count: places };
