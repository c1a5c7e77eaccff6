import { exponential, naturalLog, toFixedPoint, fromFixedPoint } from '../arithmetic/logarithm.ts';
import { kindOf, isCurved } from '../definition/definition.ts';
import { symbolOf } from '../definition/symbol.ts';
import { withoutPi } from '../calculation/value.ts';
import { divisionByZero, mustBe, noLogarithm, resultOutOfRange, type UnitsError } from '../model/error.ts';
import { fieldsOf, isInstance, optionsOf } from '../model/given.ts';
import { nearest, ratio, toNumber, type Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import { quantity } from '../quantity/create.ts';
import { Quantity, type QuantityJson, type Result } from '../quantity/quantity.ts';
import { catalogue } from '../text/catalogue.ts';
import type { DimensionOfUnit, Foreign, Inverse, Power, Times, UnitOfDimension } from '../typing/dimension.ts';
import {
  combine,
  covarianceOf,
  degreesOfFreedomOf,
  independent,
  none,
  uncertaintyOf,
  type Deviations,
} from './deviations.ts';
import { deviationsOfUnit } from './measured-units.ts';
import { showMeasured, type MeasuredStyle } from './show.ts';
import { slopeOf } from './slope.ts';

/** A measured value as JSON has it. */
export interface MeasuredJson extends QuantityJson {
  /** The standard uncertainty in the unit of the value. */
  readonly uncertainty: number;
}

/** Options of {@link Measured.format}. */
export interface MeasuredFormat {
  /** `concise`: `11.02(44) lb`. `plusminus`: `(11.02 ± 0.44) lb`. Left out: concise. */
  readonly style?: MeasuredStyle;
  /** Significant digits of the uncertainty, 1 to 15. Left out: 2. */
  readonly digits?: number;
}

/** A measured value without dimension is a `Measured<'1'>`: it keeps its uncertainty, where a quantity would be a plain number. */
type MeasuredResult<D extends string> = Result<D> extends number ? Measured<'1'> : Measured<D>;

const part = 'part';

const ratioOf = ({ exact: { numerator, denominator, piPower } }: Quantity): Ratio => {
  const { n, d } = withoutPi({ n: numerator, d: denominator, piPower });
  return ratio(n, d);
};

const unitOfQuantity = ({ unit }: Quantity): Unit => catalogue.findUnit(unit);

const asQuantity = (result: Quantity | number): Quantity =>
  typeof result === 'number' ? new Quantity(result, part) : result;

/** The product or quotient of one of each unit, as a number of the unit of the result. */
const unitFactor = (one: Quantity | number, unit: string): number => asQuantity(one).to(unit as never).value;

const one = (unit: string): Quantity => new Quantity(1, unit);

/** Returns the derivative of a value in one unit by the same value in another, at a point. */
const slopeBetween = (from: string, to: string, value: number): number =>
  slopeOf(catalogue.find(from, to).compiled.exact, value);

/** One degree of a scale as a difference, so that ± 0.5 °F of a value in °C is a difference too. */
export const differenceUnit = (unit: string): string => {
  const found = catalogue.findUnit(unit);
  return kindOf(found) === 'affine' ? `delta-${found.id}` : unit;
};

const asDifference = (unit: Unit, to: string): string =>
  unit.quantity?.id === 'temperature-difference' ? differenceUnit(to) : to;

/** Throws a UnitsError for an uncertainty that is not one. */
export const uncertaintyGiven = (given: unknown): number => {
  if (typeof given === 'number' && Number.isFinite(given) && given >= 0) return given;
  throw mustBe('invalid-number', 'uncertainty', 'a finite number, zero or above', given);
};

/**
 * A value with its standard uncertainty, which never changes: arithmetic gives new ones, to first order, as the Guide to the Expression
 * of Uncertainty in Measurement (GUM) does. Values that share a variable stay correlated: `x.minus(x)` is 0 ± 0. The value itself is
 * exact, as that of a {@link Quantity}.
 */
export class Measured<in out D extends string = any> {
  /** Never there: the compiler tells the dimensions of two values apart by it. */
  declare readonly '~dimension'?: D;
  /** The value without its uncertainty. */
  readonly quantity: Quantity<D>;
  readonly #deviations: Deviations;
  readonly #interval: readonly [low: number, high: number] | undefined;

  /**
   * @param value - The value.
   * @param deviations - How far it moves with each of its variables, in its unit.
   * @param interval - The image of value ± uncertainty, where it is not symmetric.
   */
  constructor(value: Quantity<D>, deviations: Deviations, interval?: readonly [low: number, high: number]) {
    if (!Quantity.is(value)) throw mustBe('invalid-number', 'value', 'a quantity', value);
    if (!isInstance(deviations, Map) || ![...deviations.values()].every((each) => typeof each === 'number')) {
      throw mustBe('invalid-number', 'deviations', 'a map of variables to numbers', deviations);
    }
    this.quantity = value;
    this.#deviations = deviations;
    this.#interval = interval;
    if (!Number.isFinite(uncertaintyOf(deviations))) throw resultOutOfRange();
    Object.freeze(this);
  }

  /**
   * Returns true for a measured value.
   *
   * @param given - Anything.
   */
  static is(given: unknown): given is Measured {
    return typeof given === 'object' && given !== null && #deviations in given;
  }

  /**
   * Returns the covariance of two measured values, in the product of their units. Independent values have 0.
   *
   * @param a - A measured value.
   * @param b - A measured value.
   * @throws UnitsError for anything else.
   */
  static covariance(a: Measured, b: Measured): number {
    return covarianceOf(Measured.#given(a).#deviations, Measured.#given(b).#deviations);
  }

  static #given(given: unknown): Measured {
    if (!Measured.is(given)) throw mustBe('invalid-number', 'other', 'a measured value', given);
    return given;
  }

  /** The double nearest to the value. */
  get value(): number {
    return this.quantity.value;
  }

  /** The unit's identifier. */
  get unit(): string {
    return this.quantity.unit;
  }

  /** The standard uncertainty, in the unit of the value. */
  get uncertainty(): number {
    return uncertaintyOf(this.#deviations);
  }

  /** The uncertainty as a part of the value: Infinity for a value of zero. */
  get relative(): number {
    return this.uncertainty === 0 ? 0 : Math.abs(this.uncertainty / this.value);
  }

  /** The effective degrees of freedom: Infinity for stated uncertainties, n − 1 for n samples (GUM G.4). */
  get degreesOfFreedom(): number {
    return degreesOfFreedomOf(this.#deviations);
  }

  /** The lower and the upper end of value ± uncertainty: after a conversion to or from a level, the exact image of the two ends. */
  get interval(): readonly [low: number, high: number] {
    return this.#interval ?? [this.value - this.uncertainty, this.value + this.uncertainty];
  }

  /**
   * Returns the sum, in the unit of this value.
   *
   * @param other - A measured value or a quantity of the same dimension.
   * @throws UnitsError where {@link Quantity.plus} does.
   * @example measured('5.0(2) kg').plus(measured('300(50) g')).toString() // '5.30(21) kg'
   */
  plus(other: Measured<D> | Quantity<D>): Measured<D> {
    return this.#sum(other, 1);
  }

  /**
   * Returns the difference, in the unit of this value.
   *
   * @param other - A measured value or a quantity of the same dimension.
   * @throws UnitsError where {@link Quantity.minus} does.
   */
  minus(other: Measured<D> | Quantity<D>): Measured<D> {
    return this.#sum(other, -1);
  }

  #sum(other: Measured<D> | Quantity<D>, sign: 1 | -1): Measured<D> {
    const second = Measured.#operand(other);
    const sum = sign > 0 ? this.quantity.plus(second.quantity as never) : this.quantity.minus(second.quantity as never);
    const [a, b] = [this.quantity, second.quantity].map((term) => Measured.#slope(term, sum.unit));
    const units = this.#unitDeviations(second, sum, a! * this.value, sign * b! * second.value);
    return new Measured(sum, combine(combine(this.#deviations, a!, second.#deviations, sign * b!), 1, units, 1));
  }

  /** Returns the derivative of a sum by one of its terms: a point of a scale counts as a difference. */
  static #slope(term: Quantity, unit: string): number {
    return slopeBetween(differenceUnit(term.unit), differenceUnit(unit), 1);
  }

  /** Returns the deviations that measured units add to a sum of two terms, each given in the unit of the sum. */
  #unitDeviations(second: Measured, sum: Quantity, a: number, b: number): Deviations {
    const [first, other, result] = [this.quantity, second.quantity, sum].map((each) =>
      deviationsOfUnit(unitOfQuantity(each), catalogue),
    );
    return combine(combine(first!, a, other, b), 1, result, -(a + b));
  }

  static #operand(given: unknown): Measured {
    if (Measured.is(given)) return given;
    if (Quantity.is(given)) return new Measured(given, none);
    if (typeof given === 'number' && Number.isFinite(given)) return new Measured(new Quantity(given, part), none);
    throw mustBe('invalid-number', 'other', 'a measured value, a quantity or a finite number', given);
  }

  /**
   * Returns the product: of another dimension by a measured value or a quantity.
   *
   * @param other - A measured value, a quantity or a finite number.
   * @throws UnitsError where {@link Quantity.times} does.
   */
  times(other: number): Measured<D>;
  /**
   * Returns the product: of another dimension by a measured value or a quantity.
   *
   * @param other - A measured value, a quantity or a finite number.
   */
  times<E extends string>(other: Measured<E> | Quantity<E>): MeasuredResult<Times<D, E>>;
  times(other: unknown): Measured {
    if (typeof other === 'number') return this.#scaled(this.quantity.times(other), other);
    const second = Measured.#operand(other);
    const product = asQuantity(this.quantity.times(second.quantity));
    const factor = unitFactor(one(this.unit).times(one(second.unit)), product.unit);
    return this.#combined(second, product, second.value * factor, this.value * factor, 1);
  }

  /**
   * Returns the quotient.
   *
   * @param other - A measured value, a quantity or a finite number; not zero.
   * @throws UnitsError where {@link Quantity.over} does.
   */
  over(other: number): Measured<D>;
  /**
   * Returns the quotient.
   *
   * @param other - A measured value, a quantity or a finite number; not zero.
   */
  over<E extends string>(other: Measured<E> | Quantity<E>): MeasuredResult<Times<D, Inverse<E>>>;
  over(other: unknown): Measured {
    if (typeof other === 'number') return this.#scaled(this.quantity.over(other), 1 / other);
    const second = Measured.#operand(other);
    if (second.value === 0) throw divisionByZero('other');
    const quotient = asQuantity(this.quantity.over(second.quantity));
    const factor = unitFactor(one(this.unit).over(one(second.unit)), quotient.unit);
    const slope = factor / second.value;
    return this.#combined(second, quotient, slope, -slope * (this.value / second.value), -1);
  }

  #scaled(value: Quantity, factor: number): Measured {
    return new Measured(value, combine(this.#deviations, factor));
  }

  /** A product of two values from its slopes, with what the sizes of measured units add. */
  #combined(second: Measured, result: Quantity, a: number, b: number, exponent: 1 | -1): Measured {
    const units = [this.quantity, second.quantity, result].map((each) =>
      deviationsOfUnit(unitOfQuantity(each), catalogue),
    );
    const size = combine(combine(units[0]!, 1, units[1], exponent), 1, units[2], -1);
    const own = combine(this.#deviations, a, second.#deviations, b);
    return new Measured(result, combine(own, 1, size, result.value));
  }

  /**
   * Returns the value to a power.
   *
   * @param exponent - A whole number from -100 to 100, or 0.5 for the square root.
   * @throws UnitsError where {@link Quantity.power} does.
   */
  power<const N extends number>(exponent: N): MeasuredResult<Power<D, N>>;
  power(exponent: number): Measured {
    const result = asQuantity(this.quantity.power(exponent));
    const factor = unitFactor(one(this.unit).power(exponent), result.unit);
    const slope = exponent === 0 ? 0 : exponent * factor * this.value ** (exponent - 1);
    const from = deviationsOfUnit(unitOfQuantity(this.quantity), catalogue);
    const size = combine(from, exponent, deviationsOfUnit(unitOfQuantity(result), catalogue), -1);
    return new Measured(result, combine(combine(this.#deviations, slope), 1, size, result.value));
  }

  /**
   * Returns the value to a power: {@link power} by the name that `Math` has for it.
   *
   * @param exponent - A whole number from -100 to 100, or 0.5 for the square root.
   */
  pow<const N extends number>(exponent: N): MeasuredResult<Power<D, N>> {
    return this.power(exponent);
  }

  /**
   * Returns the square root.
   *
   * @throws UnitsError where {@link Quantity.power} does: for negative values, and a unit that is not a square.
   */
  sqrt(): MeasuredResult<Power<D, 0.5>> {
    return this.power(0.5);
  }

  /**
   * Returns the natural logarithm of a value without dimension.
   *
   * @throws UnitsError for a dimension, and for a value that is not above zero.
   */
  ln(this: Measured<'1'>): Measured<'1'> {
    const bare = this.#bare();
    const argument = ratioOf(bare.quantity);
    if (argument.n <= 0n) throw noLogarithm(bare.value);
    const value = toNumber(fromFixedPoint(naturalLog(argument)));
    return new Measured(new Quantity(value, part), combine(bare.#deviations, 1 / bare.value)) as Measured<'1'>;
  }

  /**
   * Returns e to the power of a value without dimension.
   *
   * @throws UnitsError for a dimension, and for a result beyond the doubles.
   */
  exp(this: Measured<'1'>): Measured<'1'> {
    const bare = this.#bare();
    if (Math.abs(bare.value) > 700) throw resultOutOfRange();
    const { n, d } = exponential(toFixedPoint(ratioOf(bare.quantity)));
    const value = nearest(n, d);
    return new Measured(new Quantity(value, part), combine(bare.#deviations, value)) as Measured<'1'>;
  }

  /**
   * Returns a function of the number of this value's unit, to first order.
   *
   * @param evaluate - The function of the number.
   * @param slope - Its derivative.
   * @param unit - The unit of the result. Default: a number without dimension.
   * @throws UnitsError for anything but functions, an unknown unit, and a result that is not finite.
   * @example measured('1.0446(8) rad').apply(Math.cos, (x) => -Math.sin(x)).toString() // '0.50225(69)'
   */
  apply(evaluate: (value: number) => number, slope: (value: number) => number, unit: string = part): Measured {
    for (const [name, given] of Object.entries({ evaluate, slope }))
      if (typeof given !== 'function') throw mustBe('missing-parameter', name, 'a function', given);
    const result = new Quantity(evaluate(this.value), unit);
    return new Measured(result, combine(this.#deviations, slope(this.value)));
  }

  /** The value as a bare number: a percentage is a hundredth. Throws a UnitsError for one with a dimension. */
  #bare(): Measured {
    return this.to(part as never);
  }

  /**
   * Returns the same value in another unit. A measured unit, such as the dalton, brings its own uncertainty.
   *
   * @param unit - Any spelling of a unit of the same dimension.
   * @throws UnitsError for an unknown unit, and one that measures something else.
   * @example measured('5.0(2) kg').to('lb').toString() // '11.02(44) lb'
   */
  to<const U extends string = ''>(
    unit: NoInfer<[Foreign<D, U>]> extends [never] ? U : NoInfer<UnitOfDimension<D, U>>,
  ): Measured<string extends U ? D : DimensionOfUnit<U>> {
    const target: Quantity = this.quantity.to(unit as never);
    const from = unitOfQuantity(this.quantity);
    const slope = slopeBetween(this.unit, asDifference(from, target.unit), this.value);
    const size = combine(deviationsOfUnit(from, catalogue), 1, deviationsOfUnit(unitOfQuantity(target), catalogue), -1);
    const deviations = combine(combine(this.#deviations, slope), 1, size, target.value);
    const hasCurve = [from, unitOfQuantity(target)].some((each) => isCurved(kindOf(each)));
    return new Measured(target, deviations, hasCurve ? this.#image(target.unit, slope) : undefined);
  }

  /** The two ends of the interval in another unit; an end beyond its range is the end of the range. */
  #image(unit: string, slope: number): readonly [low: number, high: number] {
    const { compiled } = catalogue.find(this.unit, unit);
    const [a, b] = this.interval.map((end) => {
      try {
        return typeof compiled.exact === 'function'
          ? compiled.exact(end)
          : one(this.unit)
              .times(end)
              .to(unit as never).value;
      } catch {
        return slope < 0 ? Infinity : -Infinity;
      }
    }) as [number, number];
    // More acid is a lower pH
    return [Math.min(a, b), Math.max(a, b)];
  }

  /**
   * Returns how many of a unit the value is: the nearest double, without its uncertainty.
   *
   * @param unit - Any spelling of a unit of the same dimension.
   * @throws UnitsError as {@link Measured.to} does.
   */
  in<const U extends string = ''>(
    unit: NoInfer<[Foreign<D, U>]> extends [never] ? U : NoInfer<UnitOfDimension<D, U>>,
  ): number {
    return this.quantity.in(unit as never);
  }

  /**
   * Writes the value to the place of its uncertainty, with the symbol of its unit.
   *
   * @param options - The style, and how many digits the uncertainty has.
   * @throws UnitsError for another style or number of digits.
   * @example measured(11.0231, 0.4409, 'lb').format({ style: 'plusminus' }) // '(11.02 ± 0.44) lb'
   */
  format(options?: MeasuredFormat): string {
    const { style = 'concise', digits = 2 } = optionsOf(options);
    if (style !== 'concise' && style !== 'plusminus') {
      throw mustBe('invalid-choice', 'style', 'concise or plusminus', style);
    }
    if (!Number.isInteger(digits) || digits < 1 || digits > 15) {
      throw mustBe('out-of-range', 'digits', 'a whole number from 1 to 15', digits);
    }
    if (this.uncertainty === 0) return this.quantity.toString();
    const number = showMeasured(ratioOf(this.quantity), this.uncertainty, digits, style);
    if (this.unit === part) return number;
    const isOpen = number.includes(' ') && !number.startsWith('(');
    return `${isOpen ? `(${number})` : number} ${symbolOf(unitOfQuantity(this.quantity))}`;
  }

  /** Writes the value as {@link Measured.format} does: `11.02(44) lb`. */
  toString(): string {
    return this.format();
  }

  /** Returns the value, its unit and its uncertainty: what {@link measured.from} reads. Correlations are not kept. */
  toJSON(): MeasuredJson {
    return { ...this.quantity.toJSON(), uncertainty: this.uncertainty };
  }
}

/** The value of {@link Measured.toJSON}, with an independent uncertainty. Throws a UnitsError for anything else. */
export const measuredFromJson = (json: unknown): Measured => {
  const refuse = (): UnitsError => mustBe('invalid-text', 'json', 'a value, a unit and an uncertainty', json);
  const { uncertainty, ...rest } = fieldsOf(json, refuse);
  return new Measured(quantity.from(rest as unknown as QuantityJson), independent(uncertaintyGiven(uncertainty ?? 0)));
};
