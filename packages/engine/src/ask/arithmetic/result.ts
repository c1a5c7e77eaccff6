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

/** The result of an expression: a bare number where there is no unit. */
export interface Result {
  readonly measures: readonly Measure[];
  /** An amount of money, or a price: the unit is a currency, or one over another unit. */
  readonly money?: { readonly currency: string; readonly below?: Unit };
  readonly isBare: boolean;
  /** The unit of the text that the number counts. */
  readonly ownUnit?: string;
  /** A whole number in the base that is asked: `0xff`. */
  readonly numeral?: string;
  /** A day or a time: for people, and by ISO 8601. */
  readonly moment?: { readonly kind: Moment['kind']; readonly text: string; readonly iso: string };
  /** The standard uncertainty of the measure, where its numbers, constants or units have one: there is one measure then. */
  readonly uncertainty?: number;
  /** The ends of the measure ± its uncertainty, of a level or a value from one: they lie at different distances. */
  readonly interval?: readonly [low: number, high: number];
  /** The rates that led from one currency to another. */
  readonly rates?: Rates;
}

/** A result with the units that it was calculated from. */
export interface Worked extends Result {
  readonly given: readonly Unit[];
  /** The value in the unit of the result, for those who go on with it; undefined for a level, with which nothing is calculated. */
  readonly value?: Value | undefined;
}

/** The unit that a result is asked in. */
export type Wanted =
  | { readonly kind: 'fraction' | 'decimal'; readonly place: Span }
  /** So many digits behind the point. */
  | { readonly kind: 'places'; readonly digits: number; readonly place: Span }
  | { readonly kind: 'units'; readonly target: Target }
  /** A time zone, and seconds since 1970. */
  | { readonly kind: 'zone'; readonly zone: string; readonly place: Span }
  | { readonly kind: 'unix'; readonly place: Span }
  /** A unit that the text sets. */
  | { readonly kind: 'own'; readonly value: Value; readonly place: Span }
  /** The base of a whole number. */
  | { readonly kind: 'base'; readonly base: number; readonly place: Span }
  | { readonly kind: 'currency'; readonly currency: string; readonly place: Span }
  /** An amount of money for one of a unit. */
  | { readonly kind: 'price'; readonly currency: string; readonly below: Target; readonly place: Span };

/** The thing that a bare number counts. */
export const part = unitIndex.byId('part')!;

/** The unit of a result: a bare number counts parts. */
export const unitOfResult = (value: Value): Unit => {
  const unit = unitOf(value, unitIndex);
  // Square coulombs per farad and joule are a number
  const isNumber = !unit?.quantity && sameDimension(value.dimension, dimensionless);
  return unit && !isNumber ? unit : part;
};

/** A count without its power of π. */
export const withoutPower = (count: Count): Ratio => {
  const { n, d } = withoutPi({ ...count.ratio, piPower: count.piPower });
  return count.piPower === 0 ? count.ratio : ratio(n, d);
};

/** A count of a unit as a measure. Throws {@link Refused} beyond the doubles. */
export const measureOf = ({ ratio: count, piPower }: Count, unit: string, place: Span): Measure => {
  const value = roundWithPi(count, piPower, nearest);
  if (!Number.isFinite(value)) throw new Refused(tooLarge(place));
  return new Measure(value, unit, new ExactValue(count, piPower));
};
