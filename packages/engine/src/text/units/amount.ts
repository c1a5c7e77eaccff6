import { bare } from '../../model/given.ts';
import type { Ingredient } from '../../model/ingredient.ts';
import { kindOf, siFactorOf } from '../../definition/definition.ts';
import { compare, plus, ratio, times, toNumber, type Ratio } from '../../model/rational.ts';
import { readClock } from '../numbers/clock.ts';
import { Diagnostic, refusedAt } from '../diagnostics/diagnostic.ts';
import { readSign, signed } from '../numbers/fraction.ts';
import { readNumeral, type Numeral } from '../numbers/number.ts';
import { unreadable } from '../diagnostics/refusal.ts';
import { phrasesOf } from '../question/phrases.ts';
import { makeSource, matchAt, readOnce, skipSpaces, span, without, type Span } from '../span.ts';
import type { NumberStyle } from '../numbers/style.ts';
import { unspaced } from '../../languages/words.ts';
import type { Term } from './term.ts';
import { readUnit } from './unit-text.ts';

/** A sum of terms as typed, `5 ft 6 in`. */
export interface Amount {
  readonly terms: readonly Term[];
  readonly ingredient: Ingredient | undefined;
  /** True if no number was written: `km` for one kilometer. */
  readonly isBare: boolean;
}

/** Matches the text between two terms. A hyphen is allowed only after feet: 5'-6". */
const joint = /\s*(?:[,;]|[+&]|\band\b|\bplus\b)?\s*/y;
const jointAfterFeet = /-\s*|\s+-\s+|\s*(?:[,;]|[+&]|\band\b|\bplus\b)?\s*/y;
const isFeet = /^(?:'|ft|foot|feet)$/;

/** Matches the text between a number and its unit: 10 km, a 6-inch, 10-km, convert 10 from km. */
const beforeUnit = /\s*-(?=[a-z])|\s+from\s+|\s*/y;

/**
 * The maximum number of parts of an amount: years, months, weeks, days, hours, minutes, seconds and their thousandths.
 * It limits the work.
 */
export const mostParts = 8;

const one: Numeral = { value: ratio(1n), end: 0, inWords: false };

const belowZero = /\s+below\s+zero(?=\s|$)/;

/** Reads `20 degrees below zero` as a negative temperature. */
const readBelowZero = (source: Span, style: NumberStyle | undefined): Amount | undefined => {
  const vocabulary = source.lexicon?.vocabulary;
  const words = (vocabulary ? phrasesOf(vocabulary).belowZero : belowZero)?.exec(source.lower);
  if (!words) return undefined;
  const rest = without(source, [[words.index, words.index + words[0].length]]);
  const amount = readAmount(rest, style);
  const [term, ...others] = amount instanceof Diagnostic ? [] : amount.terms;
  if (amount instanceof Diagnostic || !term || others.length > 0 || term.value.n < 0n) return undefined;
  return { ...amount, terms: [{ ...term, value: signed(term.value, true), place: source }] };
};

/** Reads a text that is one sum. */
export const readAmount = (source: Span, style: NumberStyle | undefined): Amount | Diagnostic =>
  readOnce(source, style ? 'amount' : 'any amount', () => readSum(source, style));

const readSum = (source: Span, style: NumberStyle | undefined): Amount | Diagnostic => {
  const below = readBelowZero(source, style);
  if (below) return below;
  const { isNegative, end } = readSign(source, 0);
  const clock = readClock(source, end);
  if (clock instanceof Diagnostic) return clock;
  const after = readAfter(source, end, style);
  if (after instanceof Diagnostic) return after;
  if (after) {
    return { ...after, terms: after.terms.map((term) => ({ ...term, value: signed(term.value, isNegative) })) };
  }
  const difference = readDifference(source, end, style);
  if (difference) return difference;
  const around = readAround(source, style) ?? readSeveralAround(source, style);
  if (around) return around;
  if (clock)
    return {
      terms: clock.map((term) => ({ ...term, value: signed(term.value, isNegative) })),
      isBare: false,
      ingredient: undefined,
    };
  const terms: Term[] = [];
  let ingredient: Ingredient | undefined;
  let isBare = false;
  for (let position = end; position < source.text.length;) {
    if (terms.length >= mostParts) return leftOver(source, position);
    const before = terms.at(-1);
    const glue = before?.unit && isFeet.test(before.unit.lower) ? jointAfterFeet : joint;
    const start = before ? pastJoint(source, position, glue) : position;
    const number = readNumeral(source, start, style, before !== undefined);
    if (number instanceof Diagnostic) return number;
    if (!number && before) {
      // dos kilos y cuarto
      const part = source.lexicon?.ownNumbers?.readHalf(source, position);
      if (!part || part.end < source.text.length || isTwice(before.value, part.value))
        return leftOver(source, position);
      terms.push({ value: part.value, unit: undefined, isMore: true, place: span(source, position) });
      position = part.end;
      continue;
    }
    if (!number) isBare = true;
    const term = readTerm(source, start, number ?? { ...one, end: start }, terms.length > 0, isNegative);
    if (term instanceof Diagnostic) return isBare ? beforeNumber(source, term) : term;
    // One unit twice is not an amount in two units: 1.10 m and 1.20 m
    if (
      before?.unit &&
      before.unit.plain === term.term.unit?.plain &&
      !/\+|\bplus\b/.test(source.lower.slice(position, start))
    )
      return leftOver(source, position);
    if (term.term.isMore && before && isTwice(before.value, term.term.value)) return leftOver(source, position);
    const [unit, further] = [before?.unit, term.term.unit];
    const isBeside = source.lower.slice(position, start).trim() === '';
    if (unit && further && isBeside && isGloss({ ...before!, unit }, { ...term.term, unit: further }))
      return leftOver(source, position);
    const isAdded = before !== undefined && /\+|\bplus\b/.test(source.lower.slice(position, start));
    terms.push(...inHands({ ...term.term, isAdded }));
    ingredient = term.ingredient;
    position = term.end;
  }
  // One g force and 3 g are not a sum: a writer who omits the number one adds nothing after the unit
  const [first, second] = terms;
  if (isBare && second && !second.isMore && !saysTwo(first!))
    return leftOver(source, second.place.offset - source.offset);
  return terms.length > 0 ? { terms, isBare, ingredient } : leftOver(source, 0);
};

/** The greatest difference of an amount from the same in another unit, as people round it. */
const mostRounded = 0.02;

/** A number of a unit as typed. */
type Counted = Pick<Term, 'value'> & { readonly unit: Span };

/** Returns true for an amount that says the one before it in another unit, and is no part of it: 한 근 600g. */
export const isGloss = (before: Counted, after: Counted): boolean => {
  const [first, second] = [before, after].map(({ unit }) => unit.lexicon?.meaningsOf(unit.plain).units[0]);
  if (!first?.quantity || first.quantity !== second?.quantity || kindOf(first) !== 'linear') return false;
  const size = toNumber(times(before.value, siFactorOf(first).ratio));
  const other = toNumber(times(after.value, siFactorOf(second).ratio));
  return Math.abs(size - other) <= mostRounded * Math.abs(size);
};

/** Reads `15.2 hh` as 15 hands and 2 inches: the digit after the point counts inches, 4 to the hand. */
const inHands = (term: Term): readonly Term[] => {
  const { unit, place } = term;
  const [, whole, inches] = /^(\d+)\.([1-3])\s*(?:hh|hands?)(?:\s+high)?$/.exec(place.lower) ?? [];
  if (!unit || whole === undefined) return [term];
  const inch = makeSource('inch', unit.lexicon);
  return [
    { ...term, value: ratio(BigInt(whole)) },
    { value: ratio(BigInt(inches!)), unit: inch, isMore: false, place },
  ];
};

/** Returns true for the Arabic dual, which means two without a number. */
const saysTwo = ({ unit }: Pick<Term, 'unit'>): boolean => unit?.lexicon?.vocabulary?.saysTwo(unit.plain) === true;

/** Matches units before their number: Mach, and the sign or code of a currency. */
const leadingUnit = /mach(?=\s+[\d.])|(?:[a-z]{0,3}\p{Sc}|[a-z]{2,4})(?=\s?[\d.])/uy;

/** Scales with their symbol before the number, as in pH 7. */
const leadingScales = new Set(['ph', 'exposure-value', 'flight-level']);

const isBefore = ({ lexicon }: Span, { lower, plain }: Span): boolean => {
  if (lower === 'mach') return true;
  const unit = lexicon?.meaningsOf(plain).units.at(0);
  return unit !== undefined && (unit.quantity?.id === 'currency' || leadingScales.has(unit.id));
};

const oneTerm = (value: Ratio, unit: Span, place: Span): Amount => ({
  terms: [{ value, unit, isMore: false, place }],
  isBare: false,
  ingredient: undefined,
});

/** Reads units before their numbers: `Mach 2`, `$5`, `EUR 5`, `pH 7`, `FL350`. */
const readAfter = (source: Span, start: number, style: NumberStyle | undefined): Amount | Diagnostic | undefined => {
  const length = matchAt(leadingUnit, source.lower, start)?.[0].length;
  if (length === undefined) return undefined;
  const unit = span(source, start, start + length);
  const number = isBefore(source, unit)
    ? readNumeral(source, skipSpaces(source.plain, start + length), style)
    : undefined;
  if (!number || number instanceof Diagnostic) return number;
  if (number.end < source.text.length) return leftOver(source, number.end);
  return oneTerm(number.value, unit, source);
};

/** Matches the sign of a difference before its number: Δ5 °C, ΔT = 5 °C. */
const ofDifference = /[Δδ∆]\s*(?:t\s*(?:=|of\s)?\s*)?(?=-?[\d.])/y;

/** Reads `Δ5 °C` as a difference of 5 degrees. */
const readDifference = (source: Span, start: number, style: NumberStyle | undefined): Amount | undefined => {
  const length = matchAt(ofDifference, source.lower, start)?.[0].length;
  if (length === undefined) return undefined;
  const { isNegative, end } = readSign(source, start + length);
  const number = readNumeral(source, end, style);
  if (!number || number instanceof Diagnostic) return undefined;
  const { lexicon } = source;
  const scales = lexicon?.meaningsOf(source.plain.slice(number.end).trim()).units ?? [];
  const scale = scales.find(({ quantity }) => quantity?.id === 'temperature');
  const degree = scale && lexicon!.byId(`delta-${scale.id}`);
  if (!degree) return undefined;
  const unit = { ...makeSource(degree.id, lexicon), offset: source.offset };
  return oneTerm(signed(number.value, isNegative), unit, source);
};

interface ReadTerm {
  readonly term: Term;
  readonly end: number;
  readonly ingredient: Ingredient | undefined;
}

/** Returns the index after the joint of two terms, in the language of the text or in English. */
const pastJoint = (source: Span, at: number, glue: RegExp): number => {
  const vocabulary = source.lexicon?.vocabulary;
  const own = vocabulary && phrasesOf(vocabulary).and;
  const length = own && matchAt(own, source.plain, at)?.[0].length;
  return at + (length ?? matchAt(glue, source.lower, at)![0].length);
};

/** Returns the fraction at the end of a text, right after the second part of a name. */
const halfAround = (source: Span, after: string): Ratio | undefined => {
  const part = source.lexicon?.ownNumbers?.readHalf(source, source.plain.lastIndexOf(after) + after.length);
  return part?.end === source.plain.length ? part.value : undefined;
};

/** Reads a unit name around its number: `摄氏 7 度`. */
const readAround = (source: Span, style: NumberStyle | undefined): Amount | undefined => {
  // Names that start with a digit are those per 100 kilometers. Skipping other digits avoids making all names
  if (/^(?!100)\d/.test(source.plain)) return undefined;
  for (const { before, after } of source.lexicon?.vocabulary?.around ?? []) {
    if (!source.plain.startsWith(before)) continue;
    const { isNegative, end } = readSign(source, skipSpaces(source.plain, before.length));
    const number = readNumeral(source, end, style);
    if (!number || number instanceof Diagnostic) continue;
    const rest = source.plain.slice(number.end).trim();
    // カップ2杯半
    const half = after !== '' && rest.startsWith(after) ? halfAround(source, after) : undefined;
    if (rest !== after && !half) continue;
    const unit = { ...makeSource(before + after, source.lexicon), offset: source.offset };
    return oneTerm(signed(half ? plus(number.value, half) : number.value, isNegative), unit, source);
  }
  return undefined;
};

/** Reads names before their numbers with words for and between them: 大さじ3と小さじ2. */
const readSeveralAround = (source: Span, style: NumberStyle | undefined): Amount | undefined => {
  const vocabulary = source.lexicon?.vocabulary;
  const { and = [] } = vocabulary?.words ?? {};
  const joints = and.filter((word) => unspaced.test(word)).map((word) => source.plain.split(word));
  const parts = joints.find(({ length }) => length > 1 && length <= mostParts) ?? [];
  let from = 0;
  const terms: Term[] = [];
  const gap = (source.plain.length - parts.join('').length) / Math.max(1, parts.length - 1);
  for (const part of parts) {
    const term = readAround(span(source, from, from + part.length), style)?.terms[0];
    if (!term) return undefined;
    terms.push({ ...term, isAdded: terms.length > 0 });
    from += part.length + gap;
  }
  return terms.length > 0 ? { terms, isBare: false, ingredient: undefined } : undefined;
};

/** Matches the word before the ingredient of `a cup and a half of milk`, unless it belongs to the number: a half of. */
const ofIngredient = /(?:of\s+(?:the\s+)?)?/y;

const readTerm = (
  source: Span,
  start: number,
  number: Numeral,
  isFurther: boolean,
  isNegative: boolean,
): ReadTerm | Diagnostic => {
  const at = number.end + matchAt(beforeUnit, source.lower, number.end)![0].length;
  const place = span(source, start, number.end);
  const value = signed(number.value, isNegative);
  const isMore = isFurther && number.inWords && number.value.n < number.value.d;
  const of = isMore ? matchAt(ofIngredient, source.lower, at)?.[0].length : undefined;
  const shared = of === undefined ? undefined : source.lexicon?.ingredients?.lookUp(source.text.slice(at + of));
  if (at >= source.text.length || shared)
    return { term: { value, unit: undefined, isMore, place }, end: source.text.length, ingredient: shared };
  const read = readUnit(source, at);
  if (read instanceof Diagnostic) return read;
  const { unit, end, ingredient } = bare(read);
  const isDual = saysTwo({ unit });
  const isTwo = isDual && number.end === start;
  // 12 دقيقتان counts twelve and says two
  if (isDual && !isTwo && compare(number.value, ratio(2n)) !== 0) return refusedAt(span(source, at, end), unreadable);
  return {
    term: { value: isTwo ? plus(value, value) : value, unit, isMore: false, place: span(source, start, end) },
    end,
    ingredient,
  };
};

/** Returns true for a fraction twice: half a kilo and a half may be a half more of the kilo, or of its half. */
const isTwice = (first: Ratio, second: Ratio): boolean =>
  first.n < first.d && first.n === second.n && first.d === second.d;

const leftOver = (source: Span, from: number): Diagnostic => refusedAt(span(source, from), unreadable);

/** Reports only the text before the first number as the fault: `abc` in `abc 10 km`. */
const beforeNumber = (source: Span, diagnostic: Diagnostic): Diagnostic => {
  const digit = source.plain.search(/\s\d/);
  return digit > 0 ? leftOver(span(source, 0, digit), 0) : diagnostic;
};
