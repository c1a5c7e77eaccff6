import { oncePer, remember } from '../model/remember.ts';
import { currencySigns } from '../data/currencies.ts';
import { numberFormat } from '../text/format/intl.ts';
import { wholeWords } from '../languages/words.ts';
import { plainLetters } from './letters.ts';
import { rankOf } from '../naming/rank.ts';
import { readMultiplier } from '../text/numbers/multiplier.ts';
import { makeSource, matchAt, span, type Span } from '../text/span.ts';
import { codes, isCurrencyCode } from './currency-codes.ts';

const signs = new Map(currencySigns.map(([sign, code]) => [sign.toLowerCase(), code]));
const sign = new RegExp(
  currencySigns
    .map(
      ([text]) =>
        `${text.toLowerCase().replaceAll('$', String.raw`\$`)}${/[a-z]{3}$/i.test(text) ? 's?(?![a-z])' : /[a-z]$/i.test(text) ? '(?![a-z])' : ''}`,
    )
    .join('|'),
  'y',
);
const code = /[a-z]{3}(?![a-z])/iy;

/** A currency in a text: its ISO code, or a sign that several currencies share. */
export interface Currency {
  readonly unit: string;
  readonly end: number;
}

/** The most letters of a word for a currency. */
const longestWord = 24;

/** The end of the code of a word for a hundredth: EUR/100. */
const hundredth = '/100';

/** Returns a pattern for the words of a language for currencies, without accents. No letter follows a word in a script with spaces. */
const patternOf = oncePer((currencies: Readonly<Record<string, string>>) => {
  const words = wholeWords(Object.keys(currencies).map(plainLetters));
  return new RegExp(words || '(?!)', 'uy');
});

/** Returns the word of a language for a currency, or for a hundredth of one, at an index. */
const wordAt = ({ currencies, plain }: Span, at: number): Currency | undefined => {
  if (!currencies || !/\p{L}/u.test(plain.charAt(at))) return undefined;
  const letters = plainLetters(plain.slice(at, at + longestWord));
  const word = matchAt(patternOf(currencies), letters, 0)?.[0];
  const name = word && Object.keys(currencies).find((one) => plainLetters(one) === word)!;
  return name ? { unit: currencies[name]!, end: at + word.length } : undefined;
};

/** Reads a word of a language for a currency, unless a unit that people write has the same name: in Dutch, a `pond` is half a kilogram. */
export const readOwnCurrency = (source: Span, at: number): Currency | undefined => {
  const own = wordAt(source, at);
  if (!own || own.unit.endsWith(hundredth)) return undefined;
  const units = source.lexicon?.meaningsOf(source.plain.slice(at, own.end)).units ?? [];
  return units.some((unit) => rankOf(unit) !== 'rare') ? undefined : own;
};

/** Matches hundredths of a currency. */
const hundredths = /(?:cents?|pence|¢|ct|[cp])(?![\p{L}\d])/uy;

/** Matches what stands after a price of one. Before it a carat is a cent, and a pint a penny: 30 ct/kWh. A `c` is one of energy alone. */
const ofOne = /^(?:ct|p)\s*(?:\/|per\s|an?\s|each(?![a-z])|apiece)|^c\s*(?:\/|per\s)\s*[km]?wh(?![a-z])/;

/** The currencies of hundredths by their sign. Those of cents and c are several. */
const currencyOfCents: ReadonlyMap<string, string> = new Map([
  ['ct', 'EUR'],
  ['p', 'GBP'],
  ['pence', 'GBP'],
]);

/** Reads a word for a hundredth of a currency at an index: cents, pence, Cent. The unit is the whole currency. */
export const readHundredth = (source: Span, at: number, isMoney: boolean): Currency | undefined => {
  const own = wordAt(source, at);
  if (own?.unit.endsWith(hundredth)) return { unit: own.unit.slice(0, -hundredth.length), end: own.end };
  const text = matchAt(hundredths, source.lower, at)?.[0];
  if (text === undefined) return undefined;
  const end = at + text.length;
  const isOpen = !isMoney && /^(?:ct|[cp])$/.test(text) && !ofOne.test(source.lower.slice(at));
  return isOpen ? undefined : { unit: currencyOfCents.get(text) ?? '$', end };
};

/** Reads the sign, the code or the name of a currency at an index. */
export const readCurrency = (source: Span, at: number): Currency | undefined => {
  const own = readOwnCurrency(source, at);
  if (own) return own;
  const match = matchAt(sign, source.lower, at);
  if (match) {
    const text = match[0];
    return { unit: (signs.get(text) ?? signs.get(text.replace(/s$/, '')))!, end: at + text.length };
  }
  const letters = matchAt(code, source.plain, at)?.[0];
  if (letters === undefined || !isCurrencyCode(letters)) return undefined;
  return { unit: letters.toUpperCase(), end: at + letters.length };
};

/** Removes the currency at the start or end of a text: `64.20` for `$64.20` and `64.20 EUR`, `500万` for `500万円`. */
export const withoutCurrency = (text: string): string => {
  const source = span(makeSource(text), 0);
  const before = readCurrency(source, 0);
  if (before) return source.text.slice(before.end);
  const first = source.plain.search(/[^\d\s]\D*$/);
  for (let at = first; at >= 0 && at < source.plain.length; at++) {
    if (readCurrency(source, at)?.end === source.text.length) return source.text.slice(0, at);
  }
  return text;
};

/** Returns an amount with a power of ten for the letter of its thousands or millions: `250e3` for `250k`. */
export const withPower = (text: string): string => {
  const source = makeSource(text.trim());
  const at = source.plain.search(/(?<=\d)[a-z]+$/i);
  const letter = at < 0 ? undefined : readMultiplier(source, at, 'money');
  return letter ? `${source.plain.slice(0, at)}e${String(letter.value.n).length - 1}` : text;
};

/** The first sign of each currency. */
const signOf = new Map([...currencySigns].reverse().map(([text, unit]) => [unit, text]));

/** Formats an amount in English: `$57.60`, `CHF 12.50`. */
const writeInEnglish = (digits: string, unit: string): string => {
  const known = signOf.get(unit);
  const isSign = known !== undefined && known.length === 1;
  const [, minus = '', rest = digits] = /^(-)(.*)$/.exec(digits) ?? [];
  return isSign ? `${minus}${known}${rest}` : `${minus}${rest} ${unit}`;
};

/**
 * Formats an amount in a language: `57,60 €`. The sign of several currencies takes the position of a currency's sign.
 */
const writeIn = (value: number, unit: string, tag: string, options: Intl.NumberFormatOptions): string => {
  const isCode = codes.has(unit);
  // A word stands after the number: ۵۰۰ تومان
  if (!isCode && /\p{L}/u.test(unit)) return `${numberFormat(tag, options).format(value)} ${unit}`;
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

/** The number of digits of an amount below a tenth of the unit, where cents are too coarse. */
const digitsOfCents = 3;

/** The decimals of each currency that was asked for. */
const decimals = new Map<string, number | undefined>();

/** Returns the decimals of a currency: two for most, none for the yen. A shared sign has two, except ¥. */
export const centDigitsOf = (unit: string | undefined): number | undefined => {
  if (unit === '¥') return 0;
  if (unit === undefined || !codes.has(unit)) return undefined;
  return remember(
    decimals,
    codes.size,
    unit,
    () => numberFormat('en', { style: 'currency', currency: unit }).resolvedOptions().maximumFractionDigits,
  );
};

/** Returns the decimals of an amount: none for a whole one, else those of its currency, or more for a small one. */
export const moneyDigits = (value: number, unit: string, digits = 0): Intl.NumberFormatOptions => {
  const least = Number.isInteger(value) ? 0 : (centDigitsOf(unit) ?? 2);
  const isFine = value !== 0 && Math.abs(value) < 0.1;
  const useful = isFine ? digitsOfCents - 1 - Math.floor(Math.log10(Math.abs(value))) : least;
  return { minimumFractionDigits: least, maximumFractionDigits: Math.min(Math.max(useful, digits), 100) };
};

/** Formats an amount of money in the language of a tag. */
export const writeMoney = (value: number, unit: string, tag: string, options: Intl.NumberFormatOptions): string =>
  /^en\b/.test(tag)
    ? writeInEnglish(numberFormat(tag, options).format(value), unit)
    : writeIn(value, unit, tag, options);
