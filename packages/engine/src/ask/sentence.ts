// Reads the question sentences that tools declare, see tool/ask.ts.
import { matchAt, skipSpaces } from '../text/span.ts';
import { plainLetters } from './letters.ts';

/** A part of a sentence: a word, a slot for a value, alternatives, which may be optional, or parts in any order. */
export type Item =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'slot'; readonly key: string; readonly unit: string | undefined; readonly isStrict: boolean }
  | { readonly kind: 'either'; readonly ways: readonly Sequence[]; readonly isOptional: boolean }
  | { readonly kind: 'all'; readonly parts: readonly Sequence[] };

export type Sequence = readonly Item[];

type Word = Extract<Item, { kind: 'word' }>;
export type Slot = Extract<Item, { kind: 'slot' }>;

const slot = /\{(\w+)(?::([\w-]+)(!?))?\}/y;
const word = /[\p{L}\p{M}']+|[^\p{L}\p{M}{}]/uy;

/**
 * Reads one sentence by recursive descent. Throws an Error for a malformed sentence, which is a mistake of its author.
 */
class Reader {
  private readonly sentence: string;
  /** The same sentence in letters that are compared. */
  private readonly letters: string;
  private position = 0;

  constructor(sentence: string) {
    this.sentence = sentence.trim();
    this.letters = plainLetters(this.sentence);
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
    const { sentence } = this;
    const at = (this.position = skipSpaces(sentence, this.position));
    const sign = sentence[at];
    if (sign === undefined) return undefined;
    if ('()[]|'.includes(sign)) return this.sign(sign);
    if (sign === '@' && sentence[at + 1] === '(') return this.sign('@(');
    const match = matchAt(sign === '{' ? slot : word, sign === '{' ? sentence : this.letters, at);
    if (!match) throw new Error(`The sentence is not well formed: ${sentence}`);
    this.position += match[0].length;
    if (sign !== '{') return { kind: 'word', word: match[0] };
    const [, key, unit, strict] = match;
    return { kind: 'slot', key: key!, unit, isStrict: strict === '!' };
  }

  private sign(sign: string): string {
    this.position += sign.length;
    return sign;
  }
}

export const readSentence = (sentence: string): Sequence => new Reader(sentence).whole();

const partsOf = (item: Exclude<Item, Slot | Word>): readonly Sequence[] =>
  item.kind === 'all' ? item.parts : item.ways;

/** Calls a function for each word and slot of a sentence. */
const visit = (sequence: Sequence, see: (item: Slot | Word) => void): void => {
  for (const item of sequence) {
    if (item.kind === 'word' || item.kind === 'slot') see(item);
    else for (const part of partsOf(item)) visit(part, see);
  }
};

/** Returns the slots of a sentence. */
export const slotsOf = (sequence: Sequence): readonly Slot[] => {
  const slots: Slot[] = [];
  visit(sequence, (item) => item.kind === 'slot' && slots.push(item));
  return slots;
};

/** Returns all words of sentences. */
export const everyWordOf = (sequences: readonly Sequence[]): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const sequence of sequences) visit(sequence, (item) => item.kind === 'word' && words.add(item.word));
  return words;
};

/** Returns the keys of the parameters with a slot in a sentence. */
export const keysOf = (sequence: Sequence): readonly string[] => slotsOf(sequence).map(({ key }) => key);

/** Returns sets of words. Every text of the sentence contains one word of each set. */
export const needs = (sequence: Sequence): readonly (readonly string[])[] => {
  const found: (readonly string[])[] = [];
  for (const item of sequence) {
    if (item.kind === 'word') found.push([item.word]);
    else if (item.kind === 'all') for (const part of item.parts) found.push(...needs(part));
    else if (item.kind === 'either' && !item.isOptional) {
      const ways = item.ways.map((way) => rarest(needs(way)));
      if (ways.every((way) => way !== undefined)) found.push(ways.flat());
    }
  }
  return found;
};

/** Returns the slots that every text of the sentence fills. */
export const neededSlots = (sequence: Sequence): readonly Slot[] => {
  const found: Slot[] = [];
  for (const item of sequence) {
    if (item.kind === 'slot') found.push(item);
    else if (item.kind === 'all') for (const part of item.parts) found.push(...neededSlots(part));
  }
  return found;
};

/** Returns the fewest slots of a kind that a text of the sentence fills. */
export const fewestSlots = (sequence: Sequence, isOfKind: (slot: Slot) => boolean): number => {
  let count = 0;
  for (const item of sequence) {
    if (item.kind === 'slot') count += isOfKind(item) ? 1 : 0;
    else if (item.kind === 'all') for (const part of item.parts) count += fewestSlots(part, isOfKind);
    else if (item.kind === 'either' && !item.isOptional)
      count += Math.min(...item.ways.map((way) => fewestSlots(way, isOfKind)));
  }
  return count;
};

const shortest = (words: readonly string[]): number => {
  let least = Infinity;
  for (const { length } of words) if (length < least) least = length;
  return least;
};

/** Returns the set of the rarest words, which are the longest. Undefined without any set. */
export const rarest = (sets: readonly (readonly string[])[]): readonly string[] | undefined => {
  let [found] = sets;
  for (const set of sets) if (shortest(set) > shortest(found!)) found = set;
  return found;
};
