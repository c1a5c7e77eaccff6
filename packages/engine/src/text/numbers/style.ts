import { matchesOf } from '../../model/matches.ts';
import { remember } from '../../model/remember.ts';
import { numberFormat } from '../format/intl.ts';
import { isPlainEnglish } from '../format/plain-number.ts';
import { makeSource } from '../span.ts';

/** The style of numbers: the decimal mark, and the mark between groups of digits. */
export interface NumberStyle {
  readonly decimal: string;
  readonly group: string;
  /** True if a point before three digits is ambiguous although it is neither of these marks: 1.234 in French. */
  readonly leavesPointOpen?: boolean;
  /** True if a slash between digits is ambiguous, because it can be the decimal mark, as in Persian. */
  readonly leavesSlashOpen?: boolean;
}

const points: NumberStyle = { decimal: '.', group: ',' };
const commas: NumberStyle = { decimal: ',', group: '.' };

const styles = new Map<string, NumberStyle>();
/** A limit above the number of locales, because tags come from callers. */
const mostStyles = 1000;

/** Returns the style of a locale, a BCP 47 tag. Throws a UnitsError (invalid-text) for an invalid tag. */
export const styleOf = (locale: string): NumberStyle => {
  if (isPlainEnglish(locale)) return points;
  return remember(styles, mostStyles, locale, readStyle);
};

const readStyle = (locale: string): NumberStyle => {
  const parts = numberFormat(locale).formatToParts(1234567.8);
  const mark = (type: 'decimal' | 'group'): string => parts.find((part) => part.type === type)?.value ?? '';
  const [decimal, group] = [makeSource(mark('decimal')).plain, makeSource(mark('group')).plain];
  const [language = locale] = locale.split('-');
  // Where the standard groups thousands with a space, many people group with a point, and others type a decimal point
  const mayGroup = decimal === ',' && group !== '.';
  return {
    decimal,
    group,
    ...(mayGroup ? { leavesPointOpen: true } : {}),
    ...(language === 'fa' ? { leavesSlashOpen: true } : {}),
  };
};

/** Returns true for digits whose point or comma can be a decimal mark or a mark between groups of three. */
const isEither = (whole: string, rest: string): boolean => /^[1-9]\d{0,2}$/.test(whole) && rest.length === 3;

/** Returns the style of all numbers that one number of a text shows. */
const hintOf = (numeral: string): NumberStyle | undefined => {
  const [whole = '', ...rest] = numeral.split(/[.,]/);
  const marks = numeral.replace(/\d/g, '');
  const last = marks.at(-1);
  if (marks.length === 1) {
    if (isEither(whole, rest[0]!)) return undefined;
    return last === '.' ? points : commas;
  }
  if (new Set(marks).size === 1) return last === '.' ? commas : points;
  return last === '.' ? points : commas;
};

/**
 * Returns the style that the numbers of a text agree on: next to 5.5, 1,234 is clear. Undefined if no number shows it.
 */
export const styleFromHints = (plain: string): NumberStyle | undefined => {
  let style: NumberStyle | undefined;
  for (const [numeral] of matchesOf(/\d+(?:[.,]\d+)+/g, plain)) {
    const hint = hintOf(numeral);
    if (style && hint && hint !== style) return undefined;
    style ??= hint;
  }
  return style;
};
