import { remember } from '../model/remember.ts';
import { unspaced } from './words.ts';

interface Listed<T> {
  readonly word: string;
  readonly meaning: T;
  /** True for a word in a script without spaces, which a letter may follow. */
  readonly isStuck: boolean;
}

/** A word of a text, with its meaning. */
export interface WordAt<T> extends Listed<T> {
  readonly end: number;
}

const none: readonly never[] = [];

const letter = /[\p{L}\p{M}]/u;
const lastOfAscii = 0x7f;

/** Returns true if a letter is at an index. */
export const isLetterAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  // Most letters are those of ASCII, which need no pattern
  if (code <= lastOfAscii) return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
  return letter.test(text.charAt(at));
};

/** Returns true if no letter follows a word, or if it is in a script without spaces. */
export const isWhole = ({ isStuck, end }: WordAt<unknown>, text: string): boolean => isStuck || !isLetterAt(text, end);

/** Returns the end of words at an index, with any number of spaces between them. Undefined if others are there. */
const endOf = (word: string, text: string, at: number): number | undefined => {
  if (text.startsWith(word, at)) return at + word.length;
  if (!word.includes(' ')) return undefined;
  let end = at;
  for (const part of word.split(/(\s)/)) {
    if (!text.startsWith(part, end)) return undefined;
    end += part.length;
    if (part === ' ') while (text[end] === ' ') end++;
  }
  return end;
};

/** Words with one first letter. */
interface OfLetter<T> {
  /** The word of the letter alone. */
  readonly alone: Listed<T>[];
  /** The longer words, by their second letter. */
  readonly bySecond: Map<string, Listed<T>[]>;
}

/** Words of a language by their first letters: a place in a text is compared with few of them, and no pattern of all is compiled. */
export class WordIndex<T> {
  private readonly byFirst = new Map<string, OfLetter<T>>();

  /** @param words - In the letters of the texts, with their meanings. */
  constructor(words: Iterable<readonly [word: string, meaning: T]>) {
    for (const [word, meaning] of words) {
      const of = remember(this.byFirst, Infinity, word.charAt(0), () => ({ alone: [], bySecond: new Map() }));
      const listed = word.length === 1 ? of.alone : remember(of.bySecond, Infinity, word.charAt(1), () => []);
      listed.push({ word, meaning, isStuck: unspaced.test(word) });
    }
    for (const { bySecond } of this.byFirst.values())
      for (const listed of bySecond.values()) listed.sort((a, b) => b.word.length - a.word.length);
  }

  /** Returns the words that begin at an index, the longest first. A word may go on after them. */
  startsAt(text: string, at: number): readonly WordAt<T>[] {
    const of = this.byFirst.get(text.charAt(at));
    if (!of) return none;
    let found: WordAt<T>[] | undefined;
    for (const listed of of.bySecond.get(text.charAt(at + 1)) ?? none) {
      const end = endOf(listed.word, text, at);
      if (end !== undefined) (found ??= []).push({ ...listed, end });
    }
    for (const listed of of.alone) (found ??= []).push({ ...listed, end: at + 1 });
    return found ?? none;
  }

  /** Returns the whole words at an index, the longest first. */
  at(text: string, at: number): readonly WordAt<T>[] {
    return this.startsAt(text, at).filter((found) => isWhole(found, text));
  }

  /** Returns the words that stand anywhere in a text, also within others. */
  within(text: string): readonly WordAt<T>[] {
    const found: WordAt<T>[] = [];
    for (let at = 0; at < text.length; at++) {
      const here = this.startsAt(text, at);
      if (here !== none) found.push(...here);
    }
    return found;
  }
}
