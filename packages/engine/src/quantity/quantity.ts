import * as arithmetic from '../arithmetic/bounded-number.ts';
import { multiplyUnits, unitMeant, raiseUnit, type UnitProduct } from '../calculation/product-of-units.ts';
import {
  cannotAddTo,
  cannotCompare,
  ordersDiffer,
  rootOfNegative,
  scalesCurve,
  scalesPoint,
} from '../calculation/refusal.ts';
import { countIn, unitOf } from '../calculation/unit-of.ts';
import { add as addValues, ofUnit, type Value } from '../calculation/value.ts';
import { apply, type CompiledConversion } from '../conversion/compiled-conversion.ts';
import type { ExactFunction } from '../conversion/exact-function.ts';
import { describeUnit } from '../conversion/finder.ts';
import { kindOf, siFactorOf, isCurved } from '../definition/definition.ts';
import { symbolOf } from '../definition/symbol.ts';
import { writeDimension } from '../model/dimension.ts';
import { divisionByZero, mustBe, resultOutOfRange, UnitsError } from '../model/error.ts';
import { isInstance } from '../model/given.ts';
import { exactly } from '../model/decimal.ts';
import { nearest, ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import { exactGiven, Measure, type Exact } from '../text/format/measure.ts';
import { roundTo, stepOf } from '../text/format/round.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { readText } from '../text/question/parse.ts';
import { makeSource } from '../text/span.ts';
import { idOf } from '../text/units/unit-id.ts';
import { catalogue } from '../text/catalogue.ts';
import { Lexicon, lexiconOf } from '../text/units/lexicon.ts';
import type {
  Addend,
  DimensionOfUnit,
  Foreign,
  Inverse,
  IsOpen,
  KindOfUnit,
  Power,
  ScaleOfUnit,
  Times,
  UnitOfDimension,
} from '../typing/dimension.ts';
import { baseUnitOf, namedUnitOf } from '../calculation/base-unit.ts';
import { jsonOf, readExact } from './exact-text.ts';

type Count = arithmetic.BoundedNumber;

/** The type of a result: a number if all dimensions cancel. */
export type Result<D extends string> = IsOpen<D> extends true ? Quantity : [D] extends ['1'] ? number : Quantity<D>;

/** A quantity as JSON has it. */
export interface QuantityJson {
  /** A number if a double equals the value, otherwise text: `"1/3"`. */
  readonly value: number | string;
  /** The unit's identifier. */
  readonly unit: string;
}

/** The state of a quantity. It is a class, so that the constructor tells a result of arithmetic from a caller's value. */
class Made {
  readonly unit: Unit;
  readonly lexicon: Lexicon;
  /** Undefined for a value in doubles. */
  readonly count: Count | undefined;
  readonly value: number;
  readonly isExact: boolean;

  constructor(unit: Unit, lexicon: Lexicon, count: Count | undefined, value: number, isExact: boolean) {
    this.unit = unit;
    this.lexicon = lexicon;
    this.count = count;
    this.value = value;
    this.isExact = isExact;
  }
}

/** Returns the exact value that a caller gives. Throws a UnitsError. */
const countOf = (value: unknown): Count => {
  if (typeof value === 'number' && Number.isFinite(value)) return arithmetic.ofDouble(value);
  if (typeof value === 'bigint') return arithmetic.ofRatio(ratio(value));
  const read = typeof value === 'object' ? exactGiven(value) : typeof value === 'string' ? readExact(value) : undefined;
  if (!read) throw mustBe('invalid-number', 'value', 'a finite number, or text like 0.1 or 1/3', value);
  return arithmetic.ofRatio(read.ratio, read.piPower);
};

const finite = (value: number): number => {
  if (!Number.isFinite(value)) throw resultOutOfRange();
  return value;
};

/** Returns the double nearest to a result. Throws a UnitsError beyond the range of doubles. */
const doubleOf = (count: Count): number => finite(arithmetic.toDouble(count));

/** Applies an exact function to a number. Throws a UnitsError for zero if the function is reciprocal. */
const applyTo = ({ p, q, r, piPower, reciprocal }: ExactFunction, given: Count): Count => {
  const scaled = { n: p, d: q, exponent: 0, piPower };
  if (reciprocal) {
    if (given.n === 0n) throw divisionByZero('value');
    return arithmetic.multiply(scaled, arithmetic.invert(given));
  }
  if (r === 0n) return arithmetic.multiply(scaled, given);
  const product = arithmetic.multiply(scaled, arithmetic.withoutPi(given));
  return arithmetic.add(product, { n: r, d: q, exponent: 0, piPower: 0 }).number;
};

const scalable = new WeakSet<Unit>();

/** Throws a UnitsError for a temperature on a scale, a level and a reading of a test: they have no multiples. */
const checkScalable = (unit: Unit): void => {
  if (scalable.has(unit)) return;
  const kind = kindOf(unit);
  if (kind === 'affine') throw scalesPoint();
  if (isCurved(kind)) throw scalesCurve(kind);
  scalable.add(unit);
};

const onScales = new Set(['temperature', 'temperature-difference']);
const isOnScale = ({ quantity }: Unit): boolean => quantity !== undefined && onScales.has(quantity.id);

/** Returns the unit to convert into. For a difference of temperatures, `°F` means degrees of difference. */
const asDifference = (from: Unit, unit: string, { index }: Lexicon): string => {
  if (from.quantity?.id !== 'temperature-difference' || typeof unit !== 'string') return unit;
  const meant = index.find(unit).units.at(0);
  const difference = meant && index.byId(`delta-${meant.id}`);
  return meant?.quantity?.id === 'temperature' && difference ? difference.id : unit;
};

/** Returns true if people's text with the symbol of a unit is read as the unit. */
const isReadBack = (unit: Unit, lexicon: Lexicon): boolean => {
  const read = readText(makeSource(`5 ${symbolOf(unit)}`, lexicon), undefined, 'text');
  if (read instanceof Diagnostic || read.answer !== undefined) return false;
  return (
    read.unit === idOf(unit, lexicon.index) || (!unit.quantity && lexicon.isSameSize(unit, lexicon.findUnit(read.unit)))
  );
};

const readableNames = new WeakMap<Lexicon, WeakMap<Unit, string>>();

/** Returns the symbol of a unit, or its identifier if the symbol is read as another unit: `Gal` is a gallon. */
const readableName = (unit: Unit, lexicon: Lexicon): string => {
  let names = readableNames.get(lexicon);
  if (!names) readableNames.set(lexicon, (names = new WeakMap()));
  let name = names.get(unit);
  if (name === undefined)
    names.set(unit, (name = isReadBack(unit, lexicon) ? symbolOf(unit) : idOf(unit, lexicon.index)));
  return name;
};

/** Returns the one of several meanings that a quantity has. */
const meant = (units: readonly Unit[], { index, converts }: Lexicon): Unit => unitMeant(units, index, converts);

/** Returns the unit of a spelling. Throws a UnitsError. */
const unitGiven = (spelling: string, lexicon: Lexicon): Unit => meant(lexicon.findUnitsOf(spelling), lexicon);

/**
 * An exact value with a unit. It is immutable: arithmetic returns new quantities. `D` is its dimension, for example
 * `L T^-1`. `K` is its kind, which distinguishes grays from sieverts; `any` for products and compounds, which may be of
 * any kind with their dimension.
 *
 * A result is exact while it is a decimal of at most 34 digits, or a fraction of integers of at most 34 digits each. A
 * longer one is rounded to 34 significant digits, half to even, and {@link Quantity.isExact} is false.
 *
 * A temperature on a scale is a point: two of them have a difference but no sum. A level, such as decibels, converts and
 * compares, but has no sums and products.
 */
export class Quantity<in out D extends string = any, in out K extends string = any> extends Measure {
  /** Never set: by this type the compiler distinguishes dimensions. */
  declare readonly '~dimension'?: D;
  /** Never set: by this type the compiler distinguishes kinds of one dimension. */
  declare readonly '~kind'?: K;
  readonly #made: Made;

  /**
   * Creates a quantity from a value and a unit. {@link quantity} reads other forms too.
   *
   * @param value - A finite number, which means its shortest decimal; text like `0.1` or `1/3`; a bigint; or an exact value.
   * @param unit - Any spelling of a unit.
   * @param units - The result of `createUnits`, for your own units. Default: the catalogue.
   * @throws UnitsError for an invalid value or unit.
   */
  constructor(value: number | bigint | string | Exact, unit: string, units: object = catalogue) {
    const made = isInstance(value, Made) ? value : given(value, unit, units);
    super(made.value, idOf(made.unit, made.lexicon.index));
    this.#made = made;
    Object.freeze(this);
  }

  /**
   * Returns true for a quantity with arithmetic; false for `{value, unit}` of JSON.
   *
   * @param given - Anything.
   */
  static override is(given: unknown): given is Quantity {
    return typeof given === 'object' && given !== null && #made in given;
  }

  /** Returns a result with all its digits. */
  #make(unit: Unit, count: Count, isExact = true): Quantity {
    return make(new Made(unit, this.#made.lexicon, count, doubleOf(count), isExact && this.#made.isExact));
  }

  /** Returns a result, rounded if it has too many digits. */
  #bounded(unit: Unit, count: Count, isExact: boolean): Quantity {
    const { number, isExact: isShort } = arithmetic.bound(count);
    return this.#make(unit, number, isExact && isShort);
  }

  /** Returns a result in doubles. */
  #approximate(unit: Unit, value: number): Quantity {
    return make(new Made(unit, this.#made.lexicon, undefined, finite(value), false));
  }

  /** Returns the exact value. For a quantity in doubles, it is the value of its double. */
  #count(): Count {
    return this.#made.count ?? arithmetic.ofDouble(this.value);
  }

  /** Checks the other quantity of a sum or comparison. Throws a UnitsError for one of another `createUnits`. */
  #other(given: unknown): Quantity {
    if (!Quantity.is(given)) throw mustBe('invalid-number', 'other', 'a quantity', given);
    if (given.#made.lexicon === this.#made.lexicon) return given;
    throw mustBe('incompatible-units', 'other', 'a quantity of the same createUnits', given);
  }

  /**
   * False if arithmetic lost digits: a result of more than 34 digits was rounded, π was added to a fraction, or the
   * quantity is in doubles.
   */
  get isExact(): boolean {
    return this.#made.isExact;
  }

  /** The value with all its digits. For a quantity in doubles, the value of its double. */
  override get exact(): Exact {
    const count = this.#count();
    const { n, d } = arithmetic.ratioOf(count);
    const { n: numerator, d: denominator } = ratio(n, d);
    return { numerator, denominator, piPower: count.piPower };
  }

  /** The dimension, as quantities state it: `M L T^-2`. */
  get dimension(): string {
    return writeDimension(siFactorOf(this.#made.unit).dimension);
  }

  /**
   * Returns the sum, in the unit of this quantity. The other quantity is converted as {@link Quantity.in} converts it.
   *
   * @param other - A quantity of units that convert into those of this one.
   * @throws UnitsError for a quantity that does not convert, two temperatures on a scale, and levels.
   * @example quantity(5, 'ft').plus(quantity(3, 'in')).in('in') // 63
   * @example quantity(1, 'Hz').plus(quantity(60, 'rpm')).in('Hz') // 2
   */
  plus(other: Quantity<D, K> & Addend<this>): Quantity<D, K> {
    return this.#sum(other, 1n);
  }

  /**
   * Returns the difference, in the unit of this quantity. The difference of two temperatures on a scale is in degrees of
   * difference. Kelvin taken from a temperature on a scale are a difference too: 30 °C − 10 K is 20 °C.
   *
   * @param other - A quantity of units that convert into those of this one.
   * @throws UnitsError for a quantity that does not convert, and for levels.
   * @example quantity(30, '°C').minus(quantity(20, '°C')).toString() // '10 Δ°C'
   */
  minus(other: Quantity<D, K>): Quantity<D, K> {
    return this.#sum(other, -1n);
  }

  #sum(given: unknown, sign: 1n | -1n): Quantity<D, K> {
    const other = this.#other(given);
    const [mine, theirs] = [this.#made, other.#made];
    const [a, b] = [mine.unit, theirs.unit];
    const kind = [a, b].map(kindOf).find(isCurved);
    if (kind) throw scalesCurve(kind);
    if (a !== b || isOnScale(a)) {
      if (isOnScale(a) && isOnScale(b)) return this.#sumOnScale(other, sign);
    }
    if (!mine.count || !theirs.count) {
      const value = a === b ? other.value : this.#convertedValue(other);
      return this.#approximate(mine.unit, sign > 0n ? this.value + value : this.value - value);
    }
    const counted = a === b ? theirs.count : this.#counted(other);
    const { number, isExact } = arithmetic.add(mine.count, sign > 0n ? counted : arithmetic.negate(counted));
    return this.#bounded(mine.unit, number, isExact && theirs.isExact);
  }

  /** Returns the conversion from the unit of another quantity to that of this one; undefined if they do not convert. */
  #from(other: Quantity): CompiledConversion | undefined {
    const { unit, lexicon } = this.#made;
    const textOf = (of: Unit): string => idOf(of, lexicon.index);
    try {
      return lexicon.find(textOf(other.#made.unit), textOf(unit)).compiled;
    } catch (error) {
      if (error instanceof UnitsError) return undefined;
      throw error;
    }
  }

  /** Returns another quantity as a number of units of this one. Throws a UnitsError if they do not convert. */
  #counted(other: Quantity): Count {
    const exact = this.#from(other)?.exact;
    if (typeof exact === 'object') return applyTo(exact, other.#count());
    throw cannotAddTo(describeUnit(this.#made.unit), describeUnit(other.#made.unit));
  }

  /** Returns the double nearest to the number of {@link #counted}. */
  #convertedValue(other: Quantity): number {
    const compiled = this.#from(other);
    if (typeof compiled?.exact === 'object') return apply(compiled, other.value);
    throw cannotAddTo(describeUnit(this.#made.unit), describeUnit(other.#made.unit));
  }

  /** Adds a temperature or a difference of temperatures to a temperature. */
  #sumOnScale(other: Quantity, sign: 1n | -1n): Quantity<D, K> {
    const { unit: own, lexicon } = this.#made;
    const value = addValues(this.#onScale(), other.#onScale(), sign, lexicon.index);
    const isLinear = kindOf(own) === 'linear' && !value.scale;
    const unit = isLinear ? own : unitOf(value, lexicon.index)!;
    const count = arithmetic.ofRatio(countIn(value, unit).ratio);
    if (!this.#made.count || !other.#made.count) return this.#approximate(unit, doubleOf(count));
    return this.#bounded(unit, count, other.isExact);
  }

  #onScale(): Value {
    const { unit, lexicon } = this.#made;
    return ofUnit(unit, arithmetic.ratioOf(arithmetic.withoutPi(this.#count())), lexicon.byId);
  }

  /** Returns the product with a number, or the quotient by it, in the same unit. */
  #scaled(by: number, exponent: 1 | -1): Quantity {
    const { unit, count } = this.#made;
    checkScalable(unit);
    if (!Number.isFinite(by)) throw mustBe('invalid-number', 'other', 'a quantity or a finite number', by);
    if (exponent < 0 && by === 0) throw divisionByZero('other');
    if (!count) return this.#approximate(unit, exponent > 0 ? this.value * by : this.value / by);
    const factor = arithmetic.ofDouble(by);
    return this.#bounded(unit, arithmetic.multiply(count, exponent > 0 ? factor : arithmetic.invert(factor)), true);
  }

  #product(given: unknown, exponent: 1 | -1): Quantity | number {
    if (typeof given === 'number') return this.#scaled(given, exponent);
    if (!Quantity.is(given)) throw mustBe('invalid-number', 'other', 'a quantity or a finite number', given);
    const { unit, lexicon, count } = this.#made;
    const other = this.#other(given).#made;
    const product = multiplyUnits(unit, other.unit, exponent, lexicon.index, lexicon.converts);
    if (exponent < 0 && given.value === 0 && given.#count().n === 0n) throw divisionByZero('other');
    if (!count || !other.count) {
      const value = exponent > 0 ? this.value * given.value : this.value / given.value;
      return this.#valueOf(product, finite(value * factorIn(product)));
    }
    const right = exponent > 0 ? other.count : arithmetic.invert(other.count);
    return this.#result(product, arithmetic.multiply(count, right), other.isExact);
  }

  #valueOf({ unit }: UnitProduct, value: number): Quantity | number {
    return unit ? this.#approximate(unit, value) : value;
  }

  /** Returns a multiple of a product of units. It is a number if all dimensions cancel. */
  #result({ unit, ratio: size, piPower }: UnitProduct, count: Count, isExact: boolean): Quantity | number {
    const total = arithmetic.multiply(count, arithmetic.ofRatio(size, piPower));
    return unit ? this.#bounded(unit, total, isExact) : doubleOf(total);
  }

  /**
   * Returns the product of two quantities, or a number if all dimensions cancel.
   *
   * @param other - A quantity, or a finite number.
   * @throws UnitsError for temperatures on a scale, levels, and a result beyond the doubles.
   * @example quantity(5, 'm').times(quantity(3, 'm')).in('ft²') // 161.45865625064584
   * @example quantity(12, 'V').times(quantity(2, 'A')).in('W') // 24
   */
  times<E extends string>(other: Quantity<E>): Result<Times<D, E>>;
  /**
   * Returns a multiple of this quantity.
   *
   * @param other - A finite number.
   * @throws UnitsError for temperatures on a scale, levels, and a result beyond the doubles.
   * @example quantity(5, 'ft').times(3).toString() // '15 ft'
   */
  times(other: number): Quantity<D, K>;
  times(other: unknown): Quantity | number {
    return this.#product(other, 1);
  }

  /**
   * Returns the quotient of two quantities, or a number if both have the same dimension.
   *
   * @param other - A quantity or a finite number, not zero.
   * @throws UnitsError for zero, temperatures on a scale, levels, and a result beyond the doubles.
   * @example quantity(100, 'km').over(quantity(2, 'h')).in('km/h') // 50
   * @example quantity(1, 'mi').over(quantity(1, 'ft')) // 5280
   */
  over<E extends string>(other: Quantity<E>): Result<Times<D, Inverse<E>>>;
  /**
   * Returns this quantity divided by a number.
   *
   * @param other - A finite number; not zero.
   * @throws UnitsError for zero, temperatures on a scale, levels, and a result beyond the doubles.
   * @example quantity(1, 'ft').over(3).in('in') // 4
   */
  over(other: number): Quantity<D, K>;
  over(other: unknown): Quantity | number {
    return this.#product(other, -1);
  }

  /**
   * Returns the number 1.
   *
   * @param exponent - 0.
   */
  power(exponent: 0): number;
  /**
   * Returns this quantity to a power.
   *
   * @param exponent - A whole number from -100 to 100, or 0.5 for the square root.
   * @throws UnitsError for another exponent, temperatures on a scale, levels, a root without a unit, and a result with
   *   higher powers than a unit can have: they add up to at most 99.
   * @example quantity(3, 'ft').power(2).in('ft²') // 9
   */
  power<const N extends number>(exponent: N): Result<Power<D, N>>;
  power(exponent: number): Quantity | number {
    const isPower = Number.isInteger(exponent) && Math.abs(exponent) <= 100;
    if (!isPower && exponent !== 0.5) {
      throw mustBe('out-of-range', 'exponent', 'a whole number from -100 to 100, or 0.5', exponent);
    }
    const { unit, lexicon, count } = this.#made;
    const product = raiseUnit(unit, exactly(exponent), lexicon.index, lexicon.converts);
    if (exponent === 0) return 1;
    if (exponent < 0 && this.#count().n === 0n) throw divisionByZero('this');
    if (!count) return this.#valueOf(product, finite(this.value ** exponent * factorIn(product)));
    if (exponent !== 0.5) return this.#result(product, arithmetic.raise(count, exponent), true);
    const { number, isExact } = arithmetic.squareRoot(count) ?? refuseRoot();
    return this.#result(product, number, isExact);
  }

  /**
   * Returns the same quantity in another unit, exactly.
   *
   * @param unit - Any spelling of a unit that it converts into.
   * @throws UnitsError for an unknown unit, and one that measures something else.
   * @example quantity(5, 'ft').to('in').value // 60
   */
  to<const U extends string = ''>(
    unit: NoInfer<[Foreign<D, U, K>]> extends [never] ? U : NoInfer<UnitOfDimension<D, U, K>>,
  ): Quantity<string extends U ? D : DimensionOfUnit<U>, string extends U ? K : KindOfUnit<U>> & ScaleOfUnit<U> {
    return this.#in(unit) as Quantity & ScaleOfUnit<U>;
  }

  #in(spelling: string): Quantity {
    const { unit, lexicon, count, isExact } = this.#made;
    const from = unit;
    const { to, compiled } = lexicon.find(idOf(from, lexicon.index), asDifference(from, spelling, lexicon));
    const { exact } = compiled;
    if (typeof exact === 'function') {
      const value = exact(this.value);
      return make(new Made(to, lexicon, count && arithmetic.ofDouble(finite(value)), value, isExact));
    }
    return count ? this.#make(to, applyTo(exact, count)) : this.#approximate(to, apply(compiled, this.value));
  }

  /**
   * Returns the value in a unit, as the nearest double.
   *
   * @param unit - Any spelling of a unit that it converts into.
   * @throws UnitsError as {@link Quantity.to} does.
   * @example quantity('5 ft 6 in').in('cm') // 167.64
   */
  in<const U extends string = ''>(
    unit: NoInfer<[Foreign<D, U, K>]> extends [never] ? U : NoInfer<UnitOfDimension<D, U, K>>,
  ): number {
    return this.#in(unit).value;
  }

  /**
   * Returns the same quantity in the base unit of its kind, or in SI base units if it is a product.
   *
   * @example quantity(5, 'ft').toBase().toString() // '1.524 m'
   */
  toBase(): Quantity<D, K> {
    const { unit, lexicon } = this.#made;
    return this.#in(baseUnitOf(unit, lexicon.index));
  }

  /**
   * Returns the same quantity in a named unit if its dimension has one, otherwise this quantity.
   *
   * @example quantity(5, 'kg*m/s^2').simplify().toString() // '5 N'
   */
  simplify(): Quantity<D, K> {
    const { unit, lexicon } = this.#made;
    const found = namedUnitOf(unit, lexicon.index);
    return found === undefined ? this : this.#in(found);
  }

  /**
   * Returns the same quantity rounded to significant digits, half to even.
   *
   * @param digits - The number of significant digits, from 1 to 34.
   * @throws UnitsError for another number of digits.
   * @example quantity('1/3', 'ft').rounded(3).toString() // '0.333 ft'
   */
  rounded(digits: number): Quantity<D, K> {
    if (!Number.isInteger(digits) || digits < 1 || digits > arithmetic.mostDigits) {
      throw mustBe('out-of-range', 'digits', `a whole number from 1 to ${arithmetic.mostDigits}`, digits);
    }
    return this.#rounded(arithmetic.roundTo(this.#count(), digits));
  }

  /**
   * Returns the same quantity rounded to decimal places of its unit, half away from zero.
   *
   * @param decimals - The number of decimal places, from 0 to 100. Default: 0.
   * @throws UnitsError for another number of decimals.
   * @example quantity(2.345, 'm').round(2).toString() // '2.35 m'
   */
  round(decimals = 0): Quantity<D, K> {
    const step = stepOf({ decimals, fraction: undefined })!;
    return this.#rounded(arithmetic.ofRatio(roundTo(arithmetic.ratioOf(arithmetic.withoutPi(this.#count())), step)));
  }

  /** Returns a rounded value. It counts as exact, because the caller asked for the rounding. */
  #rounded(count: Count): Quantity<D, K> {
    const { unit, lexicon } = this.#made;
    return make(new Made(unit, lexicon, this.#made.count && count, doubleOf(count), this.#made.count !== undefined));
  }

  /**
   * Returns the same quantity in doubles. Results of its arithmetic are in doubles too: each step rounds like
   * JavaScript's numbers, and takes a half to an eighth of the time. Comparisons take as long as exact ones.
   *
   * @example quantity(0.1, 'm').approximate().plus(quantity(0.2, 'm')).value // 0.30000000000000004
   */
  approximate(): Quantity<D, K> {
    return this.#approximate(this.#made.unit, this.value);
  }

  /**
   * Returns the absolute value.
   *
   * @throws UnitsError for a temperature on a scale and a level.
   * @example quantity(-5, 'ft').abs().toString() // '5 ft'
   */
  abs(): Quantity<D, K> {
    return this.value < 0 ? this.neg() : this.#scaled(1, 1);
  }

  /**
   * Returns the quantity with the opposite sign.
   *
   * @throws UnitsError for a temperature on a scale and a level.
   * @example quantity(5, 'ft').neg().toString() // '-5 ft'
   */
  neg(): Quantity<D, K> {
    return this.#scaled(-1, 1);
  }

  /**
   * Returns a negative number, zero or a positive number if this is less than, equal to or more than another: for `sort`.
   *
   * @param other - A quantity of units that convert into those of this one.
   * @throws UnitsError for a quantity that does not convert, and for one whose number falls where that of this one grows: miles per
   *   gallon beside liters per 100 kilometers, of which neither has more.
   * @example quantity(1, 'mi').compare(quantity(1, 'km')) // 1
   */
  compare(other: Quantity<D, K>): number {
    const theirs = this.#other(other);
    const isOfSameUnit = theirs.#made.unit === this.#made.unit;
    const between = isOfSameUnit ? undefined : this.#from(theirs);
    if (!isOfSameUnit && !between) throw cannotCompare(this.toString(), other.toString());
    // The numbers of one unit grow as those of the other fall: miles per gallon and liters per 100 kilometers
    if (between?.reciprocal) throw ordersDiffer(this.toString(), other.toString(), symbolOf(this.#made.unit));
    return this.#order(theirs, between);
  }

  /**
   * Returns true if another quantity is exactly equal. Returns false if it is not, or does not convert.
   *
   * @param other - Any quantity, also one of another `createUnits`.
   * @throws UnitsError for anything but a quantity.
   * @example quantity(12, 'in').equals(quantity(1, 'ft')) // true
   */
  equals(other: Quantity): boolean {
    if (!Quantity.is(other)) throw mustBe('invalid-number', 'other', 'a quantity', other);
    if (other.#made.lexicon !== this.#made.lexicon) return false;
    if (other.#made.unit === this.#made.unit) return this.#order(other, undefined) === 0;
    const between = this.#from(other);
    // Zero liters per 100 kilometers have no number of miles per gallon
    return (
      between !== undefined && !(between.reciprocal && other.#count().n === 0n) && this.#order(other, between) === 0
    );
  }

  /**
   * Returns a negative number, zero or a positive number if this is less than, equal to or more than another.
   *
   * @param between - The conversion of the other to the unit of this one. Undefined if they have the same unit.
   */
  #order(other: Quantity, between: CompiledConversion | undefined): number {
    const [mine, theirs] = [this.#made.count, other.#made.count];
    if (mine && theirs && typeof between?.exact !== 'function')
      return arithmetic.compare(mine, between ? applyTo(between.exact, theirs) : theirs);
    return Math.sign(this.value - (between ? apply(between, other.value) : other.value));
  }

  /** Returns the value and the symbol of the unit, which {@link quantity} reads: `66 in`. */
  override toString(): string {
    const { unit, lexicon } = this.#made;
    return `${this.value} ${readableName(unit, lexicon)}`;
  }

  /** Returns the unit's identifier and the value, as text if no double equals it. {@link quantity.from} reads them. */
  toJSON(): QuantityJson {
    const { count } = this.#made;
    const { piPower } = this.exact;
    return { value: count ? jsonOf({ ratio: arithmetic.ratioOf(count), piPower }) : this.value, unit: this.unit };
  }

  /**
   * Throws, because the operators of JavaScript ignore units. Compare with {@link Quantity.compare}, or compare `value`.
   *
   * @throws UnitsError always.
   */
  override valueOf(): never {
    throw mustBe(
      'invalid-number',
      'operand',
      'a number: compare quantities with compare(), add them with plus()',
      this.unit,
    );
  }
}

/** Returns the factor of a product as a double. */
const factorIn = ({ ratio: { n, d }, piPower }: UnitProduct): number => {
  const factor = nearest(n, d);
  return piPower === 0 ? factor : factor * Math.PI ** piPower;
};

const refuseRoot = (): never => {
  throw rootOfNegative();
};

const given = (value: unknown, unit: string, units: object): Made => {
  const lexicon = isInstance(units, Lexicon) ? units : lexiconOf(units);
  const found = unitGiven(unit, lexicon);
  const count = countOf(value);
  return new Made(found, lexicon, count, doubleOf(count), true);
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the constructor takes what was made as it is
const make = (made: Made): Quantity => new Quantity(made as never, '');
