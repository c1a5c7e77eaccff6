import { readProduct, type ById } from './define.ts';
import type { Meanings, Names } from './names.ts';
import { one, power, ratio, times, type Ratio } from './ratio.ts';
import type { Factor, Product, Unit } from './unit.ts';

/** Bounds on what is read as a compound, so that any text costs a known amount of work. */
const longestText = 120;
const mostWords = 12;
const deepest = 6;
const mostReadings = 32;

/** A product whose units are not decided yet: every factor with its possible units. */
interface Reading {
  readonly constant: Ratio;
  readonly factors: readonly { readonly units: readonly Unit[]; readonly exponent: number }[];
}

const nothing: Reading = { constant: one, factors: [] };

const join = (a: Reading, b: Reading, exponent: number): Reading => ({
  constant: times(a.constant, power(b.constant, exponent)),
  factors: [...a.factors, ...b.factors.map((factor) => ({ ...factor, exponent: factor.exponent * exponent }))],
});

const before = new Map([
  ['square', 2],
  ['sq', 2],
  ['cubic', 3],
  ['cu', 3],
  ['pow4', 4],
]);
const behind = new Map([
  ['squared', 2],
  ['cubed', 3],
]);

/** Reads a written compound into the units that it may stand for, the preferred first. */
export type ReadCompound = (text: string, names: Names) => readonly Unit[];

class Malformed extends Error {}

/**
 * A reader of compounds as people and CLDR write them. Juxtaposition (space or hyphen) binds tighter than a solidus or
 * `per`, which bind like `*` and `·`, from left to right:
 *
 *     compound = run { ("*" | "·" | "." | "/" | "per") run }
 *     run      = factor { factor }
 *     factor   = [ "square" | "cubic" ] ( unit | number | "(" compound ")" ) [ exponent | "squared" | "cubed" ]
 */
class Reader {
  private position = 0;
  private depth = 0;
  private readonly text: string;
  private readonly find: (spelling: string) => Meanings;

  constructor(text: string, find: (spelling: string) => Meanings) {
    this.text = text;
    this.find = find;
  }

  whole(): Reading {
    const reading = this.compound();
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
    let exponent = 1;
    if (this.take(/\s*(?:per\b[\s-]*|1?\s*\/)/iy) !== undefined) exponent = -1;
    for (;;) {
      result = join(result, this.run(), exponent);
      const operator = this.take(/[\s-]*(?:[*·/]|\.(?!\d)|per\b)[\s-]*/iy);
      if (operator === undefined) return result;
      exponent = /\/|per/i.test(operator) ? -1 : 1;
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
    const word = this.take(/(?:square|sq|cubic|cu|pow4)\b\.?[\s-]*/iy)?.replace(/[.\s-]+$/, '');
    const exponent = word === undefined ? 1 : before.get(word.toLowerCase())!;
    const atom = this.atom();
    return join(nothing, atom, exponent * this.exponent());
  }

  private atom(): Reading {
    if (this.take(/\(/y)) {
      if (++this.depth > deepest) throw new Malformed();
      const inner = this.compound();
      if (!this.take(/\s*\)/y)) throw new Malformed();
      this.depth--;
      return inner;
    }
    const number = this.take(/\d{1,9}(?![\d.])/y);
    if (number !== undefined) return { constant: ratio(BigInt(number)), factors: [] };
    return this.unit();
  }

  /** The longest run of words that is a unit: `pound-force` before `pound`, `fl oz` before `fl`. */
  private unit(): Reading {
    const stretch = /[^()*·/^]*/y;
    stretch.lastIndex = this.position;
    const run = stretch.exec(this.text)![0].split(/[\s-]+per\b/i)[0]!;
    const ends = Array.from(run.matchAll(/\S(?=[\s-]|$)|[^\d\s.-](?=[\d.])/g), ({ index }) => index + 1);
    for (const end of ends.slice(0, mostWords).toReversed()) {
      const { units } = this.find(run.slice(0, end));
      if (units.length > 0) {
        this.position += end;
        return { constant: one, factors: [{ units, exponent: 1 }] };
      }
    }
    throw new Malformed();
  }

  private exponent(): number {
    const written = this.take(/\^\s*\(?\s*[+-]?\d\s*\)?|\*\*\s*[+-]?\d|[+-]?\d(?!\d)/y);
    if (written !== undefined) return Number(written.replace(/[^\d-]/g, ''));
    const word = this.take(/[\s-]+(?:squared|cubed)\b/iy);
    return word === undefined ? 1 : behind.get(word.replace(/^[\s-]+/, '').toLowerCase())!;
  }
}

/** Units that are themselves spelled as compounds, taken apart. */
const takeApart = ({ constant, factors }: Product, byId: ById): Product => {
  let result: Product = { constant, factors: [] };
  for (const { unit, exponent } of factors) {
    const inner = unit.product ?? (unit.row?.is === undefined && !unit.prefix ? readProduct(unit.id, byId) : undefined);
    const part = inner ? takeApart(inner, byId) : { constant: one, factors: [{ unit, exponent: 1 }] };
    result = {
      constant: times(result.constant, power(part.constant, exponent)),
      factors: [
        ...result.factors,
        ...part.factors.map((factor) => ({ ...factor, exponent: factor.exponent * exponent })),
      ],
    };
  }
  return result;
};

/** The same text for the same product of units, in whatever order it was written. */
export const productKey = (product: Product, byId: ById): string => {
  const { constant, factors } = takeApart(product, byId);
  const exponents = new Map<string, number>();
  for (const { unit, exponent } of factors) exponents.set(unit.id, (exponents.get(unit.id) ?? 0) + exponent);
  const parts = Array.from(exponents, ([id, exponent]) => `${id}^${exponent}`).filter((part) => !part.endsWith('^0'));
  return [`${constant.n}/${constant.d}`, ...parts.toSorted()].join(' ');
};

const powerWords: Readonly<Record<number, string>> = { 1: '', 2: 'square-', 3: 'cubic-' };

/** The identifier of a compound in the grammar of CLDR. */
const idOf = ({ constant, factors }: Product): string => {
  const words = (sign: number): string[] =>
    factors
      .filter(({ exponent }) => Math.sign(exponent) === sign)
      .map(({ unit, exponent }) => `${powerWords[Math.abs(exponent)] ?? `pow${Math.abs(exponent)}-`}${unit.id}`);
  const bottom = [...(constant.d === 1n ? [] : [String(constant.d)]), ...words(-1)];
  return [...words(1), ...(bottom.length > 0 ? ['per', ...bottom] : [])].join('-');
};

/** Every choice of one unit for each factor, the preferred meanings first. */
const choices = ({ constant, factors }: Reading): Product[] => {
  let products: Factor[][] = [[]];
  for (const { units, exponent } of factors) {
    products = products
      .flatMap((chosen) => units.map((unit) => [...chosen, { unit, exponent }]))
      .slice(0, mostReadings);
  }
  return products.map((chosen) => ({ constant, factors: chosen }));
};

/**
 * The units that a written compound may stand for: those that a quantity lists first, then the bare products, known by their
 * dimension alone. Empty when the text is no compound of known units.
 */
export const readCompound = (text: string, names: Names): Unit[] => {
  if (text.length > longestText) return [];
  let reading: Reading;
  try {
    reading = new Reader(text, (spelling) => names.findSimple(spelling)).whole();
  } catch (error) {
    if (error instanceof Malformed) return [];
    throw error;
  }
  // A number belongs behind `per`: 5 km is a value, not a unit
  if (reading.factors.length === 0 || reading.constant.n !== 1n) return [];
  const products = choices(reading);
  const listed = products.flatMap((product) => names.byProduct(productKey(product, names.byId)) ?? []);
  const bare = products.map((product): Unit => ({
    id: idOf(product),
    quantity: undefined,
    row: undefined,
    prefix: undefined,
    product,
  }));
  return [...new Set(listed), ...bare];
};
