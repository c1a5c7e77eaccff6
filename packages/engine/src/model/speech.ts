import type { Sentences } from './sentence.ts';

/** The sentences in which what people type is refused, in another language than English: `{0}` is what is at fault. */
export interface Refusals {
  /** Nothing makes sense of the text. */
  readonly unreadable: string;
  readonly unknownUnit: string;
  /** `{1}` is what it could be. */
  readonly ambiguousUnit: string;
  readonly incompatibleUnits: string;
  readonly unknownIngredient: string;
  /** `{1}` is what it could be. */
  readonly ambiguousNumber: string;
  readonly invalidDate: string;
  /** A calculator does not take a value: `{0}` is what the value is of, `{1}` the value. */
  readonly outOfRange: string;
  readonly divisionByZero: string;
  readonly tooLarge: string;
  /** Something that a calculator needs was not said. */
  readonly missing: string;
  /** `{0}` is what may have been meant. */
  readonly didYouMean: string;
}

/** Notes beside an answer, in another language than English. */
export interface Notes {
  /** The calories of food are kilocalories. */
  readonly food: string;
  /** Words of the question were left aside: `{0}`. */
  readonly aside: string;
  /** The answer has as many significant figures as the given value: `{0}`. */
  readonly figures: string;
  /** No temperature is below absolute zero. */
  readonly cold: string;
  /** The open part of a question, `{0}`, and its reading, `{1}`. */
  readonly assumed: string;
}

/** Sentences that ask for a tool: see tool/ask.ts. */
interface SpokenAsk {
  readonly says: readonly string[];
  readonly given?: Readonly<Record<string, string>>;
  readonly main?: string;
}

/** The words of a tool in another language, for answers. */
export interface SpokenTool {
  readonly asks: readonly SpokenAsk[];
  /** The labels of its parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** The names of the values of its choices. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The labels of the results that answer. */
  readonly answers: Readonly<Record<string, string>>;
  /** Translations of results that are words: `Monday` is `Montag`. */
  readonly texts: Readonly<Record<string, Sentences>>;
}

/** Words for times of the clock, `|` between them. */
export interface ClockWords {
  /** Behind the hour: `Uhr`, `h`, `時`. */
  readonly hour?: string;
  /** Behind the minutes: `分`. */
  readonly minute?: string;
  /** Half an hour behind the hour: `半`. */
  readonly half?: string;
  /** Before the hour: `午前`. */
  readonly morning?: string;
  /** The same of the other half of the day: `午後`. */
  readonly afternoon?: string;
  /** Behind the time: `صباحا`. */
  readonly morningBehind?: string;
  /** The same of the other half of the day: `مساء`. */
  readonly afternoonBehind?: string;
}

/** Words of questions to tools that are not part of one sentence alone. */
export interface Asking {
  /** Words before a value that carry no meaning: `der`, `une`. */
  readonly articles: readonly string[];
  /** The words in times of the clock, which are written as `9:30` everywhere. */
  readonly clock?: ClockWords;
  /** Words for the percent sign: `Prozent`. */
  readonly percent: readonly string[];
  /** Days of the year that have names of their own, with their month and day: `Weihnachten` is `12-25`. */
  readonly feasts: Readonly<Record<string, string>>;
  /** Words for currencies, with their codes: `рублей` is `RUB`. A word of several currencies stands for itself: `ريال`. */
  readonly currencies?: Readonly<Record<string, string>>;
  /**
   * Words for the signs of arithmetic between mere numbers, under the sign: `^` is `hoch`, `√` `Wurzel aus`, and `^.5` the root that is said
   * behind its number. `…` is the number between two of them. Under `silent` are words around a sum that say nothing.
   */
  readonly sums?: Readonly<Record<string, readonly string[]>>;
  /** Words beside a conversion that change nothing in it, longer ones first: what is measured, and verbs. `Reifendruck`, `ist`. */
  readonly beside?: readonly string[];
  /** The sentences of questions about measures: ask/worded.ts says what each is and what its places are. */
  readonly worded?: Readonly<Partial<Record<WordedName, readonly string[]>>>;
}

/** A question about measures that every language asks in sentences of its own. */
export type WordedName =
  | 'more'
  | 'less'
  | 'between'
  | 'arrival'
  | 'recipe'
  | 'priced'
  | 'unitPrice'
  | 'fuel'
  | 'fuelPrice'
  | 'range'
  | 'energy'
  | 'energyDaily'
  | 'energyPrice'
  | 'energyPriceDaily'
  | 'each'
  | 'off'
  | 'cover';

/** The questions and answers of a language, in addition to the names and words of units. */
export interface Speech {
  readonly tag: string;
  readonly refusals: Refusals;
  readonly notes: Notes;
  readonly asking?: Asking;
  /** The names of the ingredients that recipes name most, with their identifiers. */
  readonly ingredients?: Readonly<Record<string, string>>;
  /** Tools by identifier; empty for a language without a table in spoken/. */
  readonly tools: Readonly<Record<string, SpokenTool>>;
}
