import { signsOf, type Signs } from './number-text.ts';

/** What a typed text says: a number, nothing, a number that could be two, or no number. */
export type Reading =
  | { readonly value: number }
  | { readonly problem: 'empty' }
  | { readonly problem: 'not-a-number' }
  | { readonly problem: 'too-large' }
  | { readonly problem: 'ambiguous'; readonly meanings: readonly [number, number] };

const longest = 128;

/** Western digits and signs for those of the locale, of Arabic and of full width. */
const westernize = (text: string, { digits }: Signs): string =>
  text
    .replace(/[½⅓¼¾⅔⅛⅜⅝⅞]/g, (fraction) => ` ${fraction}`)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => {
      const index = digits.indexOf(digit);
      if (index >= 0) return String(index);
      return /[٠-٩۰-۹]/.test(digit) ? String(digit.charCodeAt(0) & 15) : digit;
    })
    .replace(/[−‒–﹣]/g, '-')
    .replaceAll('⁄', '/')
    .replaceAll('٫', '.')
    .replace(/[\u061c\u200e\u200f٬]/g, '')
    .replace(/\s*[×x*]\s*10\s*\^?\s*([+-]?\d+)$/i, 'e$1')
    .replace(/(?<=\d)[’'_](?=\d{3})/g, '')
    .trim();

/** Groups of three digits, or of two before the last three, as India writes them. */
const isGrouped = (whole: string, sign: string): boolean => {
  const groups = whole.split(sign);
  return (
    /^\d{1,3}$/.test(groups[0]!) &&
    groups
      .slice(1)
      .every((group, i, { length }) => (i === length - 1 ? /^\d{3}$/.test(group) : /^\d{2,3}$/.test(group)))
  );
};

const asNumber = (text: string): Reading => {
  const value = Number(text);
  if (Number.isNaN(value)) return { problem: 'not-a-number' };
  return Number.isFinite(value) ? { value: value + 0 } : { problem: 'too-large' };
};

const grouped = (whole: string, sign: string, rest: string): Reading =>
  isGrouped(whole, sign) ? asNumber(whole.replaceAll(sign, '') + rest) : { problem: 'not-a-number' };

/** One comma or one point: what the locale says it is; where it cannot be that, or the locale has neither, the other. */
const single = (text: string, sign: string, exponent: string, { decimal, group }: Signs): Reading => {
  const fraction = text.replace(sign, '.') + exponent;
  if (sign === decimal || !isGrouped(text, sign) || text.startsWith('0')) return asNumber(fraction);
  const whole = text.replace(sign, '') + exponent;
  if (sign === group) return asNumber(whole);
  return { problem: 'ambiguous', meanings: [Number(fraction), Number(whole)] };
};

/** Digits with commas and points. Of two different signs the last is the decimal one; one that comes twice groups. */
const readDigits = (text: string, signs: Signs): Reading => {
  const [, body = '', exponent = ''] = /^([\d.,]*\d[\d.,]*)(e[+-]?\d+)?$/i.exec(text) ?? [];
  const separators = body.replace(/\d/g, '');
  const last = separators.at(-1);
  if (body === '') return { problem: 'not-a-number' };
  if (last === undefined) return asNumber(body + exponent);
  if (separators.length === 1) return single(body, last, exponent, signs);
  const other = last === ',' ? '.' : ',';
  if (!separators.includes(other)) return grouped(body, last, exponent);
  const at = body.lastIndexOf(last);
  if (body.indexOf(last) !== at) return { problem: 'not-a-number' };
  return grouped(body.slice(0, at), other, `.${body.slice(at + 1)}${exponent}`);
};

/** `1/2`, `3 1/2`. */
const readFraction = (text: string): Reading | undefined => {
  const match = /^(?:(\d{1,6})[\s-]+)?(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text);
  if (!match) return undefined;
  const [whole, top, bottom] = [Number(match[1] ?? 0), Number(match[2]), Number(match[3])];
  return bottom === 0 ? { problem: 'not-a-number' } : { value: (whole * bottom + top) / bottom };
};

/** Spaces group digits in threes. */
const closeGroups = (text: string): string =>
  /^\d{1,3}(?: \d{3})+(?!\d)/.test(text) ? text.replaceAll(' ', '') : text;

const negated = (reading: Reading): Reading => {
  if ('value' in reading) return { value: 0 - reading.value };
  if (reading.problem !== 'ambiguous') return reading;
  return { problem: 'ambiguous', meanings: [-reading.meanings[0], -reading.meanings[1]] };
};

/** Reads a number as people type it: `1 000,5`, `1,000.5`, `1e3`, `−5`, `3 1/2`, `½`, `٥`. */
export const readNumber = (typed: string, locale: string): Reading => {
  if (typed.trim() === '') return { problem: 'empty' };
  if (typed.length > longest) return { problem: 'not-a-number' };
  const signs = signsOf(locale);
  const text = westernize(typed, signs).replace(/\s+/g, ' ');
  const unsigned = text.replace(/^[+-]\s?/, '');
  const reading = readFraction(unsigned) ?? readDigits(closeGroups(unsigned), signs);
  return text.startsWith('-') ? negated(reading) : reading;
};
