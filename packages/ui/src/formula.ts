import { readProduct, type Line, type Unit } from '@units/engine/browse';
import type { Relating } from './conversion.ts';
import { writeNumber } from './number-text.ts';
import { listed } from './units.ts';
import { fill, type Words } from './words/words.ts';

/** How a result comes out of a value, in words, and how far its factor can be trusted. */
export interface Formula {
  readonly text: string;
  readonly trust: 'exact' | 'rounded' | 'measured' | undefined;
}

/** Two units and the function between them. */
interface Conversion {
  readonly from: Unit;
  readonly to: Unit;
  readonly pair: { readonly line: Relating };
}

/** Whether a unit rests on a measurement, by its own row or by one that defines it. */
const isMeasured = (unit: Unit): boolean => {
  const product = unit.product ?? (unit.row?.is === undefined ? readProduct(unit.id, listed.byId) : undefined);
  if (product) return product.factors.some(({ unit: factor }) => isMeasured(factor));
  if (unit.row?.status === 'measured') return true;
  const id = unit.row?.is?.split(' ').at(-1);
  const defining = id === undefined ? undefined : listed.byId(id);
  return defining !== undefined && isMeasured(defining);
};

/** Digits of a factor that people still read. */
const readable = 12;

/** n/d where it ends as a decimal of few digits. */
const shortDecimal = (n: bigint, d: bigint): number | undefined => {
  const value = Number(n) / Number(d);
  if (!Number.isFinite(value) || value === 0) return undefined;
  const [digits = '', exponent = '0'] = value.toExponential().replace('.', '').split('e');
  if (digits.replace('-', '').length > readable) return undefined;
  const shift = Number(exponent) - digits.replace('-', '').length + 1;
  const [top, bottom] = shift < 0 ? [n * 10n ** BigInt(-shift), d] : [n, d * 10n ** BigInt(shift)];
  return top === BigInt(digits) * bottom ? value : undefined;
};

const absolute = (n: bigint): bigint => (n < 0n ? -n : n);

/** The largest part of a fraction that is written as one: 5/9. */
const smallPart = 9999n;

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? absolute(a) : gcd(b, a % b));

interface Step {
  readonly text: string;
  readonly rounded: boolean;
}

const powerOfPi = (turns: number): string => (Math.abs(turns) === 1 ? 'π' : `π^${Math.abs(turns)}`);

/** A fraction as people read it: `1.8`, `5/9`, `π/180`, or rounded. */
const writeFactor = (n: bigint, d: bigint, turns: number, locale: string): Step => {
  const whole = (value: bigint) => writeNumber(Number(value), locale);
  const decimal = shortDecimal(n, d);
  const above = turns > 0 ? powerOfPi(turns) : '';
  const below = turns < 0 ? powerOfPi(turns) : '';
  if (decimal !== undefined && (decimal !== 1 || turns === 0) && !below) {
    return { text: `${writeNumber(decimal, locale)}${above && ` ${above}`}`, rounded: false };
  }
  if (absolute(n) <= smallPart && d <= smallPart) {
    const top = [n === 1n && above ? '' : whole(n), above].filter(Boolean).join(' ');
    const bottom = [d === 1n && below ? '' : whole(d), below].filter(Boolean).join(' ');
    return { text: bottom === '' || bottom === '1' ? top : `${top}/${bottom}`, rounded: false };
  }
  const value = (Number(n) / Number(d)) * Math.PI ** turns;
  return { text: writeNumber(value, locale, 8), rounded: true };
};

/** Multiplies by n/d, or divides by d/n where that is the shorter number. */
const scale = ({ p, q, turns }: Line, words: Words, locale: string): Step | undefined => {
  const g = gcd(p, q);
  const [n, d] = [p / g, q / g];
  if (n === d && turns === 0) return undefined;
  const divides = turns === 0 && shortDecimal(n, d) === undefined && shortDecimal(d, n) !== undefined && n > 0n;
  const inverse = divides || (turns === 0 && n === 1n && d > 1n);
  const { text, rounded } = inverse ? writeFactor(d, n, 0, locale) : writeFactor(n, d, turns, locale);
  return { text: fill(inverse ? words.divide : words.multiply, text), rounded };
};

const shift = (n: bigint, d: bigint, words: Words, locale: string): Step => {
  const g = gcd(n, d);
  const { text, rounded } = writeFactor(absolute(n) / g, absolute(d) / g, 0, locale);
  return { text: fill(n < 0n === d < 0n ? words.add : words.subtract, text), rounded };
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The steps from a value to its result: an offset stands where it is the shorter number, before or after the factor. */
const stepsOf = (line: Line, words: Words, locale: string): readonly Step[] => {
  const { p, q, r } = line;
  const factor = scale(line, words, locale);
  if (r === 0n) return factor ? [factor] : [];
  const after = shift(r, q, words, locale);
  if (!factor) return [after];
  if (shortDecimal(r, q) !== undefined || shortDecimal(r, p) === undefined) return [factor, after];
  return [shift(r, p, words, locale), factor];
};

/** The formula of a conversion in words, in the language of the words. */
export const formulaOf = ({ from, to, pair }: Conversion, words: Words, locale: string): Formula => {
  const { line } = pair;
  if (typeof line === 'function') return { text: capitalized(words.logarithm), trust: undefined };
  let steps: readonly Step[];
  if (line.reciprocal) {
    const { text, rounded } = writeFactor(line.p, line.q, line.turns, locale);
    steps = [{ text: fill(words.reciprocal, text), rounded }];
  } else steps = stepsOf(line, words, locale);
  const [first, second] = steps;
  const text = first ? (second ? fill(words.then, first.text, second.text) : first.text) : words.same;
  // Between a unit and its own multiples the measured number cancels.
  const measured = from.row !== to.row && (isMeasured(from) || isMeasured(to));
  return {
    text: capitalized(text),
    trust: measured ? 'measured' : steps.some(({ rounded }) => rounded) ? 'rounded' : 'exact',
  };
};
