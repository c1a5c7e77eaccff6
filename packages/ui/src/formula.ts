import {
  dependsOnMeasurement,
  exactly,
  magnitude,
  superscript,
  ratio,
  toNumber,
  type ExactFunction,
  type Ratio,
  type Unit,
  fill,
} from '@units/engine/internal';
import type { ConversionFunction } from './typed.ts';
import { writeNumber } from './number-text.ts';
import type { Words } from './words/words.ts';

/** The formula of a conversion in words, and the certainty of its factor. */
export interface Formula {
  readonly text: string;
  readonly trust: 'exact' | 'exactRounded' | 'measured' | undefined;
}

/** Two units and the function between them. */
interface Conversion {
  readonly from: Unit;
  readonly to: Unit;
  readonly compiled: { readonly exact: ConversionFunction };
}

/** The most digits of a factor that are shown: a double always keeps that many. */
const readable = 15;

/** Returns a fraction as a decimal if its decimals end after few digits. */
const shortDecimal = (factor: Ratio): number | undefined => {
  const { n, d } = factor;
  const value = toNumber(factor);
  if (!Number.isFinite(value) || value === 0) return undefined;
  const exact = exactly(value);
  const digits = value.toExponential().replace(/e.*|\D/g, '');
  return digits.length <= readable && exact.n * d === n * exact.d ? value : undefined;
};

/** The largest numerator and denominator of a displayed fraction such as 5/9. */
const smallPart = 9999n;

interface Step {
  readonly text: string;
  readonly rounded: boolean;
}

/** The language and digits of written numbers. */
interface Writing {
  readonly locale: string;
  readonly digits: number;
}

const powerOfPi = (piPower: number): string => `π${superscript(Math.abs(piPower))}`;

/** Formats a positive fraction: `1.8`, `5/9`, `π/180`, or rounded. */
const writeFactor = (factor: Ratio, piPower: number, { locale, digits }: Writing): Step => {
  const { n, d } = factor;
  const whole = (value: bigint) => writeNumber(Number(value), locale);
  const decimal = shortDecimal(factor);
  const above = piPower > 0 ? powerOfPi(piPower) : '';
  const below = piPower < 0 ? powerOfPi(piPower) : '';
  if (decimal !== undefined && (decimal !== 1 || piPower === 0) && !below) {
    return { text: `${writeNumber(decimal, locale)}${above && ` ${above}`}`, rounded: false };
  }
  if (n <= smallPart && d <= smallPart) {
    const top = [n === 1n && above ? '' : whole(n), above].filter(Boolean).join(' ');
    const bottom = [d === 1n && below ? '' : whole(d), below].filter(Boolean).join(' ');
    return { text: bottom === '' || bottom === '1' ? top : `${top}/${bottom}`, rounded: false };
  }
  const value = toNumber(factor) * Math.PI ** piPower;
  return { text: writeNumber(value, locale, digits), rounded: true };
};

const inverseOf = ({ n, d }: Ratio): Ratio => ({ n: d, d: n });

/** Returns the step that multiplies by n/d, or divides by d/n if that is the shorter number. */
const scale = ({ p, q, piPower }: ExactFunction, words: Words, writing: Writing): Step | undefined => {
  const factor = ratio(p, q);
  const inverse = inverseOf(factor);
  if (factor.n === factor.d && piPower === 0) return undefined;
  const divides = shortDecimal(factor) === undefined && shortDecimal(inverse) !== undefined;
  const isInverse = piPower === 0 && factor.n > 0n && (divides || (factor.n === 1n && factor.d > 1n));
  const { text, rounded } = writeFactor(isInverse ? inverse : factor, piPower, writing);
  return { text: fill(isInverse ? words.divide : words.multiply, text), rounded };
};

const shift = (offset: Ratio, words: Words, writing: Writing): Step => {
  const { text, rounded } = writeFactor(magnitude(offset), 0, writing);
  return { text: fill(offset.n < 0n ? words.subtract : words.add, text), rounded };
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns the steps from a value to its result. The offset comes before or after the factor, whichever gives the
 * shorter number.
 */
const stepsOf = (line: ExactFunction, words: Words, writing: Writing): readonly Step[] => {
  const { p, q, r } = line;
  const factor = scale(line, words, writing);
  if (r === 0n) return factor ? [factor] : [];
  const [before, after] = [ratio(r, p), ratio(r, q)];
  const isAfter = !factor || shortDecimal(after) !== undefined || shortDecimal(before) === undefined;
  const offset = shift(isAfter ? after : before, words, writing);
  if (!factor) return [offset];
  return isAfter ? [factor, offset] : [offset, factor];
};

/** The digits of a factor whose decimals do not end. */
const usual = 8;

/**
 * Returns the formula of a conversion in words, in the language of the words. Endless decimals are rounded to a number
 * of digits.
 */
export const formulaOf = (
  { from, to, compiled }: Conversion,
  words: Words,
  locale: string,
  digits = usual,
): Formula => {
  const writing = { locale, digits };
  const { exact } = compiled;
  if (typeof exact === 'function') return { text: capitalized(words.logarithm), trust: undefined };
  let steps: readonly Step[];
  if (exact.reciprocal) {
    const { text, rounded } = writeFactor(ratio(exact.p, exact.q), exact.piPower, writing);
    steps = [{ text: fill(words.reciprocal, text), rounded }];
  } else steps = stepsOf(exact, words, writing);
  const [first, second] = steps;
  const text = first ? (second ? fill(words.then, first.text, second.text) : first.text) : words.same;
  // Between a measured unit and its multiples, the measured factor cancels. A conversion between two dimensions uses a
  // density or a molar mass.
  const isBridged = from.quantity && to.quantity && from.quantity.dimension !== to.quantity.dimension;
  const measured =
    isBridged === true || (from.entry !== to.entry && (dependsOnMeasurement(from) || dependsOnMeasurement(to)));
  return {
    text: capitalized(text),
    trust: measured ? 'measured' : steps.some(({ rounded }) => rounded) ? 'exactRounded' : 'exact',
  };
};
