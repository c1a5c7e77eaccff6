import { exactly } from '../model/decimal.ts';
import { convertExact, find } from '../conversion/catalogue.ts';
import { again, mustBe, UnitsError } from '../model/error.ts';
import { bare } from '../model/given.ts';
import { longestMeasure, type Bounds, type Measured, type QuantityField } from './field.ts';
import { piRatio } from '../arithmetic/pi.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { symbolOf } from '../definition/symbol.ts';
import { compare, power, ratio, times, type Ratio } from '../model/rational.ts';
import { catalogue, parse } from '../text/catalogue.ts';
import type { Exact } from '../text/format/measure.ts';
import { convertExactly, ratioOf } from '../text/numbers/exact.ts';
import type { Parsed } from '../text/question/parsed.ts';
import type { Measure } from './values.ts';
import { describeField } from './describe-field.ts';

/** Returns the factor between two units with the same zero. Throws a UnitsError if they do not convert. */
const scaleBetween = (from: string, to: string): Ratio => {
  const { numerator, denominator, piPower } = convertExact('1', from, to);
  const exact = ratio(numerator, denominator);
  return piPower === 0 ? exact : times(exact, power(piRatio(), piPower));
};

/** Error codes about units, which are kept. Other errors mean that the text is not a measure. */
const ofUnits = new Set(['unknown-unit', 'ambiguous-unit', 'incompatible-units']);

/** Returns an error about a text or a unit, with the name of the parameter. */
const refused = (error: unknown, name: string, what: string, given: string): unknown => {
  if (!(error instanceof UnitsError)) return error;
  const { code, message } = mustBe(ofUnits.has(error.code) ? error.code : 'invalid-number', name, what, given);
  return again(error, { parameter: name }, code, () => message);
};

/**
 * Returns a size in one unit as a number in another, with the identifier and symbol of the latter. Throws a UnitsError
 * for `name` for a unit that does not convert.
 *
 * @param of - The unit of the size: that of the row of its parameter.
 * @param unit - The unit of the result.
 */
export const measureIn = (size: Ratio, of: string, unit: string, name = 'unit'): Measure => {
  try {
    const { to } = find(of, unit);
    return { value: rounded(times(size, scaleBetween(of, unit))), unit: to.id, symbol: symbolOf(to) };
  } catch (error) {
    throw error instanceof UnitsError && error.code === 'result-out-of-range'
      ? error
      : refused(error, name, `a unit that ${of} converts to`, unit);
  }
};

/**
 * Returns a point on a scale, such as a temperature, in another unit, including the zero of the scale, which
 * {@link measureIn} ignores.
 */
export const pointIn = (size: Ratio, of: string, unit: string): Measure => {
  const { from, to } = find(of, unit);
  return { value: convertExactly(size, catalogue.between(from, to), unit).value, unit: to.id, symbol: symbolOf(to) };
};

/** Returns the identifier of a unit of the same quantity as another unit. */
export const identifierIn = (of: string, unit: string): string => find(of, unit).to.id;

/** Matches a time with one colon, without a unit. */
const bareClock = /^[+-]?\d+:\d\d(?:\.\d+)?$/;

/** Matches a number in digits, or several words: a unit alone is not a measure. */
const hasNumber = /\p{N}|\s/u;

const isWithin = (size: Ratio, { min, max, above }: Bounds): boolean =>
  (min === undefined || compare(size, exactly(min)) >= 0) &&
  (max === undefined || compare(size, exactly(max)) <= 0) &&
  (above === undefined || compare(size, exactly(above)) > 0);

type Row = Omit<QuantityField, 'read' | 'kind' | 'units'>;

/** The usual units of each quantity. */
const usualUnits: Readonly<Record<string, readonly string[]>> = {
  length: ['m', 'cm', 'mm', 'km', 'in', 'ft', 'yd', 'mi'],
  area: ['m²', 'cm²', 'mm²', 'ha', 'in²', 'ft²', 'yd²', 'acre'],
  volume: ['l', 'ml', 'm³', 'gal', 'qt', 'ft³'],
  mass: ['kg', 'g', 't', 'lb', 'oz'],
  time: ['s', 'min', 'h', 'd'],
  speed: ['km/h', 'm/s', 'mph', 'kn'],
  data: ['kB', 'MB', 'GB', 'TB', 'MiB', 'GiB'],
  'data-rate': ['kbps', 'Mbps', 'Gbps', 'MB/s'],
};

interface QuantityOptions extends Row {
  /** The units to choose from in forms, if they are not the usual ones of the quantity. */
  readonly units?: readonly string[];
  /** The first part of a time with one colon, such as `25:00`. Default: hours. */
  readonly clock?: 'hours' | 'minutes';
}

/** Returns a measure in a unit, read without the context of the row: 4 gb are gigabytes for any unit of the row. */
const alone = ({ unit, exact }: Parsed, to: string): Exact | undefined => {
  try {
    const found = find(unit, to);
    return convertExactly(ratioOf(exact), catalogue.between(found.from, found.to), to).exact;
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** Parses a measure, with the unit of its row beside it only if it means nothing without: 0.9 M is molar. */
const parseFor = ({ unit }: QuantityField, text: string): Parsed => {
  try {
    return parse(text);
  } catch (error) {
    try {
      return parse(`${text} to ${unit}`);
    } catch {
      throw error;
    }
  }
};

/** Reads a measure in the unit of the row. Throws a UnitsError about the text. */
const readText = (row: QuantityField, text: string): Measured => {
  const parsed = parseFor(row, text);
  const { unit } = parsed.parts[0]!;
  const known = unit === 'part' ? undefined : alone(parsed, row.unit);
  const exact = known ?? parse(`${text} to ${unit === 'part' ? unit : row.unit}`).answer![0]!.exact;
  const size = ratio(exact.numerator, exact.denominator);
  if (unit === 'part') return { size, unit: row.unit };
  return { size: exact.piPower === 0 ? size : times(size, power(piRatio(), exact.piPower)), unit };
};

/** Returns the size of a measure in the unit of its row. Throws a UnitsError for `name`. */
const readMeasure = (row: QuantityField, leads: 'hours' | 'minutes', given: string, name: string): Measured => {
  const text = given.trim();
  if (text.length > longestMeasure || !hasNumber.test(text))
    throw mustBe('invalid-number', name, describeField(row), given);
  const isClock = row.of === 'time' && bareClock.test(text);
  let measured: Measured;
  try {
    measured = readText(row, isClock ? `${text} ${leads === 'hours' ? 'h' : 'min'}` : text);
  } catch (error) {
    throw refused(error, name, describeField(row), given);
  }
  if (!isWithin(measured.size, row)) throw mustBe('out-of-range', name, describeField(row), given);
  if (!isClock) return measured;
  return { ...measured, otherwise: times(measured.size, leads === 'hours' ? ratio(1n, 60n) : ratio(60n)) };
};

type Presence<O> = (O extends { readonly optional: true } ? { readonly optional: true } : unknown) &
  (O extends { readonly default: string } ? { readonly default: string } : unknown);

/**
 * Returns a row for a measure of one quantity: text such as `100 km`, `5 ft 6 in` or `1:30`, or a bare number in the
 * unit of the row. It has its own module, because it loads every unit.
 */
// @__NO_SIDE_EFFECTS__
export const quantity = <const O extends QuantityOptions>({
  clock: leads = 'hours',
  ...options
}: O): QuantityField & Presence<O> => {
  const row: QuantityField = bare({
    kind: 'quantity',
    units: usualUnits[options.of] ?? [options.unit],
    ...(options as Row),
    read: (given, name) => readMeasure(row, leads, String(given), name),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the presence is that of the options
  return row as QuantityField & Presence<O>;
};
