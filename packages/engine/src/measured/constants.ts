import type { ConstantRow } from '../data/constants.ts';
import { Quantity } from '../quantity/quantity.ts';
import { relativeDeviationsOf } from './constant-deviations.ts';
import { constantGiven, constants, countOf } from './constant.ts';
import { combine } from './deviations.ts';
import { Measured } from './measured.ts';

/** A physical constant, for lists. */
export interface ConstantRecord {
  /** Kebab-case: `speed-of-light`. */
  readonly id: string;
  /** The usual symbol: `c`, `ħ`, `m_e`. */
  readonly symbol: string;
  /** The English name: `speed of light in vacuum`. */
  readonly name: string;
  /** Other names and ways to write the symbol. */
  readonly aliases: readonly string[];
  /** The double nearest to the value. */
  readonly value: number;
  /** The identifier of its unit; `part` for a number without dimension. */
  readonly unit: string;
  /** The standard uncertainty as the source prints it; 0 for an exact constant. */
  readonly uncertainty: number;
  /** True if the value is exact by definition. */
  readonly exact: boolean;
  /** The document that says it: an identifier of the list of sources that `/units` shows. */
  readonly source: string;
  /** The year since which the value holds. */
  readonly year: number;
}

/** The year since which the values of a source hold: of the SI since its revision, of the conventional units since 1990. */
const years = { SI9: 2019, CODATA2022: 2022, CIPM1988: 1990 };

const quantityOf = (row: ConstantRow): Quantity => {
  const { ratio, piPower } = countOf(row);
  return new Quantity({ numerator: ratio.n, denominator: ratio.d, piPower }, row.unit);
};

const recordOf = (row: ConstantRow): ConstantRecord => {
  const { value, unit } = quantityOf(row);
  return {
    id: row.id,
    symbol: row.symbol,
    name: row.name,
    aliases: [...(row.symbols ?? []), ...(row.names ?? [])],
    value,
    unit,
    uncertainty: Number(row.uncertainty ?? 0),
    exact: row.uncertainty === undefined,
    source: row.source,
    year: years[row.source],
  };
};

/** Returns all physical constants: first the exact ones, then those that CODATA adjusts, then those that follow from both. */
export const listConstants = (): readonly ConstantRecord[] => constants.map(recordOf);

/**
 * Returns a physical constant as a measured value. Constants that follow from one another are correlated.
 *
 * @param name - Its name, identifier or symbol: `speed of light`, `m_e`, `ħ`.
 * @throws UnitsError for the name of none.
 * @example constant('G').toString() // '6.67430(15)e-11 m³/(kg·s²)'
 * @example constant('m_p').over(constant('m_e')).format({ digits: 1 }) // '1836.15267342(3)'
 */
export const constant = (name: string): Measured => {
  const row = constantGiven(name);
  const value = quantityOf(row);
  return new Measured(value, combine(relativeDeviationsOf(row.id), value.value));
};
