import { exactly, readDecimal, decimalToRatio } from '../model/decimal.ts';
import { convertExact, find } from '../conversion/catalogue.ts';
import { mustBe, UnitsError } from '../model/error.ts';
import type { Bounds, Measured, QuantityField } from './field.ts';
import { piRatio } from '../arithmetic/pi.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { symbolOf } from '../definition/symbol.ts';
import { compare, over, plus, power, ratio, times, zero, type Ratio } from '../model/rational.ts';
import type { Measure } from './values.ts';
import { wanted } from './wanted.ts';

/** How many of one unit another is, for units that begin at the same zero. Throws a UnitsError where they do not convert. */
const scaleBetween = (from: string, to: string): Ratio => {
  const { numerator, denominator, piPower } = convertExact('1', from, to);
  const exact = ratio(numerator, denominator);
  return piPower === 0 ? exact : times(exact, power(piRatio(), piPower));
};

/** What an error about a unit says of the parameter that named it. */
const renamed = (error: unknown, name: string, what: string, given: string): unknown => {
  if (!(error instanceof UnitsError)) return error;
  const { code, suggestions } = error;
  const { message } = mustBe(code, name, what, given);
  return new UnitsError(code, message, { parameter: name, ...(suggestions ? { suggestions } : {}) });
};

/**
 * A size in one unit as a number in another, with the identifier and the symbol of that one. Throws a UnitsError by `name` for a unit
 * that does not convert.
 */
export const measureIn = (size: Ratio, of: string, unit: string, name = 'unit'): Measure => {
  try {
    const { to } = find(of, unit);
    return { value: rounded(times(size, scaleBetween(of, unit))), unit: to.id, symbol: symbolOf(to) };
  } catch (error) {
    throw error instanceof UnitsError && error.code === 'result-out-of-range'
      ? error
      : renamed(error, name, `a unit that ${of} converts to`, unit);
  }
};

/** The identifier of a unit of the quantity that another unit measures. */
export const identifierIn = (of: string, unit: string): string => find(of, unit).to.id;

/** More than any measure needs; a bound on the work that one request can ask for. */
const longest = 80;
/** Beyond what doubles hold; likewise a bound on the work. */
const largestExponent = 400;

/** A number in front of what is left: mixed (`1 1/2`), a fraction, or a decimal. */
const numberFirst = /^\s*(?:(?:(\d+)[ -]+)?(\d+)\/(\d+)|((?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?))\s*/i;
/** Where the next part of `5 ft 6 in` or `5'6"` begins: behind a space, a mark or a letter of a unit that has no digit before it. */
const nextPart = /(?:\s+|(?<=['’′"”″]))(?=[\d.])/;

interface Part {
  readonly number: Ratio;
  readonly unit: string;
}

const readPart = (text: string): Part | undefined => {
  const found = numberFirst.exec(text);
  if (!found) return undefined;
  const [matched, whole = '0', n, d, written] = found;
  const unit = text.slice(matched.length).trim();
  if (written !== undefined) {
    const exact = readDecimal(written)!;
    return Math.abs(exact.exponent) > largestExponent ? undefined : { number: decimalToRatio(exact), unit };
  }
  if (BigInt(d!) === 0n) return undefined;
  return { number: plus(ratio(BigInt(whole)), ratio(BigInt(n!), BigInt(d!))), unit };
};

const clock = /^(\d{1,4}):([0-5]\d(?:\.\d+)?)(?::([0-5]\d(?:\.\d+)?))?$/;

/** A time written with colons, in seconds. */
const readClock = (text: string, leads: 'hours' | 'minutes'): Ratio | undefined => {
  const found = clock.exec(text);
  if (!found) return undefined;
  const [, first, second, third] = found;
  const hasHours = third !== undefined || leads === 'hours';
  const [hours, minutes, seconds] = hasHours ? [first, second, third ?? '0'] : ['0', first, second];
  const sixty = ratio(60n);
  const whole = plus(times(exactly(Number(hours)), sixty), exactly(Number(minutes)));
  return plus(times(whole, sixty), exactly(Number(seconds)));
};

/** The parts of a measure, largest first as people write them; a space inside of `1 1/2 in` divides no parts. */
const readParts = (text: string): readonly Part[] | undefined => {
  const parts: Part[] = [];
  let rest = text;
  while (rest !== '') {
    const lead = numberFirst.exec(rest)?.[0];
    if (lead === undefined) return undefined;
    const behind = rest.slice(lead.length);
    const at = nextPart.exec(behind);
    const end = lead.length + (at ? at.index : behind.length);
    const part = readPart(rest.slice(0, end));
    if (!part) return undefined;
    parts.push(part);
    rest = rest.slice(end).trim();
  }
  // Only the first of several parts could be without a unit, and then nobody knows what it is
  return parts.length === 1 || parts.every(({ unit }) => unit !== '') ? parts : undefined;
};

const isWithin = (size: Ratio, { min, max, above }: Bounds): boolean =>
  (min === undefined || compare(size, exactly(min)) >= 0) &&
  (max === undefined || compare(size, exactly(max)) <= 0) &&
  (above === undefined || compare(size, exactly(above)) > 0);

type Row = Omit<QuantityField, 'read' | 'kind'>;

interface QuantityOptions extends Row {
  /** What a time such as `25:00` begins with, where it has one colon: hours, unless minutes are said. */
  readonly clock?: 'hours' | 'minutes';
}

/** The size of a measure in the unit of its row. Throws a UnitsError by `name`. */
const readMeasure = (row: QuantityField, leads: 'hours' | 'minutes', given: string, name: string): Measured => {
  const refuse = (code: 'invalid-number' | 'out-of-range'): UnitsError => mustBe(code, name, wanted(row), given);
  const text = given.trim().replaceAll('−', '-');
  if (text.length > longest) throw refuse('invalid-number');
  const isNegative = text.startsWith('-');
  const seconds = row.of === 'time' ? readClock(text, leads) : undefined;
  if (seconds) return { size: times(seconds, scaleBetween('s', row.unit)), unit: row.unit };
  const parts = readParts(text.replace(/^[+-]\s*/, ''));
  if (!parts?.[0]) throw refuse('invalid-number');
  const unit = parts[0].unit || row.unit;
  const sizes = parts.map((part) =>
    part.unit === '' ? part.number : times(part.number, scaleIn(row, part.unit, given, name)),
  );
  const magnitude = sizes.reduce(plus, zero);
  const size = isNegative ? over(magnitude, ratio(-1n)) : magnitude;
  if (!isWithin(size, row)) throw refuse('out-of-range');
  return { size, unit };
};

/** How many of the unit of the row the unit is. Throws a UnitsError that says what the parameter wants. */
const scaleIn = (row: QuantityField, unit: string, given: string, name: string): Ratio => {
  try {
    return scaleBetween(unit, row.unit);
  } catch (error) {
    throw renamed(error, name, wanted(row), given);
  }
};

type Presence<O> = (O extends { readonly optional: true } ? { readonly optional: true } : unknown) &
  (O extends { readonly default: string } ? { readonly default: string } : unknown);

/**
 * A row for a measure of one quantity: text such as `100 km`, `5 ft 6 in` or `1:30`, or a bare number in the unit of the row.
 * In a module of its own, as it brings every unit along.
 */
// @__NO_SIDE_EFFECTS__
export const quantity = <const O extends QuantityOptions>({
  clock: leads = 'hours',
  ...options
}: O): QuantityField & Presence<O> => {
  const row: QuantityField = {
    kind: 'quantity',
    ...(options as Row),
    read: (given, name) => readMeasure(row, leads, String(given), name),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the presence is that of the options
  return row as QuantityField & Presence<O>;
};
