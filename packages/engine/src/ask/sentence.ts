// Reads the question sentences that tools declare, see tool/ask.ts.
import { plainLetters } from './letters.ts';

/** A part of a sentence: a word, a slot for a value, alternatives, which may be optional, or parts in any order. */
export type Item =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'slot'; readonly key: string; readonly unit: string | undefined; readonly isStrict: boolean }
  | { readonly kind: 'either'; readonly ways: readonly Sequence[]; readonly isOptional: boolean }
  | { readonly kind: 'all'; readonly parts: readonly Sequence[] };

export type Sequence = readonly Item[];

export type Slot = Extract<Item, { kind: 'slot' }>;

const token = /\s*(?:\{(\w+)(?::([\w-]+)(!?))?\}|(@\(|[()[\]|])|([\p{L}\p{M}']+|[^\s\p{L}\p{M}{}]))/uy;

/**
 * Reads one sentence by recursive descent. Throws an Error for a malformed sentence, which is a mistake of its author.
 */
class Reader {
  private readonly sentence: string;
  private position = 0;

  constructor(sentence: string) {
    this.sentence = sentence.trim();
  }

  whole(): Sequence {
    const ways = this.ways(undefined);
    return ways.length === 1 ? ways[0]! : [{ kind: 'either', ways, isOptional: false }];
  }

  private ways(closing: string | undefined): readonly Sequence[] {
    const ways: Item[][] = [[]];
    for (;;) {
      const next = this.next();
      if (next === closing) return ways;
      if (next === '|') ways.push([]);
      else if (next === '(' || next === '[') {
        ways.at(-1)!.push({ kind: 'either', ways: this.ways(next === '(' ? ')' : ']'), isOptional: next === '[' });
      } else if (next === '@(') ways.at(-1)!.push({ kind: 'all', parts: this.ways(')') });
      else if (typeof next === 'object') ways.at(-1)!.push(next);
      else throw new Error(`The sentence is not well formed: ${this.sentence}`);
    }
  }

  /** Returns a bracket or bar, a word, or a slot. Undefined at the end. */
  private next(): string | Item | undefined {
    if (this.position === this.sentence.length) return undefined;
    token.lastIndex = this.position;
    const match = token.exec(this.sentence);
    if (!match) throw new Error(`The sentence is not well formed: ${this.sentence}`);
    this.position = token.lastIndex;
    const [, key, unit, strict, bracket, word] = match;
    if (bracket !== undefined) return bracket;
    if (word !== undefined) return { kind: 'word', word: plainLetters(word) };
    return { kind: 'slot', key: key!, unit, isStrict: strict === '!' };
  }
}

export const readSentence = (sentence: string): Sequence => new Reader(sentence).whole();

const partsOf = (item: Exclude<Item, Slot | { kind: 'word' }>): readonly Sequence[] =>
  item.kind === 'all' ? item.parts : item.ways;

/** Returns the slots of a sentence. */
export const slotsOf = (sequence: Sequence): readonly Slot[] =>
  sequence.flatMap((item) => {
    if (item.kind === 'slot') return [item];
    return item.kind === 'word' ? [] : partsOf(item).flatMap(slotsOf);
  });

/** Returns all words of a sentence. */
export const everyWordOf = (sequence: Sequence): readonly string[] =>
  sequence.flatMap((item) =>
    item.kind === 'word' ? [item.word] : item.kind === 'slot' ? [] : partsOf(item).flatMap(everyWordOf),
  );

/** Returns the keys of the parameters with a slot in a sentence. */
export const keysOf = (sequence: Sequence): readonly string[] => slotsOf(sequence).map(({ key }) => key);

/** Returns sets of words. Every text of the sentence contains one word of each set. */
export const needs = (sequence: Sequence): readonly (readonly string[])[] =>
  sequence.flatMap((item): readonly (readonly string[])[] => {
    if (item.kind === 'word') return [[item.word]];
    if (item.kind === 'all') return item.parts.flatMap(needs);
    if (item.kind === 'slot' || item.isOptional) return [];
    const ways = item.ways.map((way) => rarest(needs(way)));
    return ways.every((way) => way !== undefined) ? [ways.flat()] : [];
  });

/** Returns the fewest slots of a kind that a text of the sentence fills. */
export const fewestSlots = (sequence: Sequence, isOfKind: (slot: Slot) => boolean): number =>
  sequence.reduce((sum, item) => {
    if (item.kind === 'word' || (item.kind === 'either' && item.isOptional)) return sum;
    if (item.kind === 'slot') return sum + (isOfKind(item) ? 1 : 0);
    if (item.kind === 'all') return sum + item.parts.reduce((all, part) => all + fewestSlots(part, isOfKind), 0);
    return sum + Math.min(...item.ways.map((way) => fewestSlots(way, isOfKind)));
  }, 0);

const shortest = (words: readonly string[]): number => Math.min(...words.map(({ length }) => length));

/** Returns the set of the rarest words, which are the longest. */
const rarest = (sets: readonly (readonly string[])[]): readonly string[] | undefined =>
  [...sets].sort((a, b) => shortest(b) - shortest(a)).at(0);

/** Returns the rarest such set, or undefined if there is none. */
export const wordsOf = (sequence: Sequence): readonly string[] | undefined => rarest(needs(sequence));
