import { figuresIn } from '@units/engine/server';
import { readCount } from './count.ts';
import { conflictingRounding, nothingToKeep } from './fault.ts';

/** A rounding of results, by places or by figures. */
export interface Rounding {
  /** Decimal places. */
  readonly places?: number;
  /** Significant figures. */
  readonly figures?: number;
}

/** The least and the most places and figures. */
export const roundingBounds = { places: [0, 100], figures: [1, 21] } as const;

/** The parameters for the rounding of results. */
export const roundingNames = ['places', 'figures'] as const;

/** The value of `figures` that rounds a result to as many figures as the input value has. */
export const keep = 'keep';

/**
 * Returns the number of significant figures of a value, within the limits. Throws UnitsError for a fraction, which is
 * exact.
 */
const figuresOf = (value: string | undefined): number => {
  const count = value === undefined ? undefined : figuresIn(value);
  if (count === undefined) throw nothingToKeep(value);
  return Math.min(count, roundingBounds.figures[1]);
};

/** Reads the rounding of results, or returns undefined if the query has none. Throws UnitsError. */
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

/** Returns a number rounded in decimal, halves away from zero, or unchanged without a rounding. */
export const writeRounded = (value: number, { places, figures }: Rounding): string => {
  if (places === undefined && figures === undefined) return String(value);
  const digits =
    places === undefined
      ? { minimumSignificantDigits: figures, maximumSignificantDigits: figures }
      : { minimumFractionDigits: places, maximumFractionDigits: places };
  // Text, so that the shortest decimal of the double is rounded: an answer without rounding shows that decimal
  const text = String(value) as Intl.StringNumericLiteral;
  return new Intl.NumberFormat('en', { ...digits, useGrouping: false, signDisplay: 'negative' }).format(text);
};

/** Returns a rounding in the engine's form. */
export const countedOf = ({
  places,
  figures = 1,
}: Rounding): { readonly kind: 'places' | 'figures'; readonly count: number } =>
  places === undefined ? { kind: 'figures', count: figures } : { kind: 'places', count: places };
