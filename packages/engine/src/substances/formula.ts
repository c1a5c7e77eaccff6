import { atomicWeights, withoutWeight } from '../data/atomic-weights.ts';
import { decimalToRatio, readDecimal } from '../model/decimal.ts';
import { plus, times, zero, type Ratio } from '../model/rational.ts';

/** A chemical formula, read. */
export interface Formula {
  /** As it was given, with plain digits. */
  readonly text: string;
  /** In grams a mole. */
  readonly molarMass: Ratio;
  /** How far any normal material may lie from it: the uncertainties of its atoms, added up. */
  readonly uncertainty: Ratio;
  /** Elementary charges of an ion, without their sign. */
  readonly charge: number;
}

/** Bounds, so that any text costs a known amount of work. */
const longest = 120;
const deepest = 8;
const mostAtoms = 1_000_000;

const subscripts = '₀₁₂₃₄₅₆₇₈₉';
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Subscripts are plain digits, and a raised charge stands behind a caret: Ca²⁺ is Ca^2+. */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/[₀-₉]/g, (digit) => String(subscripts.indexOf(digit)))
    .replace(/([⁰¹²³⁴⁵⁶⁷⁸⁹]*)([⁺⁻])$/, (_, digits: string, sign: string) => {
      const count = digits.replace(/./g, (digit) => String(superscripts.indexOf(digit)));
      return `^${count}${sign === '⁺' ? '+' : '-'}`;
    });

class NoFormula extends Error {}

const weightOf = (symbol: string, part: 0 | 1): Ratio =>
  decimalToRatio(readDecimal((atomicWeights as Readonly<Record<string, readonly [string, string]>>)[symbol]![part])!);

/**
 * A reader of formulas as chemists write them:
 *
 *     formula = group { ( "·" | "." | "*" ) group } [ "^" [ digits ] ( "+" | "-" ) | "+" | "-" ]
 *     group   = [ digits ] part { part }
 *     part    = ( element | "(" group ")" | "[" group "]" ) [ digits ]
 */
class Reader {
  readonly atoms = new Map<string, number>();
  private position = 0;
  private depth = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Counts the atoms and returns the charge. */
  whole(): number {
    do this.add(this.group(), 1);
    while (this.take(/[·.*]/y) !== undefined);
    const charge = this.take(/\^\d?[+-]|[+-]/y);
    if (this.position < this.text.length) throw new NoFormula();
    // Ca2+ may be two atoms or two charges
    if (
      charge !== undefined &&
      !charge.startsWith('^') &&
      /[A-Z][a-z]?\d+[+-]$/.test(this.text) &&
      this.atoms.size === 1
    ) {
      throw new NoFormula('write a charge behind a caret, like Ca^2+');
    }
    return charge === undefined ? 0 : Number(/\d/.exec(charge)?.[0] ?? 1);
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.position = pattern.lastIndex;
    return match[0];
  }

  private count(): number {
    const digits = this.take(/\d{1,6}(?!\d)/y);
    if (digits !== undefined && Number(digits) === 0) throw new NoFormula();
    return Number(digits ?? 1);
  }

  private group(): Map<string, number> {
    const multiple = this.count();
    const atoms = new Map<string, number>();
    let parts = 0;
    for (let part = this.part(); part; part = this.part(), parts++) {
      const count = this.count() * multiple;
      for (const [symbol, number] of part) atoms.set(symbol, (atoms.get(symbol) ?? 0) + number * count);
    }
    if (parts === 0) throw new NoFormula();
    return atoms;
  }

  private part(): ReadonlyMap<string, number> | undefined {
    const open = this.take(/[([]/y);
    if (open === undefined) return this.element();
    if (++this.depth > deepest) throw new NoFormula();
    const inner = this.group();
    if (this.take(open === '(' ? /\)/y : /\]/y) === undefined) throw new NoFormula();
    this.depth--;
    return inner;
  }

  private element(): ReadonlyMap<string, number> | undefined {
    const symbol = this.take(/[A-Z][a-z]?/y);
    if (symbol === undefined) return undefined;
    if (symbol in atomicWeights) return new Map([[symbol, 1]]);
    if (withoutWeight.split(' ').includes(symbol)) {
      throw new NoFormula(`${symbol} has no standard atomic weight: no mixture of its isotopes is normal`);
    }
    throw new NoFormula();
  }

  private add(group: ReadonlyMap<string, number>, count: number): void {
    for (const [symbol, number] of group) {
      const sum = (this.atoms.get(symbol) ?? 0) + number * count;
      if (sum > mostAtoms) throw new NoFormula();
      this.atoms.set(symbol, sum);
    }
  }
}

/** Reads a formula: `C6H12O6`, `Ca(OH)2`, `CuSO4·5H2O`, `HCO3^-`. A text says why it is none, undefined that it does not look like one. */
export const readFormula = (given: string): Formula | string | undefined => {
  const text = plain(given);
  if (text.length > longest) return undefined;
  const reader = new Reader(text);
  try {
    const charge = reader.whole();
    let [molarMass, uncertainty] = [zero, zero];
    for (const [symbol, number] of reader.atoms) {
      const count = { n: BigInt(number), d: 1n };
      molarMass = plus(molarMass, times(count, weightOf(symbol, 0)));
      uncertainty = plus(uncertainty, times(count, weightOf(symbol, 1)));
    }
    return { text, molarMass, uncertainty, charge };
  } catch (error) {
    if (!(error instanceof NoFormula)) throw error;
    return error.message === '' ? undefined : error.message;
  }
};
