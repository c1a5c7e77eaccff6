import type { Assumption } from '../model/assumption.ts';
import type { ConstantRecord } from '../measured/constant.ts';
import type { Equivalence } from '../bridges/ways.ts';
import type { MolarMass } from '../substances/index.ts';
import type { RawValues } from '../tool/declaration.ts';

/** A number of a unit. */
export interface Amount {
  /** How many of the unit. */
  readonly value: number;
  /** The identifier of the unit; of money the ISO code of the currency, or its sign where several have it. */
  readonly unit: string;
  /** Of a mixed preference, as of feet and inches, the whole in parts. */
  readonly parts?: readonly Amount[];
}

interface Common {
  /** The answer for people. */
  readonly text: string;
  /** What the reader should know beside the answer: that the calories of food are kilocalories. */
  readonly note?: string | undefined;
  /** What the question left open, and how it was read. */
  readonly assumed?: readonly Assumption[] | undefined;
  /** Words of the question that the answer does not need. */
  readonly aside?: string | undefined;
}

/** A measure, and what it was asked in. */
export interface ConversionAnswer extends Common {
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
  /** The molar mass that the answer rests on, with its source. */
  readonly molarMass?: MolarMass;
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

/** What an expression comes to. */
export interface CalculationAnswer extends Common {
  /** Arithmetic, with units or without. */
  readonly kind: 'calculation';
  /** What it comes to, in `unit` or as a bare number: the nearest double. A time of the clock as text. */
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
  /** What the tool gives. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Its main number, numeral or day; absent where it has none. */
  readonly result?: number | string;
  /** The unit of the result, where it has one. */
  readonly unit?: string;
  /** The day on which the answer holds, where it depends on it. */
  readonly today?: string;
}

/** What an answerer answers: told apart by `kind`. */
export type Answer = ConversionAnswer | CalculationAnswer | ToolAnswer;
