import * as calculation from '../calculation/value.ts';
import { cannotCompare } from '../calculation/refusal.ts';
import { countIn, unitOf } from '../calculation/unit-of.ts';
import { rationalPart, roundWithPi } from '../conversion/exact-function.ts';
import { kindOf } from '../definition/definition.ts';
import { symbolOf } from '../definition/symbol.ts';
import { dimensionless, sameDimension } from '../model/dimension.ts';
import { exactly } from '../model/decimal.ts';
import { divisionByZero, mustBe, resultOutOfRange } from '../model/error.ts';
import { isInstance } from '../model/given.ts';
import { compare, nearest, ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import { exactGiven, ExactValue, Measure, type Exact } from '../text/format/measure.ts';
import { idOf } from '../text/units/unit-id.ts';
import { catalogue } from '../text/catalogue.ts';
import { Lexicon, lexiconOf } from '../text/units/lexicon.ts';
import type { DimensionOfUnit, Foreign, Inverse, IsOpen, Power, Times, UnitOfDimension } from '../typing/dimension.ts';
import { jsonOf, readExact, type ExactNumber } from './exact-text.ts';

/** What a result is: a number where nothing is left of dimensions. */
export type Result<D extends string> = IsOpen<D> extends true ? Quantity : [D] extends ['1'] ? number : Quantity<D>;

/** A quantity as JSON has it. */
export interface QuantityJson {
  /** A number where a double is exactly the value, otherwise text: `"1/3"`. */
  readonly value: number | string;
  /** The unit's identifier. */
  readonly unit: string;
}

/** A value as a caller gives it, exactly. Throws a UnitsError. */
const exactOf = (value: unknown): ExactNumber => {
  if (typeof value === 'number' && Number.isFinite(value)) return { ratio: exactly(value), piPower: 0 };
  if (typeof value === 'bigint') return { ratio: ratio(value), piPower: 0 };
  if (typeof value === 'object') return exactGiven(value);
  const read = typeof value === 'string' ? readExact(value) : undefined;
  if (!read) throw mustBe('invalid-number', 'value', 'a finite number, or text like 0.1 or 1/3', value);
  return read;
};

const ofExact = ({ numerator, denominator, piPower }: Exact): ExactNumber => ({
  ratio: ratio(numerator, denominator),
  piPower,
});

const doubleOf = ({ ratio: { n, d }, piPower }: ExactNumber): number => {
  const value = roundWithPi({ n, d }, piPower, nearest);
  if (!Number.isFinite(value)) throw resultOutOfRange();
  return value;
};

const toExact = ({ ratio: { n, d }, piPower }: ExactNumber): Exact => ({ numerator: n, denominator: d, piPower });

/** A difference of temperatures is asked in degrees. */
const asDifference = (from: Unit, unit: string, { index }: Lexicon): string => {
  if (from.quantity?.id !== 'temperature-difference' || typeof unit !== 'string') return unit;
  const meant = index.find(unit).units[0];
  const difference = meant && index.byId(`delta-${meant.id}`);
  return meant?.quantity?.id === 'temperature' && difference ? difference.id : unit;
};

/**
 * An exact number of a unit, which never changes: arithmetic gives new ones. `D` is its dimension, as quantities state it: `L T^-1`.
 *
 * A temperature on a scale is a point: two have a difference and no sum. A level, such as decibels, converts and compares, and takes part in nothing else.
 */
export class Quantity<in out D extends string = any> extends Measure {
  /** Never there: the compiler tells quantities of two dimensions apart by it, and says so in a line. */
  declare readonly '~dimension'?: D;
  readonly #unit: Unit;
  readonly #lexicon: Lexicon;

  /**
   * The quantity of a value and a unit; {@link quantity} reads other forms too.
   *
   * @param value - A finite number, which means its shortest decimal; text like `0.1` or `1/3`; a bigint; or an exact value.
   * @param unit - Any spelling of a unit.
   * @param units - What `createUnits` gave, for units of your own; left out, the catalogue's.
   * @throws UnitsError for a value or a unit that is none.
   */
  constructor(value: number | bigint | string | Exact, unit: string, units: object = catalogue) {
    const lexicon = isInstance(units, Lexicon) ? units : lexiconOf(units);
    const found = lexicon.findUnit(unit);
    const exact = exactOf(value);
    super(doubleOf(exact), idOf(found, lexicon.index), new ExactValue(exact.ratio, exact.piPower));
    this.#unit = found;
    this.#lexicon = lexicon;
    Object.freeze(this);
  }

  /**
   * Whether something is a quantity with arithmetic: `{value, unit}` of JSON is none.
   *
   * @param given - Anything.
   */
  static override is(given: unknown): given is Quantity {
    return typeof given === 'object' && given !== null && #lexicon in given;
  }

  #make(value: number | Exact, unit: Unit): Quantity {
    return new Quantity(value, idOf(unit, this.#lexicon.index), this.#lexicon);
  }

  /** The quantity as a value to work with. Throws a UnitsError for a level. */
  #worked(): calculation.Value {
    const { ratio: count, piPower } = ofExact(this.exact);
    const plain =
      piPower === 0 || kindOf(this.#unit) !== 'affine' ? count : calculation.withoutPi({ ...count, piPower });
    const value = calculation.ofUnit(this.#unit, plain, this.#lexicon.byId);
    return calculation.bounded(plain === count ? { ...value, piPower: value.piPower + piPower } : value);
  }

  /** What an argument is: a quantity, or a number that stands for itself. Throws a UnitsError. */
  #operand(given: unknown): calculation.Value {
    if (Quantity.is(given)) return this.#other(given).#worked();
    if (typeof given !== 'number' || !Number.isFinite(given)) {
      throw mustBe('invalid-number', 'other', 'a quantity or a finite number', given);
    }
    return { ...calculation.bare, ...exactly(given) };
  }

  /** Another quantity, in units that are known here. Throws a UnitsError. */
  #other(given: unknown): Quantity {
    if (!Quantity.is(given)) throw mustBe('invalid-number', 'other', 'a quantity', given);
    if (given.#lexicon === this.#lexicon) return given;
    throw mustBe('incompatible-units', 'other', 'a quantity of the same createUnits', given);
  }

  /** A product or a quotient by a number stays in its unit; without a dimension it is a number. */
  #result(value: calculation.Value, isScaled: boolean): Quantity | number {
    const unit = isScaled ? this.#unit : unitOf(value, this.#lexicon.index);
    if (!isScaled && (unit === undefined || sameDimension(value.dimension, dimensionless))) {
      return doubleOf({ ratio: ratio(value.n, value.d), piPower: value.piPower });
    }
    return this.#make(toExact(countIn(value, unit!)), unit!);
  }

  /**
   * The sum, in the unit of this quantity.
   *
   * @param other - A quantity of the same dimension.
   * @throws UnitsError for a quantity of another dimension, two temperatures on a scale, and levels.
   * @example quantity(5, 'ft').plus(quantity(3, 'in')).in('in') // 63
   */
  plus(other: Quantity<D>): Quantity<D> {
    return this.#sum(other, 1n);
  }

  /**
   * The difference, in the unit of this quantity; of two temperatures on a scale, in degrees of difference.
   *
   * @param other - A quantity of the same dimension.
   * @throws UnitsError for a quantity of another dimension, and for levels.
   * @example quantity(30, '°C').minus(quantity(20, '°C')).toString() // '10 Δ°C'
   */
  minus(other: Quantity<D>): Quantity<D> {
    return this.#sum(other, -1n);
  }

  #sum(other: unknown, sign: 1n | -1n): Quantity<D> {
    const value = calculation.add(this.#worked(), this.#other(other).#worked(), sign, this.#lexicon.byId);
    const isLinear = kindOf(this.#unit) === 'linear';
    const unit = isLinear && !value.scale ? this.#unit : unitOf(value, this.#lexicon.index)!;
    return this.#make(toExact(countIn(value, unit)), unit);
  }

  /**
   * The product: of another dimension by a quantity, and a plain number where nothing is left of dimensions.
   *
   * @param other - A quantity, or a finite number.
   * @throws UnitsError for temperatures on a scale, levels, and a result beyond the doubles.
   * @example quantity(5, 'm').times(quantity(3, 'm')).in('ft²') // 161.45865625064584
   */
  times(other: number): Quantity<D>;
  /**
   * The product: of another dimension by a quantity, and a plain number where nothing is left of dimensions.
   *
   * @param other - A quantity, or a finite number.
   */
  times<E extends string>(other: Quantity<E>): Result<Times<D, E>>;
  times(other: unknown): Quantity | number {
    const value = calculation.multiply(this.#worked(), this.#operand(other), 1);
    return this.#result(value, typeof other === 'number');
  }

  /**
   * The quotient: of two quantities of one dimension a plain number.
   *
   * @param other - A quantity, or a finite number; not zero.
   * @throws UnitsError for zero, temperatures on a scale, levels, and a result beyond the doubles.
   * @example quantity(100, 'km').over(quantity(2, 'h')).in('km/h') // 50
   * @example quantity(1, 'mi').over(quantity(1, 'ft')) // 5280
   */
  over(other: number): Quantity<D>;
  /**
   * The quotient: of two quantities of one dimension a plain number.
   *
   * @param other - A quantity, or a finite number; not zero.
   */
  over<E extends string>(other: Quantity<E>): Result<Times<D, Inverse<E>>>;
  over(other: unknown): Quantity | number {
    const divisor = this.#operand(other);
    if (divisor.n === 0n) throw divisionByZero('other');
    return this.#result(calculation.multiply(this.#worked(), divisor, -1), typeof other === 'number');
  }

  /**
   * The quantity to the power of 0: the number one.
   *
   * @param exponent - 0.
   */
  power(exponent: 0): number;
  /**
   * The quantity to a power.
   *
   * @param exponent - A whole number from -100 to 100, or 0.5 for the square root.
   * @throws UnitsError for another exponent, temperatures on a scale, levels, and a root that has no unit.
   * @example quantity(3, 'ft').power(2).in('ft²') // 9
   */
  power<const N extends number>(exponent: N): Result<Power<D, N>>;
  power(exponent: number): Quantity | number {
    const isPower = Number.isInteger(exponent) && Math.abs(exponent) <= 100;
    if (!isPower && exponent !== 0.5) {
      throw mustBe('out-of-range', 'exponent', 'a whole number from -100 to 100, or 0.5', exponent);
    }
    const value = this.#worked();
    return exponent === 0 ? 1 : this.#result(calculation.raise(value, exactly(exponent)), exponent === 1);
  }

  /**
   * The same quantity in another unit, exactly.
   *
   * @param unit - Any spelling of a unit of the same dimension.
   * @throws UnitsError for an unknown unit, and one that measures something else.
   * @example quantity(5, 'ft').to('in').value // 60
   */
  to<const U extends string = ''>(
    unit: NoInfer<[Foreign<D, U>]> extends [never] ? U : NoInfer<UnitOfDimension<D, U>>,
  ): Quantity<string extends U ? D : DimensionOfUnit<U>> {
    return this.#in(unit);
  }

  #in(unit: string): Quantity {
    const { to, compiled } = this.#lexicon.find(this.unit, asDifference(this.#unit, unit, this.#lexicon));
    const { ratio: count, piPower } = ofExact(this.exact);
    const { exact } = compiled;
    if (typeof exact === 'function') return this.#make(exact(this.value), to);
    if (exact.reciprocal && count.n === 0n) throw divisionByZero('value');
    const isPlain = piPower === 0 || exact.r === 0n;
    const { n, d } = rationalPart(exact, isPlain ? count : calculation.withoutPi({ ...count, piPower }));
    const own = isPlain ? (exact.reciprocal ? 0 - piPower : piPower) : 0;
    return this.#make(toExact({ ratio: ratio(n, d), piPower: exact.piPower + own }), to);
  }

  /**
   * How many of a unit it is: the nearest double.
   *
   * @param unit - Any spelling of a unit of the same dimension.
   * @throws UnitsError as {@link Quantity.to} does.
   * @example quantity('5 ft 6 in').in('cm') // 167.64
   */
  in<const U extends string = ''>(
    unit: NoInfer<[Foreign<D, U>]> extends [never] ? U : NoInfer<UnitOfDimension<D, U>>,
  ): number {
    return this.#in(unit).value;
  }

  /**
   * Negative, zero or positive, as this is less than, equal to or more than another: for `sort`.
   *
   * @param other - A quantity of the same dimension.
   * @throws UnitsError for a quantity of another dimension.
   * @example quantity(1, 'mi').compare(quantity(1, 'km')) // 1
   */
  compare(other: Quantity<D>): number {
    const order = this.#order(this.#other(other));
    if (order === undefined) throw cannotCompare(this.toString(), other.toString());
    return order;
  }

  /**
   * Whether another quantity is exactly as much; false for one of another dimension.
   *
   * @param other - Any quantity.
   * @example quantity(12, 'in').equals(quantity(1, 'ft')) // true
   */
  equals(other: Quantity): boolean {
    return this.#order(this.#other(other)) === 0;
  }

  #order(other: Quantity): number | undefined {
    if ([this, other].some((each) => kindOf(each.#unit) === 'logarithmic')) return this.#orderOfLevel(other);
    const [a, b] = [this.#worked(), other.#worked()];
    const isOneKind = !a.scale === !b.scale || [a, b].every((each) => each.scale || isPoint(each));
    if (!sameDimension(a.dimension, b.dimension) || !isOneKind) return undefined;
    const [x, y] = calculation.alike(a, b);
    return compare(x, y);
  }

  #orderOfLevel(other: Quantity): number | undefined {
    const isSame = this.#unit.quantity !== undefined && this.#unit.quantity === other.#unit.quantity;
    return isSame ? Math.sign(this.value - other.#in(this.unit).value) : undefined;
  }

  /** The value and the symbol of the unit, as {@link quantity} reads them: `66 in`. */
  override toString(): string {
    const symbol = symbolOf(this.#unit);
    const { index } = this.#lexicon;
    const { units, ambiguous } = index.find(symbol);
    const isRead = !ambiguous && units[0] !== undefined && idOf(units[0], index) === this.unit;
    return `${this.value} ${isRead ? symbol : this.unit}`;
  }

  /** The value, as text where no number is exactly it, and the unit's identifier: what {@link quantity.from} reads. */
  toJSON(): QuantityJson {
    return { value: jsonOf(ofExact(this.exact)), unit: this.unit };
  }
}

/** Kelvins, which are points of their scale as well as differences. */
const isPoint = ({ factors }: calculation.Value): boolean =>
  factors.length === 1 && factors[0]!.unit.quantity?.id === 'temperature';
