import type { Assumption } from '../model/assumption.ts';
import { matchAt, skipSpaces, type Span } from '../text/span.ts';
import { lettersOf, spacedLetter } from './letters.ts';
import type { Item, Sequence, Slot } from './sentence.ts';

/** A slot's value: the raw text that the tool reads, and its position in the question. */
export interface Filled {
  readonly text: string;
  readonly from: number;
  readonly end: number;
  /** True for a time of day with a word for the afternoon. */
  readonly isAfternoon?: boolean;
  /** True for a time of day with a word for its half of the day. */
  readonly isHalved?: boolean;
  /** The currency beside a number. */
  readonly currency?: string;
  /** The readings that were assumed for ambiguous words. */
  readonly assumed?: readonly Assumption[];
  /** True if the value depends on the current day. */
  readonly isRelative?: boolean;
  /** The words for a date without a year. The value uses the current year. */
  readonly withoutYear?: string;
}

/**
 * Returns the possible values of a slot at a position, the likeliest first. Values that end where `mayEnd` is false are
 * not needed.
 */
export type ReadSlot = (slot: Slot, source: Span, at: number, mayEnd: (end: number) => boolean) => readonly Filled[];

export type Bindings = ReadonlyMap<string, Filled>;

/** The most steps of one match, which bounds the work. */
const mostSteps = 2000;

/** Characters that may separate two words of a sentence. */
const between = /(?:[\s,;、]|-(?=[a-z]))*/y;
const articles = /(?:an?|the)\s+/y;
const percent = /%|per\s?cent\b|pct\b/y;

/** The parts of matching that depend on the language. */
export interface Manner {
  /** Articles and other words without meaning before a word or a value. */
  readonly articles: RegExp;
  /** The sign and the words for percent. */
  readonly percent: RegExp;
  /** Matches `percent` anywhere in a text. */
  readonly hasPercent: RegExp;
}

export const english: Manner = { articles, percent, hasPercent: /%|per\s?cent\b|pct\b/ };

/** The words that may follow; '' is the end of the text. Undefined if anything may follow. */
type Following = readonly string[] | undefined;

const either = (a: Following, b: Following): Following => a && b && [...a, ...b];

/** Returns the words that may follow from an item of a sequence on. `end` follows the sequence itself. */
const followingFrom = (items: Sequence, index: number, end: Following): Following => {
  const item = items.at(index);
  if (!item) return end;
  if (item.kind === 'slot' || (item.kind === 'word' && item.word === '%')) return undefined;
  if (item.kind === 'word') return [item.word];
  // Any part may be first, and most begin with a value
  if (item.kind === 'all') return undefined;
  const later = followingFrom(items, index + 1, end);
  const first = item.ways.map((way) => followingFrom(way, 0, later)).reduce(either);
  return item.isOptional ? either(first, later) : first;
};

const followers = new WeakMap<Item, Following>();

/** Returns the words that may follow an item, which has one place in one sentence. */
const followingIn = (items: Sequence, index: number, end: Following): Following => {
  const item = items[index]!;
  if (!followers.has(item)) followers.set(item, followingFrom(items, index + 1, end));
  return followers.get(item);
};

const anywhere = (): boolean => true;

type Next = (at: number, bindings: Bindings) => Bindings | undefined;

/** One attempt to match a text with a sentence. */
class Match {
  private steps = 0;
  private readonly source: Span;
  private readonly letters: string;
  private readonly manner: Manner;
  private readonly readSlot: ReadSlot;

  constructor(source: Span, manner: Manner, readSlot: ReadSlot) {
    this.source = source;
    this.letters = lettersOf(source.plain).letters;
    this.manner = manner;
    this.readSlot = readSlot;
  }

  /** Returns up to `most` ways to match the whole text with a sentence, the likeliest first. */
  whole(sequence: Sequence, most: number): readonly Bindings[] {
    const found: Bindings[] = [];
    this.sequence(sequence, 0, 0, new Map(), [''], (at, bindings) => {
      if (this.past(at) === this.source.text.length) found.push(bindings);
      return found.length >= most ? bindings : undefined;
    });
    return found;
  }

  /** Returns true if one of the words, or the end of the text, follows a position. */
  private isFollowed(end: number, words: readonly string[]): boolean {
    const at = this.past(end);
    if (at === this.letters.length) return words.includes('');
    const later = at + (matchAt(this.manner.articles, this.letters, at)?.[0].length ?? 0);
    const isAt = (word: string): boolean =>
      this.letters.startsWith(word, at) || (later > at && this.letters.startsWith(word, later));
    return words.some((word) => word !== '' && isAt(word));
  }

  private past(at: number): number {
    return at + matchAt(between, this.letters, at)![0].length;
  }

  private sequence(
    items: Sequence,
    index: number,
    at: number,
    bindings: Bindings,
    end: Following,
    next: Next,
  ): Bindings | undefined {
    const item = items.at(index);
    if (!item) return next(at, bindings);
    if (++this.steps > mostSteps) return undefined;
    const after: Next = (place, bound) => this.sequence(items, index + 1, place, bound, end, next);
    const following = item.kind === 'word' ? undefined : followingIn(items, index, end);
    if (item.kind === 'either') return this.either(item, at, bindings, following, after);
    if (item.kind === 'all') return this.all(item.parts, at, bindings, after);
    const start = this.past(at);
    const read = (from: number): Bindings | undefined =>
      item.kind === 'word'
        ? this.word(item.word, from, bindings, after)
        : this.slot(item, from, bindings, following, after);
    const skipped = matchAt(this.manner.articles, this.letters, start)?.[0].length;
    return read(start) ?? (skipped === undefined ? undefined : read(start + skipped));
  }

  private either(
    { ways, isOptional }: Extract<Item, { kind: 'either' }>,
    at: number,
    bindings: Bindings,
    end: Following,
    next: Next,
  ): Bindings | undefined {
    for (const way of ways) {
      const found = this.sequence(way, 0, at, bindings, end, next);
      if (found) return found;
    }
    return isOptional ? next(at, bindings) : undefined;
  }

  /** Matches parts in any order. A part without text is left out. */
  private all(parts: readonly Sequence[], at: number, bindings: Bindings, next: Next): Bindings | undefined {
    if (parts.length === 0) return next(at, bindings);
    for (const part of parts) {
      const others = parts.filter((other) => other !== part);
      const found = this.sequence(part, 0, at, bindings, undefined, (place, bound) =>
        place > at ? this.all(others, place, bound, next) : undefined,
      );
      if (found) return found;
    }
    const mayLack = parts.flat().every((item) => item.kind === 'either' && item.isOptional);
    return mayLack ? next(at, bindings) : undefined;
  }

  private word(word: string, at: number, bindings: Bindings, next: Next): Bindings | undefined {
    const lower = this.letters;
    if (word === '%') {
      const match = matchAt(this.manner.percent, lower, at);
      return match && next(at + match[0].length, bindings);
    }
    const end = at + word.length;
    if (!lower.startsWith(word, at)) return undefined;
    const isCut = spacedLetter.test(word.at(-1)!) && spacedLetter.test(lower[end] ?? '');
    const isWithin = spacedLetter.test(word[0]!) && spacedLetter.test(lower[at - 1] ?? '');
    return isCut || isWithin ? undefined : next(end, bindings);
  }

  private slot(slot: Slot, at: number, bindings: Bindings, following: Following, next: Next): Bindings | undefined {
    const mayEnd = following ? (end: number) => this.isFollowed(end, following) : anywhere;
    for (const filled of this.readSlot(slot, this.source, skipSpaces(this.source.plain, at), mayEnd)) {
      const found = next(filled.end, new Map(bindings).set(slot.key, filled));
      if (found) return found;
    }
    return undefined;
  }
}

/** Returns the values of a sentence's slots, or undefined if the text does not match the sentence. */
export const matchSentence = (
  sequence: Sequence,
  source: Span,
  manner: Manner,
  readSlot: ReadSlot,
): Bindings | undefined => new Match(source, manner, readSlot).whole(sequence, 1).at(0);

/** The most matches that are compared. */
const mostWays = 6;

/** Returns every way to match a text with a sentence, the likeliest first. */
export const matchEveryWay = (
  sequence: Sequence,
  source: Span,
  manner: Manner,
  readSlot: ReadSlot,
): readonly Bindings[] => new Match(source, manner, readSlot).whole(sequence, mostWays);
