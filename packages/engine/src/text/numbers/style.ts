import { numberFormat } from '../format/intl.ts';
import { isPlainEnglish } from '../format/plain-number.ts';
import { makeSource } from '../span.ts';

/** The style of numbers: the decimal mark, and the mark between groups of digits. */
export interface NumberStyle {
  readonly decimal: string;
  readonly group: string;
  /** Leaves open what a point before three digits is, where it is neither of these: 1.234 in French. */
  readonly leavesPointOpen?: boolean;
  /** Leaves open what a solidus between digits is: decimals begin behind it as well, as in Persian. */
  readonly leavesSlashOpen?: boolean;
}

const points: NumberStyle = { decimal: '.', group: ',' };
const commas: NumberStyle = { decimal: ',', group: '.' };

const styles = new Map<string, NumberStyle>();
/** More locales than there are; bounded, because they come from outside. */
const mostStyles = 1000;

/** The style of a locale, a BCP 47 tag. Throws a UnitsError (invalid-text) for what is not one. */
export const styleOf = (locale: string): NumberStyle => {
  if (isPlainEnglish(locale)) return points;
  const known = styles.get(locale);
  if (known) return known;
  if (styles.size >= mostStyles) styles.clear();
  const parts = numberFormat(locale).formatToParts(1234567.8);
  const mark = (type: 'decimal' | 'group'): string => parts.find((part) => part.type === type)?.value ?? '';
  const [decimal, group] = [makeSource(mark('decimal')).plain, makeSource(mark('group')).plain];
  const [language = locale] = locale.split('-');
  // In Portugal and Austria thousands have a space by the standard, and a point by the habit of the language
  const mayGroup = decimal === ',' && group !== '.' && language !== locale && styleOf(language).group === '.';
  const style = {
    decimal,
    group,
    ...(mayGroup ? { leavesPointOpen: true } : {}),
    ...(language === 'fa' ? { leavesSlashOpen: true } : {}),
  };
  styles.set(locale, style);
  return style;
};

/** Digits with one point or comma that could as well stand before a group of three. */
const isEither = (whole: string, rest: string): boolean => /^[1-9]\d{0,2}$/.test(whole) && rest.length === 3;

/** Returns what one number of a text shows about the style of all its numbers. */
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

/** The style that the numbers of a text agree on: 1,234 is plain beside 5.5. Undefined where none gives it away. */
export const styleFromHints = (plain: string): NumberStyle | undefined => {
  let style: NumberStyle | undefined;
  for (const [numeral] of plain.matchAll(/\d+(?:[.,]\d+)+/g)) {
    const hint = hintOf(numeral);
    if (style && hint && hint !== style) return undefined;
    style ??= hint;
  }
  return style;
};
