/**
 * The words of the parts, in one language. `{0}` and `{1}` are places to fill in. Each language is a file of its own, loaded
 * when it is asked for; English is always there.
 */
export interface Words {
  readonly title: string;
  readonly quantity: string;
  readonly from: string;
  readonly to: string;
  /** The name of a unit picker: `{0}` is `from` or `to`. */
  readonly unit: string;
  /** The button that asks the server, where scripts do not answer. */
  readonly convert: string;
  readonly swap: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly open: string;
  readonly newTab: string;

  readonly rounded: string;

  /** The button that shows what a result was rounded from. */
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
  /** Beside a calorie that is not a kilocalorie. */
  readonly foodCalories: string;
  /** Left out in English, whose sentences are loaded with what says them. */
  readonly sentences?: Sentences;
  /** Names of quantities, by their identifiers; the others keep their English ones. */
  readonly quantities: Readonly<Record<string, string>>;
}

/** The sentences of a converter's reader, and those for screen readers. */
export interface Sentences {
  /** The announced result: `{0}` is the value with its unit, `{1}` the result. */
  readonly equal: string;
  readonly about: string;

  /** Asks what digits in parentheses mean, `(44)`; and says it of a number, `11.02 ± 0.44`. */
  readonly uncertainDigits: string;
  readonly uncertainMeaning: string;

  /** Of a search. */
  readonly nothingFound: string;

  /** The note that something else is shown: `{0}` is the reason. */
  readonly showing: string;
  readonly unknownUnit: string;
  readonly ambiguousUnit: string;
  readonly mismatch: string;
  readonly badValue: string;
  readonly enterNumber: string;
  readonly notANumber: string;
  readonly ambiguousNumber: string;
}
