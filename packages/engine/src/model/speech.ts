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

/** What a reader should know beside an answer, in another language than English. */
export interface Notes {
  /** The calories of food are kilocalories. */
  readonly food: string;
  /** Words of the question were left aside: `{0}`. */
  readonly aside: string;
  /** No temperature is below absolute zero. */
  readonly cold: string;
  /** What the question left open, `{0}`, and how it was read, `{1}`. */
  readonly assumed: string;
}

/** Sentences that ask for a tool: see tool/ask.ts. */
interface SpokenAsk {
  readonly says: readonly string[];
  readonly given?: Readonly<Record<string, string>>;
  readonly main?: string;
}

/** What an answerer needs of a tool in another language. */
export interface SpokenTool {
  readonly asks: readonly SpokenAsk[];
  /** What its parameters are called. */
  readonly params: Readonly<Record<string, string>>;
  /** What the values of its choices are called. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What its results that answer are called. */
  readonly answers: Readonly<Record<string, string>>;
  /** What those of them say that are words: `Monday` is `Montag`. */
  readonly texts: Readonly<Record<string, Sentences>>;
}

/** Words of questions to tools that are no part of one sentence alone. */
export interface Asking {
  /** What may stand before a word or a value and says nothing: `der`, `une`. */
  readonly articles: readonly string[];
  /** What is written for the sign of a percentage: `Prozent`. */
  readonly percent: readonly string[];
  /** Days of the year that have names of their own, with their month and day: `Weihnachten` is `12-25`. */
  readonly feasts: Readonly<Record<string, string>>;
}

/** How a language asks for tools, and how it is answered: what an answerer says and reads beside names and words of units. */
export interface Speech {
  readonly tag: string;
  readonly refusals: Refusals;
  readonly notes: Notes;
  readonly asking?: Asking;
  /** Tools by their identifiers; none where nobody has said how the language asks for them. */
  readonly tools: Readonly<Record<string, SpokenTool>>;
}
