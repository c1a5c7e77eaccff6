import { matchesOf } from '../model/matches.ts';
import { readProduct, siFactorOf } from '../definition/definition.ts';
import { dimensionless, sameDimension } from '../model/dimension.ts';
import type { CompoundIndex } from './compound-index.ts';
import type { Candidate } from './rank.ts';
import { bitOrByte, isInCaseOfWords, isTitle } from './letter-case.ts';
import { one, power, ratio, times, type Ratio } from '../model/rational.ts';

/** The cost limit of a reading that needs no other case. A rare unit, or a prefix that no list shows, costs more. */
const mostSure = 2;

/**
 * Returns true if a unit of a compound may be meant in another case. Nm³ is not a cubic nautical mile; mb/s may be
 * megabytes, us/cm microsiemens, and the case of ML/MIN means nothing.
 */
const mayBeInOtherCase = (text: string, candidates: readonly Candidate[], isInOneCase: boolean): boolean => {
  // Mg/dl may be in title case
  const isCapitalized = /^[A-Z][a-z]+$/.test(text);
  const isSure = ({ unit, isExact, cost }: Candidate): boolean =>
    isExact && cost <= mostSure && !(isCapitalized && unit.prefix && cost > 0);
  return isInOneCase || bitOrByte.test(text) || !candidates.some(isSure);
};

/** A product before its units are chosen: each factor has its candidates. */
export interface Expression {
  readonly constant: Ratio;
  readonly factors: readonly { readonly candidates: readonly Candidate[]; readonly exponent: number }[];
}

/** Options for reading a compound. */
export interface ReadOptions {
  /** True if its units may be in another case. */
  readonly inAnyCase: boolean;
  /** The common meanings of single letters in a compound: see `data/shared-spellings.ts`. */
  readonly letters: Readonly<Record<string, readonly string[]>>;
}

/** Limits of a compound, so that the work for any text is limited. */
export const longestText = 160;
export const mostFactors = 20;
/** The maximum sum of the absolute powers of all factors. */
export const mostPower = 99;
const mostWords = 8;
const deepest = 6;
/** The maximum number of bits of the numbers among the factors. */
const mostBits = 4096;

const raised =
  /\s*(?:\^|\*\*)\s*(?:\(\s*[+-]?\d{1,2}\s*\)|[+-]?\d{1,2}(?!\d|e[+-]?\d*[1-9]))(?:\.0+)?(?:e0)?|[+-]?[1-9](?![\d\p{L}])/iuy;
const cubed = /^\^3(?!\d)/;
const raises = /^(?:\^|\*\*|[+-]?\d)/;

/** Prefers minutes and seconds of time to those of arc in a compound. */
const timesFirst = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates[0]?.unit.quantity?.id === 'time'
    ? candidates.filter(({ unit }) => unit.quantity?.id !== 'angle')
    : candidates;

/** Matches lowercase symbols of common units, which never mean an uppercase unit. */
const commonLetters = /^[dghlmst]$/;

/** Matches the marks of feet and inches, minutes and seconds. */
const mark = /^['"]$/;

/** Matches a number at the end that is not what a rate is for, as 100 and 1000 are: `3 kg per 4`. */
const bareNumber = /(?!10{2,}\s*$)\d+\s*$/y;

/** Matches signs of a compound, in which adjacent units are factors. */
const operators = /[*·/^]|\.(?=\p{L})|\bper\b|\p{L}-?\d/iu;

/**
 * Thrown for a text that is not a compound. It is created once, because a stack trace takes as long to make as reading
 * the candidate.
 */
const malformed = new Error('No compound');

/** Thrown for a word that is not a unit in any case. It is also created once. */
const unknownWord = new Error('No unit');

/** Returns true for units such as kft, because kft³ may be a thousand cubic feet or the cube of a thousand feet. */
const isThousandfold = ({ candidates }: Expression['factors'][number]): boolean =>
  candidates.every(({ unit }) => unit.id.startsWith('thousand-'));

/** Returns true for a liquid that makes a pressure of a height. */
const isColumn = ({ candidates }: Expression['factors'][number]): boolean =>
  candidates.every(({ unit: { entry } }) => entry?.id === 'of-water' || entry?.id === 'ofhg');

/**
 * Returns true for two units of one quantity, or a power and a unit of the same base. Side by side they are an amount and what it is asked
 * in: `5 sq m hectares`, `6ft2 cm`.
 */
const areTwoOfOne = ({ factors }: Expression): boolean => {
  const isPower = factors.some(({ exponent }) => exponent > 1);
  const [first, second] = factors.map(({ candidates: [found], exponent }) => {
    const size = found && exponent > 0 ? siFactorOf(found.unit).dimension : dimensionless;
    return isPower ? size.map(Math.sign) : size;
  });
  // A dozen dozen is a gross
  return factors.length === 2 && !sameDimension(first!, dimensionless) && sameDimension(first!, second!);
};

const nothing: Expression = { constant: one, factors: [] };

const bitsOf = ({ n, d }: Ratio): number => 4 * (n * d).toString(16).length;

const join = (a: Expression, b: Expression, exponent: number): Expression => {
  if (b.constant !== one && bitsOf(a.constant) + bitsOf(b.constant) * Math.abs(exponent) > mostBits) throw malformed;
  const factors = [...a.factors, ...b.factors.map((factor) => ({ ...factor, exponent: factor.exponent * exponent }))];
  if (factors.reduce((sum, factor) => sum + Math.abs(factor.exponent), 0) > mostPower) throw malformed;
  return { constant: b.constant === one ? a.constant : times(a.constant, power(b.constant, exponent)), factors };
};

const powersBefore = new Map([
  ['square', 2],
  ['sq', 2],
  ['cubic', 3],
  ['cu', 3],
]);

/** The words for powers after a unit. The index is the power. */
const powersAfter = ['none', 'first', 'squared', 'cubed', 'fourth', 'fifth', 'sixth'];

/**
 * A reader of compounds as people and CLDR write them:
 *
 *     compound = [ "1/" | "per" | "inverse" | "reciprocal" ] run { ( "*" | "·" | "." | "/" | "per" ) run }
 *     run      = factor { factor }
 *     factor   = [ "square" | "cubic" | "pow4" ] ( unit | number | "(" compound ")" ) [ exponent | "squared" | "cubed" | "to the fourth" ]
 *
 * Adjacent units (with a space or a hyphen) bind tighter than a slash: J/kg K is J/(kg·K). Writers disagree on a
 * multiplication sign after a slash: in W/m·K, K may be below or above the line. `below` selects the reading.
 */
class Reader {
  private position = 0;
  private depth = 0;
  private count = 0;
  /** True if a multiplication sign follows a slash, so that the other reading would differ. */
  isOpen = false;
  /** True if symbols are adjacent without a multiplication sign. */
  isLoose = false;
  private hasSymbol = false;
  private readonly text: string;
  private readonly unitIndex: CompoundIndex;
  private readonly below: boolean;
  private readonly options: ReadOptions;

  constructor(text: string, unitIndex: CompoundIndex, below: boolean, options: ReadOptions) {
    this.text = text;
    this.unitIndex = unitIndex;
    this.below = below;
    this.options = options;
  }

  whole(): Expression {
    const candidate = this.compound();
    this.take(/\s*/y);
    if (this.position < this.text.length) throw malformed;
    return candidate;
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.position = pattern.lastIndex;
    return match[0].trim();
  }

  private comes(pattern: RegExp): boolean {
    pattern.lastIndex = this.position;
    return pattern.test(this.text);
  }

  private compound(): Expression {
    let result = nothing;
    let exponent = this.take(/\s*(?:(?:per|inverse|reciprocal)\b[\s-]*|1?\s*\/)\s*/iy) === undefined ? 1 : -1;
    for (;;) {
      result = join(result, this.run(), exponent);
      const operator = this.take(/[\s-]*(?:[*·/]|\.(?!\d)|per\b)[\s-]*/iy);
      if (operator === undefined) return result;
      if (/^per$/i.test(operator) && this.comes(bareNumber)) throw malformed;
      if (/[/p]/i.test(operator)) exponent = -1;
      else if (exponent < 0) {
        this.isOpen = true;
        exponent = this.below ? -1 : 1;
      }
    }
  }

  private run(): Expression {
    const first = this.position;
    let result = this.factor();
    for (let count = 1; ; count++) {
      const end = this.position;
      this.take(/[\s-]+/y);
      if (this.position >= this.text.length || this.comes(/[)*·/.]|per\b/iy)) {
        if (count > 1) this.check(this.text.slice(first, end));
        if (count === 2 && this.text[first] !== '(' && areTwoOfOne(result)) throw malformed;
        return result;
      }
      const next = this.factor();
      // A height of water is a pressure, but a cubic meter of water is a volume of it
      if (next.factors.some(isColumn) && result.factors.at(-1)?.exponent !== 1) throw malformed;
      result = join(result, next, 1);
    }
  }

  /** Checks adjacent units. Names are a product, and so are symbols in a text with operators; marks never are. */
  private check(run: string): void {
    // 7 minute mile in min per km is a question, not a product
    if (/['"]|\p{L}{4,}\s+in\s/u.test(run)) throw malformed;
    if (!operators.test(this.text)) this.isLoose ||= this.hasSymbol;
  }

  private factor(): Expression {
    const before = this.take(/(?:square|sq|cubic|cu|pow\d{1,2})(?![^\W_])\.?[\s-]*/iy)?.replace(/[.\s-]+$/, '');
    const exponent = before === undefined ? 1 : (powersBefore.get(before.toLowerCase()) ?? Number(before.slice(3)));
    const atom = this.atom(exponent > 1);
    if (++this.count > mostFactors) throw malformed;
    const raisedBy = exponent * this.exponent();
    if (raisedBy > 1 && atom.factors.every(isThousandfold)) throw malformed;
    return join(nothing, atom, raisedBy);
  }

  private atom(isPower: boolean): Expression {
    if (this.take(/\(\s*/y) !== undefined) {
      if (++this.depth > deepest) throw malformed;
      const inner = this.compound();
      if (this.take(/\s*\)/y) === undefined) throw malformed;
      this.depth--;
      return inner;
    }
    const number = this.take(/\d{1,9}(?:e\d)?(?![\d.])/iy);
    if (number !== undefined) {
      // 0 m and 1/0 are not units
      if (Number(number) === 0) throw malformed;
      return { constant: ratio(BigInt(Number(number))), factors: [] };
    }
    return this.unit(isPower);
  }

  /** Reads a unit whose symbol ends in a power that is part of it: the normal cubic meter of mg/Nm³. */
  private withPower(word: string): Expression | undefined {
    if (word.length < 2 || !cubed.test(this.text.slice(this.position + word.length, this.position + word.length + 3)))
      return undefined;
    const candidates = this.unitIndex
      .findSimple(`${word}^3`)
      .candidates.filter(({ unit, isExact }) => isExact && unit.entry?.isSpelled === false && !unit.prefix);
    if (candidates.length === 0) return undefined;
    this.position += word.length + 2;
    this.hasSymbol = true;
    return { constant: one, factors: [{ candidates, exponent: 1 }] };
  }

  /** Reads the longest sequence of words that is a unit: `pound-force` before `pound`, `fl oz` before `fl`. */
  private unit(isPower: boolean): Expression {
    const factorText = /[^()*·/^]*/y;
    factorText.lastIndex = this.position;
    const run = factorText.exec(this.text)![0].split(/[\s-]+per\b/i)[0]!;
    const own = this.withPower(run);
    if (own) return own;
    const ends = matchesOf(/\S(?=[\s-]|$)|[^\d\s.-](?=[\d.-])/g, run).map(({ index }) => index + 1);
    const longestFirst = ends.slice(0, mostWords).reverse();
    for (const end of longestFirst) {
      const words = run.slice(0, end);
      const candidates = this.candidatesOf(words, isPower || this.isRaised(end));
      if (candidates.length > 0 && !(this.isRaised(end) && this.isProduct(words, candidates))) {
        if (this.isCut(candidates, run, longestFirst, end)) throw malformed;
        this.position += end;
        this.hasSymbol ||= !this.unitIndex.isName(words);
        // The full stop of an abbreviation: sq. ft./min
        this.take(/\.(?=[\s)/*·]|$)/y);
        return { constant: one, factors: [{ candidates: timesFirst(candidates), exponent: 1 }] };
      }
    }
    const isUnknown = (end: number): boolean =>
      end > 1 && this.unitIndex.findSimple(run.slice(0, end)).units.length === 0;
    throw longestFirst.every(isUnknown) ? unknownWord : malformed;
  }

  private candidatesOf(words: string, isRaised: boolean): readonly Candidate[] {
    const { inAnyCase, letters } = this.options;
    const found = this.unitIndex.findSimple(words);
    if (words.length > 1)
      return inAnyCase && mayBeInOtherCase(words, found.candidates, this.isInOneCase())
        ? found.allCandidates()
        : found.candidates;
    if (mark.test(words) && /[*·]/.test(this.text)) return [];
    const common = ({ unit }: Candidate, letter: string): boolean => letters[letter]?.includes(unit.id) !== false;
    // The code 2M2 is a resistance, not two squared molars
    const isCode = /^[MR]$/.test(words) && /\d/.test(this.text.charAt(this.position + 1));
    const candidates = isCode
      ? []
      : found.candidates.filter((candidate) => candidate.isExact && common(candidate, words));
    if (!inAnyCase || commonLetters.test(words)) return candidates;
    const small = words.toLowerCase();
    if (words === small) return found.allCandidates();
    // All capitals or an initial capital do not decide case: KM/H, G/s. A molar is never squared: M3/h
    if (this.text !== this.text.toUpperCase() && !isTitle(this.text) && !(words === 'M' && isRaised)) return candidates;
    const others = this.unitIndex
      .findSimple(small)
      .candidates.filter((candidate) => candidate.isExact && common(candidate, small));
    return [...candidates, ...others.map((candidate) => ({ ...candidate, isExact: false }))];
  }

  private isInOneCase(): boolean {
    return this.text === this.text.toLowerCase() || this.text === this.text.toUpperCase() || isInCaseOfWords(this.text);
  }

  /**
   * Returns true if a prefix was separated from the whole unit: `millidegree fahrenheit` does not contain a millidegree
   * of angle.
   */
  private isCut(candidates: readonly Candidate[], run: string, ends: readonly number[], end: number): boolean {
    const starts = candidates.flatMap(({ unit: { prefix } }) =>
      prefix ? [prefix.name, prefix.symbol].filter((start) => run.startsWith(start)) : [],
    );
    const isTemperature = (text: string): boolean =>
      this.unitIndex.findSimple(text).units.some(({ quantity }) => quantity?.id === 'temperature');
    return ends
      .filter((further) => further > end && /[\s-]/.test(run[end]!))
      .some((further) => starts.some((start) => isTemperature(run.slice(start.length, further))));
  }

  private isRaised(end: number): boolean {
    return raises.test(this.text.slice(this.position + end, this.position + end + 2));
  }

  /**
   * Returns true for a product of words. A power applies only to the last word: lb ft^2 is not a squared foot-pound.
   */
  private isProduct(words: string, candidates: readonly Candidate[]): boolean {
    return /\s/.test(words) && candidates.some(({ unit }) => readProduct(unit.id, this.unitIndex.byId) !== undefined);
  }

  /** Reads `^2`, `^-2`, `^(-2)`, `**2`, `m2`, `s-1`, `squared`. */
  private exponent(): number {
    const written = this.take(raised);
    if (written !== undefined) return Number(/[+-]?\d+/.exec(written)![0]);
    const word = this.take(
      /[\s-]+(?:squared|cubed|to\s+the\s+(?:third|fourth|fifth|sixth)(?:\s+power)?)\b/iy,
    )?.toLowerCase();
    if (word === undefined) return 1;
    return word.includes('third') ? 3 : powersAfter.findIndex((ending) => word.includes(ending));
  }
}

interface ReadText {
  readonly expression: Expression;
  readonly isOpen: boolean;
  readonly isLoose: boolean;
}

const readAs = (text: string, unitIndex: CompoundIndex, below: boolean, options: ReadOptions): ReadText => {
  const reader = new Reader(text, unitIndex, below, options);
  const expression = reader.whole();
  return { expression, isOpen: reader.isOpen, isLoose: reader.isLoose };
};

/**
 * The factors of a written compound. Loose ones, with adjacent symbols, are compounds only if a quantity lists them.
 */
export interface WrittenCompound {
  readonly expression: Expression;
  readonly isLoose: boolean;
}

/**
 * Returns the readings of a written compound, the strict one first: from left to right, as calculators do. Empty for
 * other texts. Undefined if one of its words is not a unit in any case.
 */
export const readText = (
  text: string,
  unitIndex: CompoundIndex,
  options: ReadOptions,
): WrittenCompound[] | undefined => {
  try {
    const read = readAs(text, unitIndex, false, options);
    return read.isOpen ? [read, readAs(text, unitIndex, true, options)] : [read];
  } catch (error) {
    if (error === malformed) return [];
    if (error === unknownWord) return undefined;
    throw error;
  }
};
