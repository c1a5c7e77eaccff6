import { isOneTypo } from '../model/typo.ts';
import { queryWords, stemOf, wordsOf } from './words.ts';

/** A text of an entry, with the weight of its words. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/** An entry of the index. */
export interface Entry<T> {
  readonly item: T;
  readonly texts: Iterable<WeightedText>;
}

/** The weight of a word that matches the index by its stem only. */
const sameStem = 0.8;
const sameStart = 0.5;
const oneTypo = 0.3;

const shortestStart = 2;
const shortestTypo = 3;

/** The maximum number of words, so that the work per query is limited. */
const mostWords = 10;

/** Scores by the index of an entry. */
type Scores = Map<number, number>;

const raise = (scores: Scores, entry: number, score: number): void => {
  if (score > (scores.get(entry) ?? 0)) scores.set(entry, score);
};

/**
 * Finds entries by words as written, in other forms, by their start, and with one typo. It is created once for many
 * searches.
 */
export class TextIndex<T> {
  private readonly items: readonly T[];
  private readonly words = new Map<string, Scores>();
  private readonly stems = new Map<string, string[]>();
  private readonly byLength = new Map<number, string[]>();

  constructor(entries: readonly Entry<T>[]) {
    this.items = entries.map(({ item }) => item);
    // Several entries share texts, such as unit names
    const read = new Map<string, readonly string[]>();
    for (const [entry, { texts }] of entries.entries()) {
      for (const { text, weight } of texts) {
        let words = read.get(text);
        if (!words) read.set(text, (words = wordsOf(text)));
        for (const word of words) this.add(word, entry, weight);
      }
    }
  }

  private add(word: string, entry: number, weight: number): void {
    let scores = this.words.get(word);
    if (!scores) {
      this.words.set(word, (scores = new Map()));
      push(this.stems, stemOf(word), word);
      push(this.byLength, word.length, word);
    }
    raise(scores, entry, weight);
  }

  /**
   * Returns the entries that match the most words of the query, the best first. Equal ones stay in the order of the
   * list.
   */
  find(query: string, accepts: (item: T) => boolean): T[] {
    const found = new Map<number, { words: number; score: number }>();
    const words = queryWords(query, (word) => this.words.has(word)).slice(0, mostWords);
    for (const scores of words.map((word) => this.scoresOf(word))) {
      for (const [entry, score] of scores) {
        if (!accepts(this.items[entry]!)) continue;
        const before = found.get(entry) ?? { words: 0, score: 0 };
        found.set(entry, { words: before.words + 1, score: before.score + score });
      }
    }
    const most = Math.max(...Array.from(found.values(), (one) => one.words));
    return [...found]
      .filter(([, one]) => one.words === most)
      .sort(([a, one], [b, other]) => other.score - one.score || a - b)
      .map(([entry]) => this.items[entry]!);
  }

  private scoresOf(word: string): Scores {
    const scores: Scores = new Map();
    const count = (candidate: string, share: number): void => {
      for (const [entry, weight] of this.words.get(candidate) ?? []) raise(scores, entry, weight * share);
    };
    count(word, 1);
    for (const relative of this.stems.get(stemOf(word)) ?? []) count(relative, sameStem);
    const isKnown = scores.size > 0;
    if (word.length >= shortestStart) {
      for (const candidate of this.words.keys()) if (candidate.startsWith(word)) count(candidate, sameStart);
    }
    if (!isKnown) for (const candidate of this.typosOf(word)) count(candidate, oneTypo);
    return scores;
  }

  /** Returns the words of the index that differ from a word by one typo. */
  private typosOf(word: string): string[] {
    if (word.length < shortestTypo) return [];
    return [word.length - 1, word.length, word.length + 1]
      .filter((length) => length >= shortestTypo)
      .flatMap((length) => this.byLength.get(length) ?? [])
      .filter((candidate) => isOneTypo(word, candidate));
  }
}

const push = <K>(map: Map<K, string[]>, key: K, word: string): void => {
  const words = map.get(key);
  if (words) words.push(word);
  else map.set(key, [word]);
};
