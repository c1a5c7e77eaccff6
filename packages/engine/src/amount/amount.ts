import { roundWithPi } from '../arithmetic/round-with-pi.ts';
import { convertExactly, convertInDoubles, nearestOf, type Converted } from './convert-value.ts';
import { digitsOf, exponential, ratioOfDigits, readNumericString, roundDigits, type Precision } from './digits.ts';
import { NumberFormat, type Formattable, type Locales } from './number-format.ts';
import { isRounded, optionsObject, settingsOf, textOption, type AmountOptions } from './options.ts';
import { preferredUnit } from './preferred-unit.ts';

/** Into what an amount is converted, and how. */
export interface ConvertToOptions extends AmountOptions {
  /** The language tags whose region prefers a unit. Not beside `unit`. */
  readonly locale?: string | readonly string[] | undefined;
  /** The use of the amount, by its name in Unicode CLDR: `person-height`, `road`. Not beside `unit`. */
  readonly usage?: string | undefined;
  /** True for the exact result by the definitions of the catalogue, rounded once. Left out, the arithmetic of the proposal. */
  readonly exact?: boolean | undefined;
}

/** The options of `Intl.NumberFormat`, with which an amount is written. */
export type AmountFormatOptions = Intl.NumberFormatOptions;

/** A value that has no digits: an infinity, or no number. */
const isNotFinite = (value: Formattable): value is number => typeof value === 'number' && !Number.isFinite(value);

/** The value of a constructor. Throws a RangeError for text that is not a number, a TypeError for another type. */
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

/** The decimals of text that {@link exponential} wrote. */
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

/** Most decimals that Intl writes. */
const mostDecimals = 100;

/**
 * A value with a unit, which is what the `Amount` of TC39's proposal (stage 2) is, as a class. The value is kept as it was given; text, and
 * what is rounded, is text in exponential notation with all its digits. Errors are those of the proposal: RangeError and TypeError.
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

  /** The value: of the type that was given, a string where it was rounded, a number where it is not finite. */
  get value(): number | bigint | string {
    return this.#value;
  }

  /** The unit identifier; undefined where there is none. */
  get unit(): string | undefined {
    return this.#unit;
  }

  /**
   * Converts the amount to a unit, or to the one that people prefer at a place.
   *
   * @param options - The unit; or an object with `unit`, or with `locale`, `usage` or both, and the digits to round to.
   * @returns A new amount with a number as its value, or with a string where it was rounded.
   * @throws TypeError for units that do not convert and where no target is given; RangeError for an option out of range.
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

  /** The unit that options prefer for this amount. */
  #preferred(from: string, given: Record<string, unknown>): string {
    const { locale } = given;
    const usage = textOption(given, 'usage');
    if (locale === undefined && usage === undefined)
      throw new TypeError('Give the unit to convert to, a locale or a usage.');
    const value = this.#value;
    const size = ratioOfDigits(digitsOf(isNotFinite(value) ? 1 : value));
    return preferredUnit(size, from, { locale: locale as string | undefined, usage });
  }

  /** The value in exponential notation and the unit, in brackets: `[1.23e+0 kilogram]`, `[4.2e+1 ~]` without a unit. */
  toString(): string {
    const value = this.#value;
    const text = isNotFinite(value) ? String(value) : exponential(digitsOf(value));
    return `[${text} ${this.#unit ?? '~'}]`;
  }

  /**
   * Writes the amount for people, by `Intl.NumberFormat`, and with the names of the catalogue where Intl does not know the unit.
   *
   * @param locales - Language tags, or the data of a language, `@units/engine/locales/…`, which has the names of every unit.
   * @param options - Those of `Intl.NumberFormat`. Left out, text is written with all its digits.
   */
  toLocaleString(locales?: Locales, options?: AmountFormatOptions): string {
    return this.#formatter(locales, options).format(this.#value);
  }

  /**
   * Writes the amount as {@link toLocaleString} does, as a list of parts.
   *
   * @param locales - Language tags, or the default export of an entry `@units/engine/locales/…`.
   * @param options - Those of `Intl.NumberFormat` that say how a number and its unit are written.
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
      // Capitals alone: a day and a bar are not currencies
      const isCurrency = /^[A-Z]{3}$/.test(unit);
      if (!('style' in merged)) merged['style'] = isCurrency ? 'currency' : 'unit';
      const key = isCurrency ? 'currency' : 'unit';
      if (!(key in merged)) merged[key] = unit;
    }
    return new NumberFormat(locales, merged);
  }
}
