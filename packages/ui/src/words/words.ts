/**
 * The words of the converter in one language. `{0}` and `{1}` are placeholders. Each language is a separate file that
 * is loaded on demand. English is always loaded.
 */
export interface Words {
  readonly title: string;
  readonly quantity: string;
  readonly from: string;
  readonly to: string;
  /** The name of a unit picker: `{0}` is `from` or `to`. */
  readonly unit: string;
  /** The button that submits to the server, if scripts do not answer. */
  readonly convert: string;
  readonly swap: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly open: string;
  readonly newTab: string;

  readonly rounded: string;

  /** The button that shows the unrounded result. */
  readonly allDigits: string;

  readonly multiply: string;
  readonly divide: string;
  readonly add: string;
  readonly subtract: string;
  readonly same: string;
  /** Two steps of a formula, one after the other. */
  readonly then: string;
  readonly reciprocal: string;
  readonly logarithm: string;
  readonly exact: string;
  readonly exactRounded: string;
  readonly measured: string;

  readonly zero: string;
  readonly noLogarithm: string;
  readonly tooLarge: string;
  readonly tooCold: string;
  /** Shown next to a calorie that is not a kilocalorie. */
  readonly foodCalories: string;
  /** Undefined in English, whose sentences are loaded with the code that uses them. */
  readonly sentences?: Sentences;
  /** Names of quantities by identifier. Quantities without one keep their English name. */
  readonly quantities: Readonly<Record<string, string>>;
}

/** The sentences of a converter's reader, and for screen readers. */
export interface Sentences {
  /** The announced result: `{0}` is the value with its unit, `{1}` the result. */
  readonly equal: string;
  readonly about: string;

  /** The question for the meaning of digits in parentheses, `(44)`, and the answer with a number, `11.02 ± 0.44`. */
  readonly uncertainDigits: string;
  readonly uncertainMeaning: string;

  /** The message of a search without results. */
  readonly nothingFound: string;

  /** The note that the converter shows something else: `{0}` is the reason. */
  readonly showing: string;
  readonly unknownUnit: string;
  readonly ambiguousUnit: string;
  readonly mismatch: string;
  readonly badValue: string;
  readonly enterNumber: string;
  readonly notANumber: string;
  readonly ambiguousNumber: string;
}
