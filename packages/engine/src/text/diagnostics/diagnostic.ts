import type { Place, UnitsError } from '../../model/error.ts';

/** The reason for refusing a text or one reading of it. The error is created only for the reading that is reported. */
export class Diagnostic {
  readonly place: Place;
  /** True if the text was understood but is impossible. No other reading is tried then. */
  readonly isFinal: boolean;
  readonly error: (parameter: string) => UnitsError;

  constructor(place: Place, error: (parameter: string) => UnitsError, isFinal = false) {
    this.place = place;
    this.error = error;
    this.isFinal = isFinal;
  }
}

/** Returns the most informative of two diagnostics: a final one, else the one further on in the text. */
export const worst = (a: Diagnostic | undefined, b: Diagnostic): Diagnostic => {
  if (!a || a.isFinal) return a ?? b;
  return b.isFinal || b.place.index > a.place.index ? b : a;
};
