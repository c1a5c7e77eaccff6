import { constantSources } from '../data/constant-sources.ts';
import type { ConstantRow } from '../data/constants.ts';
import { Quantity } from '../quantity/quantity.ts';
import { relativeDeviationsOf } from './constant-deviations.ts';
import { constantGiven, constants, countOf, recordOf, type ConstantRecord } from './constant.ts';
import { combine } from './deviations.ts';
import { Measured } from './measured.ts';

const quantityOf = (row: ConstantRow): Quantity => {
  const { ratio, piPower } = countOf(row);
  return new Quantity({ numerator: ratio.n, denominator: ratio.d, piPower }, row.unit);
};

/**
 * Returns all physical constants: the exact ones, then those that CODATA adjusts, then those that are derived from
 * both.
 *
 * @example listConstants().find(({ symbol }) => symbol === 'c')?.value // 299792458
 */
export const listConstants = (): readonly ConstantRecord[] => constants.map(recordOf);

/**
 * Returns a physical constant as a measured value. Constants that depend on one another are correlated.
 *
 * @param name - Its name, identifier or symbol: `speed of light`, `m_e`, `ħ`.
 * @throws UnitsError for an unknown name.
 * @example constant('G').toString() // '6.67430(15)e-11 m³/(kg·s²)'
 * @example constant('m_p').over(constant('m_e')).format({ digits: 1 }) // '1836.15267342(3)'
 */
export const constant = (name: string): Measured => {
  const row = constantGiven(name);
  const value = quantityOf(row);
  return new Measured(value, combine(relativeDeviationsOf(row.id, constantSources), value.value));
};
