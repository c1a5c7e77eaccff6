/** Longer texts are cut, because no unit has a longer name. */
const longest = 40;

/** The last three rows of the table of {@link editDistance}, reused for thousands of words. */
const rows = [0, 1, 2].map(() => new Uint8Array(256));

/**
 * Returns the number of insertions, deletions, replacements and swaps of neighbors from a to b, or `limit` + 1 if there
 * are more. Cells further from the diagonal than the limit are skipped, because they cost more.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  const more = limit + 1;
  if (Math.abs(a.length - b.length) > limit || b.length > 250) return more;
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    const [row, last, beforeLast] = [rows[i % 3]!, rows[(i + 2) % 3]!, rows[(i + 1) % 3]!];
    const [first, end] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
    let best = (row[first - 1] = first === 1 ? i : more);
    if (end === i + limit) last[end] = more;
    for (let j = first; j <= end; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (!same && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return more;
  }
  return Math.min(rows[a.length % 3]![b.length]!, more);
};

/** Returns the letters of a word as bits. Each edit adds at most one letter, and removes at most one. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) % 32);
  return bits;
};

/** Returns the number of bits, added in pairs, then in fours, then in bytes. */
const countBits = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Words of one length, with their lowercase forms and their letters as bits. */
interface Words {
  readonly written: string[];
  readonly lower: string[];
  readonly letters: number[];
  readonly places: number[];
}

/** An index of words that compares few of them in a search. */
export class NearWords {
  private readonly byLength = new Map<number, Words>();

  /** @param words - The words. Of equally near words, the earlier comes first. */
  constructor(words: Iterable<string>) {
    let place = 0;
    for (const word of words) {
      const lower = word.toLowerCase();
      let same = this.byLength.get(lower.length);
      if (!same) this.byLength.set(lower.length, (same = { written: [], lower: [], letters: [], places: [] }));
      same.written.push(word);
      same.lower.push(lower);
      same.letters.push(lettersOf(lower));
      same.places.push(place++);
    }
  }

  /** Returns the words nearest to a text, within the given number of edits. */
  find(written: string, furthest = 3): { readonly words: readonly string[]; readonly distance: number } {
    const text = written.slice(0, longest).toLowerCase();
    const most = Math.min(furthest, Math.max(1, Math.floor(text.length / 3)));
    const own = lettersOf(text);
    for (let limit = 1; limit <= most; limit++) {
      const found: { readonly word: string; readonly place: number }[] = [];
      for (const length of lengthsAround(text.length, limit)) {
        const same = limit < Math.min(text.length, length) ? this.byLength.get(length) : undefined;
        const letters = same?.letters ?? [];
        for (let index = 0; index < letters.length; index++) {
          const differ = own ^ letters[index]!;
          if (countBits(differ & own) > limit || countBits(differ & ~own) > limit) continue;
          if (editDistance(text, same!.lower[index]!, limit) <= limit)
            found.push({ word: same!.written[index]!, place: same!.places[index]! });
        }
      }
      if (found.length > 0)
        return { words: found.sort((a, b) => a.place - b.place).map(({ word }) => word), distance: limit };
    }
    return { words: [], distance: Infinity };
  }
}

/** Returns a length, then the lengths next to it. */
const lengthsAround = (length: number, limit: number): readonly number[] => [
  length,
  ...Array.from({ length: limit }, (_, index) => [length - index - 1, length + index + 1]).flat(),
];

/**
 * Returns at most five of the words nearest to a text.
 *
 * @param written - The text.
 * @param words - The words to choose from.
 */
export const nearestWords = (written: string, words: Iterable<string>): string[] =>
  new NearWords(words).find(written).words.slice(0, 5);
