import { rationalPart, type ExactFunction } from '../../conversion/exact-function.ts';
import { exactly } from '../../model/decimal.ts';
import { isArray, mustBe, notANumber, type UnitsError } from '../../model/error.ts';
import { fieldsOf, isInstance, listOf } from '../../model/given.ts';
import { ratio, type Ratio } from '../../model/rational.ts';

/** An exact value: numerator / denominator · π^piPower, in lowest terms, the denominator above zero. */
export interface Exact {
  /** The numerator, with the sign. */
  readonly numerator: bigint;
  /** Above zero, in lowest terms with the numerator. */
  readonly denominator: bigint;
  /** The power of π that multiplies the fraction; 0 between most units. */
  readonly piPower: number;
}

/** A fraction times a power of π. */
export class ExactValue {
  readonly ratio: Ratio;
  readonly piPower: number;

  constructor(value: Ratio, piPower = 0) {
    this.ratio = value;
    this.piPower = piPower;
  }
}

/** A limit above the power of π in any unit. */
const mostPi = 100;

/** Returns the exact value that a caller gives. Throws a UnitsError if it is invalid. */
export const exactGiven = (given: unknown): ExactValue => {
  const refuse = (): UnitsError => mustBe('invalid-number', 'value', 'a finite number or an exact value', given);
  const { numerator, denominator, piPower } = fieldsOf(given, refuse);
  if (typeof numerator !== 'bigint' || typeof denominator !== 'bigint' || denominator === 0n) throw refuse();
  if (typeof piPower !== 'number' || !Number.isInteger(piPower) || Math.abs(piPower) > mostPi) throw refuse();
  return new ExactValue(ratio(numerator, denominator), piPower);
};

/** A converted double, whose exact value is calculated on request. */
export class ConvertedValue {
  readonly value: number;
  readonly by: ExactFunction;

  constructor(value: number, by: ExactFunction) {
    this.value = value;
    this.by = by;
  }
}

/** A value with a unit. */
export class Measure {
  /** The double nearest to the exact value. */
  readonly value: number;
  /** The unit's identifier. */
  readonly unit: string;
  readonly #exact: ExactValue | ConvertedValue | undefined;

  /**
   * @param value - A finite number.
   * @param unit - The identifier of a unit.
   * @param exact - The exact value, if the engine knows more than the value's shortest decimal.
   * @throws UnitsError for a value that is not a finite number, and a unit that is not a string.
   */
  constructor(value: number, unit: string, exact?: ExactValue | ConvertedValue) {
    if (!Number.isFinite(value)) throw notANumber(value);
    if (typeof unit !== 'string') throw mustBe('unknown-unit', 'unit', 'the identifier of a unit', unit);
    this.value = value;
    this.unit = unit;
    // Callers in plain JavaScript can pass anything
    const isKnown = exact !== undefined && (isInstance(exact, ExactValue) || isInstance(exact, ConvertedValue));
    this.#exact = isKnown ? exact : undefined;
  }

  /**
   * Returns true for an instance of this class. `{value, unit}` from JSON is not one.
   *
   * @param given - Any value.
   */
  static is(given: unknown): given is Measure {
    return typeof given === 'object' && given !== null && #exact in given;
  }

  /** The parts that it is written in, 5 foot and 11 inch. Undefined if it is written in its unit. */
  get parts(): readonly Measure[] | undefined {
    return undefined;
  }

  /** The exact value. For a level, which has none, the exact value of its double. */
  get exact(): Exact {
    const { n, d } = this.#ratio();
    return { numerator: n, denominator: d, piPower: this.#piPower() };
  }

  /** Returns the value and the unit's identifier, for logs: `1.5 kilometer`. Use `format` for text that people read. */
  toString(): string {
    return `${this.value} ${this.unit}`;
  }

  #ratio(): Ratio {
    const exact = this.#exact;
    if (exact instanceof ExactValue) return exact.ratio;
    if (!exact) return exactly(this.value);
    const { n, d } = rationalPart(exact.by, exactly(exact.value));
    return ratio(n, d);
  }

  #piPower(): number {
    const exact = this.#exact;
    return exact instanceof ConvertedValue ? exact.by.piPower : (exact?.piPower ?? 0);
  }
}

/** A value with its unit: a measure from `parse`, `best`, `split` or arithmetic, or its JSON. */
export interface MeasureLike {
  /** A finite number. */
  readonly value: number;
  /** The unit, in any of its spellings. */
  readonly unit: string;
  /** The parts that it is written in. Default: its unit. */
  readonly parts?: readonly MeasureLike[] | undefined;
}

/** Returns the measures that a caller gives. Throws a UnitsError for anything but a list of measures. */
export const measuresGiven = (given: unknown): readonly Measure[] =>
  listOf(given, () => mustBe('invalid-text', 'parts', 'a list of measures', given)).map(
    (one) => measureGiven(one).measure,
  );

/** Returns the measure that a caller gives, with the parts that it is written in. Throws a UnitsError for anything else. */
export const measureGiven = (given: unknown): { measure: Measure; parts: readonly Measure[] | undefined } => {
  if (Measure.is(given)) return { measure: given, parts: given.parts };
  if (isArray(given))
    throw mustBe('invalid-text', 'measure', 'one value and a unit: formatParts() writes a list', given);
  const { value, unit, parts } = fieldsOf(given, () => mustBe('invalid-text', 'measure', 'a value and a unit', given));
  const measure = new Measure(value as number, unit as string);
  return { measure, parts: parts === undefined ? undefined : measuresGiven(parts) };
};
