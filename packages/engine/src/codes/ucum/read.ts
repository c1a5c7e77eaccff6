import { atoms, prefixes, type Atom, type CodedPrefix } from './atoms.ts';

/** One factor of a code: a number, or an atom with an optional prefix, raised to a power. */
export type Term =
  | { readonly number: bigint; readonly exponent: number }
  | { readonly atom: Atom; readonly prefix: CodedPrefix | undefined; readonly exponent: number };

/** The position and the reason of an error in a UCUM code. */
export interface NoCode {
  readonly index: number;
  readonly because: string;
}

/** Limits that bound the work for any text. */
const longest = 200;
const deepest = 8;
const mostDigits = 15;
const mostPower = 200;

class Malformed extends Error {
  readonly index: number;

  constructor(index: number, because: string) {
    super(because);
    this.index = index;
  }
}

/**
 * `10*` and `10^` are atoms. In other symbols digits occur only in brackets; digits outside brackets are an exponent.
 */
const symbol = /10[*^]|(?:[^\d\s./(){}[\]+-]|\[[!-Z^-z|~]*\])+/y;

/** Finds the atom of a symbol, without a prefix first: cd is the candela, not a centiday. */
const findSymbol = (text: string): { atom: Atom; prefix: CodedPrefix | undefined } | undefined => {
  const atom = atoms().get(text);
  if (atom) return { atom, prefix: undefined };
  for (const prefix of prefixes) {
    const rest = text.startsWith(prefix.code) ? atoms().get(text.slice(prefix.code.length)) : undefined;
    if (rest?.takesPrefixes) return { atom: rest, prefix };
  }
  return undefined;
};

/**
 * Parses codes by the case-sensitive grammar of UCUM:
 *
 *     code       = [ "/" ] component { ( "." | "/" ) component }
 *     component  = ( symbol [ exponent ] | digits | "(" code ")" ) [ annotation ] | annotation
 *     exponent   = [ "+" | "-" ] digits
 *     annotation = "{" characters of ASCII but braces "}"
 *
 * Operators apply from left to right. A solidus applies only to the component right after it.
 */
class Reader {
  private position = 0;
  private depth = 0;
  private power = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  whole(): Term[] {
    if (this.text.length > longest) throw new Malformed(longest, `a code has at most ${longest} characters`);
    const terms = this.code(1);
    if (this.position < this.text.length) this.fail('this cannot be part of a code');
    return terms;
  }

  private fail(because: string): never {
    throw new Malformed(this.position, because);
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.position = pattern.lastIndex;
    return match[0];
  }

  private code(sign: number): Term[] {
    let exponent = this.take(/\//y) === undefined ? sign : -sign;
    const terms: Term[] = [];
    for (;;) {
      terms.push(...this.component(exponent));
      const operator = this.take(/[./]/y);
      if (operator === undefined) return terms;
      exponent = operator === '/' ? -sign : sign;
    }
  }

  private component(sign: number): Term[] {
    if (this.annotation()) return [];
    const terms = this.take(/\(/y) === undefined ? this.factor(sign) : this.inParentheses(sign);
    this.annotation();
    return terms;
  }

  private annotation(): boolean {
    return this.take(/\{[!-z|~]*\}/y) !== undefined;
  }

  private inParentheses(sign: number): Term[] {
    if (++this.depth > deepest) this.fail(`parentheses are nested at most ${deepest} deep`);
    const terms = this.code(sign);
    if (this.take(/\)/y) === undefined) this.fail('a parenthesis is not closed');
    this.depth--;
    return terms;
  }

  private factor(sign: number): Term[] {
    const start = this.position;
    const digits = this.take(/\d+(?![\d*^])/y);
    if (digits !== undefined) {
      if (digits.length > mostDigits || Number(digits) === 0) {
        this.position = start;
        this.fail(`a number is from 1 to ${mostDigits} digits long and not zero`);
      }
      return [{ number: BigInt(digits), exponent: sign }];
    }
    const written = this.take(symbol);
    if (written === undefined) this.fail('a unit is missing');
    const found = findSymbol(written);
    if (!found) {
      this.position = start;
      this.fail(`${written} is not a unit of UCUM`);
    }
    const exponent = Number(this.take(/[+-]?\d+/y) ?? 1);
    this.power += Math.abs(exponent);
    if (this.power > mostPower) this.fail(`its exponents add up to at most ${mostPower}`);
    return [{ ...found, exponent: exponent * sign }];
  }
}

/** Returns the factors of a code in their order, without annotations, or the error. */
export const readCode = (text: string): readonly Term[] | NoCode => {
  try {
    return new Reader(text).whole();
  } catch (error) {
    if (error instanceof Malformed) return { index: error.index, because: error.message };
    throw error;
  }
};
