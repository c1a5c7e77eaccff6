import { decoder, readCell, wordsOf, writeCell, type Forms } from '../../src/languages/cell.ts';
import type { Locale } from '../../src/model/locale.ts';

// Shortens the complete data of a language.

/** Characters that may mark endings. None of them stands for another letter. */
const marksOfEndings = 'ZYXWVUTSRQPONMLKJI9876543210!%&*+<>?@^_';

/** Returns lines with marks in place of endings, and the lines that define the endings. */
export const withEndings = (
  lines: readonly string[],
  joiner: string,
  plurals: readonly string[],
): readonly [lines: string[], endings: string[]] => {
  const cellOf = (line: string): string => line.split('\t')[1]!;
  const formsOfLine = (line: string): Forms => {
    const forms = readCell(cellOf(line), joiner);
    return { ...forms, patterns: plurals.map((_, at) => forms.patterns[at] ?? forms.patterns[0]!) };
  };
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const { endings } of wordsOf(formsOfLine(line), joiner) ?? [])
      if (endings !== undefined) counts.set(endings, (counts.get(endings) ?? 0) + 1);
  }
  const names = new Set(lines.map(cellOf).join(''));
  const free = Array.from(marksOfEndings).filter((mark) => !names.has(mark));
  const common = [...counts].filter(([, count]) => count >= 3).toSorted((a, b) => b[1] - a[1]);
  const marks = new Map<string, string>(common.slice(0, free.length).map(([endings], at) => [endings, free[at]!]));
  const marked = lines.map((line) => {
    const [id, , ...rest] = line.split('\t');
    return cellOf(line) === '' ? line : [id, writeCell(formsOfLine(line), joiner, marks), ...rest].join('\t');
  });
  return [marked, [...marks].map(([endings, mark]) => `~${mark}\t${endings}`)];
};

/** Alphabetic scripts whose letters have two or three bytes. */
const alphabets = /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}]/u;

const latinLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGH';

/**
 * Returns the rarest Latin letters in names and, after a space, the most common letters of the script to swap with
 * them, or undefined if there are none.
 */
const lettersOf = (names: string): string | undefined => {
  const counts = new Map<string, number>(Array.from(latinLetters, (letter) => [letter, 0]));
  for (const letter of names) {
    if (alphabets.test(letter) || counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const countOf = (letter: string | undefined): number => counts.get(letter ?? '') ?? 0;
  const script = [...counts.keys()]
    .filter((letter) => alphabets.test(letter))
    .toSorted((a, b) => countOf(b) - countOf(a));
  const latin = Array.from(latinLetters).toSorted((a, b) => countOf(a) - countOf(b));
  // At least ten more, so that swaps without a gain are skipped
  const length = latin.filter((letter, at) => countOf(script[at]) >= countOf(letter) + 10).length;
  return length === 0 ? undefined : `${latin.slice(0, length).join('')} ${script.slice(0, length).join('')}`;
};

/** Changes only the cells of lines. Keys (identifiers and pattern names) stay the same. */
const inCells = (text: string, change: (cell: string) => string): string =>
  text
    .split('\n')
    .map((line) => {
      const [key = '', ...cells] = line.split('\t');
      return [key, ...cells.map(change)].join('\t');
    })
    .join('\n');

/** Returns the same data with one byte for each of the most common letters of a script, instead of two or three. */
export const encoded = (locale: Locale): Locale => {
  const { quantities, units, patterns } = locale;
  const letters = lettersOf([quantities, units, patterns].join('\n').replaceAll(/^#?[a-z\d-]+\t/gm, ''));
  const encode = decoder(letters);
  const names = quantities.replaceAll(
    /^(#[a-z-]+)?(.*)$/gm,
    (_, id: string | undefined, rest: string) => (id ?? '') + encode(rest),
  );
  return {
    ...locale,
    ...(letters && { letters }),
    quantities: names,
    units: inCells(units, encode),
    patterns: inCells(patterns, encode),
  };
};
