import type { Language } from '../../languages/language.ts';
import { pluralName, singularName, symbolOf } from '../../definition/symbol.ts';
import type { Unit } from '../../model/unit.ts';
import { isKnown, numberFormat } from './intl.ts';

/** The style of a unit: its symbol, its name, or its symbol without a space. */
export type FormatStyle = 'short' | 'long' | 'narrow';

/** Options for choosing a name of a language. */
interface Choice {
  readonly language: Language;
  readonly style: FormatStyle;
  /** The plural category of the number. */
  readonly category: string;
}

/**
 * Matches the start of a symbol that looks like part of the number before it: the digit of `1/min`, the exponent of
 * `1e`.
 */
const numeric = /^(?:\d|e(?!\p{L}))/iu;

/**
 * Returns the space before a symbol. Narrow text has none, except before a symbol that looks like part of the number.
 */
const spaceBefore = (symbol: string, style: FormatStyle, space: string): string =>
  style === 'narrow' && !numeric.test(symbol) ? '' : space;

/**
 * Formats a number and its unit in a language. A unit without a symbol gets its long name in all styles. A unit without
 * a name gets its symbol, else its identifier.
 */
export const inLanguage = (number: string, unit: Unit, { language, style, category }: Choice): string => {
  const symbol = symbolOf(unit);
  const forms =
    language.formsOf(unit, style) ?? (language.writesSymbol(unit) ? undefined : language.formsOf(unit, 'long'));
  if (forms) {
    const pattern = language.patternOf(forms, category);
    // Arabic says one and two of a unit without a number, which would lose a minus
    const isSaid = pattern.includes('$') || !/[-−]/.test(number);
    return (isSaid ? pattern : language.patternOf(forms, 'other')).replace('$', () => number);
  }
  const written = symbol === singularName(unit) ? unit.id : symbol;
  return `${number}${spaceBefore(written, style, '\u00a0')}${written}`;
};

/** Formats a number and its unit for units that Intl does not know, with English names. */
export const withOwnName = (number: string, unit: Unit, isOne: boolean, style: FormatStyle): string => {
  if (unit.id === 'part') return number;
  const symbol = symbolOf(unit);
  // Write a unit without a symbol by its name: 2 cups
  const isNamed = style === 'long' || symbol === singularName(unit);
  if (isNamed) return `${number} ${isOne ? singularName(unit) : pluralName(unit)}`;
  return `${number}${spaceBefore(symbol, style, ' ')}${symbol}`;
};

/** Replaces the digits of a formatted number with a text, for fractions, which Intl does not write. */
export const withText = (
  text: string,
  unit: Unit,
  { isNegative, isOne }: { readonly isNegative: boolean; readonly isOne: boolean },
  { locale, style }: { readonly locale: string; readonly style: FormatStyle },
): string => {
  const sample = (isNegative ? -1 : 1) * (isOne ? 1 : 2);
  const format = isKnown(unit.id)
    ? numberFormat(locale, { style: 'unit', unit: unit.id, unitDisplay: style })
    : numberFormat(locale);
  const written = format
    .formatToParts(sample)
    .map(({ type, value }) => (type === 'integer' ? text : value))
    .join('');
  return isKnown(unit.id) ? written : withOwnName(written, unit, isOne, style);
};
