import { exactConstants, measuredConstants, type ConstantRow } from '../data/constants.ts';
import { readNumeral } from '../definition/definition.ts';
import { mustBe } from '../model/error.ts';
import { roundWithPi } from '../arithmetic/round-with-pi.ts';
import { nearest, power, times, type Ratio } from '../model/rational.ts';

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

const letters = /\p{L}+/uy;

const lettersAt = (text: string, at: number): string | undefined => {
  letters.lastIndex = at;
  return letters.exec(text)?.[0].toLowerCase().replaceAll('µ', 'μ');
};

let typedPattern: RegExp | undefined;
/** The letters with which a constant starts. Few texts have one, and the pattern of all is slow. */
let firstLetters: ReadonlySet<string | undefined>;

const typedConstants = (): RegExp => {
  const symbols = constants.flatMap(({ symbol, symbols: others = [] }) => [symbol, ...others]);
  const names = constants.flatMap(({ name, names: others = [] }) => [name, ...others]);
  const ways = [
    ...names.map((name) => [name.length, namePattern(name)] as const),
    ...symbols
      .filter((symbol) => isSimpleSymbol.test(symbol) && !otherwiseMeant.has(symbol))
      .map((symbol) => [symbol.length, escaped(symbol).replaceAll('μ', '[μµ]')] as const),
  ].sort(([a], [b]) => b - a);
  const first = [...symbols, ...names].map((one) => lettersAt(one, 0));
  firstLetters = new Set(['the', 'value', ...first, ...first.map((one) => `${one}s`)]);
  return new RegExp(`(?:(?:the )?value of )?(?:the )?(${ways.map(([, way]) => way).join('|')})(?![\\p{L}\\d_(])`, 'uy');
};

/** Returns the constant whose symbol or name starts at an index, with its end. */
export const constantAt = (
  text: string,
  at: number,
): { readonly row: ConstantRow; readonly end: number } | undefined => {
  const first = lettersAt(text, at);
  if (first === undefined) return undefined;
  typedPattern ??= typedConstants();
  if (!firstLetters.has(first)) return undefined;
  typedPattern.lastIndex = at;
  const [all, name] = typedPattern.exec(text) ?? [];
  const row = name === undefined ? undefined : findConstant(name.replaceAll('µ', 'μ'));
  return row && { row, end: at + all!.length };
};
