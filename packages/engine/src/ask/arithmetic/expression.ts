import { matchesOf } from '../../model/matches.ts';
import { exponential, toFixedPoint } from '../../arithmetic/logarithm.ts';
import type { ConstantRow } from '../../data/constants.ts';
import { constantAt } from '../../measured/constant.ts';
import type { Variable } from '../../measured/deviations.ts';
import { mayMultiply, readDigits } from '../../text/numbers/digits.ts';
import { readMultiplier } from '../../text/numbers/multiplier.ts';
import { readNumeral } from '../../text/numbers/number.ts';
import type { NumberStyle } from '../../text/numbers/style.ts';
import { readCoverage, readSpread, readUncertain } from '../../text/numbers/uncertain.ts';
import { Diagnostic } from '../../text/diagnostics/diagnostic.ts';
import { isUnitIn, makeSource, matchAt, readOnce, skipSpaces, span, type Span } from '../../text/span.ts';
import { alternatives } from '../../languages/words.ts';
import { isGloss, mostParts } from '../../text/units/amount.ts';
import { catalogue } from '../../text/catalogue.ts';
import { mistyped } from '../../text/units/mistyped.ts';
import { assumedFraction } from '../../text/units/assumed.ts';
import { negate, one, over, plus, ratio, times, toNumber, type Ratio } from '../../model/rational.ts';
import type { Assumption } from '../../model/assumption.ts';
import { pluralName } from '../../definition/symbol.ts';
import { rankOf } from '../../naming/rank.ts';
import { isBeside, isMistyped } from '../context.ts';
import { readCurrency, readHundredth, readOwnCurrency } from '../money.ts';
import { functions } from './functions.ts';
import {
  dividesByZero,
  severalPowers,
  tooMuch,
  wrongCount,
  needsParentheses,
  ambiguousList,
  unequalParts,
  uncertaintyOrFactor,
  hourOrConstant,
} from './refusal.ts';
import {
  measureNode,
  numberNode,
  product,
  quotient,
  unitNode,
  withLeaves,
  type Expression,
  type Node,
  type Uncertainty,
  type UnitNode,
} from './node.ts';
import { Refused } from './value.ts';
import { readMoment } from './moment.ts';
import { lineWordsOf, scopeOf, type Found, type Scope } from './scope.ts';

const stated = (): Variable => ({ degreesOfFreedom: Infinity });

/** Limits of an expression, so that the work for any text is limited. */
const mostOperations = 100;
const deepest = 50;

const plusOrMinus = /[+-]|(?:plus|minus)\b/y;
const timesOrOver =
  /\*\*|[*×·⋅/:]|x(?![a-z])|(?:times|multiplied\s+by|divided\s+by|over|per(?=\s+[\d(])|of|off|by|mod(?:ulo)?|div|ncr|npr|choose|permute)\b/y;
/** Matches the operators that divide. */
const division = /^(?:[/:]|div|over|per|mod)/;
/** Matches the operators of 5 choose 2. */
const chosen = /^(?:ncr|npr|choose|permute)$/;
/** Operators on the bits of whole numbers, from the lowest precedence to the highest. */
const bitSigns = [
  [/[|∨](?!\|)/y, '|'],
  [/xor\b|⊻/y, 'xor'],
  [/[&∧](?!&)/y, '&'],
  [/<<|>>/y, undefined],
] as const;
const anyBitSign = /[|∨⊻&∧]|xor|<<|>>/;
const percent = /%|(?:percent|per\s+cent|pct)\b/y;
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const superscript = /⁻?[⁰¹²³⁴-⁹]+/y;
const powerWord = /(?:squared|cubed)\b/y;
const piWord = /(?:pi|π)(?![a-z])/y;
const rootWord = /(?:(?:sqrt|square\s*root|cbrt|cube\s*root)(?:\s+of)?|[√∛])(?![a-z])\s*/y;
/** Matches `log2 8`, `log base 2 of 8`. `log` without a base has base 10. */
const logarithmWord =
  /(?:log\s*base\s*(\d{1,3})|log_?(\d{1,3})(?!\d*\s*$)|(log|ln))(?:\s+of)?\s*(?=\(|(?<=\s)-?[\d.])/y;
const cubeRoot = /^(?:c|∛)/;
const multiple =
  /(?:twice|double|triple|half(?:\s+of)?)(?=\s+(?:[\d½⅓⅔¼¾]|(?:an?|one|two|three|half)\s+(?:(?:third|quarter|fourth|fifth|sixth|eighth|tenth)s?\s+)?of\s+\d))\s*/y;
const multiples = { twice: ratio(2n), double: ratio(2n), triple: ratio(3n), half: ratio(1n, 2n) };
/** Matches a function before parentheses, a number or a word. `min` after a number is a minute. */
const functionWord = /([a-z]+2?)(?:(?=\()|\s*(?=\()|\s+(?=[\d.π]|pi\b)|\s+(?=\p{L}))/uy;
/** The operator mod, written as a function: mod(7, 3). */
const remainder = { least: 2, most: 2, isBeforeNumbers: false };
/** Matches a counted thing, followed only by an operator. */
const thing = /\p{L}{3,}(?=\s*(?:$|[-+*×·⋅/÷)]|(?:in|to|at|per|plus|minus|times|over)\b))/uy;
/** Matches two or three words for a counted thing, before its price: 2 flat whites at 3.80 €. */
const pricedThings = /\p{L}{3,}(?: \p{L}{3,}){1,2}(?= at [\d$€£¥₹.])/uy;
/** Matches a thing that an amount is for: per person. After it, only an operator or the end of the text follows. */
const forThing = /per +(\p{L}{3,})(?=\s*(?:$|[-+*×·⋅÷),]))/uy;
const operatorWord =
  /^(?:factorial|squared|cubed|percent|pct|of|from|for|mod|modulo|rem|div|xor|and|or|not|ncr|npr|choose|permute)$/;
/** Matches the words for a price per piece. */
const forEach = /each\b|apiece\b/y;
/** Matches the separator of two arguments. */
const listSign = /[,;]/;
const words = /(?<![\p{L}\p{Nd}_])[\p{L}_][\p{L}\p{M}\p{Nd}_₀-₉]*/gu;
const factorialSign = /!+(?=\s*(?:$|[-+*×·⋅/),]))|factorial\b/y;
const factorialOf = /factorial(?:\s+of)?\s+(?=\d)/y;
const overZero = /\d+\s*\/\s*0+(?![\d.,])/y;
const overNumber = /\d+\s*\/\s*\d/y;
/**
 * Matches a number between two signs of division: x/7/30, x / 7 / 30, or one that a measure is multiplied by: 62 cm * 30 / 10 cm.
 * But x / 1/2 is divided by a half, and x/1/2 kg by half a kilogram.
 */
const dividedTwice =
  /(?<=\/)\d+\s*\/\s*\d+(?![\d.,]|\s*[\p{L}°])|(?<=\/\s+)\d+(?:\s+\/\s*|\s*\/\s+)\d|(?<=\d\s?\p{L}[\p{L}²³/]*\s*[*×·⋅]\s+)\d[\d.,]*\s+\/\s+\d/uy;
/** Matches a fraction after a sign of division, which others divide by its two numbers. */
const dividedByFraction = /(?<=\/\s*)\d+\/\d/y;

/** Matches a number over a percentage: 100 / 10%, 18/25 percent. But 1/2% is half a percent. */
const overPercent =
  /(?:\d+(?:\s+\/\s*|\s*\/\s+)\d+|(?:\d{2,}\s*\/\s*\d|\d\s*\/\s*\d{2,})\d*)\s*(?:%|(?:percent|per\s+cent|pct)\b)/iy;
/** Matches a whole number in another base: 0x1F, 0b101, 0o17, 0b1010 0101. */
const inBase = /0(?:x[\da-f_]{1,100}|b[01]{1,4}(?: [01]{4}){1,24}|b[01_]{1,100}|o[0-7_]{1,100})(?![\p{L}\d.,#(])/iuy;
/** Matches a whole number after its base: 16#ff. */
const afterBase = /([2-9]|[12]\d|3[0-6])#([\da-z_]{1,60})(?![\p{L}\d.,(])/iuy;
/** Matches decimal digits without a sign after them that makes them another number or a fraction. Most numbers are such. */
const plainDecimal = /\d+(?:\.\d+)?(?![\d.,_'٫٬#:(exbo]|\s*[\d/]|h[0-5]\d)/iy;
/**
 * Matches a whole number before an operator that nothing else can follow: it is not a fraction, measure, price or power. One test decides for
 * most numbers.
 */
const bareNumber = /\d{1,30}(?=\s*(?:$|[)÷]|[*·](?!\s?(?:10|\*))|\+(?!\s?\/?\s?-))|\s+-\s)/y;
/** Matches decimals that repeat from the first one on: 0.(3). */
const repeating = /(\d{0,30})\.\((\d{1,30})\)(?![\d(])/y;

/** Matches the sign or word before the unit of a price: `$3/lb`, `$3 a pound`. */
export const forOne = /\/(?!\s*\d)|(?:per|an?)\b/y;
const isTime = (unit: string, { lexicon }: Span): boolean =>
  lexicon!.meaningsOf(unit).units[0]?.quantity?.id === 'time';

/** Matches the sign or word before a unit that a time in several units is divided by. */
const overUnit = /\s*\/(?!\s*\d)|\bper\s/;
/** Matches a sign that divides and the word or symbol of one unit, which calls no function. */
const overWord = /\/\s*(\p{L}+(?:[²³]|\^?[23])?)(?![\p{L}\p{N}_.'"°₀-₉ₐ-ₜ^]|\s*\()/uy;
/** Matches a sign that divides, at the end. */
const endsInOver = /\/\s*$/;
/** Matches a number alone, also a fraction. */
const numberAlone = /^[\d.,\s/]*$/;
/** Matches nothing. */
const nothing = /(?!)/y;
const primes = /(?:''|["'])/y;
/** Matches the first character of a factor without a sign before it: a name, a constant, a parenthesis, a root. */
const opensFactor = /[\p{L}_(√]/u;

/** Matches the places where a unit may end before an operator and a number. */
const unitEnd =
  /\s*(?:[+),=±]|\((?:k\s?=|\d\s?(?:σ|sigma)|rect|\s?(?:±|\+\s?\/?\s?-))|(?<=\s)rectangular\b|[-*×·⋅/](?=\s*(?:[\d.(√π$€£¥₹₩₽₺₫₪₴₦₱฿]|sqrt\b|pi\b|exp\b|ln\b|log|a?(?:sin|cos|tan)\b))|(?<![a-z])x(?=\s*[\d.(])|%|(?<![a-z])(?:times|plus|minus|multiplied|divided|over|by|squared|cubed|mod|div|per(?=\s+[\d(]))\b)|(?<=\S)\s+(?=\d)/g;

/** Matches the same places, and also those before a name. */
const unitEndBeforeNames = new RegExp(`${unitEnd.source}|\\s*[-*×·⋅/](?=\\s*\\p{L})|\\s+(?=\\p{L})`, 'gu');

/** Matches an operator with a space next to it, in text that may be a unit. */
const spacedOperator = /(?:\s[-*×·⋅/]\s*|[-*×·⋅/]\s+|\s+)(?=\p{L})/gu;

/** Signs that no unit starts with. */
const noUnit = '+*·,)=';

/** Matches `(2)` with a unit after it. */
const spacedParentheses = /(?<=\s)\((\d+)\)(?=\s*[\p{L}°%])/uy;

/** The meaning of a letter that is a name, and not the unit of the same spelling. */
const setAbove = 'the name that is set above';

const isPercent = (node: Node): boolean => node.kind === 'percent' || (node.kind === 'number' && node.isPercent);

/** Returns true for a name of a value or a parameter, and false for a unit of the sheet. */
const isVariable = ({ entry }: Found): boolean =>
  entry.kind === 'parameter' || (entry.kind === 'value' && entry.isUnit !== true);

const isCount = (node: Node): boolean => node.kind === 'number' && !node.isPercent && node.value.d === 1n;

/** Matches a percent sign before a unit: the h of `5 %/h` is an hour, not a constant. */
const percentPer = /%\s?\/\s?/y;

/** Matches signs right before numbers below 1: 5 kg +0.2 kg -0.1 kg. With a space after each sign it is a sum. */
const twoSides = /\s+\+0[.,]\d+\s?(\p{L}+)\s+-0[.,]\d+\s?\1(?!\p{L})/uy;

/**
 * Matches the start of another measure. A number in a unit is an exponent; after an operator it starts another measure.
 */
const nextMeasure = /[*×·⋅/]\s*\(?\d|\s-|\s\d/;
const endsInTimes = /(?:^|\s)x$/;

/** Matches a constant after a multiplication sign: 2 mol * R * 300 K is not in degrees Rankine. */
const constantFactor = /\s*[*×·⋅]\s*[RGF](?![\p{L}\d_])/u;

/** Matches the sign before a constant with an index or a name: eV / k_B is not electronvolts per kelvin and byte. */
const factorWithIndex = /\s*[*×·⋅/]\s*\(?\s*(?=\p{L}+(?:_|[ₐ-ₜ₀-₉]|\s\p{L}))/gu;

/** Returns the end of a unit before a constant that follows a multiplication or division sign. */
const constantAfter = (text: string): number | undefined => {
  const letter = constantFactor.exec(text)?.index;
  const indexed = matchesOf(factorWithIndex, text).find(({ index, 0: sign }) => {
    const start = index + sign.length;
    // The h of `5 km/h times 2` is an hour
    return !/^\p{L}*$/u.test(text.slice(start, constantAt(text, start)?.end ?? start));
  })?.index;
  return letter === undefined || indexed === undefined ? (letter ?? indexed) : Math.min(letter, indexed);
};

/** Returns the possible ends of a unit at the start of a text: at most 13, all before the next measure. */
const unitEnds = (text: string, hasNames: boolean): number[] => {
  const next = nextMeasure.exec(text);
  const last = next ? next.index + next[0].length - 1 : text.length;
  const ends: number[] = [];
  for (const { index } of matchesOf(hasNames ? unitEndBeforeNames : unitEnd, text, 13)) {
    if (index > last || ends.length === 12) break;
    if (index > 0) ends.push(index);
  }
  return next ? ends : [...ends, text.length];
};

/** Matches a number with its uncertainty, which starts another measure. */
const uncertainWithin = /\d\(\d|±|\+\s?[/-]/;

/** Matches am and pm after a number in a sum, instead of attometers and picometers. */
const halfOfDay = /^[ap]m$/;

/** Matches the hyphen between feet and inches, without spaces. */
const inchesAfter = /-(?=\d[\d\s/.]*(?:"|''|in\b|inch))/y;
const isFeet = (node: Node): boolean => node.kind === 'measure' && /^(?:'|ft|foot|feet)$/.test(node.unit.unit.lower);

/** Matches hours and minutes before their unit, and minutes and seconds: 2:30 h, 5:30 min/km. Before a number, min is a Dutch minus. */
const clockOfUnit = /(\d{1,4}):([0-5]\d)(?=\s*(?:h(?:rs?|ours?)?|min(?:s|utes?)?(?!\s*\d))(?![a-z]))/y;

/** Matches minutes and seconds before the distance of a pace. */
const clockOfPace = /\d{1,2}:[0-5]\d\s*(?:\/|per\s)\s*(?:km|kilomet|mi(?:les?)?(?![a-z]))/y;

/** Matches hours, minutes and seconds. */
const clock = /(\d{1,4}):([0-5]\d):([0-5]\d)(?![\d:.])/y;

/** Matches hours and minutes with the unit between them: 1h48. In other languages it may be a time of day. */
const clockOfHours = /(\d{1,4})h([0-5]\d)(?![\d:.\p{L}])/uy;

/** Matches minutes and seconds from 24 minutes, beside hours with their minutes and seconds: 58:12 + 1:01:35. A time of day ends before 24. */
const clockOfMinutes = /(2[4-9]|[3-9]\d|\d{3}):([0-5]\d)(?![\d:.])/y;
const withSeconds = /\d:[0-5]\d:[0-5]\d/;

const minuteLetter = /m(?![a-z])/y;
const isHours = (node: Node): boolean => node.kind === 'measure' && /^(?:h|hrs?|hours?)$/.test(node.unit.unit.lower);

/**
 * Thrown for a text that is not an expression. It is not an Error, because creating a stack trace takes as long as
 * reading the text.
 */
class Unreadable {
  readonly diagnostic: Diagnostic | undefined;
  constructor(diagnostic?: Diagnostic) {
    this.diagnostic = diagnostic;
  }
}

/** Thrown without a diagnostic. */
const unreadable = new Unreadable();

/** Reads an expression by recursive descent. The grammar is in docs/questions.md. */
class Reader {
  readonly units: Span[];
  /** Ambiguous parts, with their readings. */
  readonly assumed: Assumption[] = [];
  /** Names of counted things. */
  readonly aside: string[] = [];
  operations = 0;
  hasConstants = false;
  private position = 0;
  /** The start of the last number. */
  private numberAt = 0;
  private depth = 0;
  private source: Span;
  private readonly style: NumberStyle | undefined;
  private readonly scope: Scope | undefined;
  private readonly mayHaveBits: boolean;
  /** The value before a text that starts with an operator. */
  private first: Node | undefined;

  constructor(source: Span, style: NumberStyle | undefined, units: Span[]) {
    this.source = source;
    this.scope = scopeOf(source);
    const before = this.scope?.continued;
    this.first =
      before?.offset === source.offset ? { kind: 'name', value: before.value, place: span(source, 0, 0) } : undefined;
    this.mayHaveBits = anyBitSign.test(source.lower);
    this.style = style;
    this.units = units;
  }

  whole(): Node {
    const node = this.bits();
    if (!this.isAtEnd()) throw unreadable;
    return node;
  }

  private skip(): number {
    return (this.position = skipSpaces(this.source.plain, this.position));
  }

  private take(pattern: RegExp): string | undefined {
    const start = this.skip();
    const found = start === this.source.text.length ? undefined : matchAt(pattern, this.source.lower, start)?.[0];
    this.position += found?.length ?? 0;
    return found;
  }

  private isAtEnd(): boolean {
    return skipSpaces(this.source.plain, this.position) === this.source.text.length;
  }

  /** Returns true if one of some characters comes next. */
  private comes(characters: string): boolean {
    const next = this.source.lower[skipSpaces(this.source.plain, this.position)];
    return next !== undefined && characters.includes(next);
  }

  private operation(start: number): Span {
    const place = span(this.source, start, this.position);
    if (++this.operations > mostOperations)
      throw new Unreadable(tooMuch(place, `more than ${mostOperations} operations`));
    return place;
  }

  /** Reads operators on bits, which have a lower precedence than sums. Few texts have one. */
  private bits(level = 0): Node {
    const [sign, name] = (this.mayHaveBits && bitSigns[level]) || [];
    if (!sign) return this.sum();
    const start = this.skip();
    let left = this.bits(level + 1);
    for (let taken = this.take(sign); taken !== undefined; taken = this.take(sign)) {
      const right = this.bits(level + 1);
      left = { kind: 'function', name: name ?? taken, arguments: [left, right], place: this.operation(start) };
    }
    return left;
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
    const first = this.source.plain.slice(start, this.position);
    let isDivided = first.includes('/');
    // 1/2 m v² is half of m v²
    const isFraction = /^[1-9]\/[2-9]\s*$/.test(first);
    // 877 pages / 18 pages/hour are divided by 18 pages an hour
    let isByThings = false;
    for (;;) {
      if (this.isAtEnd()) return left;
      if (this.perThing()) continue;
      const isCounted = left.kind === 'number' && this.aside.length > 0;
      const unit = isByThings ? undefined : this.loneUnit(left, left.kind === '/' || isCounted);
      if (unit) {
        left = quotient(left, measureNode(one, unit), this.operation(start));
        continue;
      }
      const sign = this.isName()
        ? undefined
        : (this.take(timesOrOver) ?? (isPercent(left) ? this.take(this.ownOf) : undefined));
      if (sign === undefined && !this.comesFactor()) return left;
      // 5.0 (2) kg can mean 5.0(2) kg
      if (sign === undefined && left.kind === 'number') this.checkSpaced(start);
      // The k of $900 k is a thousand to most people, and not a constant
      if (sign === undefined && left.kind === 'money' && !this.isName() && this.comes('kK')) throw unreadable;
      // 6/2(1+2) has two readings
      if (sign === undefined && isDivided && !(isFraction && this.isName())) throw unreadable;
      // 6 % (2) is a remainder for programmers
      if (sign === undefined && this.source.plain.slice(0, this.position).trimEnd().endsWith('%')) throw unreadable;
      if (sign === '**') throw unreadable;
      const isTimes = sign === undefined || !division.test(sign);
      isDivided ||= !isTimes;
      const things = this.aside.length;
      const right = this.signed();
      isByThings = !isTimes && this.aside.length > things;
      // 10% off the price is the price minus 10%
      if (sign === 'off') {
        if (!isPercent(left)) throw unreadable;
        left = { kind: '-', left: right, right: left, place: this.operation(start) };
        continue;
      }
      // 7 of 9 is a share, not a product
      if (sign === 'of' && isCount(left) && right.kind === 'number') throw unreadable;
      if (sign !== undefined && chosen.test(sign)) {
        left = { kind: 'function', name: sign, arguments: [left, right], place: this.operation(start) };
        continue;
      }
      const kind = sign?.startsWith('mod') ? 'mod' : sign === 'div' ? 'div' : isTimes ? '*' : '/';
      left = { kind, left, right, place: this.operation(start) };
    }
  }

  /** Takes a thing that an amount is for, which is not a unit: $28 per person. Adds its name to `aside`. */
  private perThing(): boolean {
    const start = this.skip();
    const [match, thingOf] = (this.scope && matchAt(forThing, this.source.plain, start)) ?? [];
    if (match === undefined || thingOf === undefined) return false;
    const at = start + match.length - thingOf.length;
    const isUnknown = isBeside(thingOf.toLowerCase(), this.source) && mistyped(catalogue.index, thingOf).length === 0;
    if (this.scope!.at(this.source, at) || !isUnknown) return false;
    this.position = start + match.length;
    this.aside.push(thingOf);
    return true;
  }

  /**
   * Reads a unit after a quotient, a count or a name, and a sign that divides: 12 km / 2 / min, 18 pages/hour, water / min. After a name one
   * letter may be a name that no line sets, and `h` is also a constant.
   */
  private loneUnit(left: Node, mayDivide: boolean): UnitNode | undefined {
    const start = this.skip();
    const [all = '', word] = matchAt(overWord, this.source.plain, start) ?? [];
    const at = start + all.length - (word?.length ?? 0);
    if (word === undefined || this.scope?.at(this.source, at)) return undefined;
    const isOfNames = Array.from(nodesIn(left)).some(({ kind }) => kind === 'name' || kind === 'parameter');
    if (!mayDivide && !isOfNames) return undefined;
    if (isOfNames && word === 'h') throw new Unreadable(hourOrConstant(span(this.source, start, at + 1)));
    const [meaning] = this.source.lexicon!.meaningsOf(word).candidates;
    const isClear = meaning?.isExact === true && rankOf(meaning.unit) !== 'rare' && !(isOfNames && word.length === 1);
    return isClear ? this.unitTo(at, at + word.length) : undefined;
  }

  /** Throws for digits in parentheses with a space before them and a unit after them: an uncertainty, or a factor. */
  private checkSpaced(start: number): void {
    const match = matchAt(spacedParentheses, this.source.plain, this.position);
    const end = this.position + (match?.[0].length ?? 0);
    const number = this.source.plain.slice(start, this.position).trimEnd();
    if (match && /\d$/.test(number))
      throw new Unreadable(uncertaintyOrFactor(span(this.source, start, end), number, match[1]!));
  }

  /** Returns true before a parenthesis, a root or a constant right after a number: 2(3 + 4), h c. */
  private comesFactor(): boolean {
    const start = this.skip();
    if (!opensFactor.test(this.source.plain[start] ?? '')) return false;
    return (
      this.isName() ||
      matchAt(/\(|sqrt\b|√|(?:pi|π)(?![a-z])/y, this.source.lower, start) !== undefined ||
      constantAt(this.source.plain, start) !== undefined ||
      this.letterAt(start) !== undefined
    );
  }

  /** Returns true before a name with a meaning. */
  private isName(): boolean {
    const found = this.scope?.at(this.source, this.skip());
    return found !== undefined && !(found.entry.kind === 'unset' && found.entry.isLater);
  }

  private signed(): Node {
    const start = this.skip();
    if (this.first) return this.power();
    const sign = this.take(/[-+]/y);
    if (sign === undefined) return this.power();
    const of = this.signed();
    // The minus of -40 °C is part of the number
    if (sign === '-' && of.kind === 'measure') return { ...of, value: negate(of.value) };
    return sign === '-' ? { kind: 'negative', of, place: this.operation(start) } : of;
  }

  private power(): Node {
    const start = this.skip();
    const of = this.atom();
    // 10^10 is one number
    const isPower = of.kind === 'number' && this.source.plain.slice(start, this.position).includes('^');
    const exponent = this.isAtEnd() ? undefined : this.exponent();
    if (!exponent) return of;
    if (isPower) throw new Unreadable(severalPowers(span(this.source, start)));
    const node: Node = { kind: 'power', of, exponent, place: this.operation(start) };
    // Calculators disagree on 2^3^2
    if (matchAt(/\^|\*\*/y, this.source.lower, this.skip()))
      throw new Unreadable(severalPowers(span(this.source, start)));
    return node;
  }

  private exponent(): Node | undefined {
    const raised = matchAt(superscript, this.source.plain, this.position)?.[0];
    if (raised !== undefined) {
      this.position += raised.length;
      const digits = raised.replace(/./gu, (c) => (c === '⁻' ? '-' : String(raisedDigits.indexOf(c))));
      return numberNode(ratio(BigInt(digits)));
    }
    const word = this.take(powerWord);
    if (word !== undefined) return numberNode(ratio(word === 'squared' ? 2n : 3n));
    // The 2 of MeV/c2 is a power of the letter
    const isGlued =
      this.letterAt(this.position - 1) !== undefined &&
      /^[23](?![\p{L}\d.])/u.test(this.source.plain.slice(this.position));
    if (!isGlued && this.take(/\^|\*\*|to\s+the\s+power(?:\s+of)?\b/y) === undefined) return undefined;
    const start = this.skip();
    if (this.take(/\(/y) !== undefined) return this.closed();
    const sign = this.take(/[-+]/y);
    const uncertain = this.uncertain();
    if (uncertain) return sign === '-' ? { ...uncertain, value: negate(uncertain.value) } : uncertain;
    const digits = this.isName() ? undefined : readDigits(this.source, this.skip(), this.style);
    if (digits instanceof Diagnostic) throw new Unreadable(digits);
    if (digits) {
      this.position = digits.end;
      return numberNode(sign === '-' ? negate(digits.value) : digits.value);
    }
    const of = this.atom();
    return sign === '-' ? { kind: 'negative', of, place: this.operation(start) } : of;
  }

  /** Reads up to the closing parenthesis. */
  private closed(): Node {
    const inner = this.bits();
    if (this.take(/\)/y) === undefined) throw unreadable;
    return inner;
  }

  private atom(): Node {
    const { first } = this;
    this.first = undefined;
    if (first) return first;
    const start = this.skip();
    const group = this.source.plain[start] === '(' ? this.uncertain() : undefined;
    if (group) return this.withSpread(group, start);
    if (this.take(/\(/y) !== undefined) return this.withUnit(this.closed(), start);
    // Names, roots, functions and constants do not begin with a digit
    if (/\d/.test(this.source.plain[start] ?? '')) return this.moment() ?? this.number();
    const found = this.scope?.at(this.source, start);
    if (found && !(found.entry.kind === 'unset' && found.entry.isLater)) return this.named(found, start);
    const moment = this.moment();
    if (moment) return moment;
    const letter = this.letter(start);
    if (letter) return letter;
    const root = this.take(rootWord);
    if (root !== undefined) {
      const exponent = numberNode(ratio(1n, cubeRoot.test(root) ? 3n : 2n));
      const of = this.underRoot();
      return this.withUnit({ kind: 'power', of, exponent, place: this.operation(start) }, start);
    }
    const logarithm = matchAt(logarithmWord, this.source.lower, this.skip());
    if (logarithm) {
      this.position += logarithm[0].length;
      const [, written = logarithm[2]] = logarithm;
      const base = logarithm[3] === 'ln' ? undefined : ratio(BigInt(written ?? 10));
      const of = this.underRoot();
      return { kind: 'logarithm', of, base, place: this.operation(start) };
    }
    const call = this.call(start);
    if (call) return this.withUnit(call, start);
    const many = this.take(multiple);
    if (many !== undefined) {
      const [word] = many.split(/\s/);
      const value = multiples[word as keyof typeof multiples];
      const right = this.power();
      return product(numberNode(value), right, this.operation(start));
    }
    if (this.take(piWord) !== undefined) return this.withUnit({ kind: 'pi' }, start);
    if (this.take(/(?:tau|τ)(?![a-z])/y) !== undefined) {
      const tau = product(numberNode(ratio(2n)), { kind: 'pi' }, this.operation(start));
      return this.withUnit(tau, start);
    }
    // The R of R$ is not the gas constant
    const isSign = matchAt(/[a-z]+\$/y, this.source.lower, start) !== undefined;
    return (isSign ? undefined : this.constant(start)) ?? this.numberOr(found, start);
  }

  /** Reads a number. If there is none, a name that is set later is the fault. */
  private numberOr(found: Found | undefined, start: number): Node {
    if (found?.entry.kind !== 'unset') return this.number();
    throw new Unreadable(found.entry.refuse(span(this.source, start, found.end)));
  }

  /** Reads a name by its meaning. */
  private named({ entry, end, name }: Found, start: number): Node {
    const place = span(this.source, start, end);
    this.position = end;
    if (functions.has(name.toLowerCase()) && this.take(/of\b/y) !== undefined)
      return this.listed(name.toLowerCase(), start);
    switch (entry.kind) {
      case 'value':
        return this.withPercent({ kind: 'name', value: entry.value, place }, start);
      case 'total':
        if (this.isName() || this.take(/of\b/y) !== undefined) throw unreadable;
        return this.withPercent({ kind: 'name', value: entry.value, place, isTotal: entry.isOfBlock === true }, start);
      case 'parameter':
        return { kind: 'parameter', name: entry.name, place };
      case 'unset':
        throw new Unreadable(entry.refuse(place));
      default: {
        const { own } = entry;
        if (this.take(/\(/y) === undefined) throw new Unreadable(needsParentheses(place, name));
        const given = this.arguments();
        if (given.length !== own.parameters.length)
          throw new Unreadable(wrongCount(place, name, own.parameters.length, own.parameters.length));
        const from = this.units.length;
        this.units.push(...own.units);
        this.operations += own.operations;
        return { kind: 'own', own, from, arguments: given, place: this.operation(start) };
      }
    }
  }

  /** Reads `average of a, b and c` after its preposition, up to the end of the text. */
  private listed(name: string, start: number): Node {
    const given = [this.product()];
    while (this.take(/,(?:\s*and\b)?|and\b/y) !== undefined) given.push(this.product());
    if (given.length < 2 || !this.isAtEnd()) throw unreadable;
    return { kind: 'function', name, arguments: given, place: this.operation(start) };
  }

  /** Reads `rate %`: a named number as a percentage. */
  private withPercent(of: Node, start: number): Node {
    const sign = this.take(factorialSign);
    if (sign !== undefined) return this.factorial(of, sign, start);
    return this.take(percent) === undefined ? of : { kind: 'percent', of, place: this.operation(start) };
  }

  /** Reads a date or a time, if the text has a calendar. */
  private moment(): Node | undefined {
    const calendar = this.scope?.calendar;
    if (!calendar) return undefined;
    const start = this.skip();
    if (this.take(/unix(?:\s*time)?\s*\(/y) !== undefined)
      return { kind: 'unix', of: this.closed(), place: this.operation(start) };
    const read = readMoment(this.source, start, calendar);
    if (!read) return undefined;
    this.position = read.end;
    if (read.assumed) this.assumed.push(read.assumed);
    const { seconds, fraction, moment, end } = read;
    return { kind: 'moment', seconds, fraction, moment, place: span(this.source, start, end) };
  }

  /** Reads a function with its arguments. Undefined if there is none. */
  private call(start: number): Node | undefined {
    const match = matchAt(functionWord, this.source.lower, start);
    const name = match?.[1];
    const known = name === 'mod' ? remainder : functions.get(name ?? '');
    if (!match || name === undefined || !known) return undefined;
    const isOpen = this.source.plain[start + match[0].length] === '(';
    if (!isOpen && !known.isBeforeNumbers) return undefined;
    const before = this.position;
    this.position = start + match[0].length;
    if (!isOpen) {
      const of = this.atom();
      const place = this.operation(start);
      // sin 30° / 2 is ambiguous
      if (matchAt(/[*×·⋅/^]|\*\*/y, this.source.plain, this.skip()))
        throw new Unreadable(needsParentheses(span(this.source, before, this.position), name));
      return { kind: 'function', name, arguments: [of], place };
    }
    this.position++;
    const given = this.arguments();
    const place = this.operation(start);
    if (given.length < known.least || given.length > known.most)
      throw new Unreadable(wrongCount(place, name, known.least, known.most));
    if (known === remainder) return { kind: 'mod', left: given[0]!, right: given[1]!, place };
    return { kind: 'function', name, arguments: given, place };
  }

  /** Reads the arguments after an opening parenthesis: values with commas or semicolons between them. */
  private arguments(): readonly Node[] {
    const { source } = this;
    const ends: number[] = [];
    let open = 1;
    let end = this.position;
    for (; end < source.text.length; end++) {
      const sign = source.plain[end]!;
      open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
      if (open === 0) break;
      if (open === 1 && listSign.test(sign)) ends.push(end);
    }
    if (open > 0) throw unreadable;
    // max(1,200) can have one argument or two
    const semicolons = ends.filter((at) => source.plain[at] === ';');
    const signs = semicolons.length > 0 ? semicolons : ends;
    for (const at of signs)
      if (source.plain[at] === ',' && matchAt(/(?<=\d),\d{3}(?![\d])/y, source.plain, at))
        throw new Unreadable(ambiguousList(span(source, this.position, end)));
    const given: Node[] = [];
    for (const to of [...signs, end]) {
      this.source = span(source, 0, to);
      const node = this.bits();
      if (!this.isAtEnd()) throw unreadable;
      given.push(node);
      this.source = source;
      this.position = to + 1;
    }
    return given;
  }

  /** Returns the name of a letter at an index. Undefined for a letter of a word. */
  private letterAt(at: number): string | undefined {
    return this.source.letters?.get(this.source.offset + at);
  }

  /** Reads a letter that is a constant or one of a unit; also one of the unit before such a letter: `MeV/c`. */
  private letter(start: number): Node | undefined {
    if (!this.source.letters) return undefined;
    const name = this.letterAt(start);
    const row = name === undefined ? undefined : constantAt(name, 0)?.row;
    if (row) {
      this.position = start + 1;
      this.hasConstants = true;
      return { kind: 'constant', row, place: span(this.source, start, this.position) };
    }
    const isLetter = name !== undefined;
    if (!isLetter && (start > 0 || !/^\p{L}/u.test(this.source.plain))) return undefined;
    const unit = this.unit();
    return unit && measureNode(one, unit);
  }

  private constant(start: number): Node | undefined {
    const found = constantAt(this.source.plain, start);
    if (!found) return undefined;
    this.position = found.end;
    this.hasConstants = true;
    return { kind: 'constant', row: found.row, place: span(this.source, start, found.end) };
  }

  /** Reads `5.0(2)` or `(5.0 ± 0.2)e3` as a number. */
  private uncertain(): Extract<Node, { kind: 'number' }> | undefined {
    const start = this.skip();
    const read = readUncertain(this.source, start, this.style);
    if (read instanceof Diagnostic) throw new Unreadable(read);
    if (!read) return undefined;
    this.position = read.end;
    const place = span(this.source, start, read.end);
    if (mayMultiply(this.source, start))
      this.assumed.push({ kind: 'number', of: place.text, as: place.text.replace(/\((.*)\)/, ' ± $1') });
    const uncertainty = { size: read.uncertainty, isPercent: false, divisor: 1, source: stated(), place };
    return { kind: 'number', value: read.value, isPercent: false, uncertainty };
  }

  /** Reads ± after a number. After a measure, it may have its own unit. */
  private spread(isOfMeasure = false): Uncertainty | undefined {
    if (!this.comes('±+(p')) return undefined;
    // The space before the sign distinguishes 5 +- 2 from 5+-2
    const start = this.source.plain[this.position - 1] === ' ' ? this.position - 1 : this.position;
    const read = readSpread(this.source, start, this.style);
    if (read instanceof Diagnostic) throw new Unreadable(read);
    const sides = isOfMeasure && !read ? matchAt(twoSides, this.source.lower, this.position) : undefined;
    if (sides) throw new Unreadable(unequalParts(span(this.source, start, start + sides[0].length)));
    if (!read) return undefined;
    const place = span(this.source, this.position, read.end);
    this.position = read.end;
    const unit = isOfMeasure && !read.isPercent ? this.unit() : undefined;
    if (read.isOpen && this.take(/\)/y) === undefined) throw unreadable;
    return { size: read.size, isPercent: read.isPercent, divisor: 1, source: stated(), place, ...(unit && { unit }) };
  }

  /** Reads the text after a number: its uncertainty, a percent sign or a unit, and the coverage factor. */
  private withSpread(number: Extract<Node, { kind: 'number' }>, start: number): Node {
    const before = number.uncertainty ?? this.spread();
    const slash = before ? undefined : matchAt(percentPer, this.source.plain, this.skip())?.[0];
    const isRate = slash !== undefined && constantAt(this.source.plain, this.position + slash.length) !== undefined;
    const rate = isRate ? this.unit() : undefined;
    if (rate) return this.parts(measureNode(number.value, rate), start);
    if (isRate && /^\p{L}(?![\p{L}_])/u.test(this.source.plain.slice(this.position + slash.length))) throw unreadable;
    if (!before && this.take(percent) !== undefined) {
      const after = this.spread();
      // In 20 % ± 1 %, both numbers are percentages of the same whole
      return this.covered({ ...number, isPercent: true }, after && { ...after, isPercent: false });
    }
    if (before && this.take(percent) !== undefined) return this.covered({ ...number, isPercent: true }, before);
    const early = before && this.coverage(before);
    const end = this.position;
    const unit = this.unit();
    if (!unit) return this.covered(number, early);
    this.assumed.push(...assumedFraction(this.source.plain.slice(start, end), unit.unit.text));
    const measure = measureNode(number.value, unit);
    if (early) return this.parts(this.covered(measure, early), start);
    const after = this.spread(true);
    return after ? this.covered(measure, after) : this.parts(measure, start);
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

  /** Reads the operand of a root. A unit after its parentheses is not under the root. */
  private underRoot(): Node {
    return this.take(/\(/y) === undefined ? this.atom() : this.closed();
  }

  /** Reads the unit after an expression: `(2 + 3) km`, `sqrt(2) m`. */
  private withUnit(left: Node, start: number): Node {
    const sign = this.take(factorialSign);
    if (sign !== undefined) return this.factorial(left, sign, start);
    if (this.take(percent) !== undefined) return { kind: 'percent', of: left, place: this.operation(start) };
    const right = this.unit();
    return right ? product(left, right, this.operation(start)) : left;
  }

  /** Reads a number that is more than decimal digits: in another base, with an uncertainty, as a duration. */
  private otherNumber(isAlone: boolean, start: number): Node | undefined {
    const based = matchAt(inBase, this.source.plain, this.position)?.[0];
    if (based !== undefined) {
      this.position += based.length;
      return numberNode(ratio(BigInt(based.toLowerCase().replaceAll(/[_ ]/g, ''))));
    }
    const uncertain = isAlone ? (this.otherNumeral() ?? this.uncertain()) : undefined;
    if (uncertain) return this.withSpread(uncertain, start);
    const short = withSeconds.test(this.source.plain)
      ? matchAt(clockOfMinutes, this.source.plain, this.position)
      : undefined;
    const time =
      matchAt(clock, this.source.plain, this.position) ??
      (this.source.lexicon!.vocabulary ? undefined : matchAt(clockOfHours, this.source.lower, this.position)) ??
      short;
    if (time) {
      this.position += time[0].length;
      return this.duration(time.slice(1).map(BigInt), time === short ? ['min', 's'] : ['h', 'min', 's'], start);
    }
    const ofUnit = matchAt(clockOfUnit, this.source.lower, this.position);
    if (ofUnit) {
      const [whole, sixtieths] = ofUnit.slice(1).map(BigInt);
      this.position += ofUnit[0].length;
      return this.withSpread(numberNode(ratio(whole! * 60n + sixtieths!, 60n)), start);
    }
    // Of a pace only the whole is read: 5:30 /km is no ratio
    if (matchAt(clockOfPace, this.source.lower, this.position)) throw unreadable;
    const zero = matchAt(overZero, this.source.plain, this.position);
    if (zero) throw new Unreadable(dividesByZero(span(this.source, this.position, this.position + zero[0].length)));
    return undefined;
  }

  /** Returns an amount of several units of time. */
  private duration(counts: readonly bigint[], units: readonly string[], start: number): Node {
    const [first, ...others] = counts.map((count, at): Node =>
      measureNode(ratio(count), unitNode(makeSource(units[at]!, this.source.lexicon), this.units)),
    );
    const place = this.operation(start);
    return others.reduce((left, right) => ({ kind: '+', left, right, place, isMixed: true }), first!);
  }

  private number(): Node {
    const start = this.skip();
    this.numberAt = start;
    const bare = matchAt(bareNumber, this.source.plain, start)?.[0];
    if (bare !== undefined) {
      this.position += bare.length;
      return numberNode(ratio(BigInt(bare)));
    }
    const isFactorial = this.take(factorialOf) !== undefined;
    const before = readCurrency(this.source, this.position);
    if (before) this.position = before.end;
    const isPlain = matchAt(plainDecimal, this.source.plain, this.skip()) !== undefined;
    const other = isPlain ? undefined : this.otherNumber(before === undefined, start);
    if (other) return other;
    // $20 / 3 hours is money over a time, not a third of a dollar, and x / 7 / 30 is divided twice
    const isDivided =
      !isPlain &&
      (matchAt(before === undefined ? overPercent : overNumber, this.source.plain, this.skip()) !== undefined ||
        matchAt(dividedTwice, this.source.plain, this.position) !== undefined);
    const number = (isDivided ? readDigits : readNumeral)(this.source, this.skip(), this.style);
    if (!number || number instanceof Diagnostic) throw new Unreadable(number);
    if (!isDivided && !isPlain && matchAt(dividedByFraction, this.source.plain, this.position)) {
      const of = this.source.text.slice(this.position, number.end);
      this.assumed.push({ kind: 'number', of, as: `(${of})` });
    }
    this.position = number.end;
    const { value } = number;
    const isOf = /\sof\s+(?:an?\s+)?$/.test(this.source.lower.slice(start, number.end));
    if (isOf && /[\d(½⅓⅔¼¾]/.test(this.source.plain[this.position] ?? '')) {
      const right = this.power();
      return product(numberNode(value), right, this.operation(start));
    }
    if (before) {
      const letter = readMultiplier(this.source, this.position, 'money');
      this.position = letter?.end ?? this.position;
      return this.over(
        { kind: 'money', value: letter ? times(value, letter.value) : value, currency: before.unit },
        start,
      );
    }
    const sign = isFactorial ? '' : this.take(factorialSign);
    if (sign !== undefined) return this.factorial(numberNode(value), sign, start);
    const cents = readHundredth(this.source, this.skip(), false);
    if (cents) {
      const currency = cents.unit;
      const amount = over(value, ratio(100n));
      this.position = cents.end;
      const place = span(this.source, start, this.position).text;
      this.assumed.push({ kind: 'unit', of: place, as: `${toNumber(amount)} ${currency}` });
      return this.over({ kind: 'money', value: amount, currency }, start);
    }
    const named = readOwnCurrency(this.source, this.skip());
    if (named) {
      this.position = named.end;
      return this.over({ kind: 'money', value, currency: named.unit }, start);
    }
    const node = this.withSpread(numberNode(value), start);
    if (node.kind !== 'number' || node.isPercent || node.uncertainty) return node;
    // 5 nPr 2 has no Nepalese rupees
    const isChosen = matchAt(/n[cp]r\s+\d/y, this.source.lower, this.skip()) !== undefined;
    const after = isChosen ? undefined : readCurrency(this.source, this.skip());
    if (!after) return this.counted(node, start);
    this.position = after.end;
    return this.over({ kind: 'money', value, currency: after.unit }, start);
  }

  /** Reads a number of things: 2 coats; with their price, 2 coffees at 4.20 €. Adds their name to `aside`. */
  private counted(node: Node, start: number): Node {
    const isApart = this.source.plain[this.skip() - 1] === ' ';
    const things = this.scope && isApart ? matchAt(pricedThings, this.source.plain, this.skip())?.[0] : undefined;
    if (
      things !== undefined &&
      !this.isName() &&
      things.split(' ').every((each) => isBeside(each.toLowerCase(), this.source))
    ) {
      this.position += things.length;
      this.aside.push(things);
      return this.priced(node, start);
    }
    const later = isApart ? this.scope?.at(this.source, this.position) : undefined;
    if (later?.entry.kind === 'unset' && later.entry.isUnit)
      throw new Unreadable(later.entry.refuse(span(this.source, this.position, later.end)));
    const word = this.scope && isApart ? matchAt(thing, this.source.plain, this.skip())?.[0] : undefined;
    if (word === undefined || this.isName() || !isBeside(word, this.source)) return node;
    if (operatorWord.test(word.toLowerCase()) || isMistyped(word, this.source)) return node;
    this.position += word.length;
    this.aside.push(word);
    return this.priced(node, start);
  }

  /** Reads the price of counted things: at 4.20 €. */
  private priced(node: Node, start: number): Node {
    if (this.take(/at\b/y) === undefined) return node;
    const price = this.atom();
    if (price.kind !== 'money') throw unreadable;
    return product(node, price, this.operation(start));
  }

  /** Reads `16#ff`, `0.(3)`. */
  private otherNumeral(): Extract<Node, { kind: 'number' }> | undefined {
    const match = matchAt(afterBase, this.source.plain, this.position);
    if (match) {
      const base = BigInt(match[1]!);
      const digits = Array.from(match[2]!.replaceAll('_', ''), (digit) => BigInt(Number.parseInt(digit, 36)));
      if (digits.some((digit) => digit >= base)) throw unreadable;
      this.position += match[0].length;
      return numberNode(ratio(digits.reduce((value, digit) => value * base + digit, 0n)));
    }
    const again = matchAt(repeating, this.source.plain, this.position);
    if (!again) return undefined;
    this.position += again[0].length;
    const [, whole = '', digits = ''] = again;
    return numberNode(plus(ratio(BigInt(whole)), ratio(BigInt(digits), 10n ** BigInt(digits.length) - 1n)));
  }

  /** Reads `5!`, and `7!!`, whose factors differ by two: 7 · 5 · 3. */
  private factorial(of: Node, sign: string, start: number): Node {
    const apart = sign.startsWith('!') && sign.length > 1 ? [numberNode(ratio(BigInt(sign.length)))] : [];
    return { kind: 'function', name: 'factorial', arguments: [of, ...apart], place: this.operation(start) };
  }

  /** The words of the language before the unit that a price is for: `12 € pro Kilo`. */
  private get ownForOne(): RegExp {
    const per = this.source.lexicon?.vocabulary?.words.per ?? [];
    return per.length === 0 ? nothing : new RegExp(`(?:${alternatives(per)})(?=\\s)`, 'iy');
  }

  /** The words of the language between a percentage and its whole: `19 % von Netto`. */
  private get ownOf(): RegExp {
    const { of = [] } = lineWordsOf(this.source) ?? {};
    return of.length === 0 ? nothing : new RegExp(`(?:${alternatives(of)})(?:(?=\\s)|(?<='))`, 'iy');
  }

  /** Reads a price: `$3.50/lb`, `3 euros per hour`. */
  private over(left: Node, start: number): Node {
    const piece = this.scope && this.take(forEach);
    if (piece !== undefined) {
      this.aside.push(piece);
      return left;
    }
    const before = this.position;
    if (this.take(forOne) === undefined && this.take(this.ownForOne) === undefined) return left;
    const right = this.unit();
    // Annual pay is not given by the hour
    if (right && /\bper\b/.test(right.unit.lower)) throw unreadable;
    if (right) return quotient(left, right, this.operation(start));
    this.position = before;
    return left;
  }

  /** Reads `5 ft 6 in`, `5'-6"`: a measure right after another adds to it. */
  private parts(first: Node, start: number, count = 1): Node {
    if (isFeet(first) && this.source.plain[this.position] === '-' && this.take(inchesAfter) === undefined) return first;
    // 5 min 20 s / km is the quotient of both
    if (matchAt(/\d/y, this.source.plain, this.skip()) === undefined)
      return count > 1 && this.source.lower.slice(this.position).search(overUnit) === 0
        ? this.over(first, start)
        : first;
    if (count === mostParts) throw unreadable;
    const uncertain = this.uncertain();
    const number = uncertain
      ? { value: uncertain.value, end: this.position }
      : readNumeral(this.source, this.position, this.style);
    if (!number || number instanceof Diagnostic) throw new Unreadable(number);
    this.position = number.end;
    const unit = this.unit(first);
    if (!unit) throw unreadable;
    const measure = measureNode(number.value, unit);
    if (
      first.kind === 'measure' &&
      isGloss({ value: first.value, unit: first.unit.unit }, { value: number.value, unit: unit.unit })
    )
      throw unreadable;
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

  /** Returns true for the end of a number after a sign that divides. */
  private isDivisor(end: number): boolean {
    const { plain } = this.source;
    return endsInOver.test(plain.slice(0, this.numberAt)) && numberAlone.test(plain.slice(this.numberAt, end));
  }

  /** Reads the longest text after a number that is a unit, without a further measure. */
  private unit(before?: Node): UnitNode | undefined {
    const start = this.skip();
    if (this.isAtEnd() || this.comes(noUnit)) return undefined;
    // 12 km / 2 / min is divided by one after the other
    if (this.comes('/') && this.isDivisor(start)) return undefined;
    // After hours, m means minutes
    const minutes = before && isHours(before) ? matchAt(minuteLetter, this.source.lower, start) : undefined;
    if (minutes) {
      this.position = start + 1;
      return unitNode({ ...span(this.source, start, start + 1), plain: 'min', lower: 'min' }, this.units);
    }
    const mark = matchAt(primes, this.source.plain, start)?.[0];
    if (mark !== undefined) return this.unitTo(start, start + mark.length);
    const length = this.letterAfter(start) ?? constantAfter(this.source.plain.slice(start, start + 160)) ?? 160;
    const all = this.source.lower.slice(start, start + length);
    const cut = before?.kind === 'measure' ? all.search(overUnit) : -1;
    const isQuotient =
      cut > 0 &&
      before?.kind === 'measure' &&
      [before.unit.unit.plain, all.slice(0, cut)].every((unit) => isTime(unit, this.source));
    const rest = isQuotient ? all.slice(0, cut) : all;
    for (const end of unitEnds(rest, this.scope !== undefined).reverse()) {
      const { plain } = this.spelled(start, start + end);
      if (
        this.scope &&
        (this.usesName(start, plain) ||
          this.hasParameter(start, plain) ||
          this.isFactorOfNames(start, plain) ||
          this.isRatherName(start, plain))
      )
        continue;
      if (
        plain !== '' &&
        !uncertainWithin.test(plain) &&
        !/^\d(?!(?<=1)\s?\/\s?\p{L})/u.test(plain) &&
        !halfOfDay.test(plain) &&
        !endsInTimes.test(plain) &&
        isUnitIn(this.source, plain)
      )
        return this.unitTo(start, start + end);
    }
    return undefined;
  }

  /** Returns the end of a unit before a letter that is a constant. */
  private letterAfter(start: number): number | undefined {
    const { letters, offset, plain } = this.source;
    if (!letters) return undefined;
    const places = Array.from(letters, ([place, name]) => (constantAt(name, 0) ? place - offset : -1));
    const next = Math.min(...places.filter((place) => place > start));
    return next === Infinity ? undefined : plain.slice(start, next).replace(/[\s*×·⋅/(]+$/u, '').length;
  }

  /** Returns the spelling to look up: a letter that is a unit is replaced by its name. */
  private spelled(start: number, end: number): Span {
    const written = span(this.source, start, end);
    const name = this.letterAt(start);
    if (name === undefined) return written;
    const plain = name + written.plain.slice(1);
    return { ...written, plain, lower: plain.toLowerCase() };
  }

  /**
   * Returns true if a name follows an operator with a space next to it: in `100 km / t` the text's t is meant, in
   * `km/t` a unit.
   */
  private usesName(start: number, text: string): boolean {
    return matchesOf(spacedOperator, text).some(({ index, 0: sign }) => {
      const entry = this.scope!.at(this.source, start + index + sign.length)?.entry;
      return entry !== undefined && !(entry.kind === 'unset' && entry.isLater);
    });
  }

  /** Returns true if a word is a parameter: r in `f(r) = 2 r` is not a unit. */
  private hasParameter(start: number, text: string): boolean {
    return matchesOf(words, text).some(
      ({ index }) => this.scope!.at(this.source, start + index)?.entry.kind === 'parameter',
    );
  }

  /**
   * Returns true for a name that is rather meant than the unit of the same spelling: the n of 2n is not a newton, and the
   * a of 2a is not an are where a is a number. The m of 5 m stays a meter.
   */
  private isRatherName(start: number, text: string): boolean {
    const found = this.scope!.at(this.source, start);
    if (!found || found.entry.kind !== 'value' || found.entry.isUnit) return false;
    const { name, entry } = found;
    const exact = this.source.lexicon!.meaningsOf(name).candidates.find(({ isExact }) => isExact);
    if (!exact) return name === text;
    if (name.length > 1 || !(text === name || /^[*·/^²³]/.test(text.slice(1)))) return false;
    const { factors, money, moment } = entry.value;
    const isNumber = factors.length === 0 && money === 0 && !moment;
    const rank = rankOf(exact.unit);
    const isUnit = rank === 'everyday' || (rank === 'trade' && !isNumber);
    if (text === name || !isUnit) this.assume(name, isUnit ? pluralName(exact.unit) : setAbove);
    return !isUnit;
  }

  private assume(name: string, meaning: string): void {
    if (this.assumed.every(({ of }) => of !== name)) this.assumed.push({ kind: 'unit', of: name, as: meaning });
  }

  /** Returns true for a name before another: the m of 1/2 m v² is not a meter where m and v are set. */
  private isFactorOfNames(start: number, text: string): boolean {
    const found = this.scope!.at(this.source, start);
    const next = start + text.length;
    if (found?.name !== text || !isVariable(found) || this.source.plain[next] !== ' ') return false;
    const other = this.scope!.at(this.source, skipSpaces(this.source.plain, next));
    if (!other || !isVariable(other)) return false;
    this.assume(text, setAbove);
    return true;
  }

  private unitTo(start: number, end: number): UnitNode {
    this.position = end;
    return unitNode(this.spelled(start, end), this.units);
  }
}

/** Yields the nodes of an expression, parents first. */
export function* nodesIn(node: Node): Generator<Node, void> {
  yield node;
  if ('of' in node) yield* nodesIn(node.of);
  if (node.kind === 'power') yield* nodesIn(node.exponent);
  if ('arguments' in node) for (const each of node.arguments) yield* nodesIn(each);
  if ('left' in node) {
    yield* nodesIn(node.left);
    yield* nodesIn(node.right);
  }
}

/** Returns the constants of an expression in the order of the text, without duplicates. */
export const constantsIn = (root: Node): readonly ConstantRow[] => [
  ...new Set(Array.from(nodesIn(root)).flatMap((node) => (node.kind === 'constant' ? [node.row] : []))),
];

const eulersNumber: Assumption = { kind: 'number', of: 'e', as: 'Euler’s number, 2.71828…' };
let euler: Ratio | undefined;

/** Returns an expression with the number e instead of the constant with that symbol. */
const withEuler = (root: Node): Node =>
  withLeaves(root, (leaf) =>
    leaf.kind === 'constant' ? numberNode((euler ??= exponential(toFixedPoint(one)))) : leaf,
  );

/** The leaves that allow a k for thousand. Next to a constant or another unit, 300k is a temperature. */
const bareLeaves: ReadonlySet<Node['kind']> = new Set(['number', 'measure', 'money', 'pi']);

/** Matches a k right after digits, with the digits. */
const stuck = /[\d.,]*\dk$/;

/**
 * Returns the thousands of an expression whose only units are such k, `10% of 5k`, each with its number and its text.
 * Undefined for any other expression.
 */
const thousandsIn = (
  root: Node,
  units: readonly Span[],
  source: Span,
): ReadonlyMap<Node, { readonly value: Ratio; readonly written: string }> | undefined => {
  if (units.length === 0 || !units.every((unit) => unit.plain === 'k')) return undefined;
  const leaves = Array.from(nodesIn(root)).filter((node) => !('left' in node || 'of' in node || 'arguments' in node));
  if (!leaves.every(({ kind }) => bareLeaves.has(kind))) return undefined;
  const found = new Map<Node, { readonly value: Ratio; readonly written: string }>();
  for (const leaf of leaves) {
    if (leaf.kind !== 'measure') continue;
    const end = leaf.unit.unit.offset - source.offset;
    const letter = readMultiplier(source, end, 'bare');
    const written = stuck.exec(source.plain.slice(0, end + 1))?.[0];
    if (!letter || written === undefined || leaf.uncertainty) return undefined;
    found.set(leaf, { value: times(leaf.value, letter.value), written });
  }
  return found;
};

/** Returns true if a number of an expression has a written uncertainty. */
export const isUncertain = (root: Node): boolean =>
  Array.from(nodesIn(root)).some((node) => 'uncertainty' in node && node.uncertainty !== undefined);

/** Reads a text as an expression, or returns undefined. If `units` are given, its units are appended to them. */
export const readExpression = (
  source: Span,
  style: NumberStyle | undefined,
  units?: Span[],
): Expression | Diagnostic | undefined =>
  units ? readInto(units, source, style) : readOnce(source, 'expression', () => readInto([], source, style));

const readInto = (units: Span[], source: Span, style: NumberStyle | undefined): Expression | Diagnostic | undefined => {
  const reader = new Reader(source, style, units);
  const before = units.length;
  try {
    const read = reader.whole();
    const thousands = thousandsIn(read, reader.units.slice(before), source);
    if (thousands) units.length = before;
    const root = thousands
      ? withLeaves(read, (leaf) => (thousands.has(leaf) ? numberNode(thousands.get(leaf)!.value) : leaf))
      : read;
    const isEuler =
      reader.hasConstants && reader.units.length === 0 && constantsIn(root).every(({ symbol }) => symbol === 'e');
    if (isEuler && (root.kind === 'constant' || Array.from(nodesIn(root)).some(({ kind }) => kind === 'money')))
      return undefined;
    // 3 apples + 2 pears have no common unit
    const things = new Set(reader.aside.map((word) => word.toLowerCase().replace(/s$/, '')));
    if (things.size > 1 && Array.from(nodesIn(root)).some(({ kind }) => kind === '+' || kind === '-')) return undefined;
    const { operations, aside } = reader;
    const assumed: readonly Assumption[] = [
      ...reader.assumed,
      ...Array.from(thousands?.values() ?? [], ({ value, written }) => ({
        kind: 'number' as const,
        of: written,
        as: String(toNumber(value)),
      })),
      ...(isEuler ? [eulersNumber] : []),
    ];
    return {
      root: isEuler ? withEuler(root) : root,
      units: reader.units,
      isSum: operations > 0,
      operations,
      ...(aside.length > 0 ? { aside: [...new Set(aside)] } : {}),
      // No power of the charge of an electron is meant
      ...(assumed.length > 0 ? { assumed } : {}),
    };
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Refused) return error.diagnostic;
    throw error;
  }
};
