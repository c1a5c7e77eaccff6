import type { FirstLine, SheetLine } from '@units/engine/internal';

/** A line with its answer. */
export interface ShownLine {
  readonly line: SheetLine;
  /** True if the answer may belong to another text. */
  readonly isOld: boolean;
}

const without = (text: string, kind: 'blank' | 'text'): SheetLine => ({
  text,
  kind,
  shown: '',
  isRounded: false,
  assumed: [],
});

/** Returns the number of equal items at the start of two lists. */
const sameAtStart = (a: readonly string[], b: readonly string[]): number => {
  const first = a.findIndex((text, at) => text !== b[at]);
  return first < 0 ? a.length : first;
};

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{Nd}_]+/gu) ?? [];

/** Returns the words of a line before the sign of a definition. */
const headOf = (line: string): readonly string[] => wordsIn(/^[^=:]*(?=[=:])/.exec(line)?.[0] ?? '');

/**
 * Returns the lines of a text before the sheet can answer it. Lines before the first change keep their answers, and
 * the changed lines get theirs if they are plain conversions. Lines below may depend on them, so their answers are old.
 *
 * @param known - The lines that were answered last.
 */
export const firstLines = (text: string, known: readonly SheetLine[], answer: FirstLine): readonly ShownLine[] => {
  const texts = text.split('\n');
  const before = known.map((line) => line.text);
  const start = sameAtStart(texts, before);
  const most = Math.min(texts.length, known.length) - start;
  const end = texts.length - Math.min(sameAtStart(texts.toReversed(), before.toReversed()), most);
  // The words of names: those of the known lines, and those that a changed line may set
  const names = new Set([
    ...known.flatMap(({ name = '' }) => wordsIn(name)),
    ...texts.slice(start, end).flatMap(headOf),
  ]);
  return texts.map((line, at) => {
    if (at < start) return { line: known[at]!, isOld: false };
    if (at >= end) return { line: known[known.length - texts.length + at]!, isOld: true };
    if (line.trim() === '') return { line: without(line, 'blank'), isOld: false };
    const answered = wordsIn(line).some((word) => names.has(word)) ? undefined : answer(line);
    return { line: answered ?? without(line, 'text'), isOld: answered === undefined };
  });
};
