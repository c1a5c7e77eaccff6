import { alternatives, unspaced } from '../languages/words.ts';
import { oncePer } from '../model/remember.ts';
import type { Asking } from '../model/speech.ts';
import { isUnitIn, span, withPlain, type Span } from '../text/span.ts';
import { inDigits } from './in-digits.ts';
import { hasUnspaced } from './letters.ts';

/** Replaces one form of words for a sign with the sign. */
type Step = (text: string) => string;

/** Replaces the words of a language for signs. */
interface Reader {
  readonly steps: readonly Step[];
  /** The steps for signs between two measures. */
  readonly ofMeasures: readonly Step[];
  /** Words around the calculation without meaning. */
  readonly before: RegExp;
  readonly after: RegExp;
  /** A word for a sign between two words. */
  readonly signs: RegExp;
  /** A word for the percent sign, whose parts may be others: due per cento. */
  readonly percent: RegExp;
}

const afterNumber = String.raw`(?<=[\d)%]\s{0,3})`;
const beforeNumber = String.raw`(?=\s{0,3}[\d(√∛])`;
const roots = '√∛';

/** The digits of Chinese and Japanese from one: 四乗, 七五折. */
const digits = '一二三四五六七八九';

/**
 * Returns the pattern of words for a sign: a root before its number, a power such as `^2` after it, and an operator
 * between two numbers.
 */
const patternOf = (sign: string, words: readonly string[]): RegExp => {
  const names = `(?:${alternatives(words)})`;
  if (roots.includes(sign)) return new RegExp(`${names}${beforeNumber}`, 'giu');
  return new RegExp(`${afterNumber}${names}${sign.length > 1 ? '' : beforeNumber}`, 'giu');
};

/** Returns a step for words on both sides of a number: the exponent in `の…乗`, the dividend in `dividir … entre`. */
const around = (sign: string, words: string): Step => {
  const [first = '', second = ''] = words.split('…').map((part) => alternatives([part.trim()]));
  if (sign === '/') {
    const division = new RegExp(String.raw`${first}(\s{1,3}[\d.,]{1,20}\s{1,3})(${second})${beforeNumber}`, 'giu');
    const write = (whole: string, number: string, { length }: string): string =>
      `${' '.repeat(whole.length - number.length - length)}${number}${sign.padEnd(length)}`;
    return (text) => text.replace(division, write);
  }
  const pattern = new RegExp(
    String.raw`${afterNumber}${first}\s{0,3}(\d{1,3}|[${digits}]{1,2})\s{0,3}${second}`,
    'giu',
  );
  const written = (number: string): string =>
    Array.from(number, (digit) => (digits.includes(digit) ? digits.indexOf(digit) + 1 : digit)).join('');
  const [before = '', after = ''] = sign.split('…');
  return (text) =>
    text.replace(pattern, (whole, number: string) => {
      const signs = `${before}${written(number)}${after}`;
      return signs.length > whole.length ? whole : signs.padEnd(whole.length);
    });
};

/** The signs between two measures. */
const betweenMeasures = ['*', '/', '-', '+'];

const afterMeasure = String.raw`(?<=[\p{L}\p{Sc}\d%²³]`;

const stepBetween = (sign: string, words: readonly string[]): Step => {
  const pattern = new RegExp(String.raw`${afterMeasure}\s{1,3})(?:${alternatives(words)})(?=\s{1,3}\d)`, 'giu');
  return (text) => text.replace(pattern, ({ length }) => sign.padEnd(length));
};

/** Returns a step for words on both sides of the second measure, in scripts without spaces: `3kgから800gを引くと`. */
const stepAround = (sign: string, words: string): Step => {
  const [first = '', second = ''] = words.split('…').map((part) => alternatives([part.trim()]));
  const pattern = new RegExp(
    String.raw`${afterMeasure}\s{0,3})(${first})(\s{0,3}\d[\d.,]{0,12}\s?\p{L}{1,12}?)\s{0,3}${second}`,
    'iu',
  );
  return (text) =>
    text.replace(pattern, (whole, { length }: string, measure: string) =>
      `${sign.padStart(length)}${measure}`.padEnd(whole.length),
    );
};

const readerOf = oncePer(({ sums = {}, percent }: Asking): Reader => {
  const silent = sums['silent'] ?? [];
  const signs = Object.entries(sums).filter(([sign]) => sign !== 'silent' && sign !== 'of');
  const spaced = silent.filter((word) => !unspaced.test(word));
  const stuck = silent.filter((word) => unspaced.test(word));
  const either = `(?:${alternatives(spaced) || '$^'})`;
  const hundredth = new RegExp(`${afterNumber}(?:${alternatives(percent) || '(?!)'})(?![\\p{L}\\p{M}])`, 'giu');
  const glued = `(?:${alternatives(stuck) || '$^'})`;
  const asPercent: Step = (text) => text.replace(hundredth, ({ length }) => '%'.padEnd(length));
  const of = new RegExp(
    String.raw`(?<=\d\s{0,3}%\s{1,12})(?:${alternatives(sums['of'] ?? []) || '(?!)'})(?=\s{1,3}\d)`,
    'giu',
  );
  return {
    steps: [
      asPercent,
      ...signs.flatMap(([sign, words]): Step[] => {
        const plain = words.filter((word) => !word.includes('…'));
        const pattern = plain.length === 0 ? undefined : patternOf(sign, plain);
        return [
          ...words.filter((word) => word.includes('…')).map((word) => around(sign, word)),
          ...(pattern ? [(text: string): string => text.replace(pattern, ({ length }) => sign.padEnd(length))] : []),
        ];
      }),
    ],
    ofMeasures: [
      ...betweenMeasures.flatMap((sign) => {
        const words = (sums[sign] ?? []).filter((word) => !word.includes('…') && !unspaced.test(word));
        const others = /[-+]/.test(sign) ? (sums[`${sign}…`] ?? []).map((one) => stepAround(sign, one)) : [];
        return [...(words.length === 0 ? [] : [stepBetween(sign, words)]), ...others];
      }),
      ...(sums['of']
        ? [(text: string): string => asPercent(text).replace(of, ({ length }) => '*'.padEnd(length))]
        : []),
    ],
    before: new RegExp(String.raw`^[¿\s]*(?:${either}\s+|${glued}\s*)`, 'iu'),
    after: new RegExp(String.raw`(?:\s+${either}|\s*${glued})?[\s?=]*$`, 'iu'),
    signs: new RegExp(
      String.raw`\s(?:${alternatives(signs.flatMap(([sign, words]) => (betweenMeasures.includes(sign) ? words : [])))})\s`,
      'iu',
    ),
    percent: new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${alternatives(percent) || '(?!)'})(?![\p{L}\p{M}])`, 'iu'),
  };
});

const isArithmetic = /^(?=.*\d)[\d\s.,()+*/^√∛%-]+$/;

/** Matches a power of a negative number. In words, the sign belongs to the base; in signs, it does not. */
const negativePower = /(?:^|[(+*/^-])\s{0,3}-\s{0,3}[\d.,]{1,20}\s{0,3}\^/;

/** Matches a part of a percentage: half off of 30 % off is neither 15 % off nor half the rest for sure. */
const partOfPercent = /[-+]\s{0,3}[\d.,]{1,20}\s{0,3}%\s{0,3}[*/]/;

/** Returns true for a difference below zero whose sign is a unit too: in Dutch, `5 min 30` is five minutes and thirty seconds. */
const isMeasure = (source: Span, signed: string): boolean => {
  const [whole, first, second] = /^\s*(\d+)\s+-\s+(\d+)\s*$/.exec(signed) ?? [];
  if (whole === undefined || Number(second) <= Number(first)) return false;
  return isUnitIn(source, source.plain.replace(/[\d\s]/g, ''));
};

/** The maximum number of phrases without meaning. */
const mostSilent = 3;

/**
 * Replaces words for signs in a calculation of plain numbers: `Wurzel aus 16`, `3 hoch 4`, `2の平方根`. Undefined for other
 * texts, because next to a unit such words may be part of it.
 */
export const withOwnSigns = (source: Span, asking: Asking | undefined): Span | undefined => {
  const reader = asking && readerOf(asking);
  if (!reader) return undefined;
  const written = /\d/.test(source.plain) ? withSigns(source, reader) : undefined;
  const worded = written ? undefined : sumInDigits(source, reader);
  return written ?? (worded && withSigns(worded, reader));
};

/** The longest sum in words that is read, which bounds the work. */
const longestInWords = 60;

/** Returns a sum with its number words in digits: `一百二十三加四百`, `twintig min drie`. Undefined if it has none. */
const sumInDigits = (source: Span, { signs, percent }: Reader): Span | undefined => {
  const { plain } = source;
  if (plain.length > longestInWords) return undefined;
  if (!hasUnspaced(plain) && (!signs.test(plain) || percent.test(plain))) return undefined;
  return inDigits(source);
};

const withSigns = (source: Span, reader: Reader): Span | undefined => {
  let body = span(source, 0);
  for (let count = 0; count < mostSilent; count++) {
    const length = reader.before.exec(body.plain)?.[0].length ?? 0;
    if (length === 0) break;
    body = span(body, length);
  }
  const end = reader.after.exec(body.plain)?.index ?? body.plain.length;
  const sum = span(body, 0, end);
  const plain = reader.steps.reduce((text, step) => step(text), sum.plain);
  if (plain === sum.plain || !isArithmetic.test(plain)) return undefined;
  if (negativePower.test(plain) || partOfPercent.test(plain) || isMeasure(sum, plain)) return undefined;
  return withPlain(sum, plain);
};

/** Returns a sum of measures with signs in place of words, `105 m mal 68 m in ha`, `3 kg moins 250 g`; undefined for any other text. */
export const withSignsOfMeasures = (source: Span, asking: Asking | undefined): Span | undefined => {
  const steps = asking && readerOf(asking)?.ofMeasures;
  const plain = steps?.reduce((text, step) => step(text), source.plain) ?? source.plain;
  return plain === source.plain ? undefined : withPlain(source, plain);
};
