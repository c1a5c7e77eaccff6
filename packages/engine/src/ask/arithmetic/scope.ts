import { matchAt, type Names, type Span } from '../../text/span.ts';
import type { Diagnostic } from '../../text/diagnostics/diagnostic.ts';
import type { OwnFunction } from './node.ts';
import type { Rates } from '../../model/rates.ts';
import type { Value } from './value.ts';

/** The meaning of a name. */
export type Entry =
  /** A value, which may be a unit: 1 pallet = 48 boxes. */
  | { readonly kind: 'value'; readonly value: Value; readonly isUnit?: boolean }
  | { readonly kind: 'function'; readonly own: OwnFunction }
  | { readonly kind: 'parameter'; readonly name: string }
  /** A name that cannot be used here, with the reason; a unit or a constant of that name still can where it is set only later. */
  | {
      readonly kind: 'unset';
      readonly isLater: boolean;
      readonly refuse: (place: Span) => Diagnostic;
      /** Where it is set. */
      readonly setAt?: SetAt;
    };

/** A place in a line of the text. */
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

/** An entry as it stands in a text. */
export interface Found extends Named {
  readonly end: number;
}

/** A word of a name: letters, digits and digits below the line; those above it are powers. */
export const firstWord = /[\p{L}_][\p{L}\p{M}\p{Nd}_₀-₉]*/uy;
const inWord = /[\p{L}\p{M}\p{Nd}_₀-₉]/u;

/** A value that a text goes on with: `* 2`. */
interface Continued {
  readonly value: Value;
  /** Where the text begins. */
  readonly offset: number;
}

/** The meanings of today and now. */
export interface Calendar {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Seconds since 1970. */
  readonly now: number;
  /** The zone of times without one. */
  readonly zone: string;
}

/** The names that a text may use, the nearest setting of each. */
export class Scope implements Names {
  /** Today and now, where days and times are values. */
  readonly calendar: Calendar | undefined;
  /** Rates of exchange, where amounts of several currencies have a sum. */
  readonly rates: Rates | undefined;
  /** The value that the text goes on with, where it begins with an operator. */
  readonly continued: Continued | undefined;
  private readonly table = new Map<string, readonly Named[]>();
  private readonly outer: Scope | undefined;

  /**
   * @param outer - The names around it, as those of the sheet are around the parameters of a function.
   * @param continued - The value that the text goes on with.
   * @param given - Today and now, where days and times are values; rates, where amounts of several currencies have a sum.
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

  /** Sets a name, in place of what it was. */
  set(name: string, entry: Entry): void {
    const word = /^\S+/.exec(name)![0].toLowerCase();
    const others = this.named(word).filter((one) => one.name !== name);
    this.table.set(
      word,
      [...others, { name, entry }].sort((a, b) => b.name.length - a.name.length),
    );
  }

  /** Returns true if a name is set, whatever it means. */
  has(name: string): boolean {
    return this.named(/^\S+/.exec(name)![0].toLowerCase()).some((one) => one.name === name);
  }

  /** The names that begin with a word in small letters, the longest first. */
  named(word: string): readonly Named[] {
    return this.table.get(word) ?? [];
  }

  /** The entry whose name stands at a place: the longest one, in the case in which it was set or the only one in another. */
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

/** The names that a span of a text may use. */
export const scopeOf = ({ names }: Span): Scope | undefined => (names instanceof Scope ? names : undefined);
