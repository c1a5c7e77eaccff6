import { CellIndex, inSmallLetters, linesWith } from '../compact/cells.ts';
import { CompactQuantity } from '../compact/read.ts';
import { nameOf } from '../definition/english.ts';
import type { Quantity } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';
import { beginningOf, fold, nameKey } from './spelling.ts';
import { spellingsOf } from './spellings-of.ts';
import { textOf, UnitLines } from './unit-lines.ts';

export const add = (map: Map<string, Unit[]>, key: string, unit: Unit): void => {
  const units = map.get(key);
  if (!units) map.set(key, [unit]);
  else if (!units.includes(unit)) units.push(unit);
};

/** Returns the names of a unit: its identifier, name, plural and aliases. */
export const namesOf = ({ entry }: Pick<Unit, 'entry'>): string[] => {
  const { id, plural, names } = entry!;
  return [id, nameOf(entry!), ...(plural === undefined ? [] : [plural]), ...names];
};

/** The keys of all names of a unit. */
export const keysOf = (unit: Unit): string[] => namesOf(unit).map((name) => nameKey(fold(name)));

/** The units of some quantities, found by everything that they write. */
export class Rows extends UnitLines {
  private readonly names: CellIndex;
  private readonly known = new Map<Unit, readonly string[]>();
  private inSmall: readonly [CellIndex, CellIndex] | undefined;

  constructor(quantities: readonly Quantity[]) {
    super(quantities);
    this.names = new CellIndex(quantities.map(namesTextOf));
  }

  private unitsAt(lines: readonly number[]): Unit[] {
    return lines.length === 0 ? [] : [...new Set(lines)].sort((a, b) => a - b).map((line) => this.at(line));
  }

  /** The units that write a spelling exactly so, in the order of the list. */
  bySpelling(spelling: string): readonly Unit[] {
    const units = this.unitsAt(linesIn([this.cells(), this.names], spelling));
    // Most are written as the data has them: the first fold of a sign beyond ASCII takes a millisecond
    return units.filter((unit) => {
      const { id, symbol, symbols } = unit.entry!;
      return (
        id === spelling || symbol === spelling || symbols.includes(spelling) || this.spellings(unit).includes(spelling)
      );
    });
  }

  /** The units that are shown by a symbol, also by one that is made of the symbols of their parts: km/h. */
  byPrinted(symbol: string): readonly Unit[] {
    return this.unitsAt(this.cells().linesOf(symbol)).filter(({ entry }) => entry!.printed === symbol);
  }

  /** Returns the spellings of a unit. */
  spellings(unit: Unit): readonly string[] {
    let spellings = this.known.get(unit);
    if (!spellings) this.known.set(unit, (spellings = spellingsOf(unit.entry!)));
    return spellings;
  }

  /** The units that write one of some texts of small letters, so or with capitals, in the order of the list. */
  inAnyCase(texts: readonly string[]): Unit[] {
    const cells = (this.inSmall ??= [inSmallLetters(this.cells()), inSmallLetters(this.names)]);
    return this.unitsAt(texts.flatMap((text) => linesIn(cells, text)));
  }

  /** The units that have a word in their identifiers, in the order of the list. */
  withWord(word: string): Unit[] {
    const pattern = new RegExp(`[\\n-]${word.replace(/\W/g, '\\$&')}(?=[-\\t])`, 'g');
    return this.unitsAt(linesWith(this.cells(), pattern)).filter(({ id }) => id.split('-').includes(word));
  }

  /** Units in the order of the list, among them all whose names have a key. */
  mayBeNamed(key: string): readonly Unit[] {
    const beginning = beginningOf(key);
    return this.unitsAt([
      ...linesWith(this.cells(), new RegExp(`\\n[^\\t]*?${beginning}`, 'gi')),
      ...linesWith(this.names, new RegExp(beginning, 'gi')),
    ]);
  }
}

const namesTextOf = (quantity: Quantity): string =>
  quantity instanceof CompactQuantity
    ? quantity.namesText
    : textOf(quantity, (entry) => [...spellingsOf(entry), ...namesOf({ entry })]);

/** The lines that have a text for a cell; a unit without a name has its identifier in words. */
const linesIn = ([units, names]: readonly [CellIndex, CellIndex], text: string): readonly number[] => {
  const lines = [...units.linesOf(text), ...names.linesOf(text)];
  return text.includes(' ') ? [...lines, ...units.linesOf(text.replaceAll(' ', '-'))] : lines;
};
