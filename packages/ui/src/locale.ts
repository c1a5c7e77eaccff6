import { pluralName, singularName, type Unit } from '@units/engine/browse';
import { isAmerican, writeNumber } from './number-text.ts';

const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|iw|ks|nqo|ps|sd|ug|ur|yi)\b/i;

/** Which way a language is written. Not every browser can say it. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (rightToLeft.test(locale) ? 'rtl' : 'ltr');

/** A language tag that `Intl` takes, or undefined. */
export const readLocale = (tag: string): string | undefined => {
  try {
    return tag.length > 35 ? undefined : Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
};

const formats = new Map<string, Intl.NumberFormat | undefined>();

/** The format of numbers with a unit in words, for the units that `Intl` knows by the same identifier. */
const unitFormat = (locale: string, unit: string): Intl.NumberFormat | undefined => {
  if (isAmerican(locale)) return undefined;
  const key = `${locale} ${unit}`;
  if (!formats.has(key)) {
    try {
      const style = { style: 'unit', unit, unitDisplay: 'long', maximumSignificantDigits: 7 } as const;
      formats.set(key, new Intl.NumberFormat(locale, style));
    } catch {
      formats.set(key, undefined);
    }
  }
  return formats.get(key);
};

/** A number that every language has its most common plural for. */
const many = 100;

/** The name of a unit for lists, in the language where `Intl` has it and in English where it has not: `Kilometer`, `miles`. */
export const unitName = (unit: Unit, locale: string): string =>
  unitFormat(locale, unit.id)
    ?.formatToParts(many)
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value)
    .join('') ?? pluralName(unit);

/** A value with its unit in words, rounded for the ear: `3.106856 miles`. */
export const inWords = (value: number, unit: Unit, locale: string): string => {
  const format = unitFormat(locale, unit.id);
  if (format) return format.format(value);
  const number = writeNumber(value, locale, 7);
  return `${number} ${Math.abs(value) === 1 ? singularName(unit) : pluralName(unit)}`;
};

/** Whether {@link inWords} leaves digits out. */
export const isRoundedInWords = (value: number): boolean => Number(value.toPrecision(7)) !== value;
