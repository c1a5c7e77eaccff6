import { describe, expect, test } from 'vitest';
import { fromDuration, quantity, toDuration, type DurationOptions } from '../quantity.ts';

/** A substitute for Temporal.Duration: both directions use only its text and its fields. */
class Duration {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

const code = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('fromDuration', () => {
  test.each([
    ['PT1H30M', 5400],
    ['P1DT2H', 93_600],
    ['-PT0.5S', -0.5],
    ['P2W', 1_209_600],
    ['PT0S', 0],
    ['PT0.5H', 1800],
    ['PT1H1,5M', 3690],
    ['P1.5D', 129_600],
    ['PT1H0.000000001S', 3600.000000001],
  ])('%s is %d s', (text, seconds) => {
    expect(fromDuration(new Duration(text)).in('s')).toBe(seconds);
    expect(fromDuration(text).in('s')).toBe(seconds);
  });

  test.each([
    ['P1M'],
    ['P1Y'],
    ['P1Y2DT3H'],
    ['PT1.5H30M'],
    ['PT1.2.3S'],
    ['5 min'],
    [''],
    ['P'],
    [{}],
    [null],
    [Symbol('x')],
  ])('refuses %s, which has no length of its own', (given) => {
    expect(code(() => fromDuration(given as never))).toBe('invalid-text');
  });
});

test('fromDuration reads the fields that toDuration returns', () => {
  expect(fromDuration({ hours: 1, minutes: 30 }).in('min')).toBe(90);
  expect(fromDuration({ weeks: 1 }).in('d')).toBe(7);
  expect(fromDuration({ days: 1, nanoseconds: -1 }).in('ns')).toBe(86_399_999_999_999);
  for (const text of ['90 min', '-2.5 h', '0 s', '1.000000001 s']) {
    expect(fromDuration(toDuration(quantity(text))).equals(quantity(text) as never)).toBe(true);
  }
  for (const given of [{ years: 1 }, { hours: 1, months: 1 }, { hours: NaN }, { hours: '1' }]) {
    expect(code(() => fromDuration(given))).toBe('invalid-text');
  }
});

describe('toDuration', () => {
  test.each<[string, DurationOptions | undefined, object]>([
    ['90 min', undefined, { hours: 1, minutes: 30 }],
    ['3 days', undefined, { hours: 72 }],
    ['3 days', { largestUnit: 'days' }, { days: 3 }],
    ['1.5 h', { largestUnit: 'minutes' }, { minutes: 90 }],
    ['-90.5 s', undefined, { minutes: -1, seconds: -30, milliseconds: -500 }],
    ['1234567 ns', undefined, { milliseconds: 1, microseconds: 234, nanoseconds: 567 }],
    // Rounded to a nanosecond
    ['0.5 ns', undefined, { nanoseconds: 1 }],
    ['0 s', undefined, { hours: 0 }],
    ['1/3 h', undefined, { minutes: 20 }],
  ])('of %s by %j is %j', (text, options, expected) => {
    expect(toDuration(quantity(text), options)).toEqual(expected);
  });

  test('converts back to the same quantity', () => {
    for (const seconds of [0.000000001, 1, 59.5, 3600, 86_399.999999999, 1e9]) {
      const fields = Object.entries(toDuration(quantity(seconds, 's')));
      const sum = fields.map(([name, count]) => quantity<string>(count, name)).reduce((a, b) => a.plus(b));
      expect(sum.equals(quantity(seconds, 's'))).toBe(true);
    }
  });

  test('refuses what is not a time, an unknown field and more than numbers count', () => {
    expect(code(() => toDuration(quantity(5, 'km')))).toBe('incompatible-units');
    expect(code(() => toDuration(quantity(5, 's'), { largestUnit: 'weeks' as never }))).toBe('invalid-choice');
    expect(code(() => toDuration(quantity(1e20, 'h')))).toBe('result-out-of-range');
    expect(code(() => toDuration(undefined as never))).toBe('invalid-text');
  });
});
