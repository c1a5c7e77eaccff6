import { exactConstants, measuredConstants, type ConstantRow } from '../data/constants.ts';
import { readNumeral } from '../definition/definition.ts';
import { mustBe } from '../model/error.ts';
import { roundWithPi } from '../arithmetic/round-with-pi.ts';
import { remember } from '../model/remember.ts';
import { nearest, power, times, type Ratio } from '../model/rational.ts';
import { matchAt } from '../text/span.ts';

/** An exact number: a fraction times a power of π. */
interface Count {
  readonly ratio: Ratio;
  readonly piPower: number;
}

/** A physical constant in a list. */
export interface ConstantRecord {
  /** Kebab-case: `speed-of-light`. */
  readonly id: string;
  /** The usual symbol: `c`, `ħ`, `m_e`. */
  readonly symbol: string;
  /** The English name: `speed of light in vacuum`. */
  readonly name: string;
  /** Other names, and other spellings of the symbol. */
  readonly aliases: readonly string[];
  /** The double nearest to the value. */
  readonly value: number;
  /** The identifier of its unit; `part` for a dimensionless number. */
  readonly unit: string;
  /** The standard uncertainty as the source prints it; 0 for an exact constant. */
  readonly uncertainty: number;
  /** True if the value is exact by definition. */
  readonly exact: boolean;
  /** The source of the value: an identifier in the list of sources on `/units`. */
  readonly source: string;
  /** The year from which the value applies. */
  readonly year: number;
}

/** The year from which the values of a source apply: for the SI its revision, for the conventional units 1990. */
const years = { SI9: 2019, CODATA2022: 2022, CIPM1988: 1990 };

/** All physical constants, the exact ones first. */
export const constants: readonly ConstantRow[] = [...exactConstants, ...measuredConstants];

const table = new Map<string, ConstantRow>(constants.map((row) => [row.id, row]));

/** Returns the row of a constant by its identifier, or undefined. */
export const constantById = (id: string): ConstantRow | undefined => table.get(id);

/** Returns the row of a constant by its identifier. A test ensures that every constant in a formula exists. */
const rowOf = (id: string): ConstantRow => table.get(id)!;

/** Returns the exact value of a constant: the one in its source, or the result of its formula. */
export const countOf = ({ value, formula }: ConstantRow): Count => {
  if (value !== undefined) return { ratio: readNumeral(value), piPower: 0 };
  let product: Count = { ratio: readNumeral(formula?.times ?? '1'), piPower: formula?.piPower ?? 0 };
  for (const [id, exponent] of Object.entries(formula?.of ?? {})) {
    const { ratio, piPower } = countOf(rowOf(id));
    product = {
      ratio: times(product.ratio, power(ratio, exponent)),
      piPower: product.piPower + exponent * piPower,
    };
  }
  return product;
};

/** Returns the record of a constant, for lists and answers. */
export const recordOf = (row: ConstantRow): ConstantRecord => {
  const { ratio, piPower } = countOf(row);
  return {
    id: row.id,
    symbol: row.symbol,
    name: row.name,
    aliases: [...(row.symbols ?? []), ...(row.names ?? [])],
    value: roundWithPi(ratio, piPower, nearest),
    unit: row.unit,
    uncertainty: Number(row.uncertainty ?? 0),
    exact: row.uncertainty === undefined,
    source: row.source,
    year: years[row.source],
  };
};

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[\s_–-]+/g, ' ')
    .trim();

let bySymbol: ReadonlyMap<string, ConstantRow> | undefined;
let byName: ReadonlyMap<string, ConstantRow> | undefined;

/**
 * Returns the row of a constant by its identifier, its exact symbol, or any of its names in any case. Undefined if
 * there is none.
 */
export const findConstant = (text: string): ConstantRow | undefined => {
  bySymbol ??= new Map(
    [...table.values()].flatMap((row) => [row.symbol, ...(row.symbols ?? [])].map((key) => [key, row])),
  );
  byName ??= new Map(
    [...table.values()].flatMap((row) => [row.id, row.name, ...(row.names ?? [])].map((key) => [keyOf(key), row])),
  );
  return bySymbol.get(text.trim()) ?? byName.get(keyOf(text));
};

/** Returns the row of a constant that a caller names. Throws a UnitsError for an unknown name. */
export const constantGiven = (given: unknown, parameter = 'constant'): ConstantRow => {
  const row = typeof given === 'string' ? findConstant(given) : undefined;
  if (!row) throw mustBe('unknown-constant', parameter, 'the name or the symbol of a constant', given);
  return row;
};

/** Symbols that are words or have another meaning in typed text. */
const otherwiseMeant = new Set(['b', 'me', 'eV', 'atm']);

const isSimpleSymbol = /^[\p{L}_∞₀′°\d₁₂ₐ-ₜ]+$/u;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a pattern for a name as people type it: any apostrophe, dash or underscore, in any case. */
const namePattern = (name: string): string =>
  escaped(name)
    .replace(/[’']s /g, "(?:['’]?s)? ")
    .replace(/[ –-]/g, '[ _–-]')
    .replace(/\p{L}/gu, (letter) =>
      letter.toLowerCase() === letter.toUpperCase() ? letter : `[${letter.toLowerCase()}${letter.toUpperCase()}]`,
    );

const symbolPattern = (symbol: string): string => escaped(symbol).replaceAll('μ', '[μµ]');

const letters = /\p{L}+/uy;
/** Matches the words before the name of a constant, or nothing. */
const lead = /(?:(?:the )?value of )?(?:the )?/y;

const lettersAt = (text: string, at: number): string | undefined => {
  letters.lastIndex = at;
  return letters.exec(text)?.[0].toLowerCase().replaceAll('µ', 'μ');
};

/** A name or a symbol of a constant, as people type it. */
interface Typed {
  readonly text: string;
  readonly pattern: (text: string) => string;
}

let byStart: ReadonlyMap<string, readonly Typed[]> | undefined;
const patterns = new Map<string, RegExp>();

/** Returns what people type for constants, by its first letters. */
const listTyped = (): ReadonlyMap<string, readonly Typed[]> => {
  const starts = new Map<string, Typed[]>();
  const list = (typed: Typed): void => {
    const start = lettersAt(typed.text, 0);
    if (start === undefined) return;
    // Planck's constant, and Plancks constant
    for (const one of [start, `${start}s`]) remember(starts, Infinity, one, () => []).push(typed);
  };
  for (const { name, names = [], symbol, symbols = [] } of constants) {
    for (const text of [name, ...names]) list({ text, pattern: namePattern });
    for (const text of [symbol, ...symbols])
      if (isSimpleSymbol.test(text) && !otherwiseMeant.has(text)) list({ text, pattern: symbolPattern });
  }
  return starts;
};

/** Returns the pattern of the constants that start with some letters. A pattern of all would take 20 ms to compile. */
const patternOf = (start: string): RegExp => {
  const typed = [...byStart!.get(start)!].sort((a, b) => b.text.length - a.text.length);
  return new RegExp(`(?:${typed.map(({ text, pattern }) => pattern(text)).join('|')})(?![\\p{L}\\d_(])`, 'uy');
};

/** Returns the constant whose symbol or name starts at an index, with its end. */
export const constantAt = (
  text: string,
  at: number,
): { readonly row: ConstantRow; readonly end: number } | undefined => {
  lead.lastIndex = at;
  const from = at + lead.exec(text)![0].length;
  const start = lettersAt(text, from);
  byStart ??= listTyped();
  if (start === undefined || !byStart.has(start)) return undefined;
  const name = matchAt(remember(patterns, Infinity, start, patternOf), text, from)?.[0];
  const row = name === undefined ? undefined : findConstant(name.replaceAll('µ', 'μ'));
  return row && { row, end: from + name!.length };
};
