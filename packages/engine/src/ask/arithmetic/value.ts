import type * as core from '../../calculation/value.ts';
import type { Deviations } from '../../measured/deviations.ts';
import type { Diagnostic } from '../../text/diagnostics/diagnostic.ts';

/** A value on the way, with the money and the percent that only typed sums have. */
export interface Value extends core.Value {
  readonly currency: string | undefined;
  /** The power of the currency. */
  readonly money: number;
  readonly isPercent: boolean;
  /** A day, a time of the clock or an instant: a point, of which the value has the seconds. */
  readonly moment?: Moment | undefined;
  /** The amounts by which it moves with each of its sources of uncertainty, in coherent SI units. */
  readonly deviations: Deviations;
}

/** The kind of a moment, and how it is shown. */
export interface Moment {
  /** A day counts seconds from 1970 to its midnight, an instant those in UTC, a time of the clock those since midnight. */
  readonly kind: 'day' | 'clock' | 'instant';
  /** The zone that an instant is shown in. */
  readonly zone?: string;
  /** True for am and pm. */
  readonly isInHalves?: boolean;
  /** True if no day was written: it is shown only where it is another one. */
  readonly isClock?: boolean;
}

/** Thrown within: the first diagnostic ends the evaluation. */
export class Refused extends Error {
  readonly diagnostic: Diagnostic;
  constructor(diagnostic: Diagnostic) {
    super();
    this.diagnostic = diagnostic;
  }
}
