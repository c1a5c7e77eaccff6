import type { Place, UnitsError } from '../../model/error.ts';

/** Why a text, or one way to read it, is refused. The error itself is made only for the reading that is told. */
export class Diagnostic {
  readonly place: Place;
  /** Whether the text was understood, and what it says is impossible: another way to read it must not be tried. */
  readonly isFinal: boolean;
  readonly error: (parameter: string) => UnitsError;

  constructor(place: Place, error: (parameter: string) => UnitsError, isFinal = false) {
    this.place = place;
    this.error = error;
    this.isFinal = isFinal;
  }
}

/** The fault that tells most: a final one, otherwise the one furthest in the text. */
export const worst = (a: Diagnostic | undefined, b: Diagnostic): Diagnostic => {
  if (!a || a.isFinal) return a ?? b;
  return b.isFinal || b.place.index > a.place.index ? b : a;
};
