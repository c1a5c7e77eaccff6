/** The number of searches in the text before an index is built, which is then faster. */
const mostSearches = 100;

/** The factor of the text's index in a line number. The rest is the line within the text, from 0. */
export const linesOfText = 1_048_576;

/** Returns the line number of a line in a text. */
export const lineIn = (text: number, line: number): number => text * linesOfText + line;

/**
 * Lines of texts in the compact format, by their cells except the last ones. The first cells that are asked for are
 * searched in the text, which saves two milliseconds before a first conversion.
 */
export class CellIndex {
  readonly texts: readonly string[];
  /** The texts joined, because one search takes a tenth of the time of separate ones. */
  readonly text: string;
  private count = 0;
  private lines: Map<string, number[]> | undefined;

  constructor(texts: readonly string[]) {
    this.texts = texts;
    this.text = texts.join('');
  }

  /** Returns the lines with a cell, in order. */
  linesOf(cell: string): readonly number[] {
    if (this.lines || ++this.count > mostSearches) return (this.lines ??= this.makeIndex()).get(cell) ?? [];
    const { text } = this;
    const lines = new Set<number>();
    if (cell === '' || /[\t\n]/.test(cell)) return [];
    // The separator before it is checked last: a search for tabs would stop at each of them
    const wanted = `${cell}\t`;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      if (text[at - 1] === '\t' || text[at - 1] === '\n') lines.add(this.lineAt(at));
    }
    return [...lines];
  }

  /** Returns the line at an index of the joined text. */
  lineAt(at: number): number {
    let [text, start] = [0, 0];
    while (start + this.texts[text]!.length <= at) start += this.texts[text++]!.length;
    let line = -1;
    for (let end = start; end >= 0 && end < at; end = this.text.indexOf('\n', end + 1)) line++;
    return lineIn(text, line);
  }

  private makeIndex(): Map<string, number[]> {
    const index = new Map<string, number[]>();
    for (const [at, text] of this.texts.entries()) {
      for (const [line, row] of text.split('\n').slice(1, -1).entries()) {
        for (const cell of new Set(row.split('\t').slice(0, -1))) {
          if (cell !== '') index.set(cell, [...(index.get(cell) ?? []), lineIn(at, line)]);
        }
      }
    }
    return index;
  }
}

/** Returns the index of the lowercase lines. */
export const inSmallLetters = ({ texts }: CellIndex): CellIndex =>
  new CellIndex(texts.map((text) => text.toLowerCase()));

/** Returns the cells in which matches of a global pattern end, each with its place in the text. */
export const cellsWith = ({ text }: CellIndex, pattern: RegExp): (readonly [cell: string, at: number])[] => {
  const cells: (readonly [cell: string, at: number])[] = [];
  let end = 0;
  for (const {
    index,
    0: { length },
  } of text.matchAll(pattern)) {
    const at = index + length - 1;
    if (at < end) continue;
    const start = Math.max(text.lastIndexOf('\t', at), text.lastIndexOf('\n', at)) + 1;
    end = at;
    while (text[end] !== '\t' && text[end] !== '\n') end++;
    cells.push([text.slice(start, end), start]);
  }
  return cells;
};
