import { lettersOf, spacedWord } from './letters.ts';
import { everyWordOf, needs, wordsOf, type Sequence } from './sentence.ts';

/** Words of which a text contains at least one. */
interface Need {
  /** Words of scripts with spaces, which stand alone. */
  readonly words: readonly string[];
  /** Signs, and words that are anywhere in a text. */
  readonly parts: readonly string[];
}

interface Indexed<S> {
  readonly sentence: S;
  readonly rank: number;
  readonly needs: readonly Need[];
}

const needOf = (words: readonly string[]): Need => ({
  words: words.filter((word) => spacedWord.test(word)),
  parts: words.filter((word) => !spacedWord.test(word)),
});

/** Sentences by a word that each of their texts contains, so that a text is matched only with a few. */
export class SentenceIndex<S extends { readonly sequence: Sequence }> {
  private readonly byWord = new Map<string, Indexed<S>[]>();
  private readonly byPart = new Map<string, Indexed<S>[]>();
  /** Sentences that need no word. */
  private readonly open: Indexed<S>[] = [];
  private readonly hasPercent: RegExp;
  /** The sentences, in their order. */
  readonly all: readonly S[];
  private known: ReadonlySet<string> | undefined;

  /**
   * @param sentences - In their order: the first that fits applies.
   * @param hasPercent - Matches the sign and the words for percent anywhere in a text.
   */
  constructor(sentences: readonly S[], hasPercent: RegExp) {
    this.hasPercent = hasPercent;
    this.all = sentences;
    for (const [rank, sentence] of sentences.entries()) {
      const indexed = { sentence, rank, needs: needs(sentence.sequence).map(needOf) };
      const rarest = wordsOf(sentence.sequence);
      if (!rarest) this.open.push(indexed);
      const { words, parts } = needOf(rarest ?? []);
      for (const word of words) this.byWord.set(word, [...(this.byWord.get(word) ?? []), indexed]);
      for (const part of parts) this.byPart.set(part, [...(this.byPart.get(part) ?? []), indexed]);
    }
  }

  /** Returns the sentences that are found by a word. */
  under(word: string): readonly S[] {
    return (this.byWord.get(word) ?? this.byPart.get(word) ?? []).map(({ sentence }) => sentence);
  }

  /** The words of all sentences. */
  get words(): ReadonlySet<string> {
    return (this.known ??= new Set(this.all.flatMap(({ sequence }) => everyWordOf(sequence))));
  }

  /** Returns the sentences whose needed words a text contains, in their order. */
  in(text: string): readonly S[] {
    const { letters, words } = lettersOf(text);
    const isPart = (part: string): boolean => letters.includes(part) || (part === '%' && this.hasPercent.test(letters));
    const parts = new Set(Array.from(this.byPart.keys()).filter(isPart));
    const isMet = ({ words: some, parts: others }: Need): boolean =>
      some.some((word) => words.has(word)) || others.some((part) => parts.has(part) || isPart(part));
    const found = new Set<Indexed<S>>();
    const add = (all: readonly Indexed<S>[] = []): void => {
      for (const one of all) if (one.needs.every(isMet)) found.add(one);
    };
    add(this.open);
    for (const word of words) add(this.byWord.get(word));
    for (const part of parts) add(this.byPart.get(part));
    return Array.from(found)
      .sort((a, b) => a.rank - b.rank)
      .map(({ sentence }) => sentence);
  }
}
