import { CompactQuantity } from '../compact/read.ts';
import type { Quantity } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';

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

/**
 * The units of the given quantities, by the cells of their lines. A unit is read when it is found, so that a program
 * that converts a few units does not read the others.
 */
export class UnitLines {
  /** The lines of all units, by identifier and symbol. */
  cells: CellIndex;
  private readonly quantities: readonly Quantity[];
  private readonly units = new Map<number, Unit>();

  constructor(quantities: readonly Quantity[]) {
    this.quantities = quantities;
    this.cells = new CellIndex(quantities.map(unitsTextOf));
  }

  /** Reads the lines again, after quantities got new units. */
  readAgain(): void {
    this.cells = new CellIndex(this.quantities.map(unitsTextOf));
  }

  /** Returns the unit of a line. */
  at(line: number): Unit {
    const known = this.units.get(line);
    if (known) return known;
    const quantity = this.quantities[Math.floor(line / linesOfText)]!;
    const at = line % linesOfText;
    const entry = quantity instanceof CompactQuantity ? quantity.at(at) : quantity.units[at]!;
    const unit: Unit = { id: entry.id, quantity, entry, prefix: undefined, product: undefined };
    this.units.set(line, unit);
    return unit;
  }

  /** Returns the unit of an identifier. */
  byId(id: string): Unit | undefined {
    const line = this.cells.linesOf(id).find((one) => this.at(one).id === id);
    return line === undefined ? undefined : this.at(line);
  }

  /** Returns all units, in the order of the list. */
  all(): Unit[] {
    return this.quantities.flatMap((quantity, text) =>
      Array.from({ length: sizeOf(quantity) }, (_, line) => this.at(lineIn(text, line))),
    );
  }
}

const unitsTextOf = (quantity: Quantity): string =>
  quantity instanceof CompactQuantity ? quantity.unitsText : textOf(quantity, ({ id, symbol = '' }) => [id, symbol]);

const sizeOf = (quantity: Quantity): number =>
  quantity instanceof CompactQuantity ? quantity.size : quantity.units.length;

/** Returns the lines of a quantity without a text, in the format of the texts. */
export const textOf = (quantity: Quantity, cellsOf: (entry: Quantity['units'][number]) => readonly string[]): string =>
  `\n${quantity.units.map((entry) => `${cellsOf(entry).join('\t')}\t\n`).join('')}`;
