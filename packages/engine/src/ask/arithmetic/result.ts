import { unitOf, type Count } from '../../calculation/unit-of.ts';
import { withoutPi } from '../../calculation/value.ts';
import { roundWithPi } from '../../arithmetic/round-with-pi.ts';
import { dimensionless, sameDimension } from '../../model/dimension.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { nearest, ratio, type Ratio } from '../../model/rational.ts';
import type { Rates } from '../../model/rates.ts';
import type { Unit } from '../../model/unit.ts';
import { ExactValue, Measure } from '../../text/format/measure.ts';
import type { Span } from '../../text/span.ts';
import type { Target } from '../../text/units/target.ts';
import { Refused, type Moment, type Value } from './value.ts';
import { tooLarge } from './refusal.ts';

/** The result of an expression. A result without a unit is a bare number. */
export interface Result {
  readonly measures: readonly Measure[];
  /** An amount of money, or a price: the unit is a currency, or a currency per unit. */
  readonly money?: { readonly currency: string; readonly below?: Unit };
  readonly isBare: boolean;
  /** The unit of the number, if the text defines it. */
  readonly ownUnit?: string;
  /** A whole number in the requested base: `0xff`. */
  readonly numeral?: string;
  /** A date or a time, as text and by ISO 8601. */
  readonly moment?: { readonly kind: Moment['kind']; readonly text: string; readonly iso: string };
  /** The standard uncertainty of the only measure, if its numbers, constants or units have one. */
  readonly uncertainty?: number;
  /** The ends of the measure ± its uncertainty, for a level or a value from one: their distances differ. */
  readonly interval?: readonly [low: number, high: number];
  /** The exchange rates that were used. */
  readonly rates?: Rates;
}

/** A result with the units of its expression. */
export interface Worked extends Result {
  readonly given: readonly Unit[];
  /**
   * The value in the unit of the result, for further calculation. Undefined for a level, which cannot be calculated
   * with.
   */
  readonly value?: Value | undefined;
  /** The result as it is shown, if the text has an amount of several units: hours and minutes. */
  readonly parts: readonly Measure[] | undefined;
}

/** The target of a result. */
export type Wanted =
  | { readonly kind: 'fraction' | 'decimal'; readonly place: Span }
  /** A number of decimals. */
  | { readonly kind: 'places'; readonly digits: number; readonly place: Span }
  | { readonly kind: 'units'; readonly target: Target }
  /** A time zone, or seconds since 1970. */
  | { readonly kind: 'zone'; readonly zone: string; readonly place: Span }
  /** Seconds since 1970, or thousandths of them. */
  | { readonly kind: 'unix'; readonly perSecond: 1n | 1000n; readonly place: Span }
  /** A unit that the text defines. */
  | { readonly kind: 'own'; readonly value: Value; readonly place: Span }
  /** The base of a whole number. */
  | { readonly kind: 'base'; readonly base: number; readonly bits?: number; readonly place: Span }
  | { readonly kind: 'currency'; readonly currency: string; readonly place: Span }
  /** A price per unit. */
  | { readonly kind: 'price'; readonly currency: string; readonly below: Target; readonly place: Span };

/** The unit of a bare number. */
export const part = unitIndex.byId('part')!;

/** Returns the unit of a result. A bare number has the unit `part`. */
export const unitOfResult = (value: Value): Unit => {
  const unit = unitOf(value, unitIndex);
  // Square coulombs per farad and joule are a bare number
  const isNumber = !unit?.quantity && sameDimension(value.dimension, dimensionless);
  return unit && !isNumber ? unit : part;
};

/** Returns a count without its power of π. */
export const withoutPower = (count: Count): Ratio => {
  const { n, d } = withoutPi({ ...count.ratio, piPower: count.piPower });
  return count.piPower === 0 ? count.ratio : ratio(n, d);
};

/** Returns a count of a unit as a measure. Throws {@link Refused} beyond the range of doubles. */
export const measureOf = ({ ratio: count, piPower }: Count, unit: string, place: Span): Measure => {
  const value = roundWithPi(count, piPower, nearest);
  if (!Number.isFinite(value) || (value === 0 && count.n !== 0n)) throw new Refused(tooLarge(place));
  return new Measure(value, unit, new ExactValue(count, piPower));
};
