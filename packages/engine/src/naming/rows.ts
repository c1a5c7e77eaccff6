import { CellIndex, UnitLines, cellsWith, inSmallLetters, lineIn, textOf } from './unit-lines.ts';
import { CompactQuantity } from '../compact/read.ts';
import { nameOf } from '../definition/english.ts';
import type { Quantity, UnitEntry } from '../model/quantity.ts';
import { oncePer } from '../model/remember.ts';
import type { Unit } from '../model/unit.ts';
import { fold, keyStartPattern, nameKey } from './spelling.ts';

/** Returns the spellings of a unit: its identifier, name, symbols and aliases, with look-alike characters folded. */
export const spellingsOf = (entry: UnitEntry): string[] => [
  entry.id,
  nameOf(entry),
  ...(entry.symbol === undefined ? [] : [fold(entry.symbol)]),
  ...entry.symbols.map(fold),
  ...entry.names,
];

/** The number of searches for names before an index is built, which is then faster. */
const mostSearches = 100;

/** Returns the names of a unit: its identifier, name, plural and aliases. */
export const namesOf = ({ entry }: Pick<Unit, 'entry'>): string[] => {
  const { id, plural, names } = entry!;
  return [id, nameOf(entry!), ...(plural === undefined ? [] : [plural]), ...names];
};

/** Returns the keys of all names of a unit. */
export const keysOf = (unit: Unit): string[] => namesOf(unit).map((name) => nameKey(fold(name)));

/** The units of the given quantities, found by any of their spellings. */
export class Rows extends UnitLines {
  private readonly names: CellIndex;
  private nameSearches = 0;
  private nameLines: ReadonlyMap<string, readonly number[]> | undefined;
  private inSmall: readonly [CellIndex, CellIndex] | undefined;

  constructor(quantities: readonly Quantity[]) {
    super(quantities);
    this.names = new CellIndex(quantities.map(namesTextOf));
  }

  private unitsAt(lines: readonly number[]): Unit[] {
    const units: Unit[] = [];
    for (const line of [...new Set(lines)].sort((a, b) => a - b)) units.push(this.at(line));
    return units;
  }

  /** Returns the units with one of the texts as a cell. A unit without a name has its identifier in words. */
  private unitsWith(texts: readonly string[], units: CellIndex, names: CellIndex): Unit[] {
    const lines: number[] = [];
    for (const text of texts) {
      lines.push(...units.linesOf(text), ...names.linesOf(text));
      if (text.includes(' ')) lines.push(...units.linesOf(text.replaceAll(' ', '-')));
    }
    return lines.length === 0 ? [] : this.unitsAt(lines);
  }

  /** Returns the units with exactly this spelling, in the order of the list. */
  bySpelling(spelling: string): readonly Unit[] {
    const found: Unit[] = [];
    for (const unit of this.unitsWith([spelling], this.cells, this.names)) {
      const entry = unit.entry!;
      // Compare the plain spelling first, because the first fold of a character beyond ASCII takes a millisecond
      const isPlain = entry.id === spelling || entry.symbol === spelling || entry.symbols.includes(spelling);
      if (isPlain || this.spellings(unit).includes(spelling)) found.push(unit);
    }
    return found;
  }

  /** Returns the units with a printed symbol, including symbols composed from parts: km/h. */
  byPrinted(symbol: string): readonly Unit[] {
    return this.unitsAt(this.cells.linesOf(symbol)).filter(({ entry }) => entry!.printed === symbol);
  }

  /** Returns the spellings of a unit. */
  readonly spellings = oncePer((unit: Unit): readonly string[] => spellingsOf(unit.entry!));

  /** Returns the units with one of the lowercase texts as a spelling in any case, in the order of the list. */
  inAnyCase(texts: readonly string[]): Unit[] {
    const cells = (this.inSmall ??= [inSmallLetters(this.cells), inSmallLetters(this.names)]);
    return this.unitsWith(texts, ...cells);
  }

  /** Returns the identifiers that contain a word, in the order of the list. */
  idsWithWord(word: string): string[] {
    const { text } = this.cells;
    const pattern = new RegExp(`[\\n-]${word.replace(/\W/g, '\\$&')}(?=[-\\t])`, 'g');
    const cells = cellsWith(this.cells, pattern);
    return cells.flatMap(([id, at]) => (text[at - 1] === '\n' ? [id] : []));
  }

  /** Returns the units that have a name with a key, in the order of the list. */
  named(key: string): readonly Unit[] {
    if (!this.nameLines && ++this.nameSearches > mostSearches) this.nameLines = this.indexNames();
    // The names include symbols
    return this.unitsAt(this.nameLines?.get(key) ?? this.searchNames(key)).filter((unit) => keysOf(unit).includes(key));
  }

  /** Returns the lines with a name for a key, searched among names with the same start. */
  private searchNames(key: string): readonly number[] {
    if (this.nameLines) return [];
    const beginning = keyStartPattern(key);
    const search = (index: CellIndex, pattern: string): number[] =>
      cellsWith(index, new RegExp(pattern, 'gi'))
        .filter(([name]) => nameKey(fold(name)) === key)
        .map(([, at]) => index.lineAt(at));
    return [...search(this.cells, `\\n${beginning}`), ...search(this.names, `[\\t\\n([]${beginning}`)];
  }

  private indexNames(): ReadonlyMap<string, readonly number[]> {
    const lines = new Map<string, number[]>();
    const add = (name: string, line: number): void => {
      const key = nameKey(fold(name));
      const others = lines.get(key);
      if (others) others.push(line);
      else lines.set(key, [line]);
    };
    const ids = this.cells.texts;
    for (const [text, names] of this.names.texts.entries()) {
      const idLines = ids[text]!.split('\n');
      for (const [at, line] of names.split('\n').entries())
        for (const name of [idLines[at]!.split('\t', 1)[0]!, ...line.split('\t')])
          if (name !== '') add(name, lineIn(text, at - 1));
    }
    return lines;
  }
}

const namesTextOf = (quantity: Quantity): string =>
  quantity instanceof CompactQuantity
    ? quantity.namesText
    : textOf(quantity, (entry) => [...spellingsOf(entry), ...namesOf({ entry })]);
