import type { Assumption } from '../model/assumption.ts';
import { matchAt, skipSpaces, type Span } from '../text/span.ts';
import { plainLetters, spacedLetter } from './letters.ts';
import type { Item, Sequence } from './sentence.ts';

/** A value of a slot: the raw text that the tool reads, and where it stands in the question. */
export interface Filled {
  readonly text: string;
  readonly from: number;
  readonly end: number;
  /** The currency beside a number. */
  readonly currency?: string;
  /** The reading that was taken, where the words leave it open. */
  readonly assumed?: readonly Assumption[];
  /** The value depends on the day on which the question is asked. */
  readonly isRelative?: boolean;
  /** The words for a day that was written without a year: the value is of the current one. */
  readonly withoutYear?: string;
}

export type Slot = Extract<Item, { kind: 'slot' }>;

/** The values that may stand at a place, the likeliest first. Where `mayEnd` is false for a place, no value that ends there is of use. */
export type ReadSlot = (slot: Slot, source: Span, at: number, mayEnd: (end: number) => boolean) => readonly Filled[];

export type Bindings = ReadonlyMap<string, Filled>;

/** A bound on the work for any text and sentence. */
const mostSteps = 2000;

/** Words that may stand between two words of a sentence and have no meaning. */
const between = /(?:[\s,;、]|-(?=[a-z]))*/y;
const articles = /(?:an?|the)\s+/y;
const percent = /%|per\s?cent\b|pct\b/y;

/** Differences between languages beside their sentences. */
export interface Manner {
  /** Articles, and what else may stand before a word or a value and says nothing. */
  readonly articles: RegExp;
  /** The sign for a percentage, and the words for it. */
  readonly percent: RegExp;
  /** Finds either anywhere in a text. */
  readonly hasPercent: RegExp;
}

export const english: Manner = { articles, percent, hasPercent: /%|per\s?cent\b|pct\b/ };

/** Words of which one follows: '' is the end of the text. Undefined where anything may follow. */
type Following = readonly string[] | undefined;

const either = (a: Following, b: Following): Following => a && b && [...a, ...b];

/** Returns what follows in a sequence from an item on, where `end` follows the sequence itself. */
const followingFrom = (items: Sequence, index: number, end: Following): Following => {
  const item = items[index];
  if (!item) return end;
  if (item.kind === 'slot' || (item.kind === 'word' && item.word === '%')) return undefined;
  if (item.kind === 'word') return [item.word];
  const behind = followingFrom(items, index + 1, end);
  const first = item.ways.map((way) => followingFrom(way, 0, behind)).reduce(either);
  return item.isOptional ? either(first, behind) : first;
};

const anywhere = (): boolean => true;

type Next = (at: number, bindings: Bindings) => Bindings | undefined;

/** One try to read a text as a sentence. */
class Match {
  private steps = 0;
  private readonly source: Span;
  private readonly letters: string;
  private readonly manner: Manner;
  private readonly readSlot: ReadSlot;

  constructor(source: Span, manner: Manner, readSlot: ReadSlot) {
    this.source = source;
    this.letters = plainLetters(source.plain);
    this.manner = manner;
    this.readSlot = readSlot;
  }

  /** At most so many ways to read the whole text as a sentence, the likeliest first. */
  whole(sequence: Sequence, most: number): readonly Bindings[] {
    const found: Bindings[] = [];
    this.sequence(sequence, 0, 0, new Map(), [''], (at, bindings) => {
      if (this.past(at) === this.source.text.length) found.push(bindings);
      return found.length >= most ? bindings : undefined;
    });
    return found;
  }

  /** Returns true if one of the words stands behind a place, or the end of the text. */
  private isFollowed(end: number, words: readonly string[]): boolean {
    const at = this.past(end);
    if (at === this.letters.length) return words.includes('');
    const behind = at + (matchAt(this.manner.articles, this.letters, at)?.[0].length ?? 0);
    return words.some((word) => word !== '' && [at, behind].some((place) => this.letters.startsWith(word, place)));
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
    const item = items[index];
    if (!item) return next(at, bindings);
    if (++this.steps > mostSteps) return undefined;
    const after: Next = (place, bound) => this.sequence(items, index + 1, place, bound, end, next);
    const following = item.kind === 'word' ? undefined : followingFrom(items, index + 1, end);
    if (item.kind === 'either') return this.either(item, at, bindings, following, after);
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

/** Returns the contents of the places of a sentence; undefined for a text that is not that sentence. */
export const matchSentence = (
  sequence: Sequence,
  source: Span,
  manner: Manner,
  readSlot: ReadSlot,
): Bindings | undefined => new Match(source, manner, readSlot).whole(sequence, 1)[0];

/** Ways to read a text as a sentence that are compared. */
const mostWays = 6;

/** Every way to read a text as a sentence, the likeliest first. */
export const matchEveryWay = (
  sequence: Sequence,
  source: Span,
  manner: Manner,
  readSlot: ReadSlot,
): readonly Bindings[] => new Match(source, manner, readSlot).whole(sequence, mostWays);
