import { matchAt, type Names, type Span } from '../../text/span.ts';
import type { Diagnostic } from '../../text/diagnostics/diagnostic.ts';
import type { OwnFunction } from './node.ts';
import type { Rates } from '../../model/rates.ts';
import type { Value } from './value.ts';

/** The meaning of a name. */
export type Entry =
  /** A value, or a unit: 1 pallet = 48 boxes. */
  | { readonly kind: 'value'; readonly value: Value; readonly isUnit?: boolean }
  | { readonly kind: 'function'; readonly own: OwnFunction }
  | { readonly kind: 'parameter'; readonly name: string }
  /** A name that is unusable here, with the reason. If it is set later, a unit or constant of that name applies. */
  | {
      readonly kind: 'unset';
      readonly isLater: boolean;
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
const inWord = /[\p{L}\p{M}\p{Nd}_₀-₉]/u;

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
    given?: { readonly calendar?: Calendar; readonly rates?: Rates | undefined },
  ) {
    this.outer = outer;
    this.calendar = given?.calendar;
    this.rates = given?.rates;
    this.continued = continued;
  }

  /** Sets a name and replaces its earlier meaning. */
  set(name: string, entry: Entry): void {
    const word = /^\S+/.exec(name)![0].toLowerCase();
    const others = this.named(word).filter((one) => one.name !== name);
    this.table.set(
      word,
      [...others, { name, entry }].sort((a, b) => b.name.length - a.name.length),
    );
  }

  /** Returns true if a name is set. */
  has(name: string): boolean {
    return this.named(/^\S+/.exec(name)![0].toLowerCase()).some((one) => one.name === name);
  }

  /** Returns the names that start with a lowercase word, the longest first. */
  named(word: string): readonly Named[] {
    return this.table.get(word) ?? [];
  }

  /**
   * Returns the entry with the longest name at an index, in the case in which it was set, or in another case if that is
   * unambiguous.
   */
  at(source: Span, at: number): Found | undefined {
    const word = matchAt(firstWord, source.plain, at)?.[0];
    if (word === undefined) return undefined;
    const stands = this.named(word.toLowerCase()).filter(({ name }) => {
      const end = at + name.length;
      return (
        source.lower.startsWith(name.toLowerCase(), at) &&
        (end >= source.text.length || !inWord.test(source.plain[end]!))
      );
    });
    if (stands.length === 0) return this.outer?.at(source, at);
    const longest = stands.filter(({ name }) => name.length === stands[0]!.name.length);
    const exact = longest.find(({ name }) => source.plain.startsWith(name, at));
    const found = exact ?? (longest.length === 1 ? longest[0] : undefined);
    return found && { ...found, end: at + found.name.length };
  }

  endAt(source: Span, at: number): number | undefined {
    return this.at(source, at)?.end;
  }
}

/** Returns the names that a span can use. */
export const scopeOf = ({ names }: Span): Scope | undefined => (names instanceof Scope ? names : undefined);
