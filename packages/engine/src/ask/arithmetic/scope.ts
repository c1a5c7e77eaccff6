import { matchAt, type Names, type Span } from '../../text/span.ts';
import { lineWords, type LineWords } from '../../data/line-words.ts';
import type { Diagnostic } from '../../text/diagnostics/diagnostic.ts';
import type { OwnFunction } from './node.ts';
import type { Rates } from '../../model/rates.ts';
import type { Value } from './value.ts';

/** The meaning of a name. */
export type Entry =
  /** A value, or a unit: 1 pallet = 48 boxes. */
  | { readonly kind: 'value'; readonly value: Value; readonly isUnit?: boolean }
  /** A value of the lines above: sum, average. It is not a factor of the word after it: average of a and b. */
  | { readonly kind: 'total'; readonly value: Value; readonly isOfBlock?: boolean }
  | { readonly kind: 'function'; readonly own: OwnFunction }
  | { readonly kind: 'parameter'; readonly name: string }
  /** A name that is unusable here, with the reason. If it is set later, a unit or constant of that name applies. */
  | {
      readonly kind: 'unset';
      readonly isLater: boolean;
      /** True if it is set later as a unit, so that a number of it cannot be a number of things. */
      readonly isUnit?: boolean;
      readonly refuse: (place: Span) => Diagnostic;
      /** The place where it is set. */
      readonly setAt?: SetAt;
    };

/** A range of a line of the text. */
export interface SetAt {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** An entry with its name. */
export interface Named {
  readonly name: string;
  readonly entry: Entry;
}

/** An entry in a text, with its end. */
export interface Found extends Named {
  readonly end: number;
}

/** Matches a word of a name: letters, digits and subscripts. Superscripts are powers. */
export const firstWord = /[\p{L}_][\p{L}\p{M}\p{Nd}_₀-₉]*/uy;

/** Matches as many words as a name can have. */
const wordsOfName = new RegExp(String.raw`${firstWord.source}(?: [\p{L}\p{M}\p{Nd}_₀-₉]+){0,5}`, 'uy');

/** Returns the words at an index that may be a name. Undefined if there is none. */
export const wordsAt = ({ plain }: Span, at: number): string | undefined => matchAt(wordsOfName, plain, at)?.[0];

/** The value that a text continues: `* 2`. */
interface Continued {
  readonly value: Value;
  /** The start of the text. */
  readonly offset: number;
}

/** The calendar of a text: today, now and its time zone. */
export interface Calendar {
  /** The date, `YYYY-MM-DD`. */
  readonly today: string;
  /** The time in seconds since 1970. */
  readonly now: number;
  /** The time zone of times without one. */
  readonly zone: string;
}

/** The names that a text can use. The innermost definition of each applies. */
export class Scope implements Names {
  /** Today and now, if dates and times are values. */
  readonly calendar: Calendar | undefined;
  /** Exchange rates, if amounts of several currencies can be added. */
  readonly rates: Rates | undefined;
  /** The value before a text that starts with an operator. */
  readonly continued: Continued | undefined;
  /** The names by their lowercase text: one for each case in which they are set. */
  private readonly table = new Map<string, readonly Named[]>();
  private readonly outer: Scope | undefined;

  /**
   * @param outer - The outer names: for a function, those of its sheet.
   * @param continued - The value before a text that starts with an operator.
   * @param given - Today and now, if dates and times are values; exchange rates, if amounts of several currencies can
   * be added.
   */
  constructor(
    outer?: Scope,
    continued?: Continued,
    given?: { readonly calendar?: Calendar | undefined; readonly rates?: Rates | undefined },
  ) {
    this.outer = outer;
    this.calendar = given?.calendar;
    this.rates = given?.rates;
    this.continued = continued;
  }

  /** Sets a name and replaces its earlier meaning. */
  set(name: string, entry: Entry): void {
    const key = name.toLowerCase();
    const others = this.table.get(key)?.filter((one) => one.name !== name) ?? [];
    this.table.set(key, [...others, { name, entry }]);
  }

  /** Returns true if a name is set. */
  has(name: string): boolean {
    return this.table.get(name.toLowerCase())?.some((one) => one.name === name) === true;
  }

  /**
   * Returns the longest name at the start of words, in the case in which it was set, or in another case if that is
   * unambiguous. The case of one letter matters: E is not Euler's e.
   */
  named(words: string): Named | undefined {
    if (this.table.size === 0) return undefined;
    for (let end = words.length; end > 0; end = words.lastIndexOf(' ', end - 1)) {
      const text = words.slice(0, end);
      const set = this.table.get(text.toLowerCase());
      if (set) return set.find(({ name }) => name === text) ?? (set.length === 1 && end > 1 ? set[0] : undefined);
    }
    return undefined;
  }

  /** Yields all names that are set. */
  *names(): Iterable<string> {
    for (const all of this.table.values()) for (const { name } of all) yield name;
  }

  /** Returns the scope for a text that uses none of the names. It costs nothing at the words of the text. */
  withoutNames(): Scope {
    return new Scope(undefined, this.continued, { calendar: this.calendar, rates: this.rates });
  }

  /** Returns the entry with the longest name at an index. */
  at(source: Span, at: number): Found | undefined {
    if (this.table.size === 0) return this.outer?.at(source, at);
    const words = wordsAt(source, at);
    if (words === undefined) return undefined;
    const found = this.named(words);
    return found ? { ...found, end: at + found.name.length } : this.outer?.at(source, at);
  }

  endAt(source: Span, at: number): number | undefined {
    return this.at(source, at)?.end;
  }
}

/** Returns the words for lines in the language of a text with names. */
export const lineWordsOf = ({ lexicon, names }: Span): LineWords | undefined =>
  names ? lineWords[lexicon?.vocabulary?.language.locale.tag ?? ''] : undefined;

/** Returns the names that a span can use. */
export const scopeOf = ({ names }: Span): Scope | undefined => (names instanceof Scope ? names : undefined);
