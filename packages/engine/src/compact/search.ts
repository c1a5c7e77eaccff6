/** Where a text says something: which of the texts it is, and which of its lines, from 0. */
export type Place = readonly [text: number, line: number];

/** A search for cells in the texts of the compact format. */
export interface CellSearch {
  /** The line that begins with a cell. */
  readonly first: (cell: string) => Place | undefined;
  /** The lines whose first or second cell it is, in the order of the texts: a mark behind them may look like a symbol. */
  readonly leading: (cell: string) => Place[];
  /** The lines that have a cell anywhere but at their ends, in the order of the texts. */
  readonly any: (cell: string) => Place[];
  /** The lines in which a pattern, which is global, matches, in the order of the texts. */
  readonly matching: (pattern: RegExp) => Place[];
}

/** Makes the search. All texts are searched as one, which takes a tenth of the time of one after another. */
export const searchCells = (texts: readonly string[]): CellSearch => {
  const all = texts.join('');
  let end = 0;
  const starts = texts.map(({ length }) => (end += length) - length);

  const placeOf = (index: number): Place => {
    let text = 0;
    while (text + 1 < starts.length && starts[text + 1]! <= index) text++;
    let line = -1;
    for (let at = starts[text]!; at >= 0 && at <= index; at = all.indexOf('\n', at + 1)) line++;
    return [text, line];
  };

  const find = (cell: string, isWanted: (lineStart: number, index: number) => boolean): Place[] => {
    const places: Place[] = [];
    if (cell === '' || /[\t\n]/.test(cell)) return places;
    // The sign before it is looked at last: a search for tabs would stop at each of them
    const wanted = `${cell}\t`;
    let line = -1;
    for (let index = all.indexOf(wanted); index >= 0; index = all.indexOf(wanted, index + 1)) {
      const before = all[index - 1];
      const lineStart = before === '\t' || before === '\n' ? all.lastIndexOf('\n', index - 1) : line;
      if (lineStart === line || !isWanted(lineStart, index)) continue;
      line = lineStart;
      places.push(placeOf(lineStart));
    }
    return places;
  };

  return {
    first: (cell) => {
      const index = /[\t\n]/.test(cell) ? -1 : all.indexOf(`\n${cell}\t`);
      return index < 0 ? undefined : placeOf(index);
    },
    leading: (cell) =>
      find(cell, (lineStart, index) => lineStart === index - 1 || all.indexOf('\t', lineStart) === index - 1),
    any: (cell) => find(cell, () => true),
    matching: (pattern) => {
      const lines = Array.from(all.matchAll(pattern), ({ index }) => all.lastIndexOf('\n', index - 1));
      return [...new Set(lines)].map(placeOf);
    },
  };
};
