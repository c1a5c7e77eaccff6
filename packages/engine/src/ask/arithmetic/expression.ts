import type { ConstantRow } from '../../data/constants.ts';
import { constantAt } from '../../measured/constant.ts';
import type { Variable } from '../../measured/deviations.ts';
import { mayMultiply, readDigits } from '../../text/numbers/digits.ts';
import { readNumeral } from '../../text/numbers/number.ts';
import type { NumberStyle } from '../../text/numbers/style.ts';
import { readCoverage, readSpread, readUncertain } from '../../text/numbers/uncertain.ts';
import { Diagnostic } from '../../text/diagnostics/diagnostic.ts';
import { isUnitIn, makeSource, matchAt, skipSpaces, span, type Span } from '../../text/span.ts';
import { negate, ratio, type Ratio } from '../../model/rational.ts';
import { readCurrency } from '../money.ts';
import { dividesByZero, severalPowers, tooMuch } from './refusal.ts';

type UnitNode = Extract<Node, { kind: 'unit' }>;

/** The uncertainty of a number or a measure as it was written: each is a variable of its own. */
export interface Uncertainty {
  readonly size: Ratio;
  /** True if it is a part of the value, in percent. */
  readonly isPercent: boolean;
  /** The unit of the size; that of the value where it has none of its own. */
  readonly unit?: UnitNode | undefined;
  /** The coverage factor. */
  readonly divisor: number;
  readonly source: Variable;
  readonly place: Span;
}

const stated = (): Variable => ({ degreesOfFreedom: Infinity });

/** What an expression is made of. */
export type Node =
  | {
      readonly kind: 'number';
      readonly value: Ratio;
      readonly isPercent: boolean;
      readonly uncertainty?: Uncertainty | undefined;
    }
  | { readonly kind: 'constant'; readonly row: ConstantRow; readonly place: Span }
  | { readonly kind: 'money'; readonly value: Ratio; readonly currency: string }
  | { readonly kind: 'pi' }
  /** `index` counts the units of the expression, whose meanings are decided together. */
  | { readonly kind: 'unit'; readonly unit: Span; readonly index: number }
  | {
      readonly kind: 'measure';
      readonly value: Ratio;
      readonly unit: UnitNode;
      readonly uncertainty?: Uncertainty | undefined;
    }
  | { readonly kind: 'negative'; readonly of: Node; readonly place: Span }
  | { readonly kind: 'absolute'; readonly of: Node }
  /** A logarithm to a whole base; without one the natural logarithm. */
  | { readonly kind: 'logarithm'; readonly of: Node; readonly base: bigint | undefined; readonly place: Span }
  /** So many parts of a hundred. */
  | { readonly kind: 'percent'; readonly of: Node; readonly place: Span }
  | { readonly kind: 'power'; readonly of: Node; readonly exponent: Ratio; readonly place: Span }
  | {
      readonly kind: '+' | '-' | '*' | '/' | 'mod';
      readonly left: Node;
      readonly right: Node;
      readonly place: Span;
      /** One measure in two units, with no sign between: 5 ft 6 in. */
      readonly isMixed?: boolean;
    };

export interface Expression {
  readonly root: Node;
  /** The units as they are spelled. */
  readonly units: readonly Span[];
  /** Whether something is worked out, so that it is more than a number or a measure. */
  readonly isSum: boolean;
  /** Whether it is meant only where its result is money or a unit that a quantity lists. */
  readonly isRate?: boolean;
}

/** Bounds on what is read, so that any text costs a known amount of work. */
const mostOperations = 100;
const deepest = 50;

const plusOrMinus = /[+-]|(?:plus|minus)\b/y;
const timesOrOver = /\*\*|[*×·⋅/:]|x(?![a-z])|(?:times|multiplied\s+by|divided\s+by|over|of|by|mod(?:ulo)?)\b/y;
const multiplication = /^(?:[*×·⋅x]|times|multiplied|of|by)/;
const percent = /%|(?:percent|per\s+cent|pct)\b/y;
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const superscript = /⁻?[⁰¹²³⁴-⁹]+/y;
const powerWord = /(?:squared|cubed)\b/y;
const piWord = /(?:pi|π)(?![a-z])/y;
const rootWord = /(?:sqrt|square\s+root(?:\s+of)?|√|cbrt|cube\s+root(?:\s+of)?|∛)(?![a-z])\s*/y;
/** `log2 8`, `log base 2 of 8`; log by itself is that of ten. */
const logarithmWord =
  /(?:log\s*base\s*(\d{1,3})|log_?(\d{1,3})(?!\d*\s*$)|(log|ln))(?:\s+of)?\s*(?=\(|(?<=\s)-?[\d.])/y;
const cubeRoot = /^(?:c|∛)/;
const multiple = /(?:twice|double|triple|half(?:\s+of)?)(?=\s+[\d½⅓⅔¼¾])\s*/y;
const multiples = { twice: ratio(2n), double: ratio(2n), triple: ratio(3n), half: ratio(1n, 2n) };
const factorialSign = /!(?=\s*(?:$|[-+*×·⋅/)]))|factorial\b/y;
const factorialOf = /factorial(?:\s+of)?\s+(?=\d)/y;
/** 200! is the last below 10^400. */
const mostFactorial = 200n;
const overZero = /\d+\s*\/\s*0+(?![\d.,])/y;
const overNumber = /\d+\s*\/\s*\d/y;
/** 100 / 10%: a number over a percentage; 1/2% is half a percent. */
const overPercent = /\d+(?:\s+\/\s*|\s*\/\s+)\d+\s*%|(?:\d{2,}\s*\/\s*\d|\d\s*\/\s*\d{2,})\d*\s*%/y;
/** A whole number in another base: 0x1F, 0b101, 0o17. */
const inBase = /0(?:x[\da-f]{1,100}|b[01]{1,100}|o[0-7]{1,100})(?![\p{L}\d.,])/iuy;

/** What stands before the unit that a price is for: `$3/lb`, `$3 a pound`. */
export const forOne = /\/(?!\s*\d)|(?:per|an?)\b/y;
const primes = /(?:''|["'])/y;

/** Where a unit may end because an operator follows, with a number behind it. */
const unitEnd =
  /\s*(?:[+),=±]|\((?:k\s?=|rect)|[-*×·⋅/](?=\s*(?:[\d.(√π$€£]|sqrt\b|pi\b))|(?<![a-z])x(?=\s*[\d.(])|%|(?<![a-z])(?:times|plus|minus|multiplied|divided|over|by|squared|cubed|mod)\b)|(?<=\S)\s+(?=\d)/g;

/** A number within a unit is an exponent; behind an operator it begins another measure. */
const nextMeasure = /[*×·⋅/]\s*\d|\s-|\s\d/;
const endsInTimes = /(?:^|\s)x$/;

/** Behind a sign of multiplication these are constants: 2 mol * R * 300 K is of no degrees Rankine. */
const constantFactor = /\s*[*×·⋅]\s*[RGF](?![\p{L}\d_])/u;

/** More than any measure has, in years down to seconds; a bound on the work for a text of many. */
const mostParts = 12;

/** The places where a unit at the beginning of a text may end: at most 13, all of them before the next measure. */
const unitEnds = (text: string): number[] => {
  const next = nextMeasure.exec(text);
  const last = next ? next.index + next[0].length - 1 : text.length;
  const ends: number[] = [];
  for (const { index } of text.matchAll(unitEnd)) {
    if (index > last || ends.length === 12) break;
    if (index > 0) ends.push(index);
  }
  return next ? ends : [...ends, text.length];
};

/** Behind a number that is reckoned with, these are halves of the day, and no attometers and picometers. */
const halfOfDay = /^[ap]m$/;

/** The hyphen between feet and inches, with no space around it. */
const inchesBehind = /-(?=\d[\d\s/.]*(?:"|''|in\b|inch))/y;
const isFeet = (node: Node): boolean => node.kind === 'measure' && /^(?:'|ft|foot|feet)$/.test(node.unit.unit.lower);

/** Hours, minutes and seconds. */
const clock = /(\d{1,4}):([0-5]\d):([0-5]\d)(?![\d:.])/y;

const minuteLetter = /m(?![a-z])/y;
const isHours = (node: Node): boolean => node.kind === 'measure' && /^(?:h|hrs?|hours?)$/.test(node.unit.unit.lower);

/** What is no expression. */
class Unreadable extends Error {
  readonly diagnostic: Diagnostic | undefined;
  constructor(diagnostic?: Diagnostic) {
    super();
    this.diagnostic = diagnostic;
  }
}

/** Reads an expression by recursive descent; the grammar stands in docs/questions.md. */
class Reader {
  readonly units: Span[];
  operations = 0;
  private position = 0;
  private depth = 0;
  private readonly source: Span;
  private readonly style: NumberStyle | undefined;

  constructor(source: Span, style: NumberStyle | undefined, units: Span[]) {
    this.source = source;
    this.style = style;
    this.units = units;
  }

  whole(): Node {
    const node = this.sum();
    if (this.skip() < this.source.text.length) throw new Unreadable();
    return node;
  }

  private skip(): number {
    return (this.position = skipSpaces(this.source.plain, this.position));
  }

  private take(pattern: RegExp): string | undefined {
    const match = matchAt(pattern, this.source.lower, this.skip());
    if (match) this.position += match[0].length;
    return match?.[0];
  }

  private operation(start: number): Span {
    const place = span(this.source, start, this.position);
    if (++this.operations > mostOperations)
      throw new Unreadable(tooMuch(place, `more than ${mostOperations} operations`));
    return place;
  }

  private sum(): Node {
    if (++this.depth > deepest) throw new Unreadable(tooMuch(span(this.source, this.position), 'too many parentheses'));
    const start = this.skip();
    let left = this.product();
    for (let sign = this.take(plusOrMinus); sign !== undefined; sign = this.take(plusOrMinus)) {
      const right = this.product();
      left = { kind: /^[+p]/.test(sign) ? '+' : '-', left, right, place: this.operation(start) };
    }
    this.depth--;
    return left;
  }

  private product(): Node {
    const start = this.skip();
    let left = this.signed();
    let isDivided = this.source.plain.slice(start, this.position).includes('/');
    for (;;) {
      const sign = this.take(timesOrOver);
      if (sign === undefined && !this.comesFactor()) return left;
      // 6/2(1+2) has two readings
      if (sign === undefined && isDivided) throw new Unreadable();
      if (sign === '**') throw new Unreadable();
      const isTimes = sign === undefined || multiplication.test(sign);
      isDivided ||= !isTimes;
      const right = this.signed();
      const kind = sign?.startsWith('mod') ? 'mod' : isTimes ? '*' : '/';
      left = { kind, left, right, place: this.operation(start) };
    }
  }

  /** A parenthesis, a root or a constant right behind a number: 2(3 + 4), h c. */
  private comesFactor(): boolean {
    const start = this.skip();
    return (
      matchAt(/\(|sqrt\b|√|(?:pi|π)(?![a-z])/y, this.source.lower, start) !== undefined ||
      constantAt(this.source.plain, start) !== undefined
    );
  }

  private signed(): Node {
    const start = this.skip();
    const sign = this.take(/[-+]/y);
    if (sign === undefined) return this.power();
    const of = this.signed();
    // The minus of -40 °C belongs to the number
    if (sign === '-' && of.kind === 'measure') return { ...of, value: negate(of.value) };
    return sign === '-' ? { kind: 'negative', of, place: this.operation(start) } : of;
  }

  private power(): Node {
    const start = this.skip();
    const of = this.atom();
    const exponent = this.exponent();
    if (!exponent) return of;
    const node: Node = { kind: 'power', of, exponent, place: this.operation(start) };
    // Nobody agrees on 2^3^2
    if (matchAt(/\^|\*\*/y, this.source.lower, this.skip()))
      throw new Unreadable(severalPowers(span(this.source, start)));
    return node;
  }

  private exponent(): Ratio | undefined {
    const raised = matchAt(superscript, this.source.plain, this.position)?.[0];
    if (raised !== undefined) {
      this.position += raised.length;
      const digits = raised.replace(/./gu, (c) => (c === '⁻' ? '-' : String(raisedDigits.indexOf(c))));
      return ratio(BigInt(digits));
    }
    const word = this.take(powerWord);
    if (word !== undefined) return ratio(word === 'squared' ? 2n : 3n);
    if (this.take(/\^|\*\*|to\s+the\s+power(?:\s+of)?\b/y) === undefined) return undefined;
    const isBracketed = this.take(/\(/y) !== undefined;
    const sign = this.take(/[-+]/y);
    const number = isBracketed
      ? readNumeral(this.source, this.position, this.style)
      : readDigits(this.source, this.skip(), this.style);
    if (!number || number instanceof Diagnostic) throw new Unreadable(number);
    this.position = number.end;
    if (isBracketed && this.take(/\)/y) === undefined) throw new Unreadable();
    return sign === '-' ? negate(number.value) : number.value;
  }

  private atom(): Node {
    const start = this.skip();
    const group = this.source.plain[start] === '(' ? this.uncertain() : undefined;
    if (group) return this.withSpread(group, start);
    if (this.take(/\(/y) !== undefined) {
      const inner = this.sum();
      if (this.take(/\)/y) === undefined) throw new Unreadable();
      return this.withUnit(inner, start);
    }
    const root = this.take(rootWord);
    if (root !== undefined) {
      const exponent = ratio(1n, cubeRoot.test(root) ? 3n : 2n);
      const of = this.underRoot();
      return this.withUnit({ kind: 'power', of, exponent, place: this.operation(start) }, start);
    }
    const logarithm = matchAt(logarithmWord, this.source.lower, this.skip());
    if (logarithm) {
      this.position += logarithm[0].length;
      const [, written = logarithm[2]] = logarithm;
      const base = logarithm[3] === 'ln' ? undefined : BigInt(written ?? 10);
      const of = this.underRoot();
      return { kind: 'logarithm', of, base, place: this.operation(start) };
    }
    const times = this.take(multiple);
    if (times !== undefined) {
      const [word] = times.split(/\s/);
      const value = multiples[word as keyof typeof multiples];
      const right = this.power();
      return { kind: '*', left: { kind: 'number', value, isPercent: false }, right, place: this.operation(start) };
    }
    if (this.take(piWord) !== undefined) return this.withUnit({ kind: 'pi' }, start);
    return this.constant(start) ?? this.number();
  }

  private constant(start: number): Node | undefined {
    const found = constantAt(this.source.plain, start);
    if (!found) return undefined;
    this.position = found.end;
    return { kind: 'constant', row: found.row, place: span(this.source, start, found.end) };
  }

  /** `5.0(2)` or `(5.0 ± 0.2)e3` as a number. */
  private uncertain(): Extract<Node, { kind: 'number' }> | undefined {
    const start = this.skip();
    const read = mayMultiply(this.source, start) ? undefined : readUncertain(this.source, start, this.style);
    if (read instanceof Diagnostic) throw new Unreadable(read);
    if (!read) return undefined;
    this.position = read.end;
    const place = span(this.source, start, read.end);
    const uncertainty = { size: read.uncertainty, isPercent: false, divisor: 1, source: stated(), place };
    return { kind: 'number', value: read.value, isPercent: false, uncertainty };
  }

  /** The ± behind a number or a measure, where one stands there. */
  private spread(): Uncertainty | undefined {
    // The space in front decides between 5 +- 2 and 5+-2
    const start = this.source.plain[this.position - 1] === ' ' ? this.position - 1 : this.position;
    const read = readSpread(this.source, start, this.style);
    if (read instanceof Diagnostic) throw new Unreadable(read);
    if (!read) return undefined;
    const place = span(this.source, this.position, read.end);
    this.position = read.end;
    return { size: read.size, isPercent: read.isPercent, divisor: 1, source: stated(), place };
  }

  /** A number with what stands behind it: its uncertainty, a percent sign or a unit, and the coverage factor. */
  private withSpread(number: Extract<Node, { kind: 'number' }>, start: number): Node {
    const before = number.uncertainty ?? this.spread();
    if (!before && this.take(percent) !== undefined) {
      const behind = this.spread();
      // 20 % ± 1 % are both parts of a hundred
      return this.covered({ ...number, isPercent: true }, behind && { ...behind, isPercent: false });
    }
    if (before && this.take(percent) !== undefined) return this.covered({ ...number, isPercent: true }, before);
    const early = before && this.coverage(before);
    const unit = this.unit();
    if (!unit) return this.covered(number, early);
    const measure = { kind: 'measure', value: number.value, unit } as const;
    if (early) return this.parts(this.covered(measure, early), start);
    const behind = this.spread();
    if (!behind) return this.parts(measure, start);
    return this.covered(measure, behind.isPercent ? behind : { ...behind, unit: this.unit() });
  }

  private coverage(uncertainty: Uncertainty): Uncertainty {
    const read = readCoverage(this.source, this.position);
    if (read instanceof Diagnostic) throw new Unreadable(read);
    this.position = read.end;
    return { ...uncertainty, divisor: uncertainty.divisor * read.divisor };
  }

  private covered<N extends Node>(node: N, uncertainty: Uncertainty | undefined): N {
    if (!uncertainty) return node;
    return { ...node, uncertainty: this.coverage(uncertainty) };
  }

  /** What stands in the parentheses of a root: the unit behind them is no longer under it. */
  private underRoot(): Node {
    if (this.take(/\(/y) === undefined) return this.atom();
    const inner = this.sum();
    if (this.take(/\)/y) === undefined) throw new Unreadable();
    return inner;
  }

  /** `(2 + 3) km`, `sqrt(2) m`: a unit behind what is worked out. */
  private withUnit(left: Node, start: number): Node {
    if (this.take(percent) !== undefined) return { kind: 'percent', of: left, place: this.operation(start) };
    const right = this.unit();
    return right ? { kind: '*', left, right, place: this.operation(start) } : left;
  }

  private number(): Node {
    const start = this.skip();
    const isFactorial = this.take(factorialOf) !== undefined;
    const before = readCurrency(this.source, this.position);
    if (before) this.position = before.end;
    const based = matchAt(inBase, this.source.plain, this.skip())?.[0];
    if (based !== undefined) {
      this.position += based.length;
      return { kind: 'number', value: ratio(BigInt(based.toLowerCase())), isPercent: false };
    }
    const uncertain = before === undefined ? this.uncertain() : undefined;
    if (uncertain) return this.withSpread(uncertain, start);
    const time = matchAt(clock, this.source.plain, this.skip());
    if (time) {
      const [hours, minutes, seconds] = time.slice(1).map(BigInt);
      this.position += time[0].length;
      this.units.push(makeSource('h', this.source.lexicon));
      const unit = { kind: 'unit', unit: this.units.at(-1)!, index: this.units.length - 1 } as const;
      return { kind: 'measure', value: ratio(hours! * 3600n + minutes! * 60n + seconds!, 3600n), unit };
    }
    const zero = matchAt(overZero, this.source.plain, this.skip());
    if (zero) throw new Unreadable(dividesByZero(span(this.source, this.position, this.position + zero[0].length)));
    // No third of a dollar is meant: $20 / 3 hours is money over a time
    const isDivided =
      matchAt(before === undefined ? overPercent : overNumber, this.source.plain, this.skip()) !== undefined;
    const number = (isDivided ? readDigits : readNumeral)(this.source, this.skip(), this.style);
    if (!number || number instanceof Diagnostic) throw new Unreadable(number);
    this.position = number.end;
    const { value } = number;
    const isOf = /\sof\s+(?:an?\s+)?$/.test(this.source.lower.slice(start, number.end));
    if (isOf && /[\d(½⅓⅔¼¾]/.test(this.source.plain[this.position] ?? '')) {
      const right = this.power();
      return { kind: '*', left: { kind: 'number', value, isPercent: false }, right, place: this.operation(start) };
    }
    if (before) return this.over({ kind: 'money', value, currency: before.unit }, start);
    if (isFactorial || this.take(factorialSign) !== undefined) return this.factorial(value, start);
    const node = this.withSpread({ kind: 'number', value, isPercent: false }, start);
    if (node.kind !== 'number' || node.isPercent || node.uncertainty) return node;
    const behind = readCurrency(this.source, this.skip());
    if (!behind) return node;
    this.position = behind.end;
    return this.over({ kind: 'money', value, currency: behind.unit }, start);
  }

  private factorial({ n, d }: Ratio, start: number): Node {
    const place = this.operation(start);
    if (d !== 1n || n < 0n || n > mostFactorial)
      throw new Unreadable(tooMuch(place, `a factorial of more than ${mostFactorial}`));
    let value = 1n;
    for (let factor = 2n; factor <= n; factor++) value *= factor;
    return { kind: 'number', value: ratio(value), isPercent: false };
  }

  /** `$3.50/lb`, `3 euros per hour`: an amount of money for one of a unit. */
  private over(left: Node, start: number): Node {
    const before = this.position;
    if (this.take(forOne) === undefined) return left;
    const right = this.unit();
    // Pay for a year is not told by the hour
    if (right && /\bper\b/.test(right.unit.lower)) throw new Unreadable();
    if (right) return { kind: '/', left, right, place: this.operation(start) };
    this.position = before;
    return left;
  }

  /** `5 ft 6 in`, `5'-6"`: another measure right behind one is more of it. */
  private parts(first: Node, start: number, count = 1): Node {
    if (isFeet(first) && this.source.plain[this.position] === '-' && this.take(inchesBehind) === undefined)
      return first;
    if (matchAt(/\d/y, this.source.plain, this.skip()) === undefined) return first;
    if (count === mostParts) throw new Unreadable();
    const uncertain = this.uncertain();
    const number = uncertain
      ? { value: uncertain.value, end: this.position }
      : readNumeral(this.source, this.position, this.style);
    if (!number || number instanceof Diagnostic) throw new Unreadable(number);
    this.position = number.end;
    const unit = this.unit(first);
    if (!unit) throw new Unreadable();
    const measure = { kind: 'measure', value: number.value, unit } as const;
    return this.parts(
      {
        kind: '+',
        left: first,
        right: this.covered(measure, uncertain?.uncertainty ?? this.spread()),
        place: this.operation(start),
        isMixed: true,
      },
      start,
      count + 1,
    );
  }

  /** The longest text behind a number that is a unit and no further measure. */
  private unit(before?: Node): UnitNode | undefined {
    const start = this.skip();
    // Behind hours an m counts minutes
    const minutes = before && isHours(before) ? matchAt(minuteLetter, this.source.lower, start) : undefined;
    if (minutes) {
      this.position = start + 1;
      this.units.push({ ...span(this.source, start, start + 1), plain: 'min', lower: 'min' });
      return { kind: 'unit', unit: this.units.at(-1)!, index: this.units.length - 1 };
    }
    const mark = matchAt(primes, this.source.plain, start)?.[0];
    if (mark !== undefined) return this.unitTo(start, start + mark.length);
    const factor = constantFactor.exec(this.source.plain.slice(start, start + 160));
    const rest = this.source.lower.slice(start, start + (factor?.index ?? 160));
    for (const end of unitEnds(rest).reverse()) {
      const { plain } = span(this.source, start, start + end);
      if (plain !== '' && !halfOfDay.test(plain) && !endsInTimes.test(plain) && isUnitIn(this.source, plain))
        return this.unitTo(start, start + end);
    }
    return undefined;
  }

  private unitTo(start: number, end: number): UnitNode {
    this.position = end;
    this.units.push(span(this.source, start, end));
    return { kind: 'unit', unit: this.units.at(-1)!, index: this.units.length - 1 };
  }
}

/** The nodes of an expression, each before those below it. */
function* nodesIn(node: Node): Generator<Node, void> {
  yield node;
  if ('of' in node) yield* nodesIn(node.of);
  if ('left' in node) {
    yield* nodesIn(node.left);
    yield* nodesIn(node.right);
  }
}

/** The constants of an expression in the order in which they stand, each once. */
export const constantsIn = (root: Node): readonly ConstantRow[] => [
  ...new Set(Array.from(nodesIn(root)).flatMap((node) => (node.kind === 'constant' ? [node.row] : []))),
];

/** Returns true if a number of an expression was written with an uncertainty. */
export const isUncertain = (root: Node): boolean =>
  Array.from(nodesIn(root)).some((node) => 'uncertainty' in node && node.uncertainty !== undefined);

/** Reads a text as an expression: undefined for what is none. Its units are counted on from those that are given. */
export const readExpression = (
  source: Span,
  style: NumberStyle | undefined,
  units: Span[] = [],
): Expression | Diagnostic | undefined => {
  const reader = new Reader(source, style, units);
  try {
    const root = reader.whole();
    // e^2 is of the number e, or of the charge of an electron
    const constants = constantsIn(root);
    if (reader.units.length === 0 && constants.length > 0 && constants.every(({ symbol }) => symbol === 'e'))
      return undefined;
    return { root, units: reader.units, isSum: reader.operations > 0 };
  } catch (error) {
    if (error instanceof Unreadable) return error.diagnostic;
    throw error;
  }
};
