// Numbers and units in other languages than American English, as `Intl` has them: a chunk of its own. See loadInternational.

const formats = new Map<string, Intl.NumberFormat>();

/** Formats cost more to make than anything else in a first view: each is made once. */
const formatOf = (locale: string): Intl.NumberFormat => {
  let format = formats.get(locale);
  if (!format) formats.set(locale, (format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 21 })));
  return format;
};

/** Decimal text in the way of a locale, with all its digits. */
export const writeDecimal = (text: string, locale: string): string =>
  formatOf(locale).format(text as Intl.StringNumericLiteral);

/** Whether a locale writes a comma before decimals. */
export const hasDecimalComma = (locale: string): boolean =>
  new Intl.NumberFormat(locale).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',');

const unitFormats = new Map<string, Intl.NumberFormat | undefined>();

/** The format of numbers with a unit in words, for the units that `Intl` knows by the same identifier. */
export const unitFormat = (locale: string, unit: string): Intl.NumberFormat | undefined => {
  const key = `${locale} ${unit}`;
  if (!unitFormats.has(key)) {
    try {
      const style = { style: 'unit', unit, unitDisplay: 'long', maximumSignificantDigits: 7 } as const;
      unitFormats.set(key, new Intl.NumberFormat(locale, style));
    } catch {
      unitFormats.set(key, undefined);
    }
  }
  return unitFormats.get(key);
};

/** Whether a language is written from right to left. Not every browser can say it. */
export const isRightToLeft = (locale: string): boolean =>
  /^(?:ar|arc|ckb|dv|fa|he|iw|ks|nqo|ps|sd|ug|ur|yi)\b/i.test(locale);
