import { isArray, mustBe, UnitsError } from '../model/error.ts';
import { optionsOf } from '../model/given.ts';
import { exactly } from '../model/decimal.ts';
import { plus, ratio, times, writeRatio, zero, type Ratio } from '../model/rational.ts';
import type { MeasureLike } from '../text/format/measure.ts';
import { roundTo } from '../text/format/round.ts';
import { quantity } from './create.ts';
import type { Quantity } from './quantity.ts';

/** The fields of a duration, the largest first, with their nanoseconds. */
const fields = [
  ['days', 86_400_000_000_000n],
  ['hours', 3_600_000_000_000n],
  ['minutes', 60_000_000_000n],
  ['seconds', 1_000_000_000n],
  ['milliseconds', 1_000_000n],
  ['microseconds', 1000n],
  ['nanoseconds', 1n],
] as const;

const week = ['weeks', 604_800_000_000_000n] as const;

type Field = (typeof fields)[number][0];

/** The nonzero fields of a duration, in the format of `Temporal.Duration.from` and `Intl.DurationFormat`. */
export interface DurationFields {
  /** Days of 24 hours. */
  readonly days?: number;
  /** Hours. */
  readonly hours?: number;
  /** Minutes, below 60 if there are hours. */
  readonly minutes?: number;
  /** Seconds, below 60 if there are minutes. */
  readonly seconds?: number;
  /** Thousandths of a second. */
  readonly milliseconds?: number;
  /** Millionths of a second. */
  readonly microseconds?: number;
  /** Billionths of a second, the precision of durations. */
  readonly nanoseconds?: number;
}

/** Options for converting to a duration. */
export interface DurationOptions {
  /** The largest field. Default: hours, because a day with a clock change has 23 or 25 of them. */
  readonly largestUnit?: Field | undefined;
}

/** Matches an ISO 8601 duration without years and months. */
const withoutCalendar = /^[+-]?P(?=\w)[\d.,WD]*(?:T[\d.,HMS]+)?$/;

/** Returns the sum of a duration's fields in seconds. Undefined for an object with other fields, or without any. */
const secondsOf = (duration: object): Ratio | undefined => {
  const entries = Object.entries(duration);
  const parts = entries.map(([key, count]) => {
    const size = [week, ...fields].find(([name]) => name === key)?.[1];
    return size !== undefined && Number.isFinite(count)
      ? times(exactly(count), ratio(size, 1_000_000_000n))
      : undefined;
  });
  return parts.reduce<Ratio | undefined>(
    (sum, part) => sum && part && plus(sum, part),
    entries.length > 0 ? zero : undefined,
  );
};

/** An object that writes itself, as a Temporal.Duration does. */
interface Writer {
  readonly toString: () => string;
}

const writtenBy = (value: Writer): string => value.toString();

/**
 * Returns a duration as an exact quantity of time. A day is 24 hours, a week seven days.
 *
 * @param duration - A `Temporal.Duration`, an object whose text is an ISO 8601 duration, that text, or the fields from
 * `toDuration`, with `weeks` too.
 * @throws UnitsError for other values, and for years and months, whose length depends on the date.
 * @example fromDuration('PT1H30M').in('min') // 90
 * @example fromDuration({ hours: 1, minutes: 30 }).in('min') // 90
 */
export function fromDuration(
  duration: (DurationFields & { readonly weeks?: number }) | { toString(): string },
): Quantity<'T'> {
  const refuse = (): UnitsError =>
    mustBe('invalid-text', 'duration', 'a duration without years and months, like PT1H30M', duration);
  // The text of an array may be endless
  if (isArray(duration)) throw refuse();
  let text: string;
  let seconds: Ratio | undefined;
  try {
    text = writtenBy(duration);
    seconds = typeof duration === 'object' ? secondsOf(duration) : undefined;
  } catch {
    throw refuse();
  }
  if (withoutCalendar.test(text)) {
    try {
      return quantity(text);
    } catch {
      throw refuse();
    }
  }
  if (!seconds) throw refuse();
  return quantity.from({ value: writeRatio(seconds), unit: 'second' });
}

const tooLong = (field: Field): UnitsError =>
  new UnitsError('result-out-of-range', `The duration is too long: it must stay below 2^53 ${field}.`);

/**
 * Returns a quantity of time as the fields of a duration, rounded to nanoseconds, halves away from zero.
 *
 * @param measure - A quantity of time, or any value with a unit of time.
 * @param options - The largest field.
 * @throws UnitsError for another quantity, and for more than 2^53 of the largest field.
 * @example toDuration(quantity('90 min')) // { hours: 1, minutes: 30 }
 * @example toDuration({ value: 1.5, unit: 'day' }, { largestUnit: 'days' }) // { days: 1, hours: 12 }
 */
export function toDuration(measure: MeasureLike, options?: DurationOptions): DurationFields {
  const { largestUnit = 'hours' } = optionsOf(options);
  const first = fields.findIndex(([name]) => name === largestUnit);
  if (first < 0) {
    throw mustBe('invalid-choice', 'largestUnit', `one of ${fields.map(([name]) => name).join(', ')}`, largestUnit);
  }
  const { numerator, denominator } = quantity.from(measure).to<string>('second').exact;
  const nanoseconds = roundTo(times(ratio(numerator, denominator), ratio(1_000_000_000n)), ratio(1n)).n;
  let rest = nanoseconds;
  const counts = fields.slice(first).map(([name, size]) => {
    const count = Number(rest / size);
    rest %= size;
    if (!Number.isSafeInteger(count)) throw tooLong(name);
    return [name, count] as const;
  });
  const shown = counts.filter(([, count]) => count !== 0);
  return Object.fromEntries(shown.length > 0 ? shown : counts.slice(0, 1));
}
