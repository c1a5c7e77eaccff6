import { remember } from '../../model/remember.ts';
import { descending } from '../units/countable.ts';
import { joinWithOr, mustBe, UnitsError } from '../../model/error.ts';
import { optionsOf } from '../../model/given.ts';
import { isCurrencyCode } from '../../model/currency-code.ts';
import { compare, magnitude, minus, one, plus, ratio, toNumber, zero, type Ratio } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import { convertToRatio, ratioOf } from '../numbers/exact.ts';
import { scaleOf } from '../numbers/number.ts';
import {
  digitOptions,
  isKnown,
  isPlain,
  listFormat,
  numberFormat,
  pluralRules,
  usefulPlaces,
  writeNumber,
} from './intl.ts';
import type { Catalogue } from '../../generated/unit-names.ts';
import type { KnownUnits, TargetOf } from '../../typing/unit-name.ts';
import { tagOf, type ApartIn, type LocaleOption, type NoUnitIn } from '../locale.ts';
import { withAbbreviation } from './plain-english.ts';
import { measureGiven, measuresGiven, type Exact, type Measure, type MeasureLike } from './measure.ts';
import { numberOptionsGiven, type NumberOptions, type NumberStyling } from './number-options.ts';
import { roundTo, stepOf, type Rounding } from './round.ts';
import { splitRatio, unitsGiven } from './split.ts';
import { inLanguage, withOwnName, withText, type FormatStyle } from './unit-names.ts';
import { likeliest } from '../units/alone.ts';
import type { Lexicon } from '../units/lexicon.ts';

/** Options for formatting a measure. `Into` is the type of the units in `into`, `Where` the type of the locale. */
export interface FormatOptions<
  Into extends string = string,
  Where extends LocaleOption = LocaleOption,
> extends NumberOptions {
  /**
   * A language tag, for numbers and for the names in `Intl`; or the default export of `@units/engine/locales/…`, which
   * has all unit names of its language. Default: `en`.
   */
  readonly locale?: Where | undefined;
  /**
   * The maximum number of significant digits, 1 to 21. Default: 6, but never fewer than the digits before the decimals.
   */
  readonly digits?: number | undefined;
  /** `5 km`, `5 kilometers` or `5km`. Default: names if `locale` is the data of a language, else symbols. */
  readonly style?: FormatStyle | undefined;
  /** The largest denominator of a fraction that replaces decimals, as on rulers: 64 for `5 11/16 in`. */
  readonly fraction?: number | undefined;
  /** The units of a result in parts, `5 ft 11 in`. */
  readonly into?: readonly Into[] | undefined;
}

interface Settings extends FormatOptions {
  readonly locale: string;
  readonly style: FormatStyle;
  readonly lexicon: Lexicon;
  readonly numbers: NumberStyling | undefined;
  /** True if a number that was read without a unit is written without one. */
  readonly hasBareParts?: boolean;
}

/** The number of styles to remember. It is limited, because callers choose locales and units. */
const mostStyles = 5000;

const styles: readonly FormatStyle[] = ['short', 'long', 'narrow'];

const settingsOf = (given: FormatOptions | undefined, everywhere: Lexicon): Settings => {
  const options = optionsOf(given);
  const { locale = 'en', digits } = options;
  const lexicon = everywhere.in(locale);
  const { style = lexicon.vocabulary ? 'long' : 'short' } = options;
  if (!styles.includes(style)) throw mustBe('invalid-choice', 'style', joinWithOr(styles), style);
  if (digits !== undefined && !(Number.isInteger(digits) && digits >= 1 && digits <= 21)) {
    throw mustBe('out-of-range', 'digits', 'a whole number from 1 to 21', digits);
  }
  const { fraction, into } = options;
  if (digits !== undefined && options.decimals !== undefined)
    throw new UnitsError('conflicting-parameters', 'Give digits or decimals, not both.', { parameter: 'decimals' });
  const units = into === undefined ? undefined : unitsGiven(into);
  const numbers = numberOptionsGiven(options);
  return { locale: tagOf(locale), digits, style, fraction, into: units, lexicon, numbers };
};

/** The styles that replace each style, nearest in meaning first. */
const substitutes: Readonly<Record<FormatStyle, readonly FormatStyle[]>> = {
  narrow: ['short', 'long'],
  short: ['long', 'narrow'],
  long: ['short', 'narrow'],
};

/** A style for a unit, or its identifier, which every language reads. */
type Written = FormatStyle | 'identifier';

/** The chosen style for each unit, by lexicon. */
const readable = /* @__PURE__ */ new WeakMap<Lexicon, Map<string, Written>>();

/** Returns the text that a style writes after a number. */
const writtenAfter = (count: number, unit: Unit, settings: Settings): string =>
  writeStyled(count, unit, settings)
    .replace(/\p{Nd}/u, '')
    .trim();

/** Returns the units that a lexicon reads in the text that a style writes after a number. */
const readIn = (count: number, unit: Unit, settings: Settings): readonly Unit[] => {
  const written = writtenAfter(count, unit, settings);
  return written === '' ? [unit] : likeliest(written, () => true, settings.lexicon);
};

/** Returns true if a style writes a word that multiplies the number before it: `7 Mio`. A thousand is such a unit itself. */
const isMultiplier = (unit: Unit, settings: Settings): boolean =>
  unit.quantity?.id !== 'ratio' && scaleOf(writtenAfter(7, unit, settings), settings.lexicon) !== undefined;

/**
 * Returns how the lexicon reads the text of a style, for one and for several: as the unit (`same`), as another unit,
 * such as `7 F`, or no unit but a number (`another`), or as no unit or several (`open`).
 */
const readingOf = (unit: Unit, settings: Settings): 'same' | 'another' | 'open' => {
  if (isMultiplier(unit, settings)) return 'another';
  const isSame = (other: Unit): boolean => settings.lexicon.isSameSize(unit, other);
  const read = [1, 7].map((count) => readIn(count, unit, settings));
  if (read.some((units) => units.length > 0 && !units.some(isSame))) return 'another';
  return read.every((units) => units.length > 0 && units.every(isSame)) ? 'same' : 'open';
};

/** Returns true if a style writes the identifier for lack of a symbol, while the language has a name. */
const isUntranslated = (unit: Unit, settings: Settings): boolean =>
  settings.lexicon.vocabulary !== undefined &&
  unit.entry?.printed !== unit.id &&
  writtenAfter(7, unit, settings) === unit.id &&
  writtenAfter(7, unit, { ...settings, style: 'long' }) !== unit.id;

/**
 * Returns how to write a unit: in the requested style, or in the next style if that text is read as another unit or is
 * the identifier. An unreadable short text is also replaced if the lexicon reads the names of the language, unless
 * `Intl` has the name.
 */
const writtenFor = (unit: Unit, settings: Settings): Written => {
  const { lexicon, locale, style } = settings;
  // Without the data of a language, its long names are unreadable, so they are the last resort
  const isForeign = !lexicon.vocabulary && !/^en\b/i.test(locale);
  if (style === 'long' && isForeign) return style;
  let known = readable.get(lexicon);
  if (!known) readable.set(lexicon, (known = new Map()));
  const key = `${locale} ${style} ${unit.id}`;
  return remember(known, mostStyles, key, () => chooseWritten(unit, settings, isForeign));
};

const chooseWritten = (unit: Unit, settings: Settings, isForeign: boolean): Written => {
  const { lexicon, style } = settings;
  const inStyle = (way: FormatStyle): Settings => ({ ...settings, style: way, numbers: undefined });
  const reading = (way: FormatStyle) => readingOf(unit, inStyle(way));
  const asked = reading(style);
  const mayBeOpen = style === 'long' || !lexicon.vocabulary || isKnown(unit.id);
  const isKept = (asked === 'same' || (asked === 'open' && mayBeOpen)) && !isUntranslated(unit, inStyle(style));
  const other = isKept
    ? undefined
    : substitutes[style].find(
        (way) => reading(way) === 'same' && !(isForeign && way === 'narrow') && !isUntranslated(unit, inStyle(way)),
      );
  return other ?? (asked === 'another' ? (isForeign ? 'long' : 'identifier') : style);
};

const displays = { short: 'symbol', long: 'name', narrow: 'narrowSymbol' } as const;

/** Returns the options of Intl for money, which has the decimals of its currency unless the caller sets digits. */
const currencyOptions = (currency: string, { style, digits, numbers }: Settings): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency,
  currencyDisplay: displays[style],
  ...(digits === undefined ? {} : { maximumSignificantDigits: digits }),
  ...numbers?.options,
});

/** Returns the options of Intl for a number: the caller's options, plus useful digits if the caller sets none. */
const optionsFor = (
  value: number,
  { digits, numbers }: Pick<Settings, 'digits' | 'numbers'>,
): Intl.NumberFormatOptions => {
  const isDecided = numbers?.hasDigits === true && digits === undefined;
  return { ...(isDecided ? undefined : digitOptions(value, digits)), ...numbers?.options };
};

const formatNumber = (value: number, unit: Unit, settings: Settings): string => {
  const { locale } = settings;
  // Change -0 to 0
  const number = value + 0;
  // Intl knows currencies by their codes
  if (unit.quantity?.id === 'currency' && isCurrencyCode(unit.id))
    return numberFormat(locale, currencyOptions(unit.id, settings)).format(number);
  return writeStyled(number, unit, { ...settings, style: writtenFor(unit, settings) });
};

/** Formats a number and its unit in a style, without a check that it can be read back. */
const writeStyled = (
  number: number,
  unit: Unit,
  settings: Omit<Settings, 'style'> & { readonly style: Written },
): string => {
  const { locale, style, lexicon, numbers, hasBareParts } = settings;
  const options = optionsFor(number, settings);
  const isShort = !numbers && isPlain(locale, options);
  const write = (): string =>
    isShort ? writeNumber(number, locale, options) : numberFormat(locale, options).format(number);
  if (style === 'identifier') return `${write()} ${unit.id}`;
  const language = lexicon.vocabulary?.language;
  if (language && !(hasBareParts && unit.id === 'part')) {
    const category = pluralRules(locale, options).select(number);
    return inLanguage(write(), unit, { language, style, category });
  }
  if (style === 'short' && isShort) return withAbbreviation(write(), unit);
  if (isKnown(unit.id)) {
    return numberFormat(locale, { style: 'unit', unit: unit.id, unitDisplay: style, ...options }).format(number);
  }
  return withOwnName(write(), unit, pluralRules('en', options).select(number) === 'one', style);
};

/** Returns `5 11/16`, or undefined if a nonzero value would be shown as zero. */
const fractionText = (value: Ratio, step: Ratio, locale: string): string | undefined => {
  const rounded = roundTo(magnitude(value), step);
  if (rounded.n === 0n && value.n !== 0n) return undefined;
  const whole = ratio(rounded.n / rounded.d);
  const { n, d } = minus(rounded, whole);
  const write = (count: bigint): string => numberFormat(locale).format(count);
  if (n === 0n) return write(whole.n);
  const fraction = `${write(n)}/${write(d)}`;
  return whole.n === 0n ? fraction : `${write(whole.n)} ${fraction}`;
};

/** Replaces the digits of a number with a text, and keeps the sign in the language's position. */
const withSign = (text: string, isNegative: boolean, locale: string): string =>
  numberFormat(locale)
    .formatToParts(isNegative ? -1 : 1)
    .map(({ type, value }) => (type === 'integer' ? text : value))
    .join('');

const formatRatio = (value: Ratio, unit: Unit, settings: Settings): string => {
  const step =
    settings.fraction === undefined ? undefined : stepOf({ fraction: settings.fraction, decimals: undefined });
  const text = step && fractionText(value, step, settings.locale);
  if (text === undefined) return formatNumber(toNumber(value), unit, settings);
  const { locale, lexicon } = settings;
  const style = writtenFor(unit, settings);
  if (style === 'identifier') return `${withSign(text, value.n < 0n, locale)} ${unit.id}`;
  const language = lexicon.vocabulary?.language;
  if (language) {
    const category = pluralRules(locale, {}).select(toNumber(magnitude(value)));
    return inLanguage(withSign(text, value.n < 0n, locale), unit, { language, style, category });
  }
  const isOne = compare(magnitude(value), one) <= 0;
  return withText(text, unit, { isNegative: value.n < 0n, isOne }, { locale, style });
};

/** Returns the rounding of the last part, so that rounded parts carry: to a fraction, or to the useful decimals. */
const roundingOf = (
  total: Ratio,
  units: readonly Unit[],
  { fraction, digits, lexicon, numbers }: Settings,
): Rounding => {
  if (fraction !== undefined) return { fraction, decimals: undefined };
  const decimals = digits === undefined ? numbers?.options.maximumFractionDigits : undefined;
  const useful = (): number => usefulPlaces(splitRatio(total, units, lexicon).at(-1)!.value, digits);
  return { fraction: undefined, decimals: decimals ?? useful() };
};

/** Formats a total in the smallest unit as parts in all units. Omits parts of zero. One sign applies to all parts. */
const formatSplit = (total: Ratio, units: readonly Unit[], settings: Settings): string => {
  const parts = splitRatio(magnitude(total), units, settings.lexicon, roundingOf(total, units, settings));
  const shown = parts.flatMap(({ exact }, index) =>
    exact.numerator === 0n ? [] : [{ value: ratio(exact.numerator, exact.denominator), unit: units[index]! }],
  );
  if (shown.length === 0) return formatRatio(total, units.at(-1)!, settings);
  // All parts but the last are whole numbers
  const whole: Settings = { ...settings, digits: undefined, numbers: undefined };
  const texts = shown.map(({ value, unit }, index) =>
    formatRatio(
      total.n < 0n && index === 0 ? minus(zero, value) : value,
      unit,
      unit === units.at(-1) ? settings : whole,
    ),
  );
  return listFormat(settings.locale).format(texts);
};

const writeParts = (parts: readonly Measure[], given: Settings, lexicon: Lexicon): string => {
  const settings = { ...given, hasBareParts: true };
  const units = parts.map((part) => lexicon.byId(part.unit) ?? lexicon.findUnit(part.unit));
  const last = units.at(-1);
  if (!last) return '';
  const [first] = parts;
  if (parts.length === 1 && settings.fraction === undefined) return formatNumber(first!.value, last, settings);
  if (parts.length === 1) return formatRatio(ratioOf(first!.exact), last, settings);
  const values = parts.map(({ exact }, index) => {
    const unit = units[index]!;
    const value = lexicon.meet(unit, last) ? convertToRatio(ratioOf(exact), lexicon.between(unit, last)) : undefined;
    if (!value)
      throw mustBe('incompatible-units', 'parts', 'of one quantity, to be counted together', parts.join(', '));
    return value;
  });
  return formatSplit(values.reduce(plus, zero), units, settings);
};

/** Formats a value with its unit. */
export interface Format<K extends KnownUnits = Catalogue> {
  /**
   * Formats a measure from `parse`, `best` or arithmetic, in parts if it has parts.
   *
   * @param measure - A value with its unit.
   * @param options - The locale, the digits, the style of units, and the units of a result in parts.
   * @throws UnitsError for an unknown unit, an invalid locale or option, and a value that is not finite.
   * @example format(best(1500, 'm')) // '1.5 km'
   */
  (measure: MeasureLike, options?: FormatOptions): string;
  /**
   * Formats a value with its unit by `Intl.NumberFormat`. Digits, plurals and unit names are those of the locale if
   * Intl knows the unit; other names are English. With the data of a language, all names are in that language. A
   * nonzero value is never written as 0, unless the caller sets decimals.
   *
   * @param value - A finite number, which means its shortest decimal, or an exact value.
   * @param unit - The unit of the value, in any of its spellings.
   * @param options - The locale, the digits, the style of units, and the units of a result in parts.
   * @throws UnitsError for an unknown unit, an invalid locale or option, and a value that is not finite.
   * @example format(1234.5, 'km', { locale: 'de', style: 'long' }) // '1.234,5 Kilometer'
   * @example format(1.5, 'kg', { decimals: 2 }) // '1.50 kg'
   * @example format(71, 'in', { into: ['ft', 'in'] }) // '5 ft 11 in'
   * @example format(5.6875, 'in', { fraction: 64 }) // '5 11/16 in'
   */
  <const Unit extends string = '', const Into extends string = '', Where extends LocaleOption = string>(
    value: number | Exact,
    unit: NoInfer<[NoUnitIn<Where, K, Unit>]> extends [never] ? Unit : NoInfer<TargetOf<K, Unit>>,
    options?: FormatOptions<
      NoInfer<[ApartIn<Where, K, Unit, Into>]> extends [never] ? Into : NoInfer<TargetOf<K, Unit>>,
      Where
    >,
  ): string;
}

/** Returns a function that formats measures in units of a lexicon. */
// @__NO_SIDE_EFFECTS__
export const createFormat = (lexicon: Lexicon): Format => {
  const write = (value: number | Exact, unit: string, settings: Settings): string => {
    const { into } = settings;
    if (!into || into.length === 0) return formatRatio(ratioOf(value), settings.lexicon.findUnit(unit), settings);
    const { from, to } = settings.lexicon.findUnits(unit, into);
    const units = descending(to);
    const total = convertToRatio(ratioOf(value), lexicon.between(from, units.at(-1)!))!;
    return formatSplit(total, units, settings);
  };
  const writeMeasure = (given: unknown, settings: Settings): string => {
    const { measure, parts } = measureGiven(given);
    if (parts && !settings.into) return writeParts(parts, settings, lexicon);
    return write(measure.exact, measure.unit, settings);
  };
  return (given: number | Exact | MeasureLike, unit?: string | FormatOptions, options?: FormatOptions) =>
    typeof given === 'object' && typeof unit !== 'string'
      ? writeMeasure(given, settingsOf(unit, lexicon))
      : write(given as number | Exact, unit as string, settingsOf(options, lexicon));
};

/** Formats the parts of one quantity. */
export interface FormatParts {
  /**
   * Formats the parts of one quantity, as from `split`, `parse` and `best`.
   *
   * @param parts - Measures of one quantity.
   * @param options - The locale, the digits, and the style of units.
   * @throws UnitsError as `format` does, and for measures of several quantities.
   * @example formatParts(split(71, 'in', ['ft', 'in'])) // '5 ft 11 in'
   */
  (parts: readonly MeasureLike[], options?: FormatOptions): string;
}

/** Makes the function that writes the parts of one quantity. */
// @__NO_SIDE_EFFECTS__
export const createFormatParts =
  (lexicon: Lexicon): FormatParts =>
  (parts, options) =>
    writeParts(measuresGiven(parts), settingsOf(options, lexicon), lexicon);
