import type { Place, UnitsError } from '../../model/error.ts';
import { placeOf, type Span } from '../span.ts';

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

/** Returns the diagnostic of a span. `refuse` makes its error from the parameter, the text of the span and its place. */
export const refusedAt = (
  at: Span,
  refuse: (parameter: string, text: string, place: Place) => UnitsError,
  isFinal = false,
): Diagnostic => {
  const place = placeOf(at);
  return new Diagnostic(place, (parameter) => refuse(parameter, at.text, place), isFinal);
};

/** Returns the most informative of two diagnostics: a final one, else the one further on in the text. */
export const worst = (a: Diagnostic | undefined, b: Diagnostic): Diagnostic => {
  if (!a || a.isFinal) return a ?? b;
  return b.isFinal || b.place.index > a.place.index ? b : a;
};
