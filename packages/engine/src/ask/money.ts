import { currencySigns } from '../data/currencies.ts';
import { numberFormat } from '../text/format/intl.ts';
import { makeSource, matchAt, span, type Span } from '../text/span.ts';
import { codes, isCurrencyCode } from './currency-codes.ts';

const escaped = (text: string): string => text.replace(/[$]/g, String.raw`\$`);

const signs = new Map(currencySigns.map(([sign, code]) => [sign.toLowerCase(), code]));
const sign = new RegExp(
  currencySigns
    .map(
      ([text]) =>
        `${escaped(text.toLowerCase())}${/[a-z]{3}$/i.test(text) ? 's?(?![a-z])' : /[a-z]$/i.test(text) ? '(?![a-z])' : ''}`,
    )
    .join('|'),
  'y',
);
const code = /[a-z]{3}(?![a-z])/iy;

/** A currency as it stands in a text: its ISO code, or the sign of several as it is written. */
export interface Currency {
  readonly unit: string;
  readonly end: number;
}

/** Reads the sign, the code or the name of a currency at a place. */
export const readCurrency = (source: Span, at: number): Currency | undefined => {
  const match = matchAt(sign, source.lower, at);
  if (match) {
    const text = match[0];
    return { unit: (signs.get(text) ?? signs.get(text.replace(/s$/, '')))!, end: at + text.length };
  }
  const letters = matchAt(code, source.plain, at)?.[0];
  if (letters === undefined || !isCurrencyCode(letters)) return undefined;
  return { unit: letters.toUpperCase(), end: at + letters.length };
};

/** A text without the currency that it begins or ends with, by its sign, code or name: `64.20` of `$64.20`, and of `64.20 EUR`. */
export const withoutCurrency = (text: string): string => {
  const source = span(makeSource(text), 0);
  const before = readCurrency(source, 0);
  if (before) return source.text.slice(before.end);
  const at = source.plain.search(/[^\d\s]\D*$/);
  const behind = at < 0 ? undefined : readCurrency(source, at);
  return behind?.end === source.text.length ? source.text.slice(0, at) : text;
};

const signOf = (unit: string): string | undefined => currencySigns.find(([, known]) => known === unit)?.[0];

/** An amount as people write it, `$57.60`, `CHF 12.50`, with both decimals or none where it is whole. */
const writeInEnglish = (digits: string, unit: string): string => {
  const known = signOf(unit);
  const isSign = known !== undefined && known.length === 1;
  const [, minus = '', rest = digits] = /^(-)(.*)$/.exec(digits) ?? [];
  return isSign ? `${minus}${known}${rest}` : `${minus}${rest} ${unit}`;
};

/** The same as a language has it: `57,60 €`. The sign of several currencies stands where that of one does. */
const writeIn = (value: number, unit: string, tag: string, options: Intl.NumberFormatOptions): string => {
  const isCode = codes.has(unit);
  return numberFormat(tag, {
    ...options,
    style: 'currency',
    currency: isCode ? unit : 'EUR',
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(value)
    .map(({ type, value: text }) => (type === 'currency' && !isCode ? unit : text))
    .join('');
};

/** Of what is less than a tenth of the unit so many digits are shown, as cents are too coarse. */
const digitsOfCents = 3;

/** The decimals of a currency: two, and none of the yen. Signs of several currencies have those of most. */
export const centDigitsOf = (unit: string | undefined): number | undefined => {
  if (unit === '¥') return 0;
  return unit !== undefined && codes.has(unit)
    ? numberFormat('en', { style: 'currency', currency: unit }).resolvedOptions().maximumFractionDigits
    : undefined;
};

/** The decimals of an amount: none of a whole one, else two, and more where little is left by two. */
export const moneyDigits = (value: number, digits = 0): Intl.NumberFormatOptions => {
  const least = Number.isInteger(value) ? 0 : 2;
  const isFine = value !== 0 && Math.abs(value) < 0.1;
  const useful = isFine ? digitsOfCents - 1 - Math.floor(Math.log10(Math.abs(value))) : least;
  return { minimumFractionDigits: least, maximumFractionDigits: Math.min(Math.max(useful, digits), 100) };
};

/** An amount of money for people, in the language of a tag. */
export const writeMoney = (value: number, unit: string, tag: string, options: Intl.NumberFormatOptions): string =>
  /^en\b/.test(tag)
    ? writeInEnglish(numberFormat(tag, options).format(value), unit)
    : writeIn(value, unit, tag, options);
