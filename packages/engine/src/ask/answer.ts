import type { Assumption } from '../model/assumption.ts';
import type { ConstantRecord } from '../measured/constant.ts';
import type { Equivalence } from '../bridges/ways.ts';
import type { MolarMass } from '../substances/index.ts';
import type { RawValues } from '../tool/declaration.ts';

/** A value with a unit. */
export interface Amount {
  /** The number of units. */
  readonly value: number;
  /** The unit's identifier. For money, the ISO code of the currency, or its sign if several currencies share it. */
  readonly unit: string;
  /** The parts of the value, if people use several units, such as feet and inches. */
  readonly parts?: readonly Amount[];
}

interface Common {
  /** The answer as text. */
  readonly text: string;
  /** A note for the reader, such as: the calories of food are kilocalories. */
  readonly note?: string | undefined;
  /** The choices that the question left open, and their readings. */
  readonly assumed?: readonly Assumption[] | undefined;
  /** Words of the question that the answer does not need. */
  readonly aside?: string | undefined;
}

interface Measured extends Common {
  /** The identifier of the result's quantity: `length`. Absent for money and for a product without a name. */
  readonly quantity?: string | undefined;
  /**
   * The exact result: a finite decimal, otherwise a fraction, with a power of pi if needed: `1.2`, `78125/25146`,
   * `1/180 pi`. Absent for several results, and for a measured value, a level, a root or a logarithm.
   */
  readonly exact?: string | undefined;
}

/** A measure, with its conversion to the target units. */
export interface ConversionAnswer extends Measured {
  /** A measure, alone or with target units. */
  readonly kind: 'conversion';
  /** The value in `unit`. A sum is in its last unit. */
  readonly value: number;
  /** The identifier of the unit. */
  readonly unit: string;
  /** The terms as typed. */
  readonly parts: readonly Amount[];
  /** The target units. Empty if none are requested. */
  readonly to: readonly string[];
  /** The identifier of the named ingredient, which connects volume and mass. */
  readonly ingredient?: string | undefined;
  /** The identifier or formula of the named substance, if the conversion from mass to amount of substance uses it. */
  readonly substance?: string;
  /** The molar mass that the answer uses, with its source. */
  readonly molarMass?: MolarMass;
  /** The mass or amount of an international unit of the substance, with its document, if the answer uses it. */
  readonly internationalUnit?: string;
  /** The named equivalence, if the conversion uses it. */
  readonly as?: Equivalence;
  /** The result, if there is one target unit. */
  readonly result?: number | undefined;
  /** The standard uncertainty of the result, if a unit is itself measured, such as the dalton. */
  readonly uncertainty?: number | undefined;
  /** The physical constants among the units, with their values and sources. */
  readonly constants?: readonly ConstantRecord[] | undefined;
  /** The results, one for each unit of `to`. Without a target, up to six useful results, the most useful first. */
  readonly results: readonly Amount[];
}

/** The result of an expression. */
export interface CalculationAnswer extends Measured {
  /** Arithmetic, with units or without. */
  readonly kind: 'calculation';
  /** The result, in `unit` or as a bare number: the nearest double. A time of day is text. */
  readonly result: number | string;
  /** True if the comparison holds. */
  readonly holds?: boolean;
  /** The unit. Absent for a bare number. */
  readonly unit?: string;
  /** The results, one for each target unit. */
  readonly results: readonly Amount[];
  /** The standard uncertainty of the result, if a number, a constant or a unit of the question has one. */
  readonly uncertainty?: number;
  /** Both ends of the result ± its uncertainty, if their distances differ, as for a level. */
  readonly interval?: readonly [low: number, high: number];
  /** The physical constants of the question, with their values and sources. */
  readonly constants?: readonly ConstantRecord[];
  /**
   * A bare number as a fraction in lowest terms, if its denominator is from 2 to a million; a whole number with all its
   * digits, if a double has too few.
   */
  readonly fraction?: string;
  /** The publisher of the exchange rates. */
  readonly source?: string;
  /** The date of the rates, as YYYY-MM-DD. */
  readonly date?: string;
}

/** The answer of a calculator. */
export interface ToolAnswer extends Common {
  /** A calculator. */
  readonly kind: 'tool';
  /** The identifier of the tool. */
  readonly tool: string;
  /** The parameters that were read, under their HTTP names. */
  readonly given: RawValues;
  /** The results of the tool. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** The main number, numeral or date. Absent if there is none. */
  readonly result?: number | string;
  /** The unit of the result, if it has one. */
  readonly unit?: string;
  /** The date that the answer applies to, if it depends on it. */
  readonly today?: string;
}

/** The answers of all kinds, distinguished by `kind`. */
export type Answer = ConversionAnswer | CalculationAnswer | ToolAnswer;
