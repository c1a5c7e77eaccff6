import { roundWithPi } from '../arithmetic/round-with-pi.ts';
import { isCurrencyCode } from '../model/currency-code.ts';
import { convertExactly, convertInDoubles, nearestOf, type Converted } from './convert-value.ts';
import { digitsOf, exponential, ratioOfDigits, readNumericString, roundDigits, type Precision } from './digits.ts';
import { NumberFormat, type Formattable, type Locales } from './number-format.ts';
import { isRounded, optionsObject, settingsOf, textOption, type AmountOptions } from './options.ts';
import { preferredUnit } from './preferred-unit.ts';

/** The target of a conversion, and its rounding. */
export interface ConvertToOptions extends AmountOptions {
  /** The language tags whose region decides the unit. Not with `unit`. */
  readonly locale?: string | readonly string[] | undefined;
  /** The usage of the amount, by its name in Unicode CLDR: `person-height`, `road`. Not with `unit`. */
  readonly usage?: string | undefined;
  /**
   * True for the exact result by the definitions of the catalogue, rounded once. Default: the arithmetic of the
   * proposal.
   */
  readonly exact?: boolean | undefined;
}

/** The options of `Intl.NumberFormat` for formatting an amount. */
export type AmountFormatOptions = Intl.NumberFormatOptions;

/** Returns true for an infinity or NaN, which have no digits. */
const isNotFinite = (value: Formattable): value is number => typeof value === 'number' && !Number.isFinite(value);

/**
 * Validates the value of the constructor. Throws a RangeError for text that is not a number, a TypeError for another
 * type.
 */
const valueGiven = (given: unknown): Formattable => {
  if (typeof given === 'number' || typeof given === 'bigint') return given;
  if (typeof given !== 'string') throw new TypeError('The value of an amount must be a number, a bigint or a string.');
  const read = readNumericString(given);
  return typeof read === 'number' ? read : exponential(read);
};

const roundValue = (value: number | bigint | string, precision: Precision): string => {
  const digits = digitsOf(value);
  return exponential(roundDigits(ratioOfDigits(digits), digits.isNegative, precision));
};

const roundConverted = (converted: Converted, precision: Precision): string => {
  if (typeof converted === 'number') return roundValue(converted, precision);
  const { value, piPower } = converted;
  return roundWithPi(value, piPower, (n, d) => exponential(roundDigits({ n, d }, n < 0n, precision)));
};

/** Returns the number of decimals in text from {@link exponential}. */
const decimalsIn = (value: string): number => {
  const [mantissa = '', power = '0'] = value.split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(power));
};

const digitKeys = [
  'minimumFractionDigits',
  'maximumFractionDigits',
  'minimumSignificantDigits',
  'maximumSignificantDigits',
  'notation',
  'roundingIncrement',
];

/** The most decimals that Intl formats. */
const mostDecimals = 100;

/**
 * A value with a unit, as in TC39's `Amount` proposal (stage 2). The value is kept as given. Text and rounded values
 * become text in exponential notation with all digits. Errors are those of the proposal: RangeError and TypeError.
 *
 * @example String(new Amount('42.70', 'kilogram')) // '[4.270e+1 kilogram]'
 * @example new Amount(1.75, 'foot').convertTo('inch').value // 21
 */
export class Amount {
  readonly #value: Formattable;
  readonly #unit: string | undefined;

  /**
   * @param value - A number, a bigint, or the text of a number, whose digits are kept.
   * @param options - The unit, or an object with the unit and the digits to round to.
   * @throws RangeError for text that is not a number and an option out of range; TypeError for a value of another type.
   */
  constructor(value: number | bigint | string, options?: AmountOptions | string) {
    const given = valueGiven(value);
    const settings = settingsOf(options);
    this.#value = isRounded(settings) && !isNotFinite(given) ? roundValue(given, settings) : given;
    this.#unit = settings.unit;
  }

  /** The value, in the type that was given. A string if it was rounded, a number if it is not finite. */
  get value(): number | bigint | string {
    return this.#value;
  }

  /** The unit identifier, or undefined for an amount without a unit. */
  get unit(): string | undefined {
    return this.#unit;
  }

  /**
   * Converts the amount to a unit, or to the preferred unit of a locale and usage.
   *
   * @param options - The unit; or an object with `unit`, or with `locale`, `usage` or both, and the digits to round to.
   * @returns A new amount. Its value is a number, or a string if it was rounded.
   * @throws TypeError for units that do not convert and for a missing target; RangeError for an option out of range.
   */
  convertTo(options: ConvertToOptions | string): Amount {
    const value = this.#value;
    const from = this.#unit;
    if (from === undefined) throw new TypeError('An amount without a unit does not convert.');
    const settings = settingsOf(options);
    const given = optionsObject(typeof options === 'string' ? undefined : options);
    const unit = settings.unit ?? this.#preferred(from, given);
    if (settings.unit !== undefined && (given['locale'] !== undefined || given['usage'] !== undefined)) {
      throw new TypeError('Give "unit", or "locale" and "usage", not both.');
    }
    const isExact = given['exact'] === true && !isNotFinite(value);
    const converted = isExact
      ? convertExactly(ratioOfDigits(digitsOf(value)), from, unit)
      : convertInDoubles(Number(value), from, unit);
    const result = nearestOf(converted);
    const isText = isRounded(settings) && Number.isFinite(result);
    return new Amount(isText ? roundConverted(converted, settings) : result, unit);
  }

  /** Returns the preferred unit of this amount for the options. */
  #preferred(from: string, given: Record<string, unknown>): string {
    const { locale } = given;
    const usage = textOption(given, 'usage');
    if (locale === undefined && usage === undefined)
      throw new TypeError('Give the unit to convert to, a locale or a usage.');
    const value = this.#value;
    const size = ratioOfDigits(digitsOf(isNotFinite(value) ? 1 : value));
    return preferredUnit(size, from, { locale: locale as string | undefined, usage });
  }

  /**
   * Returns the value in exponential notation and the unit, in brackets: `[1.23e+0 kilogram]`, `[4.2e+1 ~]` without a
   * unit.
   */
  toString(): string {
    const value = this.#value;
    const text = isNotFinite(value) ? String(value) : exponential(digitsOf(value));
    return `[${text} ${this.#unit ?? '~'}]`;
  }

  /**
   * Formats the amount by `Intl.NumberFormat`, with the catalogue's names of units that Intl does not know.
   *
   * @param locales - Language tags, or the default export of `@units/engine/locales/…`, which has the names of every
   * unit.
   * @param options - The options of `Intl.NumberFormat`. By default, a text value is written with all its digits.
   */
  toLocaleString(locales?: Locales, options?: AmountFormatOptions): string {
    return this.#formatter(locales, options).format(this.#value);
  }

  /**
   * Formats the amount as {@link toLocaleString} does, and returns a list of parts.
   *
   * @param locales - Language tags, or the default export of `@units/engine/locales/…`.
   * @param options - The options of `Intl.NumberFormat` for a number and its unit.
   */
  formatToParts(locales?: Locales, options?: AmountFormatOptions): Intl.NumberFormatPart[] {
    return this.#formatter(locales, options).formatToParts(this.#value);
  }

  #formatter(locales: Locales | undefined, options: AmountFormatOptions | undefined): NumberFormat {
    const merged: Record<string, unknown> = { ...optionsObject(options) };
    const value = this.#value;
    const unit = this.#unit;
    if (typeof value === 'string' && !digitKeys.some((key) => merged[key] !== undefined)) {
      const decimals = Math.min(decimalsIn(value), mostDecimals);
      Object.assign(merged, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    }
    if (unit !== undefined) {
      // Only capitals: `day` and `bar` are not currencies
      const isCurrency = isCurrencyCode(unit);
      if (!('style' in merged)) merged['style'] = isCurrency ? 'currency' : 'unit';
      const key = isCurrency ? 'currency' : 'unit';
      if (!(key in merged)) merged[key] = unit;
    }
    return new NumberFormat(locales, merged);
  }
}
