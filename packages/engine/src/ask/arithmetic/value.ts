import type * as core from '../../calculation/value.ts';
import type { Deviations } from '../../measured/deviations.ts';
import type { Diagnostic } from '../../text/diagnostics/diagnostic.ts';

/** A value in a calculation, with the money and percent of typed expressions. */
export interface Value extends core.Value {
  readonly currency: string | undefined;
  /** The exponent of the currency. */
  readonly money: number;
  readonly isPercent: boolean;
  /** The kind of a date, a time of day or an instant. The value holds its seconds. */
  readonly moment?: Moment | undefined;
  /** The changes of the value for each source of uncertainty, in coherent SI units. */
  readonly deviations: Deviations;
}

/** The kind of a moment, and its display. */
export interface Moment {
  /** A day counts seconds from 1970 to its midnight, an instant seconds in UTC, and a clock seconds since midnight. */
  readonly kind: 'day' | 'clock' | 'instant';
  /** The zone that an instant is shown in. */
  readonly zone?: string;
  /** True for am and pm. */
  readonly isInHalves?: boolean;
  /** True if no date was written. The date is shown only if it differs. */
  readonly isClock?: boolean;
}

/** Thrown inside the evaluation: the first diagnostic ends it. */
export class Refused extends Error {
  readonly diagnostic: Diagnostic;
  constructor(diagnostic: Diagnostic) {
    super();
    this.diagnostic = diagnostic;
  }
}
