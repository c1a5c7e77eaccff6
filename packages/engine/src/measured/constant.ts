import { exactConstants, measuredConstants, type ConstantRow } from '../data/constants.ts';
import { readNumeral } from '../definition/definition.ts';
import { mustBe } from '../model/error.ts';
import { power, times, type Ratio } from '../model/rational.ts';

/** An exact number: a fraction times a power of π. */
interface Count {
  readonly ratio: Ratio;
  readonly piPower: number;
}

/** All physical constants: the exact ones first. */
export const constants: readonly ConstantRow[] = [...exactConstants, ...measuredConstants];

const table = new Map(constants.map((row) => [row.id, row]));

/** The row of a constant, by its identifier. Every formula names one: a test holds the table to that. */
const rowOf = (id: string): ConstantRow => table.get(id)!;

/** The exact value of a constant: what its source prints, or what its formula gives. */
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

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[\s–-]+/g, ' ')
    .trim();

let bySymbol: ReadonlyMap<string, ConstantRow> | undefined;
let byName: ReadonlyMap<string, ConstantRow> | undefined;

/** The row of a constant by its identifier, its symbol as written, or any of its names in any case. Undefined for none. */
export const findConstant = (text: string): ConstantRow | undefined => {
  bySymbol ??= new Map(
    [...table.values()].flatMap((row) => [row.symbol, ...(row.symbols ?? [])].map((key) => [key, row])),
  );
  byName ??= new Map(
    [...table.values()].flatMap((row) => [row.id, row.name, ...(row.names ?? [])].map((key) => [keyOf(key), row])),
  );
  return bySymbol.get(text.trim()) ?? byName.get(keyOf(text));
};

/** The row of a constant that a caller names. Throws a UnitsError for none. */
export const constantGiven = (given: unknown): ConstantRow => {
  const row = typeof given === 'string' ? findConstant(given) : undefined;
  if (!row) throw mustBe('unknown-constant', 'constant', 'the name or the symbol of a constant', given);
  return row;
};
