import type { FitDefinition } from '../src/model/quantity.ts';
import { matches, type Definition } from './definitions.ts';
import {
  difference,
  fractionOf,
  numeralOf,
  product,
  quotient,
  raise,
  reduced,
  sum,
  whole,
  type Fraction,
} from './fraction.ts';
import { besides, bounds, isMidpoint, isNearest, overflows } from './rounding.ts';
import { closeTo, log2, log2OfBase } from './logarithm.ts';

/** Two units of a quantity, and the dimension that they share. */
export interface Question {
  readonly from: Definition;
  readonly to: Definition;
  readonly dimension: ReadonlyMap<string, number>;
}

/** The result of a conversion: a number, or the code of its error. */
export type Outcome = number | string;

/** The verdict on an outcome. `tie` is a right outcome whose exact answer lies halfway between two doubles. */
export type Verdict = 'right' | 'tie' | 'wrong';

const verdict = (isRight: boolean): Verdict => (isRight ? 'right' : 'wrong');

/** Returns true if no fraction leads from every value to its answer. */
export const isCurved = ({ from, to }: Question): boolean =>
  [from, to].some(({ log, fit }) => (log ?? fit) !== undefined);

const isReciprocal = ({ dimension: own, offset }: Definition, dimension: Question['dimension']): boolean =>
  dimension.size > 0 && offset[0] === 0n && matches(own, dimension, -1);

/** Returns the exponent of π in the factor between the two units. */
export const piPowerOf = ({ from, to, dimension }: Question): number =>
  (isReciprocal(from, dimension) ? -from.piPower : from.piPower) -
  (isReciprocal(to, dimension) ? -to.piPower : to.piPower);

/** Returns the exact answer without its power of π, or undefined for the reciprocal of zero. */
export const answer = ({ from, to, dimension }: Question, value: Fraction): Fraction | undefined => {
  const own = product(sum(value, from.offset), from.scale);
  const [invertsFrom, invertsTo] = [isReciprocal(from, dimension), isReciprocal(to, dimension)];
  if (invertsFrom !== invertsTo && own[0] === 0n) return undefined;
  const there = invertsFrom === invertsTo ? own : quotient(whole(1), own);
  const [a, b] = invertsFrom && invertsTo ? [to.scale, whole(0)] : [to.scale, to.offset];
  return difference(quotient(there, a), b);
};

const judgeLinear = (question: Question, value: number, outcome: Outcome): Verdict => {
  const exact = answer(question, fractionOf(String(value)));
  if (!exact) return verdict(outcome === 'division-by-zero');
  const ends = bounds(exact, piPowerOf(question));
  if (typeof outcome === 'string') return verdict(outcome === 'result-out-of-range' && ends.every(overflows));
  if (!ends.every((end) => isNearest(outcome, end))) return 'wrong';
  return ends[0] === ends[1] && isMidpoint(exact, outcome) ? 'tie' : 'right';
};

/** Returns the integer k for which a fraction is base^k, or undefined. */
const exponentOf = (value: Fraction, base: 2 | 10 | 'e'): number | undefined => {
  const [top, bottom] = reduced(value);
  if (base === 'e' || (top === 1n && bottom === 1n)) return top === bottom ? 0 : undefined;
  if (top !== 1n && bottom !== 1n) return undefined;
  let rest = top === 1n ? bottom : top;
  let exponent = 0;
  for (; rest > 0n && rest % BigInt(base) === 0n; rest /= BigInt(base)) exponent += 1;
  return rest === 1n ? (top === 1n ? -exponent : exponent) : undefined;
};

/** Returns the quantity of a level in the other unit if that is a fraction: reference · base^k for an integer k. */
const standsFor = ({ from, to }: Question, value: Fraction): Fraction | undefined => {
  const references = quotient(from.scale, to.scale);
  if (!from.log) return product(value, references);
  const [k, one] = reduced(quotient(value, from.log.per));
  if (k === 0n) return references;
  if (from.log.base === 'e' || one !== 1n || k > 2000n || k < -2000n) return undefined;
  return product(references, raise(whole(from.log.base), Number(k)));
};

/**
 * Returns the exact answer if it is a fraction: at exact powers, and between levels whose references differ by a power.
 */
const exactLevel = (question: Question, value: Fraction): Fraction | undefined => {
  const { from, to } = question;
  const linear = standsFor(question, value);
  if (!to.log) return linear;
  const exponent = linear && exponentOf(linear, to.log.base);
  if (exponent !== undefined) return product(whole(exponent), to.log.per);
  if (from.log?.base !== to.log.base) return undefined;
  const apart = exponentOf(quotient(from.scale, to.scale), to.log.base);
  return apart === undefined ? undefined : product(sum(quotient(value, from.log.per), whole(apart)), to.log.per);
};

const isBetween = (value: Fraction, [a, b]: readonly [Fraction, Fraction]): boolean =>
  difference(value, a)[0] >= 0n && difference(b, value)[0] >= 0n;

/** Returns log2 of the value's quantity over the target's reference: the result's level before scaling. */
const depth = ({ from, to }: Question, value: Fraction): Fraction => {
  const references = quotient(from.scale, to.scale);
  if (!from.log) return log2(product(value, references));
  return sum(product(quotient(value, from.log.per), log2OfBase(from.log.base)), log2(references));
};

const largestDepth = whole(1024);

/** Judges to within one unit in the last place, by logarithms alone, even if the answer is an exponential. */
const judgeApproximately = (question: Question, value: Fraction, outcome: Outcome): Verdict => {
  const { log } = question.to;
  const exact = depth(question, value);
  if (log) {
    const level = product(quotient(exact, log2OfBase(log.base)), log.per);
    if (typeof outcome === 'string') return verdict(outcome === 'result-out-of-range' && overflows(level));
    return verdict(isBetween(level, besides(outcome)));
  }
  if (typeof outcome === 'string') {
    const isBeyond = difference(exact, largestDepth)[0] >= 0n || closeTo(exact, largestDepth, largestDepth);
    return verdict(outcome === 'result-out-of-range' && isBeyond);
  }
  const [below, above] = besides(outcome);
  const isAbove = below[0] <= 0n || difference(exact, log2(below))[0] >= 0n;
  return verdict(isAbove && difference(log2(above), exact)[0] >= 0n);
};

// ISO 532-1, 5.7: below 40 phon (1 sone), N = (phon / 40)^(1 / 0.35) − 0.0005. The minimum is 3 phon
const limen: Fraction = [1n, 2000n];
const quietExponent: Fraction = [20n, 7n];
const softest = whole(3);
const threshold = whole(40);

const isBelow = (a: Fraction, b: Fraction): boolean => difference(a, b)[0] < 0n;

/** Judges a conversion on the quiet branch of loudness, within one unit in the last place, by logarithms alone. */
const judgeQuiet = ({ from }: Question, value: Fraction, outcome: Outcome): Verdict => {
  const isOut = from.log ? isBelow(value, softest) : value[0] < 0n;
  if (isOut) return verdict(outcome === 'out-of-range');
  if (typeof outcome === 'string') return 'wrong';
  const ofLevel = (level: Fraction): Fraction => product(log2(quotient(level, threshold)), quietExponent);
  const ofLoudness = (loudness: Fraction): Fraction => log2(sum(loudness, limen));
  const [below, above] = besides(outcome);
  if (from.log) {
    const exact = ofLevel(value);
    const isAbove = sum(below, limen)[0] <= 0n || !isBelow(exact, ofLoudness(below));
    return verdict(isAbove && !isBelow(ofLoudness(above), exact));
  }
  const exact = ofLoudness(value);
  if (isBelow(exact, ofLevel(softest))) return verdict(outcome === 3);
  return verdict(!isBelow(exact, ofLevel(below)) && !isBelow(ofLevel(above), exact));
};

/** Returns true if a value lies on the quiet branch of loudness. */
const isQuiet = ({ from, to }: Question, value: Fraction): boolean =>
  from !== to &&
  ((from.log?.quiet && isBelow(value, threshold)) || (to.log?.quiet && isBelow(value, whole(1)))) === true;

const judgeLevel = (question: Question, value: number, outcome: Outcome): Verdict => {
  const given = fractionOf(String(value));
  if (isQuiet(question, given)) return judgeQuiet(question, given, outcome);
  if (!question.from.log && given[0] <= 0n) return verdict(outcome === 'out-of-range');
  const exact = question.from === question.to ? given : exactLevel(question, given);
  if (!exact) return judgeApproximately(question, given, outcome);
  return verdict(
    typeof outcome === 'string' ? outcome === 'result-out-of-range' && overflows(exact) : isNearest(outcome, exact),
  );
};

const valueOf = ({ slope, top, bottom }: FitDefinition, x: Fraction): Fraction => {
  const polynomial = (numbers: string): Fraction =>
    numbers.split(' ').reduceRight<Fraction>((total, number) => sum(product(total, x), numeralOf(number)), whole(0));
  return sum(product(numeralOf(slope), x), quotient(polynomial(top), polynomial(bottom)));
};

/** The number of halvings after which an interval is far smaller than a double's precision. */
const halvings = 90;

/** Returns the x of a formula's value by halving an interval. Undefined if it is below the least one. */
const inverseOf = (fit: FitDefinition, value: Fraction): Fraction | undefined => {
  let low = numeralOf(fit.least);
  if (isBelow(value, valueOf(fit, low))) return undefined;
  let high = product(low, whole(2));
  for (; isBelow(valueOf(fit, high), value); high = reduced(product(high, whole(2)))) low = high;
  for (let step = 0; step < halvings; step++) {
    const middle = reduced(quotient(sum(low, high), whole(2)));
    if (isBelow(valueOf(fit, middle), value)) low = middle;
    else high = middle;
  }
  return high;
};

/** Returns a side of a test by the other one. Undefined below the least one. */
const sideOf = (fit: FitDefinition, side: FitDefinition['gives'], value: Fraction): Fraction | undefined => {
  if (fit.gives !== side) return inverseOf(fit, value);
  return isBelow(value, numeralOf(fit.least)) ? undefined : valueOf(fit, value);
};

/** Judges a conversion from or to the readings of a test, within one unit in the last place. */
const judgeReading = ({ from, to }: Question, value: number, outcome: Outcome): Verdict => {
  const given = fractionOf(String(value));
  if (from === to) return verdict(typeof outcome === 'number' && isNearest(outcome, given));
  const read = from.fit ? sideOf(from.fit, 'amount', given) : given;
  const amount = read && quotient(product(read, from.scale), to.scale);
  const exact = amount && to.fit ? sideOf(to.fit, 'reading', amount) : amount;
  if (!exact) return verdict(outcome === 'out-of-range');
  if (typeof outcome === 'string') return verdict(outcome === 'result-out-of-range' && overflows(exact));
  return verdict(isBetween(exact, besides(outcome)));
};

/** Judges the outcome of a conversion against the exact answer. */
export const judge = (question: Question, value: number, outcome: Outcome): Verdict => {
  if (Object.is(outcome, -0)) return 'wrong';
  if (question.from.fit ?? question.to.fit) return judgeReading(question, value, outcome);
  return isCurved(question) ? judgeLevel(question, value, outcome) : judgeLinear(question, value, outcome);
};
