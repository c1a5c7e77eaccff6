import { exactly, minus, over, plus, power, ratio, times, type Ratio } from '@units/engine/browse';

// Sums in exact fractions, for whoever types one into the box: 3/8 + 1/4, 12 * (3 + 4), 100 + 15%.

const signs: readonly (readonly [RegExp, string])[] = [
  [/\bplus\b/gi, '+'],
  [/\bminus\b|[−–]/gi, '-'],
  [/\b(?:multiplied by|times)\b|[×·]|(?<=\d)\s*x\s*(?=\d)/gi, '*'],
  [/\b(?:divided by|over)\b|[÷⁄]/gi, '/'],
  [/\b(?:percent|per cent)\b/gi, '%'],
];

/** A mixed number, which is a sum of its own. */
const mixed = /(?<![\d.])(\d+)\s+(\d+\s*\/\s*\d+)/g;

const inSigns = (text: string): string =>
  signs
    .reduce((result, [words, sign]) => result.replace(words, sign), text)
    .replace(mixed, (_, whole: string, part: string) => `(${whole}+${part})`);

/** A day is no difference. */
const day = /^\d{4}-\d{1,2}-\d{1,2}$/;

const longestSum = 100;
const greatestPower = 64n;

/** Digits in groups of three, or without. */
const token = /\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+|[-+*/^()%])/y;

const tokensOf = (text: string): readonly string[] | undefined => {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    tokens.push(match[1]!);
    if (token.lastIndex >= text.length) return tokens;
  }
  return undefined;
};

/** What is no sum. */
class Unreadable extends Error {}

/** Reads a sum by recursive descent, and works it out on the way. */
class Sum {
  private readonly tokens: readonly string[];
  private next = 0;

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  value(): Ratio {
    const result = this.sum();
    if (this.next < this.tokens.length) throw new Unreadable();
    return result;
  }

  private take(...wanted: readonly string[]): string | undefined {
    const found = this.tokens[this.next];
    if (found === undefined || !wanted.includes(found)) return undefined;
    this.next += 1;
    return found;
  }

  private sum(): Ratio {
    let left = this.product();
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-')) {
      const start = this.next;
      let right = this.product();
      // 80 - 20% takes a part of the 80
      if (this.tokens[this.next - 1] === '%' && this.next - start === 2) right = times(right, left);
      left = (sign === '+' ? plus : minus)(left, right);
    }
    return left;
  }

  private product(): Ratio {
    let left = this.power();
    for (let sign = this.take('*', '/'); sign; sign = this.take('*', '/')) {
      left = (sign === '*' ? times : over)(left, this.power());
    }
    return left;
  }

  private power(): Ratio {
    if (this.take('-')) return times(this.power(), ratio(-1n));
    const base = this.atom();
    if (!this.take('^')) return base;
    const { n, d } = this.power();
    if (d !== 1n || n > greatestPower || n < -greatestPower) throw new Unreadable();
    return power(base, Number(n));
  }

  private atom(): Ratio {
    const value = this.take('(') ? this.bracket() : this.number();
    return this.take('%') ? times(value, ratio(1n, 100n)) : value;
  }

  private bracket(): Ratio {
    const value = this.sum();
    if (!this.take(')')) throw new Unreadable();
    return value;
  }

  private number(): Ratio {
    const text = this.tokens[this.next++] ?? '';
    if (!/\d/.test(text)) throw new Unreadable();
    return exactly(Number(text.replaceAll(',', '')));
  }
}

/** The exact value of a sum; undefined for whatever is none, and for a number alone unless that will do. */
export const workOut = (text: string, isNumberEnough: boolean): Ratio | undefined => {
  if (text.length > longestSum || day.test(text.trim())) return undefined;
  const tokens = tokensOf(inSigns(text.trim()));
  if (!tokens || (tokens.length === 1 && !isNumberEnough)) return undefined;
  try {
    return new Sum(tokens).value();
  } catch (error) {
    // The engine divides by zero as integers do, with a RangeError
    if (error instanceof Unreadable || error instanceof RangeError) return undefined;
    throw error;
  }
};
