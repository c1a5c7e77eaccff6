/** So many cells are looked for in the text before all are put into an index, which then is faster. */
const mostSearches = 100;

/** Where a line is: which of the texts it is in, times this, and which of its lines it is, from 0. */
const linesOfText = 1_048_576;

/** The line of a text. */
export const lineIn = (text: number, line: number): number => text * linesOfText + line;

/** Which text a line is in, and which of its lines it is. */
export const placeOf = (line: number): readonly [text: number, line: number] => [
  Math.floor(line / linesOfText),
  line % linesOfText,
];

/**
 * Lines of texts in the compact format by the cells that they have, but for their last ones. Few cells are looked for in the text, which
 * is two milliseconds less before a first conversion.
 */
export class CellIndex {
  readonly texts: readonly string[];
  readonly first: number | undefined;
  /** All texts as one, which is searched in a tenth of the time of one after another. */
  readonly text: string;
  private count = 0;
  private lines: Map<string, number[]> | undefined;

  /** Of each line the first cells, so many, or all. */
  constructor(texts: readonly string[], first?: number) {
    this.texts = texts;
    this.first = first;
    this.text = texts.join('');
  }

  /** Returns the lines that have a cell, in their order. */
  linesOf(cell: string): readonly number[] {
    if (this.lines || ++this.count > mostSearches) return (this.lines ??= this.makeIndex()).get(cell) ?? [];
    const { text } = this;
    const lines = new Set<number>();
    if (cell === '' || /[\t\n]/.test(cell)) return [];
    // The sign before it is looked at last: a search for tabs would stop at each of them
    const wanted = `${cell}\t`;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      if (text[at - 1] !== '\t' && text[at - 1] !== '\n') continue;
      const cellsBefore = this.first && text.slice(text.lastIndexOf('\n', at - 1), at).split('\t').length;
      if (cellsBefore === undefined || cellsBefore <= this.first!) lines.add(this.lineAt(at));
    }
    return [...lines];
  }

  /** The line of a place in the text of all. */
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
        const cells = row.split('\t', this.first).slice(0, this.first ?? -1);
        for (const cell of new Set(cells)) {
          if (cell !== '') index.set(cell, [...(index.get(cell) ?? []), lineIn(at, line)]);
        }
      }
    }
    return index;
  }
}

/** The same lines in small letters. */
export const inSmallLetters = ({ texts, first }: CellIndex): CellIndex =>
  new CellIndex(
    texts.map((text) => text.toLowerCase()),
    first,
  );

/** The cells in which matches of a pattern end, which is global, each with its place in the text. */
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
