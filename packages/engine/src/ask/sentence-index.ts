import { WordIndex } from '../languages/word-index.ts';
import { remember } from '../model/remember.ts';
import { lettersOf, spacedWord } from './letters.ts';
import { everyWordOf, needs, rarest, type Sequence } from './sentence.ts';

/** A word that a sentence needs. */
interface Needed {
  readonly word: string;
  /** True for a word that stands alone, false for a sign or a word that is anywhere in a text. */
  readonly isApart: boolean;
}

interface Indexed<S> {
  readonly sentence: S;
  readonly rank: number;
  /** Sets of words, of each of which a text contains at least one. */
  readonly needs: readonly (readonly Needed[])[];
}

/** Sentences by a word that each of their texts contains, so that a text is matched only with a few. */
export class SentenceIndex<S extends { readonly sequence: Sequence }> {
  /** By words of scripts with spaces, which stand alone. */
  private readonly byWord = new Map<string, Indexed<S>[]>();
  /** By signs, and by words that are anywhere in a text. */
  private readonly byPart: WordIndex<readonly Indexed<S>[]>;
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
    const byPart = new Map<string, Indexed<S>[]>();
    for (const [rank, sentence] of sentences.entries()) {
      const sets = needs(sentence.sequence);
      const indexed = {
        sentence,
        rank,
        needs: sets.map((set) => set.map((word) => ({ word, isApart: spacedWord.test(word) }))),
      };
      const words = rarest(sets);
      if (!words) this.open.push(indexed);
      for (const word of words ?? []) {
        const index = spacedWord.test(word) ? this.byWord : byPart;
        remember(index, Infinity, word, () => []).push(indexed);
      }
    }
    this.byPart = new WordIndex(byPart);
  }

  /** The sentences that no word finds. */
  get withoutWords(): readonly S[] {
    return this.open.map(({ sentence }) => sentence);
  }

  /** Returns the sentences that are found by a word. */
  under(word: string): readonly S[] {
    const part = this.byPart.startsAt(word, 0).find(({ end }) => end === word.length);
    return (this.byWord.get(word) ?? part?.meaning ?? []).map(({ sentence }) => sentence);
  }

  /** The words of all sentences. */
  get words(): ReadonlySet<string> {
    return (this.known ??= everyWordOf(this.all.map(({ sequence }) => sequence)));
  }

  /** Returns the sentences whose needed words a text contains, in their order. */
  in(text: string): readonly S[] {
    const { letters, words } = lettersOf(text);
    const isPart = (part: string): boolean => letters.includes(part) || (part === '%' && this.hasPercent.test(letters));
    const isThere = ({ word, isApart }: Needed): boolean => (isApart ? words.has(word) : isPart(word));
    const isMet = (need: readonly Needed[]): boolean => need.some(isThere);
    const found = new Set<Indexed<S>>();
    const add = (all: readonly Indexed<S>[] = []): void => {
      for (const one of all) if (one.needs.every(isMet)) found.add(one);
    };
    add(this.open);
    for (const word of words) add(this.byWord.get(word));
    for (const { meaning } of this.byPart.within(letters)) add(meaning);
    if (isPart('%')) add(this.byPart.startsAt('%', 0)[0]?.meaning);
    return Array.from(found)
      .sort((a, b) => a.rank - b.rank)
      .map(({ sentence }) => sentence);
  }
}
