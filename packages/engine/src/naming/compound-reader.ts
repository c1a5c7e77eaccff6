import { readProduct } from '../definition/definition.ts';
import type { Names } from './full-index.ts';
import { lazyPattern } from './lazy-pattern.ts';
import { one, power, ratio, times, type Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';

/** A product whose units are not decided yet: every factor with its possible units. */
export interface Reading {
  readonly constant: Ratio;
  readonly factors: readonly { readonly units: readonly Unit[]; readonly exponent: number }[];
}

/** Bounds on what is read as a compound, so that any text costs a known amount of work. */
export const longestText = 160;
const mostWords = 8;
const mostFactors = 12;
const deepest = 6;

const raised = /* @__PURE__ */ lazyPattern(
  '\\s*(?:\\^|\\*\\*)\\s*(?:\\(\\s*[+-]?\\d\\s*\\)|[+-]?\\d)(?:\\.0+)?(?:e0)?|[+-]?[1-9](?![\\d\\p{L}])',
  'iuy',
);
const raises = /^(?:\^|\*\*|[+-]?\d)/;

/** Within a compound, minutes and seconds are those of time, not of arc. */
const timesFirst = (units: readonly Unit[]): readonly Unit[] =>
  units[0]?.quantity?.id === 'time' ? units.slice(0, 1) : units;

const nothing: Reading = { constant: one, factors: [] };

const join = (a: Reading, b: Reading, exponent: number): Reading => ({
  constant: times(a.constant, power(b.constant, exponent)),
  factors: [...a.factors, ...b.factors.map((factor) => ({ ...factor, exponent: factor.exponent * exponent }))],
});

const powersBefore = new Map([
  ['square', 2],
  ['sq', 2],
  ['cubic', 3],
  ['cu', 3],
]);

class Malformed extends Error {}

/**
 * A reader of compounds as people and CLDR write them:
 *
 *     compound = [ "1/" | "per" ] run { ( "*" | "·" | "." | "/" | "per" ) run }
 *     run      = factor { factor }
 *     factor   = [ "square" | "cubic" | "pow4" ] ( unit | number | "(" compound ")" ) [ exponent | "squared" | "cubed" ]
 *
 * Units side by side (a space, a hyphen) bind tighter than a solidus: J/kg K is J/(kg·K). Whether a multiplication sign
 * behind a solidus still stands below it is what writers do not agree on: W/m·K. A reader takes one side; `below` says which.
 */
class Reader {
  private position = 0;
  private depth = 0;
  private count = 0;
  /** A multiplication sign stood behind a solidus, so that the other side would read something else. */
  isOpen = false;
  private readonly text: string;
  private readonly names: Names;
  private readonly below: boolean;

  constructor(text: string, names: Names, below: boolean) {
    this.text = text;
    this.names = names;
    this.below = below;
  }

  whole(): Reading {
    const reading = this.compound();
    this.take(/\s*/y);
    if (this.position < this.text.length) throw new Malformed();
    return reading;
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

  private compound(): Reading {
    let result = nothing;
    let exponent = this.take(/\s*(?:per\b[\s-]*|1?\s*\/)\s*/iy) === undefined ? 1 : -1;
    for (;;) {
      result = join(result, this.run(), exponent);
      const operator = this.take(/[\s-]*(?:[*·/]|\.(?!\d)|per\b)[\s-]*/iy);
      if (operator === undefined) return result;
      if (/[/p]/i.test(operator)) exponent = -1;
      else if (exponent < 0) {
        this.isOpen = true;
        exponent = this.below ? -1 : 1;
      }
    }
  }

  private run(): Reading {
    let result = this.factor();
    for (;;) {
      this.take(/[\s-]+/y);
      if (this.position >= this.text.length || this.comes(/[)*·/.]|per\b/iy)) return result;
      result = join(result, this.factor(), 1);
    }
  }

  private factor(): Reading {
    const before = this.take(/(?:square|sq|cubic|cu|pow\d{1,2})(?![^\W_])\.?[\s-]*/iy)?.replace(/[.\s-]+$/, '');
    const exponent = before === undefined ? 1 : (powersBefore.get(before.toLowerCase()) ?? Number(before.slice(3)));
    const atom = this.atom();
    if (++this.count > mostFactors) throw new Malformed();
    return join(nothing, atom, exponent * this.exponent());
  }

  private atom(): Reading {
    if (this.take(/\(\s*/y) !== undefined) {
      if (++this.depth > deepest) throw new Malformed();
      const inner = this.compound();
      if (this.take(/\s*\)/y) === undefined) throw new Malformed();
      this.depth--;
      return inner;
    }
    const number = this.take(/\d{1,9}(?:e\d)?(?![\d.])/iy);
    if (number !== undefined) {
      // Nothing can be measured in 0 m, nor in 1/0
      if (Number(number) === 0) throw new Malformed();
      return { constant: ratio(BigInt(Number(number))), factors: [] };
    }
    return this.unit();
  }

  /** The longest run of words that is a unit: `pound-force` before `pound`, `fl oz` before `fl`. */
  private unit(): Reading {
    const stretch = /[^()*·/^]*/y;
    stretch.lastIndex = this.position;
    const run = stretch.exec(this.text)![0].split(/[\s-]+per\b/i)[0]!;
    const ends = Array.from(run.matchAll(/\S(?=[\s-]|$)|[^\d\s.-](?=[\d.-])/g), ({ index }) => index + 1);
    for (const end of ends.slice(0, mostWords).toReversed()) {
      const words = run.slice(0, end);
      const found = this.names.findSimple(words);
      const units = found.sure ?? found.units;
      if (units.length > 0 && !(this.isRaised(end) && this.isProduct(words, units))) {
        this.position += end;
        // The full stop of an abbreviation: sq. ft./min
        this.take(/\.(?=[\s)/*·]|$)/y);
        return { constant: one, factors: [{ units: timesFirst(units), exponent: 1 }] };
      }
    }
    throw new Malformed();
  }

  private isRaised(end: number): boolean {
    return raises.test(this.text.slice(this.position + end, this.position + end + 2));
  }

  /** A power holds for the last word alone: lb ft^2 is no square of the foot-pound. */
  private isProduct(words: string, units: readonly Unit[]): boolean {
    return /\s/.test(words) && units.some((unit) => readProduct(unit.id, this.names.byId) !== undefined);
  }

  /** `^2`, `^-2`, `^(-2)`, `**2`, `m2`, `s-1`, `squared`. */
  private exponent(): number {
    const written = this.take(raised());
    if (written !== undefined) return Number(/[+-]?\d/.exec(written)![0]);
    const word = this.take(/[\s-]+(?:squared|cubed)\b/iy);
    return word === undefined ? 1 : word.toLowerCase().endsWith('squared') ? 2 : 3;
  }
}

const readAs = (text: string, names: Names, below: boolean): { reading: Reading; isOpen: boolean } => {
  const reader = new Reader(text, names, below);
  return { reading: reader.whole(), isOpen: reader.isOpen };
};

/** What a written compound may say, the strict reading first: from left to right, as calculators do. Empty for no compound. */
export const readText = (text: string, names: Names): Reading[] => {
  try {
    const { reading, isOpen } = readAs(text, names, false);
    return isOpen ? [reading, readAs(text, names, true).reading] : [reading];
  } catch (error) {
    if (error instanceof Malformed) return [];
    throw error;
  }
};
