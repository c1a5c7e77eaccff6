import type { Assumption } from '../model/assumption.ts';
import type { ConstantRecord } from '../measured/constant.ts';
import type { Equivalence } from '../bridges/ways.ts';
import type { MolarMass } from '../substances/index.ts';
import type { RawValues } from '../tool/declaration.ts';

/** A number of a unit. */
export interface Amount {
  /** The number of units. */
  readonly value: number;
  /** The identifier of the unit; of money the ISO code of the currency, or its sign where several have it. */
  readonly unit: string;
  /** Of a mixed preference, as of feet and inches, the whole in parts. */
  readonly parts?: readonly Amount[];
}

interface Common {
  /** The answer for people. */
  readonly text: string;
  /** A note for the reader: the calories of food are kilocalories. */
  readonly note?: string | undefined;
  /** The choices that the question left open, and how each was read. */
  readonly assumed?: readonly Assumption[] | undefined;
  /** Words of the question that the answer does not need. */
  readonly aside?: string | undefined;
}

interface Measured extends Common {
  /** The identifier of the quantity that the result measures: `length`. Absent for money and for a product that has no name. */
  readonly quantity?: string | undefined;
  /**
   * The result with every digit: a decimal where it ends, otherwise a fraction, times a power of pi where it has one: `1.2`, `78125/25146`,
   * `1/180 pi`. Absent for several results, and for what is measured, a level, a root or a logarithm.
   */
  readonly exact?: string | undefined;
}

/** A measure, and what it was asked in. */
export interface ConversionAnswer extends Measured {
  /** A measure, alone or asked in other units. */
  readonly kind: 'conversion';
  /** The quantity, as a number of `unit`; of a sum, of the last of its units. */
  readonly value: number;
  /** The identifier of the unit. */
  readonly unit: string;
  /** The terms as they were typed. */
  readonly parts: readonly Amount[];
  /** The units that the answer is asked in; none where nothing is asked. */
  readonly to: readonly string[];
  /** The identifier of the ingredient that bridges volume and mass, where one was named. */
  readonly ingredient?: string | undefined;
  /** The identifier or formula of the substance that led from mass to amount, where one was named and needed. */
  readonly substance?: string;
  /** The molar mass that the answer uses, with its source. */
  readonly molarMass?: MolarMass;
  /** The mass or amount of an international unit of the substance, with its document, where the answer uses it. */
  readonly internationalUnit?: string;
  /** The equivalence by which the units met, where one was named and needed. */
  readonly as?: Equivalence;
  /** The answer, where it is asked in one unit. */
  readonly result?: number | undefined;
  /** The standard uncertainty of the result, where one of the units is measured itself, as the dalton is. */
  readonly uncertainty?: number | undefined;
  /** The physical constants that the units are, with their values and sources. */
  readonly constants?: readonly ConstantRecord[] | undefined;
  /** The answer, one for each unit of `to`; where nothing is asked, up to six that people would want, the most wanted first. */
  readonly results: readonly Amount[];
}

/** The result of an expression. */
export interface CalculationAnswer extends Measured {
  /** Arithmetic, with units or without. */
  readonly kind: 'calculation';
  /** The result, in `unit` or as a bare number: the nearest double. A time of the clock as text. */
  readonly result: number | string;
  /** Of a comparison, whether it is as the question says. */
  readonly holds?: boolean;
  /** Absent for a bare number. */
  readonly unit?: string;
  /** The same, one for each unit that was asked. */
  readonly results: readonly Amount[];
  /** The standard uncertainty of the result, where a number, a constant or a unit of the question has one. */
  readonly uncertainty?: number;
  /** Both ends of the result ± its uncertainty, where they lie at different distances, as of a level. */
  readonly interval?: readonly [low: number, high: number];
  /** The physical constants of the question, with their values and sources. */
  readonly constants?: readonly ConstantRecord[];
  /**
   * A bare number as a fraction in lowest terms, if its denominator is from 2 to a million; a whole number with all its digits, if a double
   * has too few for it.
   */
  readonly fraction?: string;
  /** Who published the rates of exchange that were used. */
  readonly source?: string;
  /** The day of the rates, as YYYY-MM-DD. */
  readonly date?: string;
}

/** The answer of a calculator. */
export interface ToolAnswer extends Common {
  /** A calculator. */
  readonly kind: 'tool';
  /** The identifier of the tool. */
  readonly tool: string;
  /** Its parameters as they were read, under their HTTP names. */
  readonly given: RawValues;
  /** The results of the tool. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Its main number, numeral or day; absent where it has none. */
  readonly result?: number | string;
  /** The unit of the result, where it has one. */
  readonly unit?: string;
  /** The day on which the answer holds, where it depends on it. */
  readonly today?: string;
}

/** The answers of all kinds, by `kind`. */
export type Answer = ConversionAnswer | CalculationAnswer | ToolAnswer;
