import { kindOf } from '../definition/definition.ts';
import { mustBe, type UnitsError } from '../model/error.ts';
import { listOf, optionsOf } from '../model/given.ts';
import { exactly } from '../model/decimal.ts';
import { over, plus, ratio, toNumber, zero } from '../model/rational.ts';
import type { Catalogue } from '../generated/unit-names.ts';
import { quantity } from '../quantity/create.ts';
import { Quantity } from '../quantity/quantity.ts';
import { catalogue } from '../text/catalogue.ts';
import type { DimensionOfUnit } from '../typing/dimension.ts';
import type { NoUnit, TargetOf } from '../typing/unit-name.ts';
import { combine, independent, none, type Deviations } from './deviations.ts';
import { differenceUnit, Measured, measuredFromJson, uncertaintyGiven, type MeasuredJson } from './measured.ts';
import { partOfScale, partOfZero } from './refusal.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { readUncertainText } from '../text/numbers/uncertain.ts';

/** The way in which an uncertainty is stated. */
export interface UncertaintyOptions {
  /** The coverage factor, above 0. The uncertainty is divided by it. Default: 1. */
  readonly k?: number;
  /**
   * `rectangular`: the value lies anywhere within ± the uncertainty, with equal probability, and the uncertainty is
   * divided by √3. Default: `normal`.
   */
  readonly distribution?: 'normal' | 'rectangular';
}

type UnitText<U extends string> = NoInfer<[NoUnit<Catalogue, U>]> extends [never] ? U : NoInfer<TargetOf<Catalogue, U>>;

/** The functions that make measured values. */
export interface CreateMeasured {
  /**
   * Returns a measured value from a number, its standard uncertainty and a unit.
   *
   * @param value - A finite number, or text like `0.1` or `1/3`.
   * @param uncertainty - The standard uncertainty in the same unit, zero or above.
   * @param unit - Any spelling of a unit; `part` for a number without dimension.
   * @param options - How the uncertainty is stated, if it is not a standard uncertainty.
   */
  <const U extends string = ''>(
    value: number | string,
    uncertainty: number,
    unit: UnitText<U>,
    options?: UncertaintyOptions,
  ): Measured<DimensionOfUnit<U>>;
  /**
   * Returns a measured value read from text.
   *
   * @param text - `5.0(2) kg`, `5 ± 0.2 kg`, `5 kg ± 200 g`, `5 kg ± 3 %`, `5 ± 0.4 kg (k=2)`. A value without an
   * uncertainty is exact.
   */
  (text: string): Measured;
  /**
   * Returns a measured value from the output of {@link Measured.toJSON}. Its uncertainty is independent.
   *
   * @param json - A value, a unit and an uncertainty.
   * @throws UnitsError for anything else.
   */
  from(this: void, json: MeasuredJson): Measured;
}

/** The longest text that is read, which bounds the work. */
const longestText = 200;

const relativeTo = (value: Quantity): number => {
  if (kindOf(catalogue.findUnit(value.unit)) === 'affine') throw partOfScale();
  if (value.value === 0) throw partOfZero();
  return Math.abs(value.value);
};

const isRatio = ({ unit }: Quantity): boolean => catalogue.findUnit(unit).quantity?.id === 'ratio';

const ofText = (text: string): Measured => {
  const read = text.length > longestText ? undefined : readUncertainText(text);
  if (!read || read instanceof Diagnostic) {
    if (read?.isFinal) throw read.error('text');
    return new Measured(quantity(text), none);
  }
  const { value: number, uncertainty, isPercent, uncertaintyUnit, divisor, unit } = read;
  const value = new Quantity({ numerator: number.n, denominator: number.d, piPower: 0 }, unit === '' ? 'part' : unit);
  const size = toNumber(uncertainty) / divisor;
  const other = isPercent ? 'percent' : uncertaintyUnit;
  if (other === undefined) return new Measured(value, independent(size));
  const own = new Quantity(size, differenceUnit(other));
  // ± 25 ppm is relative for a length, but absolute for a ratio
  const isPart = isPercent || (isRatio(own) && !isRatio(value));
  return new Measured(
    value,
    independent(isPart ? own.in('part' as never) * relativeTo(value) : own.in(differenceUnit(value.unit) as never)),
  );
};

const divisorOf = (options: UncertaintyOptions | undefined): number => {
  const { k = 1, distribution = 'normal' } = optionsOf(options);
  if (typeof k !== 'number' || !Number.isFinite(k) || k <= 0) {
    throw mustBe('out-of-range', 'k', 'a number above zero', k);
  }
  if (distribution !== 'normal' && distribution !== 'rectangular') {
    throw mustBe('invalid-choice', 'distribution', 'normal or rectangular', distribution);
  }
  return distribution === 'rectangular' ? k * Math.sqrt(3) : k;
};

const create = (value: unknown, uncertainty?: unknown, unit?: unknown, options?: UncertaintyOptions): Measured => {
  if (uncertainty === undefined && unit === undefined) {
    if (typeof value !== 'string') throw mustBe('invalid-text', 'text', 'a measured value, like 5.0(2) kg', value);
    return ofText(value);
  }
  const size = uncertaintyGiven(uncertainty) / divisorOf(options);
  return new Measured(new Quantity(value as number, unit as string), independent(size));
};

/**
 * Returns a measured value: a quantity with its standard uncertainty, which arithmetic propagates.
 *
 * @throws UnitsError for an invalid number, unit or uncertainty, and for an uncertainty with two different sides.
 * @example measured(5, 0.2, 'kg').to('lb').toString() // '11.02(44) lb'
 * @example measured('6.674 30(15) × 10⁻¹¹ m³/(kg·s²)').relative // 0.000022474266964325847
 */
export const measured: CreateMeasured = Object.assign(create as unknown as CreateMeasured, { from: measuredFromJson });

/**
 * Returns the mean of samples with its standard uncertainty: the standard deviation over √n (a type A evaluation, GUM 4.2).
 *
 * @param samples - At least two finite numbers.
 * @param unit - Any spelling of the samples' unit.
 * @throws UnitsError for fewer than two samples, and for an invalid number or unit.
 * @example fromSamples([10.1, 10.3, 9.9, 10.1], 'mm').toString() // '10.100(82) mm'
 */
export const fromSamples = <const U extends string = ''>(
  samples: readonly number[],
  unit: UnitText<U>,
): Measured<DimensionOfUnit<U>> => {
  const values = listOf(samples, () => mustBe('invalid-number', 'samples', 'a list of numbers', samples)).map(
    (sample) => {
      if (typeof sample !== 'number' || !Number.isFinite(sample)) {
        throw mustBe('invalid-number', 'samples', 'a list of finite numbers', sample);
      }
      return sample;
    },
  );
  const count = values.length;
  if (count < 2) throw mustBe('invalid-number', 'samples', 'a list of two numbers at least', samples);
  const mean = over(
    values.map(exactly).reduce((sum, value) => plus(sum, value), zero),
    ratio(BigInt(count)),
  );
  const value = new Quantity({ numerator: mean.n, denominator: mean.d, piPower: 0 }, unit);
  const squares = values.reduce((sum, sample) => sum + (sample - value.value) ** 2, 0);
  return new Measured(value, independent(Math.sqrt(squares / (count - 1) / count), count - 1));
};

/**
 * Returns the covariance of two measured values, in the product of their units. Independent values have 0.
 *
 * @param a - A measured value.
 * @param b - A measured value.
 * @throws UnitsError for anything else.
 * @example
 * const x = measured('5.0(2) m');
 * covariance(x, x.times(2)) // 0.08000000000000002
 */
export const covariance = (a: Measured, b: Measured): number => Measured.covariance(a, b);

/**
 * Returns the lower triangle L of a correlation matrix, such that L·Lᵀ is the matrix (Cholesky). Throws a UnitsError if
 * there is none.
 */
const triangleOf = (matrix: readonly (readonly number[])[], size: number): readonly (readonly number[])[] => {
  const refuse = (): UnitsError =>
    mustBe('out-of-range', 'coefficients', `a symmetric matrix of ${size} rows with 1 on its diagonal`, matrix);
  const given = listOf(matrix, refuse).map((row) => listOf(row, refuse));
  const rows: number[][] = [];
  for (let i = 0; i < size; i++) {
    const row: number[] = [];
    for (let j = 0; j <= i; j++) {
      const coefficient = given[i]?.[j];
      if (typeof coefficient !== 'number' || coefficient !== given[j]?.[i] || (i === j && coefficient !== 1)) {
        throw refuse();
      }
      const rest = coefficient - row.reduce((sum, value, k) => sum + value * (i === j ? value : rows[j]![k]!), 0);
      // Rounded coefficients of fully correlated values may leave a tiny negative rest
      if (i === j && rest < -1e-9) throw refuse();
      row.push(i === j ? Math.sqrt(Math.max(rest, 0)) : rows[j]![j] === 0 ? 0 : rest / rows[j]![j]!);
    }
    rows.push(row);
  }
  return rows;
};

/**
 * Returns the measured values with the given correlation. Each keeps its value and uncertainty and loses its earlier
 * correlations.
 *
 * @param values - Measured values.
 * @param coefficients - Their correlation matrix: symmetric, with 1 on its diagonal.
 * @throws UnitsError for anything but measured values, and for a matrix that is not a correlation matrix.
 * @example correlated([measured('1.0(1) V'), measured('2.0(1) A')], [[1, -0.36], [-0.36, 1]])
 */
export const correlated = (
  values: readonly Measured[],
  coefficients: readonly (readonly number[])[],
): readonly Measured[] => {
  const given = listOf(values, () => mustBe('invalid-number', 'values', 'a list of measured values', values)).map(
    (value) => {
      if (!Measured.is(value)) throw mustBe('invalid-number', 'values', 'a list of measured values', value);
      return value;
    },
  );
  const triangle = triangleOf(coefficients, given.length);
  const variables = given.map(() => independent(1));
  return given.map(({ quantity: value, uncertainty }, i) => {
    let deviations: Deviations = none;
    for (const [j, weight] of triangle[i]!.entries())
      deviations = combine(deviations, 1, variables[j], weight * uncertainty);
    return new Measured(value, deviations);
  });
};
